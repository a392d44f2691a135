// The worker with jobs that a worker which was taken over would try.
#define WORKER_TRIALS
#define _GNU_SOURCE
#include "../HostileScreen/forbidden.h"
#include "../../Sources/Worker/main.c"
