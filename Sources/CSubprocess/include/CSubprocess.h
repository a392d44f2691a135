// Running another program within limits. In C, because limits of a child have to be set between fork and
// exec, where Swift must not run.
#pragma once
#include <stddef.h>
#include <stdint.h>

typedef enum {
  CSUBPROCESS_OK = 0,
  // It could not be started; `code` is the system's error number.
  CSUBPROCESS_NOT_STARTED,
  // It used more time than allowed, or did nothing for as long, and was killed.
  CSUBPROCESS_TOO_SLOW,
  // It wrote more than allowed and was killed.
  CSUBPROCESS_TOO_MUCH_OUTPUT,
  // It ended with an exit code other than 0, or by a signal; `code` is the exit code or minus the signal.
  CSUBPROCESS_FAILED,
  CSUBPROCESS_OUT_OF_MEMORY,
  // It had more resident than allowed and was killed.
  CSUBPROCESS_TOO_LARGE,
} csubprocess_status;

typedef struct {
  // Of processor time; also of doing nothing. A program that waits for a busy machine gets eight times as long.
  int milliseconds;
  // Bytes of standard output.
  size_t output;
  // Bytes of address space.
  size_t memory;
  // Bytes of it that may be resident, looked at every few milliseconds; 0 for no limit.
  size_t resident;
  // The folders and files that it may read and execute, where the kernel locks programs in; NULL ends the list.
  const char *const *readable;
} csubprocess_limits;

// Bytes of standard error that are kept, with a 0 at the end.
enum { CSUBPROCESS_COMPLAINTS = 4096 };

// Runs `path` with `arguments` (the first is the program's name; NULL ends the list) and nothing but
// `environment`. Standard input is /dev/null. It can write no file and open no socket. `complaints`,
// of CSUBPROCESS_COMPLAINTS bytes, gets the beginning of what it writes to standard error. On success `*output` is memory of malloc's, which
// the caller frees.
csubprocess_status csubprocess_run(const char *path, const char *const *arguments,
                                   const char *const *environment, csubprocess_limits limits,
                                   uint8_t **output, size_t *count, int *code, char *complaints);
