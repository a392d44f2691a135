#define _GNU_SOURCE
#include "CBox.h"

#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <linux/capability.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/random.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CSandbox.h"

// A copy of some bytes at an address that nobody can guess.
typedef struct {
  void *bytes;
  size_t count;
} hidden;

static hidden hide(const void *bytes, size_t count) {
  hidden hidden = {NULL, count};
  uint64_t random = 0;
  if (getrandom(&random, sizeof random, 0) != sizeof random) return hidden;
  void *wanted = (void *)(uintptr_t)((random & 0x3FFFFFFFFull) << 12 | 1ull << 45);
  void *memory = mmap(wanted, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return hidden;
  hidden.bytes = memory;
  memcpy(memory, bytes, count);
  return hidden;
}

static size_t list_bytes(const char *const *list) {
  size_t count = 1;
  for (; *list; list++) count++;
  return count * sizeof *list;
}

static void show(hidden hidden) {
  if (hidden.bytes) munmap(hidden.bytes, hidden.count);
}

typedef struct {
  int status, code;
} report;

// Ends the child with a reason.
static void give_up(int descriptor, int status) {
  report report = {status, errno};
  ssize_t written = write(descriptor, &report, sizeof report);
  (void)written;
  _exit(127);
}

static void set_limit(__rlimit_resource_t what, rlim_t value) {
  struct rlimit known;
  if (getrlimit(what, &known) == 0 && known.rlim_max < value) value = known.rlim_max;
  struct rlimit limit = {value, value};
  setrlimit(what, &limit);
}

// Root's rights, but for that to read and write files of others where Landlock allows it: a container's folders belong to
// somebody else.
static void drop_rights(void) {
  for (int right = 0; right < 64; right++)
    if (right != CAP_DAC_OVERRIDE) prctl(PR_CAPBSET_DROP, right, 0, 0, 0);
#ifdef PR_CAP_AMBIENT
  prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
#endif
  struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  struct __user_cap_data_struct rights[2];
  if (syscall(SYS_capget, &header, rights) != 0) return;
  rights[0].permitted &= 1 << CAP_DAC_OVERRIDE;
  rights[0].effective = rights[0].permitted;
  rights[1].permitted = rights[1].effective = rights[0].inheritable = rights[1].inheritable = 0;
  syscall(SYS_capset, &header, rights);
}

// Where memory is short, the box ends first.
static void volunteer(void) {
  int file = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
  if (file < 0) return;
  ssize_t written = write(file, "1000", 4);
  (void)written;
  close(file);
}

static void limit_screen(const cbox_program *program) {
  set_limit(RLIMIT_AS, program->memory);
  set_limit(RLIMIT_FSIZE, program->file);
  set_limit(RLIMIT_NOFILE, 1024);
  set_limit(RLIMIT_MSGQUEUE, 0);
  set_limit(RLIMIT_MEMLOCK, 64 << 10);
  volunteer();
}

// A process that ends whatever the calling one started once that has ended, be it by itself or killed with its parent: a compiler
// starts others. All are in the caller's group, which none of them can leave. Where signals have a scope, the caller's end sends none
// out of its box, so it is waited for.
static void end_group_with_this(void) {
  pid_t leader = getpid();
  if (_Fork() != 0) return;
  prctl(PR_SET_DUMPABLE, 0);
  if (syscall(SYS_close_range, 0u, ~0u, 0u) != 0)
    for (int number = 0; number < 65536; number++) close(number);
  struct pollfd end = {(int)syscall(SYS_pidfd_open, leader, 0), POLLIN, 0};
  if (end.fd < 0) _exit(0);
  while (getppid() == leader && poll(&end, 1, -1) < 0 && errno == EINTR) {}
  kill(0, SIGKILL);
  _exit(0);
}

typedef struct {
  int nothing, output, errors, requests, report;
} descriptors;

// Only calls that are safe between fork and exec.
static void become(const cbox_program *program, csandbox_execution execution, descriptors ends, pid_t parent) {
  // No terminal, and no signals of its job.
  setsid();
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  if (dup2(ends.nothing, 0) < 0 || dup2(ends.output, 1) < 0 || dup2(ends.errors, 2) < 0 ||
      (ends.requests >= 0 && dup2(ends.requests, CBOX_REQUESTS) < 0))
    give_up(ends.report, CBOX_NOT_STARTED);
  unsigned first = ends.requests >= 0 ? CBOX_REQUESTS + 1 : CBOX_REQUESTS, report = (unsigned)ends.report;
  if (syscall(SYS_close_range, first, report - 1, 0u) != 0 || syscall(SYS_close_range, report + 1, ~0u, 0u) != 0)
    for (unsigned number = first; number < 65536; number++)
      if (number != report) close((int)number);
  set_limit(RLIMIT_CORE, 0);
  if (!program->is_build) limit_screen(program);
  if (program->user && (setgroups(0, NULL) != 0 || setgid(program->user) != 0 || setuid(program->user) != 0))
    give_up(ends.report, CBOX_NOT_STARTED);
  drop_rights();
  // After the last change of rights, which forgets it.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(127);
  if (program->is_build) end_group_with_this();
  int version = program->is_build
                    ? csandbox_confine_build(program->readable, program->writable, program->landlock)
                    : csandbox_confine_screen(program->readable, program->writable, program->landlock);
  if (version == 0 && !program->is_trusted) give_up(ends.report, CBOX_NO_LANDLOCK);
  csandbox_box box = program->is_build ? CSANDBOX_BUILD : CSANDBOX_SCREEN;
  int filters = program->landlock >= 0 && (program->is_own || csandbox_filter(box, execution, version));
  if (!filters && !program->is_trusted) give_up(ends.report, CBOX_NO_FILTER);
  execve(execution.path, (char *const *)execution.arguments, (char *const *)execution.environment);
  give_up(ends.report, CBOX_NOT_STARTED);
}

// Descriptors in pairs, the first of each for the caller; all above those that the child gives numbers of its own.
enum { OUTPUT, ERRORS, REQUESTS, REPORT, PAIRS };

static void close_all(int pairs[PAIRS][2]) {
  for (int i = 0; i < PAIRS; i++)
    for (int k = 0; k < 2; k++)
      if (pairs[i][k] >= 0) close(pairs[i][k]);
}

static int raise_pair(int pair[2]) {
  for (int k = 0; k < 2; k++) {
    int raised = fcntl(pair[k], F_DUPFD_CLOEXEC, 16);
    if (raised < 0) return 0;
    close(pair[k]);
    pair[k] = raised;
  }
  return 1;
}

static int open_all(int pairs[PAIRS][2], int is_build) {
  for (int i = 0; i < PAIRS; i++) pairs[i][0] = pairs[i][1] = -1;
  if (pipe2(pairs[OUTPUT], O_CLOEXEC) == 0 && raise_pair(pairs[OUTPUT]) && pipe2(pairs[REPORT], O_CLOEXEC) == 0 &&
      raise_pair(pairs[REPORT]) &&
      (is_build || (pipe2(pairs[ERRORS], O_CLOEXEC) == 0 && raise_pair(pairs[ERRORS]) &&
                    socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pairs[REQUESTS]) == 0 &&
                    raise_pair(pairs[REQUESTS]))))
    return 0;
  int fault = errno;
  close_all(pairs);
  return fault;
}

static cbox_status start(const cbox_program *program, csandbox_execution execution, cbox_process *process, int *code) {
  int pairs[PAIRS][2];
  *code = open_all(pairs, program->is_build);
  if (*code) return CBOX_NOT_STARTED;
  int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
  pid_t parent = getpid();
  pid_t pid = fork();
  if (pid == 0) {
    descriptors ends = {nothing, pairs[OUTPUT][1], program->is_build ? pairs[OUTPUT][1] : pairs[ERRORS][1],
                        pairs[REQUESTS][1], pairs[REPORT][1]};
    become(program, execution, ends, parent);
  }
  *code = pid < 0 ? errno : 0;
  if (nothing >= 0) close(nothing);
  for (int i = 0; i < PAIRS; i++) {
    if (pairs[i][1] >= 0) close(pairs[i][1]);
    pairs[i][1] = -1;
  }
  report report = {pid < 0 ? CBOX_NOT_STARTED : CBOX_STARTED, *code};
  ssize_t got = 0;
  if (pid > 0) do { got = read(pairs[REPORT][0], &report, sizeof report); } while (got < 0 && errno == EINTR);
  if (report.status != CBOX_STARTED) {
    *code = report.code;
    while (pid > 0 && waitpid(pid, NULL, 0) < 0 && errno == EINTR) {}
    close_all(pairs);
    return (cbox_status)report.status;
  }
  close(pairs[REPORT][0]);
  *process = (cbox_process){pid, pairs[OUTPUT][0], pairs[ERRORS][0], pairs[REQUESTS][0]};
  return CBOX_STARTED;
}

cbox_status cbox_start(const cbox_program *program, cbox_process *process, int *code) {
  *process = (cbox_process){0, -1, -1, -1};
  hidden path = hide(program->path, strlen(program->path) + 1);
  hidden arguments = hide(program->arguments, list_bytes(program->arguments));
  hidden environment = hide(program->environment, list_bytes(program->environment));
  cbox_status status = CBOX_NOT_STARTED;
  *code = ENOMEM;
  if (path.bytes && arguments.bytes && environment.bytes)
    status = start(program, (csandbox_execution){path.bytes, arguments.bytes, environment.bytes}, process, code);
  show(path);
  show(arguments);
  show(environment);
  return status;
}
