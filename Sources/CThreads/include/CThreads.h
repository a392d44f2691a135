// Threads that the system lets a process have. Swift's queues wait for ever for one that they do not get.
#pragma once

// How many threads can be had at a time beside the calling one, up to `count`.
int cthreads_startable(int count);

// How many processors the process may run on, which is how many threads Swift's queues compute with.
int cthreads_processors(void);

// Starts the running program anew on as few processors, as the queues count them when a program is loaded. Returns where
// that fails.
void cthreads_restart_on(int processors, char *const *arguments);
