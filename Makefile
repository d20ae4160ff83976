# The front door. Every target does all its own set-up on a fresh Debian 12.

FUZZ_SECONDS ?= 60
JOBS := $(shell nproc)
# What the tuner writes keeps the form that it gives it.
SOURCES = $(shell git ls-files '*.cpp' '*.h' ':!*/weights/*')

.PHONY: play test build check cluster-demo bench debug asan tsan coverage fuzz wasm-check format format-check tidy clean help

play: build  ## build Rookery and open its page
	@build/release/rookery play

build:
	@tools/setup build
	@tools/build release

test:  ## run all tests on what users run
	@tools/setup test
	@tools/build release -DROOKERY_TESTS=ON
	@ctest --preset release --parallel $(JOBS)

check:  ## run everything that watches for mistakes: asan, tsan, each fuzzer for ten seconds, wasm-check, format-check
	@tools/timed $(MAKE) --no-print-directory format-check
	@tools/timed $(MAKE) --no-print-directory wasm-check
	@tools/timed $(MAKE) --no-print-directory asan
	@tools/timed $(MAKE) --no-print-directory fuzz FUZZ_SECONDS=10
	@tools/timed $(MAKE) --no-print-directory tsan

asan tsan:  ## run the tests with clang, assertions and sanitizers (tsan: those of what has threads)
	@tools/setup check
	@tools/build $@
	@ctest --preset $@ --parallel $(JOBS)

debug:  ## run the tests with assertions, not optimized
	@tools/setup test
	@tools/build $@
	@ctest --preset $@ --parallel $(JOBS)

coverage:  ## show which lines the tests reach
	@tools/setup test
	@tools/setup develop
	@tools/build $@
	@ctest --preset $@ --parallel $(JOBS)
	@gcovr --root . --filter src/ build/coverage

bench:  ## measure speed, as ratios to a peer in the same run
	@tools/setup bench
	@tools/build release -DROOKERY_BENCHMARKS=ON
	@build/release/bench/perft_bench
	@build/release/bench/search_bench
	@build/release/bench/variants_bench
	@build/release/bench/learn_bench
	@build/release/bench/pgn_bench
	@build/release/bench/wolfsheep_bench
	@build/release/bench/endings_bench
	@build/release/bench/bughouse_bench
	@build/release/bench/server_bench
	@build/release/bench/explorer_bench

cluster-demo:  ## start a NATS server and three workers on this machine, and let them play a match
	@tools/setup cluster
	@tools/build release
	@tools/cluster_demo build/release/rookery

fuzz:  ## let libFuzzer look for crashes in parsers and dialogues, FUZZ_SECONDS each
	@tools/setup check
	@tools/build asan
	@tools/fuzz $(FUZZ_SECONDS)

wasm-check:  ## see whether app/ compiles with emscripten, for a browser
	@tools/setup wasm
	@tools/wasm_check

format:  ## put the code into its usual form
	@tools/setup develop
	@clang-format -i $(SOURCES)

format-check:  ## see whether the code is in its usual form
	@tools/setup check
	@clang-format --dry-run --Werror $(SOURCES)

tidy:  ## let clang-tidy look at the code
	@tools/setup develop
	@tools/setup test
	@tools/build debug
	@clang-tidy -p build/debug --quiet $(filter src/%.cpp,$(SOURCES))

clean:  ## remove everything that was built
	@rm -rf build

help:
	@grep -E '^[a-z -]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## */: /'
