"""The steps of set-up, with stand-ins for the programs they look at."""

import os
import subprocess
import time

import pytest

SCRIPTS = os.path.realpath(os.path.join(os.path.dirname(__file__), os.pardir, os.pardir, "scripts"))


@pytest.fixture
def step(tmp_path):
    """Runs a step of set-up with the stand-ins given as name=script first in PATH."""

    def run(file, command, locale="C", **programs):
        for name, script in programs.items():
            program = tmp_path / name.replace("_", "-")
            program.write_text(f"#!/bin/bash\n{script}\n")
            program.chmod(0o755)
        text = f'set -euo pipefail; . "{SCRIPTS}/env.sh"; . "{SCRIPTS}/setup/say.sh"; . "{SCRIPTS}/setup/{file}"; {command}'
        path = f"{tmp_path}:{os.environ['PATH']}"
        return subprocess.run(["bash", "-c", text], env=os.environ | {"PATH": path, "LC_ALL": locale}, capture_output=True, text=True)

    return run


def swift(version):
    return f"echo 'Swift version {version} (swift-{version}-RELEASE)'"


def test_the_pinned_swift_is_accepted_in_silence(step):
    ran = step("toolchain.sh", "need_swift", swift=swift("6.3.9"))
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")


@pytest.mark.parametrize("version", ["6.2.1", "6.30", "7.0"])
def test_another_swift_is_refused_in_one_sentence(step, version):
    ran = step("toolchain.sh", "need_swift", swift=swift(version))
    assert ran.returncode == 1 and ran.stderr.count("\n") == 1 and version in ran.stderr


def test_only_missing_packages_are_named_and_an_old_sqlcipher_is_one_of_them(step):
    there = """if [[ "$*" == *libsqlcipher-dev* ]]; then printf 3.4.1-1; exit; fi
    for package in "${@:4}"; do [ "$package" = cmake ] || printf '%s installed\\n' "$package"; done"""
    ran = step("packages.sh", "missing_packages test", dpkg_query=there)
    assert ran.stdout.split() == ["cmake", "libsqlcipher-dev"]


def test_a_person_who_only_talks_gets_nothing_that_only_tests_need(step):
    wanted = {profile: set(step("packages.sh", f"missing_packages {profile}", dpkg_query="exit 1").stdout.split())
              for profile in ("chat", "test")}
    assert wanted["test"] - wanted["chat"] == {"python3-venv"} and wanted["chat"] < wanted["test"]


def test_sudo_is_announced_before_it_is_used(step):
    ran = step(
        "packages.sh", "need_packages chat",
        dpkg_query="exit 1", id="echo 1000", sudo='echo "sudo $*" >&2; exit 1', apt_cache="exit 0", apt_get="exit 1",
    )  # fmt: skip
    assert ran.returncode == 1 and "sudo is used to install them" in ran.stdout


def test_an_unknown_profile_is_a_wrong_use():
    ran = subprocess.run([f"{SCRIPTS}/setup.sh", "everything"], env=os.environ | {"LC_ALL": "C"}, capture_output=True,
                         text=True)
    assert ran.returncode == 2 and "chat, test or deps" in ran.stderr


def test_the_environment_can_be_sourced_twice():
    text = f'. "{SCRIPTS}/env.sh"; once="$PKG_CONFIG_PATH"; . "{SCRIPTS}/env.sh"; [ "$once" = "$PKG_CONFIG_PATH" ]'
    assert subprocess.run(["bash", "-euc", text]).returncode == 0


def test_with_nothing_missing_set_up_takes_seconds_and_no_network():
    apart = ["unshare", "--map-root-user", "--net"]
    if subprocess.run([*apart, "true"], capture_output=True).returncode:
        pytest.skip("this machine does not let a test cut its own network")
    began = time.monotonic()
    ran = subprocess.run([*apart, f"{SCRIPTS}/setup.sh", "test"], env=os.environ | {"LC_ALL": "C"}, capture_output=True,
                         text=True)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "set-up: ready (test).\n", "")
    assert time.monotonic() - began < 5
