// What a worker must not come through with: the tests' worker tries it (Tests/TrialWorker).
#pragma once
#include "WorkerProtocol.h"

#ifdef WORKER_TRIALS
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <unistd.h>

static int overflow(volatile char *above, int depth) {
  volatile char room[4096];
  room[0] = above ? above[0] : 1;
  return depth == 0 ? 0 : overflow(room, depth - 1) + room[0];
}

// What is refused leaves its error number as the status.
static void attempt(const worker_request *request, worker_reply *reply) {
  int result = 0;
  errno = 0;
  switch ((worker_trial)request->width) {
  case TRY_ABORT: abort();
  case TRY_LOOP: for (volatile int turn = 0;; turn++) {}
  case TRY_SLEEP: for (;;) sleep(1000);
  case TRY_MEMORY:
    for (;;) {
      char *room = malloc(16 << 20);
      if (!room) abort();
      memset(room, 1, 16 << 20);
    }
  case TRY_OPEN: result = open("/etc/passwd", O_RDONLY); break;
  case TRY_CREATE: result = open("/tmp/worker-was-here", O_WRONLY | O_CREAT, 0600); break;
  case TRY_SOCKET: result = socket(AF_INET, SOCK_STREAM, 0); break;
  case TRY_PROGRAM: result = execl("/bin/true", "true", NULL); break;
  case TRY_FORK: result = fork(); break;
  case TRY_SIGNAL: result = kill(getppid(), SIGTERM); break;
  case TRY_CODE:
    result = mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED ? -1 : 0;
    break;
  case TRY_CALLS:
    reply->status = first_allowed();
    return;
  case TRY_WRONG_NUMBER: reply->number += 1; break;
  case TRY_WRONG_COUNT: reply->count = UINT64_MAX; break;
  case TRY_SHORT_REPLY: send(0, reply, 20, MSG_NOSIGNAL); _exit(0);
  case TRY_EXIT: _exit(0);
  case TRY_STACK: result = overflow(NULL, 1 << 20); break;
  }
  reply->status = result < 0 ? errno : 0;
}
#else
#include <unistd.h>

static void attempt(const worker_request *request, worker_reply *reply) {
  (void)request;
  (void)reply;
  _exit(2);
}
#endif
