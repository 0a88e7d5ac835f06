# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# For the scripts to source: `root`, the folder of the project, and functions to install packages and to build.

root=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)

# Installs the packages of the given purposes in packages.txt that are missing; touches apt only if there are any.
install_packages() # purpose...
{
    local purpose package packages missing=() as_root=()
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        echo "Packages are installed on Debian and Ubuntu only; tests/support/packages.txt lists what has to be there." >&2
        return
    fi
    for purpose in "$@"; do
        packages=$(sed -n "s/^$purpose //p" "$root/tests/support/packages.txt")
        for package in $packages; do
            if [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" != installed ]; then
                missing+=("$package")
            fi
        done
    done
    [ ${#missing[@]} -gt 0 ] || return 0

    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            echo "Without sudo, root has to do this first: apt-get install ${missing[*]}" >&2
            return 1
        fi
        as_root=(sudo)
    fi
    echo "Installing: ${missing[*]}" >&2
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300 update </dev/null ||
        echo "The list of packages could not be brought up to date; trying with the old one." >&2
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300 \
        install -y --no-install-recommends "${missing[@]}" </dev/null
}

configure_preset() # preset option...
{
    if command -v ccache >/dev/null; then
        # What makes a clone in another folder the same.
        export CMAKE_CXX_COMPILER_LAUNCHER=ccache CCACHE_BASEDIR="$root" CCACHE_NOHASHDIR=1 \
            CCACHE_SLOPPINESS=include_file_mtime,include_file_ctime
    fi
    (cd -- "$root" && cmake --preset "$@")
}

# Configures and builds a preset, the whole of it or only the given targets.
build_preset() # preset target...
{
    local preset=$1 target targets=()
    shift
    for target in "$@"; do
        targets+=(--target "$target")
    done
    configure_preset "$preset" || return
    # In large pages of memory compilers are up to a tenth faster.
    (cd -- "$root" && GLIBC_TUNABLES=glibc.malloc.hugetlb=1 cmake --build --preset "$preset" "${targets[@]}")
}
