#define _GNU_SOURCE
#include "CSubprocess.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static void set_limit(__rlimit_resource_t what, rlim_t value) {
  struct rlimit limit = {value, value};
  setrlimit(what, &limit);
}

// Only calls that are safe between fork and exec.
static void become(const char *path, const char *const *arguments, const char *const *environment,
                   csubprocess_limits limits, int output, int report) {
  setpgid(0, 0);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  signal(SIGPIPE, SIG_DFL);
  int nothing = open("/dev/null", O_RDWR);
  if (nothing >= 0 && dup2(nothing, 0) >= 0 && dup2(output, 1) >= 0 && dup2(nothing, 2) >= 0) {
    set_limit(RLIMIT_AS, limits.memory);
    set_limit(RLIMIT_CORE, 0);
    set_limit(RLIMIT_FSIZE, 0);
    set_limit(RLIMIT_CPU, (rlim_t)limits.milliseconds / 1000 + 2);
#ifdef SYS_close_range
    // All but the report, which exec closes: what it has to close it closes itself.
    if (report > 3) syscall(SYS_close_range, 3u, (unsigned)report - 1, 0u);
    syscall(SYS_close_range, (unsigned)report + 1, ~0u, 0u);
#endif
    execve(path, (char *const *)arguments, (char *const *)environment);
  }
  int code = errno;
  ssize_t written = write(report, &code, sizeof code);
  (void)written;
  _exit(127);
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

typedef struct {
  char state;
  // Seconds of processor time.
  double used;
} progress;

// What the kernel says of a process in /proc/PID/stat.
static progress progress_of(pid_t pid) {
  progress result = {'R', 0};
  char name[64], text[1024];
  snprintf(name, sizeof name, "/proc/%d/stat", (int)pid);
  int file = open(name, O_RDONLY | O_CLOEXEC);
  if (file < 0) return result;
  ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  if (length <= 0) return result;
  text[length] = 0;
  // The name, in parentheses, may hold anything.
  char *rest = strrchr(text, ')');
  unsigned long user = 0, system = 0;
  if (!rest || sscanf(rest + 1, " %c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &result.state, &user,
                      &system) != 3)
    return result;
  result.used = (double)(user + system) / (double)sysconf(_SC_CLK_TCK);
  return result;
}

// Whether a process that runs since `start` has had its time.
static int is_too_slow(pid_t pid, double start, double limit) {
  double waited = now() - start;
  if (waited < limit) return 0;
  if (waited >= 8 * limit) return 1;
  progress progress = progress_of(pid);
  return progress.used >= limit || progress.state == 'S' || progress.state == 'T';
}

static csubprocess_status collect(pid_t pid, int source, csubprocess_limits limits, uint8_t **output,
                                  size_t *count) {
  double start = now();
  size_t capacity = 64 << 10;
  uint8_t *bytes = malloc(capacity);
  *output = bytes;
  *count = 0;
  if (!bytes) return CSUBPROCESS_OUT_OF_MEMORY;
  while (1) {
    struct pollfd wait = {source, POLLIN, 0};
    int ready = poll(&wait, 1, 20);
    if (is_too_slow(pid, start, limits.milliseconds / 1000.0)) return CSUBPROCESS_TOO_SLOW;
    if (ready <= 0) continue;
    if (*count == capacity) {
      if (capacity > limits.output) return CSUBPROCESS_TOO_MUCH_OUTPUT;
      uint8_t *grown = realloc(bytes, 2 * capacity);
      if (!grown) return CSUBPROCESS_OUT_OF_MEMORY;
      *output = bytes = grown;
      capacity *= 2;
    }
    ssize_t got = read(source, bytes + *count, capacity - *count);
    if (got == 0) return CSUBPROCESS_OK;
    if (got > 0) *count += (size_t)got;
    if (got < 0 && errno != EINTR && errno != EAGAIN) return CSUBPROCESS_OK;
    if (*count > limits.output) return CSUBPROCESS_TOO_MUCH_OUTPUT;
  }
}

// The way the process ended: its exit code, or minus a signal. A program that closed its output and goes on is
// killed when its time is up.
static int ending(pid_t pid, csubprocess_limits limits, csubprocess_status *status) {
  double start = now();
  while (1) {
    int how = 0;
    pid_t ended = waitpid(pid, &how, *status == CSUBPROCESS_OK ? WNOHANG : 0);
    if (ended == pid) return WIFSIGNALED(how) ? -WTERMSIG(how) : WEXITSTATUS(how);
    if (ended < 0 && errno != EINTR) return -1;
    if (ended == 0 && is_too_slow(pid, start, limits.milliseconds / 1000.0)) {
      *status = CSUBPROCESS_TOO_SLOW;
      kill(-pid, SIGKILL);
    }
    struct timespec moment = {0, 200 * 1000};
    if (ended == 0) nanosleep(&moment, NULL);
  }
}

// Whether exec failed, and why.
static int start_error(int report) {
  int code = 0;
  ssize_t got;
  do { got = read(report, &code, sizeof code); } while (got < 0 && errno == EINTR);
  return got == sizeof code ? code : 0;
}

csubprocess_status csubprocess_run(const char *path, const char *const *arguments,
                                   const char *const *environment, csubprocess_limits limits,
                                   uint8_t **output, size_t *count, int *code) {
  *output = NULL;
  *count = 0;
  int pipe_ends[2], report[2];
  if (pipe2(pipe_ends, O_CLOEXEC) != 0) {
    *code = errno;
    return CSUBPROCESS_NOT_STARTED;
  }
  if (pipe2(report, O_CLOEXEC) != 0) {
    *code = errno;
    close(pipe_ends[0]);
    close(pipe_ends[1]);
    return CSUBPROCESS_NOT_STARTED;
  }
  pid_t pid = fork();
  if (pid == 0) become(path, arguments, environment, limits, pipe_ends[1], report[1]);
  int fork_error = errno;
  close(pipe_ends[1]);
  close(report[1]);
  csubprocess_status status = CSUBPROCESS_OK;
  if (pid < 0) {
    *code = fork_error;
    status = CSUBPROCESS_NOT_STARTED;
  } else {
    setpgid(pid, pid);
    int start = start_error(report[0]);
    if (start == 0) status = collect(pid, pipe_ends[0], limits, output, count);
    if (status != CSUBPROCESS_OK) kill(-pid, SIGKILL);
    *code = ending(pid, limits, &status);
    if (start != 0) {
      *code = start;
      status = CSUBPROCESS_NOT_STARTED;
    } else if (status == CSUBPROCESS_OK && *code == -SIGXCPU) {
      status = CSUBPROCESS_TOO_SLOW;
    } else if (status == CSUBPROCESS_OK && *code != 0) {
      status = CSUBPROCESS_FAILED;
    }
  }
  close(pipe_ends[0]);
  close(report[0]);
  if (status != CSUBPROCESS_OK) {
    free(*output);
    *output = NULL;
    *count = 0;
  }
  return status;
}
