// The filters of system calls: what calls.h allows, with rules for arguments, and nothing else.
#define _GNU_SOURCE
#include "CSandbox.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

#include "calls.h"

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#ifdef ARCHITECTURE

#define COUNT(list) (sizeof(list) / sizeof *(list))
#define ANSWER(value) BPF_STMT(BPF_RET | BPF_K, value)
#define LOAD(place) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (unsigned)(place))
#define JUMP(condition, word, met, unmet) BPF_JUMP(BPF_JMP | (condition) | BPF_K, (unsigned)(word), met, unmet)
#define FIELD(name) offsetof(struct seccomp_data, name)
// The places of the low and the high word of an argument; both architectures are little-endian.
#define LOW(index) FIELD(args[index])
#define HIGH(index) (LOW(index) + 4)

#define YES SECCOMP_RET_ALLOW
#define FAIL(code) (SECCOMP_RET_ERRNO | (code))
#define NO FAIL(EPERM)
#define DO_NOTHING SECCOMP_RET_ERRNO
// The flags of linux/sched.h that begin with CLONE_NEW.
#define NAMESPACES 0x7E020000

typedef struct {
  struct sock_filter steps[700];
  size_t count;
} program;

static void add(program *program, const struct sock_filter *steps, size_t count) {
  if (program->count + count > COUNT(program->steps)) return;
  memcpy(program->steps + program->count, steps, count * sizeof *steps);
  program->count += count;
}

#define ADD(program, ...)                                \
  do {                                                   \
    const struct sock_filter steps[] = {__VA_ARGS__};    \
    add(program, steps, COUNT(steps));                   \
  } while (0)

// Answers where the word that was loaded is one of these.
static void answer_each(program *program, const int *words, size_t count, unsigned answer) {
  for (size_t i = 0; i < count; i++) ADD(program, JUMP(BPF_JEQ, words[i], 0, 1), ANSWER(answer));
}

#define ANSWER_EACH(program, words, answer) answer_each(program, words, COUNT(words), answer)

// Steps for one call: skipped where the call is another.
static size_t begin(program *program, int number) {
  ADD(program, JUMP(BPF_JEQ, number, 0, 0));
  return program->count;
}

static void end(program *program, size_t start, unsigned otherwise) {
  ADD(program, ANSWER(otherwise));
  program->steps[start - 1].jf = (uint8_t)(program->count - start);
}

// Refuses where a word of an argument is another than this.
static void require(program *program, size_t place, unsigned word) {
  ADD(program, LOAD(place), JUMP(BPF_JEQ, word, 1, 0), ANSWER(NO));
}

static void require_pointer(program *program, unsigned index, const void *pointer) {
  require(program, LOW(index), (unsigned)(uintptr_t)pointer);
  require(program, HIGH(index), (unsigned)((uint64_t)(uintptr_t)pointer >> 32));
}

// Memory, but none to be executed.
static void add_memory(program *program, int number) {
  size_t start = begin(program, number);
  ADD(program, LOAD(LOW(2)), JUMP(BPF_JSET, PROT_EXEC, 0, 1), ANSWER(NO));
  end(program, start, YES);
}

static void add_execution(program *program, csandbox_execution execution) {
  size_t start = begin(program, SYS_execve);
  require_pointer(program, 0, execution.path);
  require_pointer(program, 1, execution.arguments);
  require_pointer(program, 2, execution.environment);
  end(program, start, YES);
}

// Threads, or processes where they may be started. What clone3 asks for cannot be seen; C libraries ask clone where it fails.
static void add_threads(program *program, csandbox_box box) {
  size_t start = begin(program, SYS_clone);
  ADD(program, LOAD(LOW(0)), JUMP(BPF_JSET, NAMESPACES, 0, 1), ANSWER(NO));
  if (box != CSANDBOX_BUILD) ADD(program, JUMP(BPF_JSET, CLONE_THREAD, 1, 0), ANSWER(NO));
  end(program, start, YES);
}

// Newer rules of Landlock tell truncating a file from reading it; older ones do not.
static void add_open(program *program, csandbox_box box, int number, unsigned flags) {
  static const int changing[] = {O_RDONLY | O_TRUNC, O_ACCMODE, O_ACCMODE | O_TRUNC};
  static const int only_reading[] = {O_RDONLY};
  size_t start = begin(program, number);
  unsigned mask = O_ACCMODE | O_TRUNC | (box == CSANDBOX_POPPLER ? O_CREAT : 0);
  ADD(program, LOAD(LOW(flags)), BPF_STMT(BPF_ALU | BPF_AND | BPF_K, mask));
  if (box == CSANDBOX_POPPLER) ANSWER_EACH(program, only_reading, YES);
  else ANSWER_EACH(program, changing, FAIL(EACCES));
  end(program, start, box == CSANDBOX_POPPLER ? FAIL(EACCES) : YES);
}

// Only connected pairs: one for datagrams could send to any socket that has a name.
static void add_socketpair(program *program) {
  static const int connected[] = {SOCK_STREAM, SOCK_SEQPACKET};
  size_t start = begin(program, SYS_socketpair);
  require(program, LOW(0), AF_UNIX);
  ADD(program, LOAD(LOW(1)), BPF_STMT(BPF_ALU | BPF_AND | BPF_K, 0xf));
  ANSWER_EACH(program, connected, YES);
  end(program, start, NO);
}

static void add_list(program *program, int number, unsigned argument, const int *words, size_t count, unsigned otherwise) {
  size_t start = begin(program, number);
  ADD(program, LOAD(LOW(argument)));
  answer_each(program, words, count, YES);
  end(program, start, otherwise);
}

static void add_signal(program *program, int number) {
  size_t start = begin(program, number);
  require(program, LOW(0), (unsigned)getpid());
  end(program, start, YES);
}

// Limits may be read, and only the process's own; a compiler sets its own.
static void add_limits(program *program, csandbox_box box) {
  size_t start = begin(program, SYS_prlimit64);
  require(program, LOW(0), 0);
  if (box != CSANDBOX_BUILD) require_pointer(program, 2, NULL);
  end(program, start, YES);
}

static void add_program(program *all, csandbox_box box, csandbox_execution execution) {
  if (box != CSANDBOX_BUILD) add_execution(all, execution);
  add_threads(all, box);
  add_open(all, box, SYS_openat, 2);
#ifdef SYS_open
  add_open(all, box, SYS_open, 1);
#endif
  add_list(all, SYS_fcntl, 1, file_commands, COUNT(file_commands), NO);
  add_list(all, SYS_ioctl, 1, terminal_requests, COUNT(terminal_requests), FAIL(ENOTTY));
  add_list(all, SYS_prctl, 0, process_options, COUNT(process_options), NO);
  add_limits(all, box);
}

int csandbox_filter(csandbox_box box, csandbox_execution execution, int landlock) {
  static program filter;
  program *all = &filter;
  all->count = 0;
  // Other architectures' calls have other numbers, and those of x32 a bit set.
  ADD(all, LOAD(FIELD(arch)), JUMP(BPF_JEQ, ARCHITECTURE, 1, 0), ANSWER(FAIL(ENOSYS)), LOAD(FIELD(nr)));
  ANSWER_EACH(all, computing, YES);
  if (box >= CSANDBOX_POPPLER) ANSWER_EACH(all, reading, YES);
  if (box >= CSANDBOX_SCREEN) ANSWER_EACH(all, writing, YES);
  if (box == CSANDBOX_BUILD) ANSWER_EACH(all, starting, YES);
  if (box == CSANDBOX_BUILD) ANSWER_EACH(all, grouping, DO_NOTHING);
  if (box >= CSANDBOX_SCREEN) ANSWER_EACH(all, ignored, DO_NOTHING);
  if (box >= CSANDBOX_SCREEN) ANSWER_EACH(all, unsupported, FAIL(EOPNOTSUPP));
  if (box >= CSANDBOX_SCREEN && landlock >= 3) ADD(all, JUMP(BPF_JEQ, SYS_truncate, 0, 1), ANSWER(YES));
  if (box >= CSANDBOX_SCREEN) add_socketpair(all);
  if (box == CSANDBOX_WORKER) {
    add_memory(all, SYS_mmap);
    add_memory(all, SYS_mprotect);
  } else {
    add_program(all, box, execution);
  }
  add_signal(all, SYS_kill);
  add_signal(all, SYS_tgkill);
  ADD(all, JUMP(BPF_JGE, FIRST_COMMON, 0, 1), ANSWER(FAIL(ENOSYS)), ANSWER(NO));
  if (all->count == COUNT(all->steps)) return 0;
  struct sock_fprog program = {(unsigned short)all->count, all->steps};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return 0;
  return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program) == 0;
}

int csandbox_can_filter(void) {
  // A filter is missing, not unknown.
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, NULL) != 0 && errno == EFAULT;
}
#else
int csandbox_filter(csandbox_box box, csandbox_execution execution, int landlock) {
  (void)box;
  (void)execution;
  (void)landlock;
  return 0;
}
int csandbox_can_filter(void) { return 0; }
#endif
