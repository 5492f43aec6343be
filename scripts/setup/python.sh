# shellcheck shell=bash
# The programs that read the calendar files in the end-to-end tests, in an environment of their own.

need_test_tools() {
    local wanted="$poche_scripts/../Tests/EndToEnd/requirements.txt" place
    [ -f "$wanted" ] || return 0
    place="$POCHE_DEPS/e2e-$(sha256sum "$wanted" | cut -c1-12)"
    # Written last: a folder without it is half an environment.
    [ ! -f "$place/complete" ] || return 0
    say "installing the tools of the end-to-end tests (about 20 MB)."
    rm -rf "$place"
    /usr/bin/python3 -m venv "$place"
    "$place/bin/python" -m pip install --quiet --disable-pip-version-check --no-input --requirement "$wanted" ||
        refuse "the tools of the end-to-end tests could not be installed; pip's own message is above."
    touch "$place/complete"
}
