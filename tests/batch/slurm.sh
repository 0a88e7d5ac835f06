#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# slurm.sh [CLI]: starts a cluster of Slurm's with this machine as its only node, lets it work through a batch with
# resources/batch/slurm.sh, kills workers at random (KILLS of them, which then all have to be; else up to 3) and requeues
# one, and fails unless the merged hash is that of a single run. SEEDS has to grow with KILLS, for only who is at work can
# be killed.
# Skipped (77) where a daemon does not answer. Needs the packages of the row `batch` in packages.txt; ends all it started.
set -euo pipefail
. "$(dirname -- "${BASH_SOURCE[0]}")/../support/setup.sh"
install_packages batch
. "$root/tests/support/daemons.sh"
trap 'scancel --user="$(id -un)" 2>/dev/null || true; finish' EXIT
cli=$(realpath -- "${1:-$root/build/dev/app/cavewright-cli}")

free_port()
{
    python3 -c 'import socket; s = socket.socket(); s.bind(("", 0)); print(s.getsockname()[1])'
}

# --- The cluster ---------------------------------------------------------------------------------------------------
chmod 755 "$work"
mkdir -m 700 "$work/key"
mkdir "$work/state" "$work/spool"
dd if=/dev/urandom of="$work/key/munge.key" bs=128 count=1 status=none
chmod 600 "$work/key/munge.key"
export PATH=$PATH:/usr/sbin
force=()
[ "$(id -u)" -ne 0 ] || force=(--force)
munged "${force[@]}" --foreground --key-file="$work/key/munge.key" --socket="$work/munge" --pid-file="$work/munged.pid" \
    --log-file="$work/munged.log" --seed-file="$work/key/seed" >"$work/munged.out.log" 2>&1 &
started+=($!)
answers munge -n --socket="$work/munge" || skip "munged does not answer."

export SLURM_CONF=$work/slurm.conf
user=$(id -un)
host=$(hostname -s)
cat >"$SLURM_CONF" <<END
ClusterName=cavewright
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=$(free_port)
SlurmdPort=$(free_port)
SlurmUser=$user
SlurmdUser=$user
AuthType=auth/munge
AuthInfo=socket=$work/munge
CryptoType=crypto/munge
StateSaveLocation=$work/state
SlurmdSpoolDir=$work/spool
SlurmctldPidFile=$work/slurmctld.pid
SlurmdPidFile=$work/slurmd.pid
SlurmctldLogFile=$work/slurmctld.log
SlurmdLogFile=$work/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
SlurmdParameters=config_overrides
ReturnToService=2
SchedulerType=sched/builtin
SelectType=select/cons_tres
MpiDefault=none
NodeName=localhost NodeHostname=$host NodeAddr=127.0.0.1 CPUs=2 State=UNKNOWN
PartitionName=all Nodes=localhost Default=YES MaxTime=INFINITE State=UP
END
slurmctld -D -c >"$work/slurmctld.out.log" 2>&1 &
started+=($!)
answers scontrol ping || skip "slurmctld does not answer."
slurmd -D -N localhost >"$work/slurmd.out.log" 2>&1 &
started+=($!)
isIdle() { sinfo --noheader --format=%T | grep -q idle; }
answers isIdle || skip "slurmd does not answer."

# --- The batch -----------------------------------------------------------------------------------------------------
cd -- "$work"
run=(catalog delve --count "${SEEDS:-1200}")
mkdir one
"$cli" "${run[@]}" --parts one --jobs 2 2>/dev/null
wanted=$("$cli" merge one -o one.jsonl)

CAVEWRIGHT=$cli "$root/resources/batch/slurm.sh" parts 24 1 "${run[@]}" >"$work/sent.out.log" 2>&1 &
sent=$!
running() { squeue --noheader --states=RUNNING --format="%A %a" | grep -q .; }
answers running || skip "No task begins to run."
worker() { pgrep -f -- "^$cli catalog delve --count [0-9]+ --shards 24" | shuf -n 1 | grep .; }
killed=0
while [ "$killed" -lt "${KILLS:-3}" ] && answers worker; do
    kill -KILL "$(worker)" 2>/dev/null && killed=$((killed + 1))
    sleep $((RANDOM % 2)).$((RANDOM % 10))
done
[ "$killed" -gt 0 ] || skip "No worker begins to work."
if [ "$killed" -lt "${KILLS:-0}" ]; then
    echo "Only $killed of $KILLS workers could be killed: there are too few seeds."
    exit 1
fi
# It would wait two minutes by itself.
answers running || true
requeued=$(squeue --noheader --states=RUNNING --format=%A | tail -n 1)
if [ -n "$requeued" ] && scontrol requeue "$requeued" 2>/dev/null; then
    answers scontrol update "JobId=$requeued" StartTime=now || true
fi
wait "$sent" || { cat "$work/sent.out.log"; exit 1; }
merged=$("$cli" merge parts -o all.jsonl)
echo "Killed: $killed. Requeued: ${requeued:-none}. Logs: $(find parts/logs -type f | wc -l)."
if [ "$merged" != "$wanted" ] || ! cmp -s all.jsonl one.jsonl; then
    echo "The batch of the cluster has the hash $merged, a single run $wanted."
    exit 1
fi
echo "The same hash as of a single run: $merged"
