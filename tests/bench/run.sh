#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# run.sh [ARGUMENT...]: builds cavewright-bench and cavewright-editor-bench for release and runs them; the arguments go to
# both, such as --benchmark_filter=heroTurns.
set -euo pipefail
. "$(dirname -- "${BASH_SOURCE[0]}")/../support/setup.sh"

install_packages build bench
build_preset release cavewright-bench cavewright-editor-bench
"$root/build/release/tests/cavewright-bench" "$@"
"$root/build/release/tests/cavewright-editor-bench" "$@"
