#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# slurm.sh FOLDER SHARDS EACH COMMAND...: works through a batch as an array of Slurm's, EACH shards a task:
#
#     slurm.sh /shared/deep 16384 32 catalog deep --count 1000000000
#
# Sends what is missing, waits, and sends again what then is missing still, until nothing is; gives up when three rounds
# have brought nothing. All nodes must see the folder. Time, memory and partition are told in the environment, as
# SBATCH_TIMELIMIT=1:00:00, SBATCH_MEM_PER_CPU=1G and SBATCH_PARTITION; CAVEWRIGHT names another program than
# cavewright-cli. An array of a thousand tasks is what most sites allow.
set -euo pipefail
if [ $# -lt 4 ]; then
    sed -n '3,11s/^# \?//p' "$0" >&2
    exit 2
fi
folder=$1
shards=$2
each=$3
shift 3
program=${CAVEWRIGHT:-cavewright-cli}

mkdir -p -- "$folder/logs"
printf -v task '%q ' "$program" "$@" --shards "$shards" --each "$each" --parts "$folder"
last=
vain=0
while missing=$("$program" parts "$folder" --shards "$shards" --each "$each") || [ -n "$missing" ]; do
    [ -n "$missing" ] || exit 0
    if [ "$missing" = "$last" ]; then
        vain=$((vain + 1))
    else
        vain=0
    fi
    if [ "$vain" -ge 3 ]; then
        echo "These tasks do not get done: $missing. What they say lies in $folder/logs." >&2
        exit 1
    fi
    last=$missing
    sbatch --wait --quiet --requeue --array="$missing" --job-name=cavewright --output="$folder/logs/%a-%A.txt" \
        --open-mode=append --wrap="$task" || true # some may fail
done
echo "The program cannot tell what is missing." >&2
exit 2
