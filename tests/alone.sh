#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# alone.sh [SOURCE...]: compiles the sources, or without any all of the programs', each by itself and with all warnings:
# what the other builds, which compile the files of a folder together, forgive is an error here.
set -euo pipefail
. "$(dirname -- "${BASH_SOURCE[0]}")/support/setup.sh"

install_packages build check
cd -- "$root"
if [ $# -eq 0 ]; then
    build_preset alone cavewright cavewright-cli
else
    configure_preset alone
    sources=()
    for source in "$@"; do
        source=$(realpath -- "$source")
        if grep -qF "\"$source\"" build/alone/compile_commands.json; then
            sources+=("$source^") # what ninja makes of it
        else
            echo "No part of this build, as fuzzers are: $source" >&2
        fi
    done
    [ ${#sources[@]} -eq 0 ] || build_preset alone "${sources[@]}"
fi
