# shellcheck shell=bash
# Swift: exactly one minor version, because the macros are compiled against the toolchain's own SwiftSyntax.

poche_swift=6.3

need_swift() {
    command -v swift >/dev/null ||
        refuse swift-missing "$poche_swift"
    local found
    found="$(swift --version 2>&1 | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p')"
    case "$found" in
        "$poche_swift" | "$poche_swift".*) ;;
        *) refuse swift-other "$poche_swift" "${found:-?}" ;;
    esac
}
