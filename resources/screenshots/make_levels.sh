#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# make_levels.sh CLI: paints levels.png, twenty levels on one sheet without captions: the themes of the Deep, then the
# other dungeons. Needs ImageMagick.
set -euo pipefail
cli=${1:?usage: make_levels.sh CLI}
folder=$(dirname -- "${BASH_SOURCE[0]}")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

pictures=()
for level in deep:{1,3,4,6,9,11,12,14} tutorial:1 jsrogue:2 rooms:1 zircon:1 delve:{3,8} crypt:1 labyrinth:1 kiln:{1,4,7} \
    zircon_large:1; do
    pictures+=("$work/${#pictures[@]}.png")
    "$cli" convert "${level%:*}" "${pictures[-1]}" --level "${level#*:}" --tile 8
done
montage "${pictures[@]}" -background '#0e0f13' -resize 330x150 -geometry 330x150+5+5 -tile 4x "$work/sheet.png"
convert "$work/sheet.png" -colors 256 "PNG8:$folder/levels.png"
