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
    sources=()
    for source in "$@"; do
        sources+=("$(realpath -- "$source")^") # what ninja makes of it
    done
    build_preset alone "${sources[@]}"
fi
