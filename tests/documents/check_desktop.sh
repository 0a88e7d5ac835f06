#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# check_desktop.sh ROOT: what is installed for the desktop tells the version and the day of the newest release as
# CMakeLists.txt and CHANGELOG.md do, and knows the same kinds of files everywhere. Lists what does not hold, and fails if
# there is any.
set -euo pipefail

cd -- "${1:?usage: check_desktop.sh ROOT}"
linux=resources/linux
failures=0
must_have() # file text lines, of all lines of the file where none are given
{
    grep -qF -- "$2" <<<"${3-$(<"$1")}" && return
    printf '%s lacks: %s\n' "$1" "$2"
    failures=$((failures + 1))
}

version=$(sed -n 's/^project(cavewright VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
day=$(sed -nE 's/^## [0-9.]+ - ([0-9-]+)$/\1/p' CHANGELOG.md | head -n 1)
release=$(sed -n 's/^## \([0-9].*\)/\1/p' CHANGELOG.md | head -n 1)
if [ "$release" != "$version - $day" ]; then
    printf 'CHANGELOG.md: the newest release is "%s", the version %s\n' "$release" "$version"
    failures=$((failures + 1))
fi
metainfo=$linux/io.github.cavewright.Cavewright.metainfo.xml
must_have "$metainfo" "version=\"$version\" date=\"$day\"" "$(grep -m 1 '<release ' "$metainfo")"
for page in "$linux"/*.[16]; do
    must_have "$page" " $day \"Cavewright $version\"" "$(sed 's/\\-/-/g' "$page")"
done
must_have "$linux/debian/changelog.in" "$(LC_ALL=C date -u -d "$day" '+%a, %d %b %Y')"

# Where the program keeps one's own dungeons (app/settings/data_folders.cpp) is not lost with the sandbox.
must_have "$linux/io.github.cavewright.Cavewright.yml" "--filesystem=xdg-documents/Cavewright:create"
must_have app/settings/data_folders.cpp 'QStandardPaths::DocumentsLocation) + QStringLiteral("/Cavewright")'

mapfile -t kinds < <(sed -n 's/.*<mime-type type="\(.*\)">/\1/p' "$linux/cavewright.xml")
[ "${#kinds[@]}" -gt 0 ] || failures=$((failures + 1))
for kind in "${kinds[@]}"; do
    for list in "$linux/cavewright.desktop" "$linux/cavewright.thumbnailer"; do
        must_have "$list" "$kind;" "$(grep '^MimeType=' "$list")"
    done
    must_have "$metainfo" "<mediatype>$kind</mediatype>"
    must_have cmake/package.cmake "mimetypes/${kind/\//-}"
    # Flatpak renames it here and in the list of kinds, which therefore names it though it is the usual one.
    must_have "$linux/cavewright.xml" "<icon name=\"${kind/\//-}\"/>"
    must_have "$linux/io.github.cavewright.Cavewright.yml" "  - ${kind/\//-}"
done
# The desktop knows a window by the name of its desktop file, which Flatpak renames.
must_have "$linux/io.github.cavewright.Cavewright.yml" "rename-desktop-file: cavewright.desktop"
must_have app/main.cpp 'FLATPAK_ID'

[ "$failures" -eq 0 ]
