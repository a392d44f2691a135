// Handing jobs to worker processes: they are started when they are first needed, kept for further jobs, and replaced when
// they die.
#pragma once
#include <stddef.h>
#include <stdint.h>

#include "WorkerProtocol.h"

typedef enum {
  CWORKER_OK = 0,
  // None could be started; `code` is the system's error number, or one of the two below. After that no other is started, unless
  // the system had no room for one.
  CWORKER_NONE,
  // It used more time than allowed.
  CWORKER_TOO_SLOW,
  // It used all memory that it may have.
  CWORKER_TOO_LARGE,
  // It died; `code` is the signal, 0 where it ended by itself.
  CWORKER_DIED,
  // What it said is not what was asked for.
  CWORKER_LIED,
  CWORKER_OUT_OF_MEMORY,
} cworker_status;

// A worker that ended before it was ready, and one that did not get ready in time.
enum { CWORKER_ENDED = -1, CWORKER_SILENT = -2 };

typedef struct {
  worker_kind kind;
  int milliseconds;
  int32_t width, height;
  // What follows.
  const void *bytes;
  size_t count;
  // A file to hand over, which stays the caller's; -1 for none.
  int file;
  // The most bytes that may come back.
  size_t limit;
} cworker_job;

typedef struct {
  int code;
  worker_reply reply;
  // What came back after the reply, or the picture: memory of malloc's, which the caller frees.
  uint8_t *bytes;
  uint32_t *numbers;
  // Whether every pixel of the picture is opaque.
  int is_opaque;
} cworker_result;

typedef struct {
  // As worker_reply's greeting has it; -1 where no worker can be started, and `code` is that of CWORKER_NONE.
  int landlock;
  int code;
  int filters;
  // The version of librsvg that it draws with.
  char version[32];
} cworker_lock;

// The most workers for each set of libraries.
enum { CWORKER_CAPACITY = 3 };

// Runs a job in a worker of the program at `path`, waiting where all are at work.
cworker_status cworker_run(const char *path, const cworker_job *job, cworker_result *result);

// Other programs beside each other.
enum { CWORKER_PROGRAMS = 2 };

// Waits until another program may run: while no job has more memory, or, `alone`, while nothing else runs. The same thread
// calls cworker_leave when it has ended.
void cworker_enter(int alone);
void cworker_leave(int alone);

// Starts a worker for fonts, which gets ready while its caller does something else.
void cworker_prepare_for_fonts(const char *path);

// How a worker is locked in.
cworker_lock cworker_lock_of(const char *path);

// Uses Landlock's rules up to this version only, and below 0 no filter of system calls either; for tests. Workers that are
// idle end.
void cworker_mask(int version);
