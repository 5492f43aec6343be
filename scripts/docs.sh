#!/bin/bash
# The pages of LocalModels, as DocC makes them, into .build/docs. A warning, and a public declaration that says nothing of
# itself, is an error. The library is built already.
#   scripts/docs.sh [docc's own arguments, such as --output-path FOLDER]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/env.sh

bin="$(dirname "$(readlink -f "$(command -v swift)")")"
symbols="$(mktemp -d)"
trap 'rm -rf "$symbols"' EXIT
"$bin/swift-symbolgraph-extract" -module-name LocalModels -target "$(uname -m)-unknown-linux-gnu" \
    -I "$(swift build --show-bin-path)/Modules" -I Sources/CLlama -Xcc "-I$POCHE_LLAMA_PREFIX/include" \
    -minimum-access-level public -output-dir "$symbols"
python3 scripts/undocumented.py "$symbols"
rm -rf .build/docs
"$bin/docc" convert Sources/LocalModels/LocalModels.docc --additional-symbol-graph-dir "$symbols" \
    --fallback-display-name LocalModels --fallback-bundle-identifier LocalModels --warnings-as-errors \
    --output-path .build/docs "$@"
