// The worker with jobs that a worker which was taken over would try.
#define WORKER_TRIALS
#include "../../Sources/Worker/main.c"
