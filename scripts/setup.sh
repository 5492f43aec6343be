#!/bin/bash
# Makes this machine ready for Poche: setup.sh [chat|test|deps]
#   deps   Debian packages, Swift checked, llama.cpp built
#   chat   deps, the language model and the sentence vectors (the default)
#   test   chat, the small test model and the Python tools of the end-to-end tests
# Every step looks first and does nothing when nothing is missing.
set -euo pipefail

scripts="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
. "$scripts/env.sh"
. "$scripts/setup/say.sh"
. "$scripts/setup/packages.sh"
. "$scripts/setup/toolchain.sh"
. "$scripts/setup/llama.sh"
. "$scripts/setup/models.sh"
. "$scripts/setup/python.sh"

profile="${1:-chat}"
case "$profile" in
    chat | test | deps) ;;
    *) misuse profile-unknown "$profile" ;;
esac

need_packages "$profile"
need_swift
need_llama
if [ "$profile" != deps ]; then
    need_model
    need_embedding_model
fi
if [ "$profile" = test ]; then
    need_test_model
    need_test_tools
fi
say ready "$profile"
[ "$profile" != chat ] || [ -x "$scripts/../.build/release/poche" ] || say building
