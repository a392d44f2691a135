#define _GNU_SOURCE
#include "CThreads.h"

#include <pthread.h>
#include <sched.h>
#include <stdlib.h>
#include <unistd.h>

static void *wait_for_gate(void *gate) {
  pthread_mutex_lock(gate);
  pthread_mutex_unlock(gate);
  return NULL;
}

int cthreads_startable(int count) {
  pthread_t *threads = calloc((size_t)count, sizeof *threads);
  if (!threads) return 0;
  // They live until all have been started.
  pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;
  pthread_mutex_lock(&gate);
  int started = 0;
  while (started < count && pthread_create(&threads[started], NULL, wait_for_gate, &gate) == 0) started++;
  pthread_mutex_unlock(&gate);
  for (int i = 0; i < started; i++) pthread_join(threads[i], NULL);
  free(threads);
  return started;
}

int cthreads_processors(void) {
  cpu_set_t processors;
  return sched_getaffinity(0, sizeof processors, &processors) == 0 ? CPU_COUNT(&processors) : 1;
}

void cthreads_restart_on(int processors, char *const *arguments) {
  cpu_set_t allowed;
  if (sched_getaffinity(0, sizeof allowed, &allowed) != 0) return;
  for (int i = 0; i < CPU_SETSIZE; i++)
    if (CPU_ISSET(i, &allowed) && processors-- <= 0) CPU_CLR(i, &allowed);
  if (sched_setaffinity(0, sizeof allowed, &allowed) == 0) execv("/proc/self/exe", arguments);
}
