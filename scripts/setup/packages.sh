# shellcheck shell=bash
# Debian packages: only those that are missing.

poche_packages=(ca-certificates cmake g++ git libical-dev make pkg-config python3 python3-pip tzdata)
# What only the tests need.
poche_test_packages=(python3-venv)
poche_sqlcipher_least=4.6

# missing_packages PROFILE
missing_packages() {
    local there wanted=("${poche_packages[@]}")
    [ "$1" != test ] || wanted+=("${poche_test_packages[@]}")
    there="$(dpkg-query -W -f '${Package} ${db:Status-Status}\n' "${wanted[@]}" 2>/dev/null || true)"
    for package in "${wanted[@]}"; do
        grep -qxF "$package installed" <<<"$there" || printf '%s\n' "$package"
    done
    local sqlcipher
    sqlcipher="$(dpkg-query -W -f '${Version}' libsqlcipher-dev 2>/dev/null || true)"
    # Older ones are built on a SQLite without FTS5.
    dpkg --compare-versions "${sqlcipher:-0}" ge "$poche_sqlcipher_least" || printf 'libsqlcipher-dev\n'
}

as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    else
        sudo "$@"
    fi
}

apt() {
    as_root env LC_ALL=C DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=600 "$@"
}

sqlcipher_offered() {
    apt-cache madison libsqlcipher-dev 2>/dev/null | while IFS=' |' read -r _ version _; do
        if dpkg --compare-versions "$version" ge "$poche_sqlcipher_least"; then
            printf '%s\n' "$version"
            break
        fi
    done
}

# The backports of the very mirror that apt already uses here.
add_backports() {
    local codename stanza
    codename="$(. /etc/os-release && printf '%s' "${VERSION_CODENAME:-}")"
    stanza="$(/usr/bin/python3 "$poche_scripts/setup/backports.py" /etc/apt "$codename")" ||
        refuse no-mirror "$codename" "$poche_sqlcipher_least"
    say backports "$codename" "$poche_sqlcipher_least"
    printf '%s\n' "$stanza" | as_root tee /etc/apt/sources.list.d/poche-backports.sources >/dev/null
    apt update
}

# need_packages PROFILE
need_packages() {
    command -v dpkg-query >/dev/null || refuse not-debian
    local missing
    mapfile -t missing < <(missing_packages "$1")
    [ "${#missing[@]}" -gt 0 ] || return 0
    say packages-missing "${missing[*]}"
    if [ "$(id -u)" != 0 ]; then
        command -v sudo >/dev/null || refuse no-sudo
        say sudo
    fi
    apt update || say lists-old

    local version
    if [[ " ${missing[*]} " == *" libsqlcipher-dev "* ]]; then
        version="$(sqlcipher_offered)"
        if [ -z "$version" ]; then
            command -v python3 >/dev/null || apt --yes install python3
            add_backports
            version="$(sqlcipher_offered)"
            [ -n "$version" ] || refuse no-sqlcipher "$poche_sqlcipher_least"
        fi
        # Its library has to come from the same place.
        missing=("${missing[@]/%libsqlcipher-dev/libsqlcipher-dev=$version}")
        missing+=("libsqlcipher1=$version")
    fi
    local size
    size="$(LC_ALL=C apt-get -o Debug::NoLocking=1 --assume-no --no-install-recommends install "${missing[@]}" 2>/dev/null |
        sed -n 's/^Need to get \(.*\) of archives.*/\1/p' || true)"
    if [ -n "$size" ]; then say installing-size "$size"; else say installing; fi
    apt --yes --no-install-recommends install "${missing[@]}" >/dev/null ||
        refuse not-installed "${missing[*]}"
}
