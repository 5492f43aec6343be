# shellcheck shell=bash
# How set-up speaks: a line a step, errors on standard error, in the words of words.txt.

# The language of the locale, by POSIX: the first of these that is set.
case "${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}" in
    fr*) poche_language=fr ;;
    *) poche_language=en ;;
esac

# words NAME [VALUE...]
words() {
    local format
    format="$(sed -n "/^\[$1\]\$/,/^\$/s/^$poche_language = //p" "$poche_scripts/setup/words.txt")"
    shift
    # shellcheck disable=SC2059
    printf "$format" "$@"
}

# say NAME [VALUE...]
say() {
    printf '%s\n' "$(words spoken "$(words "$@")")"
}

# refuse NAME [VALUE...]
refuse() {
    say "$@" >&2
    exit 1
}

# A wrong use of set-up itself: misuse NAME [VALUE...]
misuse() {
    say "$@" >&2
    exit 2
}
