#!/bin/sh
# An array of 16 shards that draw into one folder of a file system that all nodes share.
#   renderpages plan MyDeck -d all --locale all --shards 16 -o plan
#   sbatch --wait docs/farm/slurm-array.sh; renderpages join shots
# A task whose node is lost is requeued, and goes on where it was.
#SBATCH --job-name=renderpages
#SBATCH --array=1-16
#SBATCH --cpus-per-task=1
#SBATCH --requeue
#SBATCH --open-mode=append
exec renderpages render --plan plan --shard auto -o shots --jobs "${SLURM_CPUS_PER_TASK:-1}"
