SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

PREFIX ?= $(HOME)/.local
CACHE := $(or $(XDG_CACHE_HOME),$(HOME)/.cache)/poche
# One module cache for every clone: a second clean build takes a third of the time.
# Colours would be another set of flags, and build everything again where the output is no terminal.
SWIFT_FLAGS := --no-color-diagnostics -Xswiftc -warnings-as-errors -Xswiftc -module-cache-path -Xswiftc $(CACHE)/swift-modules
ENV := . scripts/env.sh &&
PYTEST = $$POCHE_TEST_TOOLS/bin/python -m pytest -q -p no:cacheprovider

.PHONY: help
help: ## show this list
	@sed -n 's/^\([a-z0-9-]*\):.*## \(.*\)/\1\t\2/p' Makefile | while IFS=$$'\t' read -r target text; do \
		printf '  make %-15s %s\n' "$$target" "$$text"; done

.PHONY: chat
chat: ## set this machine up, build Poche and talk with it
	@scripts/setup.sh chat
	@$(MAKE) build
	@exec .build/release/poche

.PHONY: test
test: ## set this machine up and run every test, on the real models
	@scripts/setup.sh test
	@$(MAKE) unit
	@$(MAKE) scripts
	@$(MAKE) e2e

.PHONY: setup
setup: ## install, build and download what is missing, for chat and for tests
	@scripts/setup.sh test

.PHONY: build
build: ## build the program (release)
	@$(ENV) swift build -c release --product poche $(SWIFT_FLAGS)

# One after the other: tests that compute would keep those that wait for a moment from it, and the models take every core.
# Beside other work, threads that spin while they wait would take twice the time.
.PHONY: unit
unit: ## run the Swift tests
	@$(ENV) swift build --build-tests $(SWIFT_FLAGS)
	@$(ENV) OMP_WAIT_POLICY=passive swift test --skip-build $(SWIFT_FLAGS) --no-parallel

.PHONY: scripts
scripts: ## run the tests of the set-up scripts
	@$(ENV) $(PYTEST) Tests/Scripts

.PHONY: e2e
e2e: build ## run the end-to-end tests on the release build
	@$(ENV) POCHE_BINARY=$(CURDIR)/.build/release/poche $(PYTEST) Tests/EndToEnd

.PHONY: judgement
judgement: ## fit the choice of the action to the example sentences, and cross-validate it
	@$(ENV) swift run -c release $(SWIFT_FLAGS) poche-fit --check

.PHONY: eval
eval: ## measure the agent on the real model (docs/eval.md), also on the corpora of POCHE_CORPORA; EVAL=options
	@$(ENV) swift build -c release --product poche-eval $(SWIFT_FLAGS)
	@$(ENV) .build/release/poche-eval $(if $(POCHE_CORPORA),--cases "$(POCHE_CORPORA)") $(EVAL)

.PHONY: eval-dates
eval-dates: build ## score the reading of dates on the corpora of POCHE_CORPORA
	@python3 benchmarks/dates/eval.py .build/release/poche $(POCHE_CORPORA)

.PHONY: bench-dates
bench-dates: build ## time the reading of dates, beside dateparser where it is installed
	@python3 benchmarks/dates/bench.py .build/release/poche

.PHONY: bench-chat
bench-chat: build ## time a conversation in a terminal: the prompt, a card, a first word
	@$(ENV) $$POCHE_TEST_TOOLS/bin/python benchmarks/chat/latency.py .build/release/poche

.PHONY: prose-dates
prose-dates: build ## look for false times in the documentation of the packages of this Debian
	@python3 benchmarks/dates/prose.py .build/release/poche

.PHONY: fuzz-dates
fuzz-dates: build ## throw hostile lines at the reading of dates for DURATION seconds (60)
	@python3 benchmarks/dates/fuzz.py .build/release/poche $(DURATION)

.PHONY: template-tokens
template-tokens: ## compare tokens with those of Mistral's library and the families' templates; GEMMA=a GGUF
	@$(ENV) swift build --build-tests $(SWIFT_FLAGS)
	@scripts/template-tokens.sh $(GEMMA)

.PHONY: docs
docs: ## make the pages of LocalModels with DocC, into .build/docs; a warning is an error
	@$(ENV) swift build --target LocalModels $(SWIFT_FLAGS)
	@scripts/docs.sh

.PHONY: lint
lint: ## check the format of the Swift code and the syntax of the scripts
	@swift format lint --strict --recursive Sources Tests Examples Package.swift
	@for script in scripts/*.sh scripts/setup/*.sh .ci/run; do bash -n "$$script"; done

.PHONY: format
format: ## format the Swift code
	@swift format --in-place --recursive Sources Tests Examples Package.swift

.PHONY: install
install: build ## copy the program to PREFIX/bin (PREFIX is ~/.local)
	@install -D -m 755 .build/release/poche $(DESTDIR)$(PREFIX)/bin/poche

.PHONY: clean
clean: ## remove what was built here; models and caches stay
	@rm -rf .build
