#define _GNU_SOURCE
#include "CSubprocess.h"

#include "CSandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
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
                   csubprocess_limits limits, int output, int errors, int report) {
  setpgid(0, 0);
  // The thread that starts it waits for it; killed with its process, it leaves nothing behind.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  signal(SIGPIPE, SIG_DFL);
  int nothing = open("/dev/null", O_RDWR);
  if (nothing >= 0 && dup2(nothing, 0) >= 0 && dup2(output, 1) >= 0 && dup2(errors, 2) >= 0) {
    set_limit(RLIMIT_AS, limits.memory);
    set_limit(RLIMIT_CORE, 0);
    set_limit(RLIMIT_FSIZE, 0);
    set_limit(RLIMIT_CPU, (rlim_t)limits.milliseconds / 1000 + 2);
#ifdef SYS_close_range
    // All but the report, which exec closes: what it has to close it closes itself.
    if (report > 3) syscall(SYS_close_range, 3u, (unsigned)report - 1, 0u);
    syscall(SYS_close_range, (unsigned)report + 1, ~0u, 0u);
#endif
    csandbox_forbid_files(limits.readable, 1000);
    csandbox_filter(CSANDBOX_POPPLER, (csandbox_execution){path, arguments, environment}, 0);
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

// Whether a process has more memory than this.
static int is_too_large(pid_t pid, size_t limit) {
  char name[64], text[256];
  snprintf(name, sizeof name, "/proc/%d/statm", (int)pid);
  int file = open(name, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  if (length <= 0) return 0;
  text[length] = 0;
  unsigned long pages = 0;
  return sscanf(text, "%*u %lu", &pages) == 1 && pages * (size_t)sysconf(_SC_PAGESIZE) > limit;
}

// Reads what there is of complaints; those beyond the room for them are dropped. Returns whether more may come.
static int hear(int errors, char *complaints, size_t *length) {
  char dropped[4096];
  size_t room = CSUBPROCESS_COMPLAINTS - 1 - *length;
  ssize_t got = read(errors, room ? complaints + *length : dropped, room ? room : sizeof dropped);
  if (got > 0 && room) *length += (size_t)got;
  complaints[*length] = 0;
  return got > 0 || (got < 0 && (errno == EINTR || errno == EAGAIN));
}

static csubprocess_status collect(pid_t pid, int source, int errors, csubprocess_limits limits,
                                  uint8_t **output, size_t *count, char *complaints) {
  double start = now(), looked = start;
  size_t capacity = 64 << 10, length = 0;
  uint8_t *bytes = malloc(capacity);
  *output = bytes;
  *count = 0;
  if (!bytes) return CSUBPROCESS_OUT_OF_MEMORY;
  while (1) {
    struct pollfd wait[2] = {{source, POLLIN, 0}, {errors, POLLIN, 0}};
    int ready = poll(wait, 2, limits.resident ? 4 : 20);
    if (is_too_slow(pid, start, limits.milliseconds / 1000.0)) return CSUBPROCESS_TOO_SLOW;
    if (limits.resident && now() - looked > 0.003) {
      if (is_too_large(pid, limits.resident)) return CSUBPROCESS_TOO_LARGE;
      looked = now();
    }
    if (ready <= 0) continue;
    if (wait[1].revents && !hear(errors, complaints, &length)) errors = -1;
    if (!wait[0].revents) continue;
    if (*count == capacity) {
      if (capacity > limits.output) return CSUBPROCESS_TOO_MUCH_OUTPUT;
      uint8_t *grown = realloc(bytes, 2 * capacity);
      if (!grown) return CSUBPROCESS_OUT_OF_MEMORY;
      *output = bytes = grown;
      capacity *= 2;
    }
    ssize_t got = read(source, bytes + *count, capacity - *count);
    if (got == 0) {
      // What it said before it closed its output is there already.
      struct pollfd rest = {errors, POLLIN, 0};
      while (errors >= 0 && poll(&rest, 1, 0) > 0 && hear(errors, complaints, &length)) {}
      return CSUBPROCESS_OK;
    }
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

// Two ends each, closed when a program is started; -1 where there are none.
typedef struct {
  int output[2], errors[2], report[2];
} pipes;

static void close_pipes(const pipes *pipes) {
  const int ends[] = {pipes->output[0], pipes->output[1], pipes->errors[0],
                      pipes->errors[1], pipes->report[0], pipes->report[1]};
  for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
    if (ends[i] >= 0) close(ends[i]);
}

static int make_pipes(pipes *pipes) {
  for (int i = 0; i < 2; i++) pipes->output[i] = pipes->errors[i] = pipes->report[i] = -1;
  if (pipe2(pipes->output, O_CLOEXEC) == 0 && pipe2(pipes->errors, O_CLOEXEC) == 0 &&
      pipe2(pipes->report, O_CLOEXEC) == 0)
    return 0;
  int fault = errno;
  close_pipes(pipes);
  return fault;
}

csubprocess_status csubprocess_run(const char *path, const char *const *arguments,
                                   const char *const *environment, csubprocess_limits limits,
                                   uint8_t **output, size_t *count, int *code, char *complaints) {
  *output = NULL;
  *count = 0;
  complaints[0] = 0;
  pipes pipes;
  *code = make_pipes(&pipes);
  if (*code) return CSUBPROCESS_NOT_STARTED;
  pid_t pid = fork();
  if (pid == 0) become(path, arguments, environment, limits, pipes.output[1], pipes.errors[1], pipes.report[1]);
  int fork_error = errno;
  for (int **end = (int *[]){&pipes.output[1], &pipes.errors[1], &pipes.report[1], NULL}; *end; end++) {
    close(**end);
    **end = -1;
  }
  csubprocess_status status = CSUBPROCESS_OK;
  if (pid < 0) {
    *code = fork_error;
    status = CSUBPROCESS_NOT_STARTED;
  } else {
    setpgid(pid, pid);
    int start = start_error(pipes.report[0]);
    if (start == 0) status = collect(pid, pipes.output[0], pipes.errors[0], limits, output, count, complaints);
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
  close_pipes(&pipes);
  if (status != CSUBPROCESS_OK) {
    free(*output);
    *output = NULL;
    *count = 0;
  }
  return status;
}
