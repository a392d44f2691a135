# What a newcomer runs: `make demo`, then `make test`. Each installs what it needs first.

SHELL := /bin/bash
# The program has the Swift runtime inside: it starts faster and runs where no Swift is installed. Apps are compiled with the same
# modules (Sources/PageApps/Build/AppToolchain+Library.swift has the same options).
export PAGERENDER_COMMIT := $(shell test -z "$$(git status --porcelain 2>/dev/null)" && git rev-parse --short=12 HEAD 2>/dev/null)
OPTIONS := -c release -debug-info-format none
RELEASE := swift build $(OPTIONS) --product renderpages
TESTS := swift build --build-tests
PROGRAM := .build/release/renderpages

# Where make install puts things: DESTDIR is a root to pack them in.
PREFIX := /usr/local
SHARE = $(DESTDIR)$(PREFIX)/share

.PHONY: help demo build install test quick released unicode peers fuzz mutants truth bench lint-truth farm dist release release-check image deb format lint check record clean

help:
	@echo "make demo    draw the example tutorials on four devices and say where the pictures are"
	@echo "make build   build the renderpages program: $(PROGRAM)"
	@echo "make install copy the built program and its worker, its manual page and completions for shells below $(PREFIX)"
	@echo "make test    build and run all tests"
	@echo "make quick   the same without long suites and those that run the program"
	@echo "make released  test renderpages app with the program that make build makes"
	@echo "make unicode run all of Unicode's tests of bidirectional text, not a sample (two minutes)"
	@echo "make peers   record anew how Pango lays out Tests/Peers/paragraphs.txt"
	@echo "make fuzz    read files that are nearly right for a minute per format (SECONDS_EACH=N)"
	@echo "make mutants TARGET=PageLint SEED=7 N=100  plant small faults in a target and list those that its tests miss"
	@echo "make truth   count the numbers by iOS, Xcode and others that are drawn right; fails if one of right.txt is wrong"
	@echo "make bench   time it against a browser, against cairo alone, and the layout solver against kiwi"
	@echo "make farm    draw on Slurm nodes that are lost at random moments, and with GNU parallel: as root, in a container"
	@echo "make dist    pack a release that needs nothing installed, into .build/dist; on Debian 12"
	@echo "make release   make all that a release has, arm64's too, and check it; as root. ARM64=no leaves arm64 out"
	@echo "make release-check  draw with that release in bare roots of Debian 12, 13 and Ubuntu 24.04, and check its licences; as root"
	@echo "make image   lay out a container image of that release, without a daemon"
	@echo "make deb     pack the program for Debian, with Debian's own libraries and fonts"
	@echo "make format  format the sources;  make lint  check them and the order of targets"
	@echo "make check   test, then lint: what a change must pass"
	@echo "make record  record Snapshots/ anew, to be reviewed like code"

demo:
	Scripts/install-dependencies demo
	$(RELEASE)
	Scripts/demo $(PROGRAM) out/demo

build:
	Scripts/install-dependencies demo
	$(RELEASE)
	$(PROGRAM) app --prepare

# Builds nothing, so that root need not: make build, then sudo make install.
install:
	@test -x $(PROGRAM) || { echo "error: there is no $(PROGRAM); run make build first" >&2; exit 1; }
	install -D -m 755 $(PROGRAM) $(DESTDIR)$(PREFIX)/bin/renderpages
	install -D -m 755 $(PROGRAM)-worker $(DESTDIR)$(PREFIX)/bin/renderpages-worker
	install -d $(SHARE)/man/man1 $(SHARE)/bash-completion/completions $(SHARE)/zsh/site-functions $(SHARE)/fish/vendor_completions.d
	$(PROGRAM) manual > $(SHARE)/man/man1/renderpages.1
	$(PROGRAM) completions bash > $(SHARE)/bash-completion/completions/renderpages
	$(PROGRAM) completions zsh > $(SHARE)/zsh/site-functions/_renderpages
	$(PROGRAM) completions fish > $(SHARE)/fish/vendor_completions.d/renderpages.fish

test:
	Scripts/install-dependencies test
	$(TESTS)
	Scripts/test

quick:
	Scripts/install-dependencies test
	$(TESTS)
	Scripts/test --quick

# Tests of apps, with the program that users get.
released:
	Scripts/install-dependencies test
	$(RELEASE)
	$(PROGRAM) app --prepare
	$(TESTS)
	RENDERPAGES_PROGRAM=$(CURDIR)/$(PROGRAM) swift test --skip-build --filter 'AppCommandTests|AppBoxTests'

# The large files of the Unicode Character Database, whole: everyday tests take a sample of them.
unicode:
	Scripts/install-dependencies test
	$(TESTS)
	UNICODE_TESTS=all swift test --skip-build --filter 'Conformance|EmojiClusters'

# What the tests compare lines and advances with; look at the difference before committing it.
peers:
	Scripts/install-dependencies bench
	python3 Tests/Peers/pango.py
	git status --short Tests/Peers

# Files that are nearly right, another sequence each time; FUZZ_SEED=N repeats one.
fuzz:
	Scripts/install-dependencies test
	$(TESTS)
	FUZZ_SECONDS=$${SECONDS_EACH:-60} FUZZ_SEED=$${FUZZ_SEED:-$$(date +%s)} swift test --skip-build --filter Fuzzing

# By the newer of the debug and the release program; a few seconds.
truth:
	Scripts/truth

# Small faults in a target that no test sees: make mutants TARGET=PageLint SEED=7 N=100.
mutants:
	Scripts/install-dependencies test
	Scripts/mutants $(TARGET) --seed $${SEED:-1} --count $${N:-100}

bench:
	Scripts/install-dependencies bench
	Benchmarks/run

# Outside of CI: up to 20 minutes.
farm:
	Scripts/install-dependencies farm
	$(RELEASE)
	Scripts/farm $(PROGRAM)

# The program of a release looks for libraries beside itself first, before LD_LIBRARY_PATH.
dist:
	Scripts/install-dependencies demo
	PAGERENDER_SYMBOLS=1 $(RELEASE) -Xlinker --disable-new-dtags -Xlinker '-rpath=$$ORIGIN/../lib'
	Scripts/dist

# Archives, package, images, sums and notes. arm64's are made in other roots, which takes root, and half an hour.
ARM64 := yes
release:
	@[ "$$(id -u)" = 0 ] || { echo "error: run make release as root: it enters other roots" >&2; exit 1; }
	rm -f .build/dist/renderpages* .build/dist/SHA256SUMS
	Scripts/install-dependencies release
	$(MAKE) dist
	$(MAKE) image deb
ifeq ($(ARM64),yes)
	Scripts/arm64
	Scripts/image --join .build/dist/renderpages-*-linux-x86_64.oci.tar .build/dist/renderpages-*-linux-aarch64.oci.tar
else
	@echo "note: the release has nothing for arm64, as ARM64=$(ARM64) says"
endif
	sed '1,/^## /d; /^## /,$$d' CHANGELOG.md >.build/dist/notes.md
	cd .build/dist && sha256sum $$(find . -maxdepth 1 -name 'renderpages*' ! -name '*.sha256' -printf '%f\n' | sort) >SHA256SUMS
	$(MAKE) release-check

# Of the release that make dist packed, and of the image and the package where they are.
release-check:
	Scripts/install-dependencies release
	Scripts/release-check

# Debian's libraries are where every program looks.
deb:
	Scripts/install-dependencies demo
	$(RELEASE) --disable-local-rpath
	Scripts/deb

# Of the release that make dist packed.
image:
	Scripts/image

format:
	swift format --in-place --recursive Package.swift Sources Tests Tools Examples Benchmarks Scripts

lint:
	swift format lint --strict --recursive Package.swift Sources Tests Tools Examples Benchmarks Scripts
	Scripts/check-targets
	Scripts/check-words
	Scripts/check-size
	Scripts/document-names --check
	Scripts/mutants --check
	Scripts/lint-truth >/dev/null

# The share of lint's findings on documents by others that readers call true.
lint-truth:
	Scripts/lint-truth

# Everything a change must pass.
check: test lint

# A test run that records always fails, so that it never passes for one that compares.
record:
	Scripts/install-dependencies test
	$(TESTS)
	RENDERPAGES_RECORD=all swift test --skip-build --filter SnapshotTests || true
	git status --short Snapshots

clean:
	rm -rf .build out/demo
