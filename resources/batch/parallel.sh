#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# parallel.sh FOLDER SHARDS COMMAND...: works through a batch on this machine with GNU parallel, a process each:
#
#     parallel.sh deep 64 catalog deep --count 100000 --by-level
#
# Parts that are in the folder already are kept, so it may be stopped and started again. CAVEWRIGHT names another program
# than cavewright-cli, JOBS another number of processes than there are processors.
set -euo pipefail
if [ $# -lt 3 ]; then
    sed -n '3,8s/^# \?//p' "$0" >&2
    exit 2
fi
folder=$1
shards=$2
shift 2
program=${CAVEWRIGHT:-cavewright-cli}

mkdir -p -- "$folder"
seq 0 $((shards - 1)) |
    parallel --quote --retries 3 --joblog "$folder/joblog" --jobs "${JOBS:-$(nproc)}" \
        "$program" "$@" --shard "{}/$shards" --parts "$folder" ||
    true # what is still missing says more than how many failed
"$program" parts "$folder" --shards "$shards"
