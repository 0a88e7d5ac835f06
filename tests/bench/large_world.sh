#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# large_world.sh [SIDE [DEPTH]]: makes a dungeon of 4096x4096x4 cells, or of another size, and uses it in the editor;
# prints what that takes in time and memory and ends with 1 when it takes more than 2 GiB. Some minutes, so not in CI.
set -euo pipefail
. "$(dirname -- "${BASH_SOURCE[0]}")/../support/setup.sh"

install_packages build bench
build_preset release cavewright-cli cavewright-editor-bench
side=${1:-4096}
file=$root/build/large_world.cave.json
trap 'rm -f "$file"' EXIT
time "$root/build/release/app/cavewright-cli" generate --recipe jsrogue:caves --width "$side" --height "$side" \
    --depth "${2:-4}" --seed 1 -o "$file"
"$root/build/release/tests/cavewright-editor-bench" --large-world "$file" 2>/dev/null
