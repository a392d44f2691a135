#!/bin/sh
# 16 shards on the machines of a file, a name a line (: is this one), which share the folder that this is started in. A shard
# that fails, or whose machine is lost, is tried again up to three times.
#   renderpages plan MyDeck -d all --locale all --shards 16 -o plan
#   docs/farm/gnu-parallel.sh machines.txt
set -eu
parallel --sshloginfile "$1" --workdir . --retries 3 --joblog shards.log \
  renderpages render --plan plan --shard '{}/16' -o shots --jobs 1 --quiet ::: $(seq 16) ||
  echo "some shards failed:" >&2
renderpages join shots
