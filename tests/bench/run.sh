#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# run.sh [ARGUMENT...]: builds cavewright-bench, cavewright-play-bench and cavewright-editor-bench for release and runs
# them: the table of our kernels beside their peers, what a game costs, how long a save keeps its window, what the editor
# costs. Arguments go to the three programs instead, such as --benchmark_filter=heroTurns.
set -euo pipefail
. "$(dirname -- "${BASH_SOURCE[0]}")/../support/setup.sh"

install_packages build bench
build_preset release cavewright-bench cavewright-play-bench cavewright-editor-bench
programs=$root/build/release/tests
status=0
if [ $# -eq 0 ]; then
    "$programs/cavewright-bench" --ratios || status=$?
fi
"$programs/cavewright-bench" "$@"
"$programs/cavewright-play-bench" "$@"
"$programs/cavewright-editor-bench" "$@"
exit "$status"
