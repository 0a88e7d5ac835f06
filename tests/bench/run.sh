#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# run.sh [ARGUMENT...]: builds cavewright-bench for release and runs it; the arguments go to it, such as
# --benchmark_filter=heroTurns.
set -euo pipefail
. "$(dirname -- "${BASH_SOURCE[0]}")/../support/setup.sh"

install_packages build bench
build_preset release cavewright-bench
exec "$root/build/release/tests/cavewright-bench" "$@"
