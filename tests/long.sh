#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# long.sh [ARGUMENT...]: the tests of the core at fifty times their size, such as 10,000 seeds instead of 200, and then a
# thousand games of the bot for each band of tests/balance and each difficulty, a batch whose workers are killed fifty
# times, under GNU parallel and on a cluster, the program used by ear, its package in an empty Debian, and the command line
# for Windows beside the one of this system; the arguments go to ctest. Takes long: it is for the days before a release.
set -euo pipefail
. "$(dirname -- "${BASH_SOURCE[0]}")/support/setup.sh"

install_packages build run
build_preset release
cd -- "$root"
status=0
ctest --preset long "$@" || status=$?
tests/balance/run.sh build/release/app/cavewright-cli || status=1
tests/balance/difficulty.sh build/release/app/cavewright-cli || status=1
# Seeds enough that fifty workers are at work long enough to be killed, and few enough that the rest is soon done.
KILLS=50 SEEDS=1500 tests/batch/check_batch.sh . build/release/app/cavewright-cli || status=1
KILLS=50 SEEDS=24000 tests/batch/slurm.sh build/release/app/cavewright-cli || [ $? -eq 77 ] || status=1
tests/ear/run.sh build/release/app/cavewright /dev/null || [ $? -eq 77 ] || status=1
tests/desktop/run.sh || [ $? -eq 77 ] || status=1
tests/windows/run.sh build/release/app/cavewright-cli || [ $? -eq 77 ] || status=1
exit "$status"
