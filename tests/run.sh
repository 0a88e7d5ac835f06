#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# run.sh [ARGUMENT...]: installs what is missing, builds, and runs the tests; the arguments go to ctest (-R NAME, ...).
set -euo pipefail
. "$(dirname -- "${BASH_SOURCE[0]}")/support/setup.sh"

install_packages build run
build_preset dev
cd -- "$root"
exec ctest --preset dev "$@"
