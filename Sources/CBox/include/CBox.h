// The box of a stranger's program: started with limits that nothing in it can lift, watched from outside, and served with
// what it may not start itself. In C, because all of it is set between fork and exec, where Swift must not run.
#pragma once
#include <stdint.h>
#include <sys/types.h>

#include "CSubprocess.h"
#include "CWorker.h"

typedef enum {
  CBOX_STARTED = 0,
  // `code` is the system's error number.
  CBOX_NOT_STARTED,
  // The kernel has no Landlock, or no filters of system calls, and the program is not trusted.
  CBOX_NO_LANDLOCK,
  CBOX_NO_FILTER,
} cbox_status;

typedef struct {
  const char *path;
  // The first argument is the program's name. NULL ends each list.
  const char *const *arguments, *const *environment, *const *readable, *const *writable;
  // A compiler may start programs; its standard error goes where its output goes.
  int is_build;
  // Goes on without what the kernel lacks.
  int is_trusted;
  // Compiles PageRender's own sources: its calls are not filtered, for Foundation, in SwiftPM, waits for a plugin at a socket of the
  // loopback interface.
  int is_own;
  // The newest version of Landlock's rules that is used; below 0 no filter either. For tests.
  int landlock;
  // The user and group that it runs as, where root starts it; 0 for the caller's. For tests.
  uid_t user;
  // Bytes of address space of a screen, and of one file.
  uint64_t memory, file;
} cbox_program;

typedef struct {
  pid_t pid;
  // What it writes, and its requests; -1 where there are none. The caller closes them.
  int output, errors, requests;
} cbox_process;

// Starts the program; its requests come from its descriptor CBOX_REQUESTS. It ends with the thread that started it.
cbox_status cbox_start(const cbox_program *program, cbox_process *process, int *code);

enum { CBOX_REQUESTS = 3 };

typedef struct {
  // Threads of the process.
  uint64_t threads;
  // Files and bytes in the folders, and in files that only the process still has open.
  uint64_t files, bytes;
} cbox_usage;

// The most files that are counted; folders with more have at least as many.
enum { CBOX_FILES = 100000 };

// What a process and its folders have taken; `pid` may be 0. Symbolic links are not followed.
cbox_usage cbox_measure(pid_t pid, const char *const *folders);

// Outside: answers a program's requests until it has ended.
typedef enum { CBOX_PAINTER, CBOX_INFO, CBOX_PROGRAMS } cbox_tool;

typedef struct {
  // The worker's program, and those of poppler; NULL for one that is missing.
  const char *worker, *programs[CBOX_PROGRAMS];
  const char *const *environment;
  csubprocess_limits limits;
  // The folder for copies of artwork, which no box may write.
  const char *scratch;
} cbox_host;

void cbox_serve(int socket, const cbox_host *host);

// Inside: has all of the following done by the server at the other end of the socket.
void cbox_use(int socket);

// As cworker_run, cworker_lock_of and cworker_prepare_for_fonts, which do it outside of a box.
cworker_status cbox_run_worker(const char *path, const cworker_job *job, cworker_result *result);
cworker_lock cbox_lock_of(const char *path);
void cbox_prepare_for_fonts(const char *path);

// As csubprocess_run; twice where the program needs more than `limits.resident`, which is no limit for one that runs alone.
// `file` is an argument too, the only file of the caller's that the program reads; NULL for none.
csubprocess_status cbox_run_program(cbox_tool tool, const char *path, const char *const *arguments,
                                    const char *const *environment, csubprocess_limits limits, const char *file,
                                    uint8_t **output, size_t *count, int *code, char *complaints);
