# shellcheck shell=bash
# How set-up speaks: a line a step, errors on standard error.

say() {
    printf 'set-up: %s\n' "$1"
}

# refuse MESSAGE [CODE]
refuse() {
    printf 'set-up: %s\n' "$1" >&2
    exit "${2:-1}"
}
