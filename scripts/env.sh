# Sourced, never run: where the dependencies that set-up built are, for every build, test and run.
#   . scripts/env.sh

# shellcheck shell=bash
poche_scripts="$(cd "$(dirname "${BASH_SOURCE[0]:-$0}")" && pwd)"

# A cache that moved to another processor must not run code compiled for the first one.
poche_cpu_key() {
    grep -m1 -E '^(flags|Features)[[:space:]]*:' /proc/cpuinfo | tr ' ' '\n' | sort -u | sha256sum | cut -c1-8
}

poche_llama_version() {
    sed -n 's/.*"llama-cpp-python==\([^"]*\)".*/\1/p' "$poche_scripts/setup/artefacts.json"
}

export POCHE_CACHE="${XDG_CACHE_HOME:-$HOME/.cache}/poche"
export POCHE_DATA="${XDG_DATA_HOME:-$HOME/.local/share}/poche"
export POCHE_DEPS="${POCHE_DEPS:-$POCHE_CACHE/deps}"
POCHE_LLAMA_PREFIX="$POCHE_DEPS/llama-$(poche_llama_version)-$(uname -m)-$(poche_cpu_key)"
export POCHE_LLAMA_PREFIX

POCHE_TEST_TOOLS="$POCHE_DEPS/e2e-$(sha256sum "$poche_scripts/../Tests/EndToEnd/requirements.txt" | cut -c1-12)"
export POCHE_TEST_TOOLS

case ":${PKG_CONFIG_PATH:-}:" in
    *":$POCHE_LLAMA_PREFIX/lib/pkgconfig:"*) ;;
    *) export PKG_CONFIG_PATH="$POCHE_LLAMA_PREFIX/lib/pkgconfig${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}" ;;
esac
