#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# run.sh [ARGUMENT...]: installs what is missing, builds the game and starts it with the arguments.
set -euo pipefail
. "$(dirname -- "${BASH_SOURCE[0]}")/../tests/support/setup.sh"

# What the build says is for stderr: stdout belongs to the program.
install_packages build run >&2
build_preset release cavewright cavewright-cli >&2

programs=$root/build/release/app
if [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}${QT_QPA_PLATFORM:-}" ]; then
    case " $* " in
    *" --screenshot"* | *" --manual"* | *" --help "* | *" -h "* | *" --version "* | *" -v "*)
        export QT_QPA_PLATFORM=offscreen
        ;;
    *)
        echo "There is no display to open a window on; without one use $programs/cavewright-cli" >&2
        exit 2
        ;;
    esac
fi
exec "$programs/cavewright" "$@"
