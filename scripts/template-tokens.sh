#!/bin/bash
# Compares the tokens of conversations with those of the tokenizers and templates of the families' makers.
#   scripts/template-tokens.sh [GGUF of a Gemma 2 or 3]
# Needs the network once, for Mistral's own library, and the tests built.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/env.sh

tools="$POCHE_DEPS/template-tools"
[ -x "$tools/bin/python" ] || python3 -m venv "$tools"
"$tools/bin/pip" install -q 'mistral-common[sentencepiece]==1.13.1' 'gguf==0.19.0' 'jinja2==3.1.6'

work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
mkdir "$work/llama"
tar -xzf "$POCHE_DEPS"/sources/llama_cpp_python-*.tar.gz -C "$work/llama" --strip-components=3 --wildcards \
    '*/vendor/llama.cpp/models/*'
"$tools/bin/python" Tests/Templates/tokens.py "$work/llama" "$work/references" "$@"
LOCALMODELS_REFERENCES="$work/references" swift test --skip-build --filter ReferenceTokensTests
