// The filters of programs that run, or compile, a stranger's code.
#define _GNU_SOURCE
#include "CSandbox.h"

#include <fcntl.h>
#include <linux/prctl.h>
#include <sched.h>
#include <stdint.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>

#include "filters.h"

#ifdef ARCHITECTURE

// From 425 on every architecture has the same numbers, and headers may be older than the kernel.
enum {
  FIRST_COMMON = 425, CLONE3 = 435, CLOSE_RANGE = 436, FACCESSAT2 = 439, EPOLL_PWAIT2 = 441, FUTEX_WAITV = 449,
  FCHMODAT2 = 452, MAP_SHADOW_STACK = 453, FUTEX_WAKE_2 = 454, FUTEX_WAIT_2 = 455, FUTEX_REQUEUE_2 = 456,
  MSEAL = 462, SETXATTRAT = 463, REMOVEXATTRAT = 466, FILE_GETATTR = 468, FILE_SETATTR = 469,
};

// Calls that change owner, mode, times and attributes of files, and priorities of processes: they do nothing and succeed, as
// programs that copy files expect them to. Landlock does not cover them.
static const int ignored[] = {
    SYS_fchmod, SYS_fchown, SYS_fchmodat, SYS_fchownat, SYS_utimensat, SYS_setxattr, SYS_lsetxattr, SYS_fsetxattr,
    SYS_removexattr, SYS_lremovexattr, SYS_fremovexattr, FCHMODAT2, SETXATTRAT, REMOVEXATTRAT, FILE_SETATTR,
    SYS_setpriority, SYS_ioprio_set, SYS_sched_setparam, SYS_sched_setscheduler, SYS_sched_setattr,
    SYS_sched_setaffinity, SYS_sync,
#ifdef SYS_chmod
    SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat,
#endif
};

// Calls that no screen has a reason for: other processes, memory shared with them, the machine, and files named otherwise than
// by a path.
static const int refused[] = {
    // Sockets but pairs, and what watches files.
    SYS_socket, SYS_connect, SYS_bind, SYS_listen, SYS_accept, SYS_accept4, SYS_inotify_add_watch, SYS_fanotify_init,
    SYS_fanotify_mark, SYS_name_to_handle_at, SYS_open_by_handle_at, SYS_lookup_dcookie,
    // Processes.
    SYS_execveat, SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp, SYS_tkill, SYS_rt_sigqueueinfo,
    SYS_rt_tgsigqueueinfo, SYS_setpgid, SYS_setsid, SYS_unshare, SYS_setns, SYS_migrate_pages, SYS_move_pages,
    SYS_perf_event_open, SYS_personality, SYS_seccomp,
    // Memory that counts as nobody's, or is shared.
    SYS_memfd_create, SYS_userfaultfd, SYS_shmget, SYS_shmat, SYS_shmctl, SYS_semget, SYS_semop, SYS_semctl,
    SYS_semtimedop, SYS_msgget, SYS_msgsnd, SYS_msgrcv, SYS_msgctl, SYS_mq_open, SYS_mq_unlink, SYS_mq_timedsend,
    SYS_mq_timedreceive, SYS_mq_notify, SYS_mq_getsetattr, SYS_add_key, SYS_request_key, SYS_keyctl, SYS_splice,
    SYS_tee, SYS_vmsplice, SYS_io_setup, SYS_io_submit, SYS_bpf,
    // Rights.
    SYS_setuid, SYS_setgid, SYS_setreuid, SYS_setregid, SYS_setresuid, SYS_setresgid, SYS_setgroups, SYS_setfsuid,
    SYS_setfsgid, SYS_capset, SYS_setrlimit,
    // The machine.
    SYS_mknodat, SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_swapon, SYS_swapoff, SYS_reboot,
    SYS_sethostname, SYS_setdomainname, SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_kexec_load,
    SYS_quotactl, SYS_acct, SYS_syslog, SYS_vhangup, SYS_settimeofday, SYS_clock_settime, SYS_adjtimex,
    SYS_clock_adjtime, SYS_nfsservctl,
#ifdef SYS_kexec_file_load
    SYS_kexec_file_load,
#endif
#ifdef SYS_fork
    SYS_fork, SYS_vfork, SYS_mknod, SYS_uselib, SYS_iopl, SYS_ioperm, SYS_modify_ldt, SYS__sysctl,
#endif
};

// Attributes of files cannot be read either: Landlock lets everybody have them. Room for files is taken by writing.
static const int unsupported[] = {
    SYS_getxattr, SYS_lgetxattr, SYS_fgetxattr, SYS_listxattr, SYS_llistxattr, SYS_flistxattr, SYS_fallocate,
};

// Of the common numbers only these are known to be harmless.
static const int harmless[] = {
    CLOSE_RANGE, FACCESSAT2, EPOLL_PWAIT2, FUTEX_WAITV, MAP_SHADOW_STACK, FUTEX_WAKE_2, FUTEX_WAIT_2, FUTEX_REQUEUE_2,
    MSEAL, FILE_GETATTR,
};

static const int terminal_requests[] = {TCGETS, TIOCGWINSZ, FIONREAD, FIONBIO, FIOCLEX, FIONCLEX};

static const int process_options[] = {
    PR_SET_NAME, PR_GET_NAME, PR_GET_DUMPABLE, PR_GET_SECCOMP, PR_CAPBSET_READ, PR_GET_NO_NEW_PRIVS,
    PR_SET_NO_NEW_PRIVS, PR_GET_PDEATHSIG, 0x53564d41 /* PR_SET_VMA: the names of memory */,
};

// Owners of signals, leases, notices of folders, and large pipes.
static const int file_commands[] = {F_SETOWN, F_SETSIG, F_SETOWN_EX, F_SETLEASE, F_NOTIFY, F_SETPIPE_SZ};

#define COUNT(list) (sizeof(list) / sizeof *(list))
#define DO_NOTHING SECCOMP_RET_ERRNO
#define FAIL(code) (SECCOMP_RET_ERRNO | (code))

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

// Answers where the word that was loaded is this one.
static void answer(program *program, unsigned word, unsigned answer) {
  ADD(program, BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, word, 0, 1), ANSWER(answer));
}

static void answer_all(program *program, const int *words, size_t count, unsigned value) {
  for (size_t i = 0; i < count; i++) answer(program, (unsigned)words[i], value);
}

// Steps for one call: skipped where the call is another.
static size_t begin(program *program, int number) {
  ADD(program, BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (unsigned)number, 0, 0));
  return program->count;
}

static void end(program *program, size_t start) { program->steps[start - 1].jf = (uint8_t)(program->count - start); }

// The answer where a word of an argument is another than this.
static void require(program *program, unsigned place, unsigned word, unsigned otherwise) {
  ADD(program, BPF_STMT(BPF_LD | BPF_W | BPF_ABS, place), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, word, 1, 0),
      ANSWER(otherwise));
}

// The places of the low and the high word of an argument; both architectures are little-endian.
#define LOW(index) ((unsigned)offsetof(struct seccomp_data, args[index]))
#define HIGH(index) (LOW(index) + 4)

static void require_pointer(program *program, unsigned index, const void *pointer, unsigned otherwise) {
  require(program, LOW(index), (unsigned)(uintptr_t)pointer, otherwise);
  require(program, HIGH(index), (unsigned)((uint64_t)(uintptr_t)pointer >> 32), otherwise);
}

// Only connected pairs: one for datagrams could send to any socket that has a name.
static void add_socketpair(program *program) {
  size_t start = begin(program, SYS_socketpair);
  require(program, LOW(0), AF_UNIX, FAIL(EACCES));
  ADD(program, LOAD(args[1]), BPF_STMT(BPF_ALU | BPF_AND | BPF_K, 0xf));
  answer(program, SOCK_STREAM, YES);
  answer(program, SOCK_SEQPACKET, YES);
  ADD(program, ANSWER(FAIL(EACCES)));
  end(program, start);
}

static void add_threads(program *program) {
  answer(program, CLONE3, FAIL(ENOSYS));
  size_t start = begin(program, SYS_clone);
  ADD(program, LOAD(args[0]), BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, NAMESPACES, 0, 1), ANSWER(NO),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 1, 0), ANSWER(NO), ANSWER(YES));
  end(program, start);
}

// Newer rules of Landlock tell truncating a file from reading it; older ones do not.
static void add_open(program *program, int number, int flags) {
  size_t start = begin(program, number);
  ADD(program, BPF_STMT(BPF_LD | BPF_W | BPF_ABS, LOW(flags)), BPF_STMT(BPF_ALU | BPF_AND | BPF_K, O_ACCMODE | O_TRUNC));
  answer(program, O_RDONLY | O_TRUNC, FAIL(EACCES));
  answer(program, O_ACCMODE, FAIL(EACCES));
  answer(program, O_ACCMODE | O_TRUNC, FAIL(EACCES));
  ADD(program, ANSWER(YES));
  end(program, start);
}

static void add_list(program *program, int number, int argument, const int *words, size_t count, unsigned value,
                     unsigned otherwise) {
  size_t start = begin(program, number);
  ADD(program, BPF_STMT(BPF_LD | BPF_W | BPF_ABS, LOW(argument)));
  answer_all(program, words, count, value);
  ADD(program, ANSWER(otherwise));
  end(program, start);
}

static void add_signal(program *program, int number) {
  size_t start = begin(program, number);
  require(program, LOW(0), (unsigned)getpid(), NO);
  ADD(program, ANSWER(YES));
  end(program, start);
}

int csandbox_filter_screen(csandbox_execution execution, int landlock) {
  static program filter;
  program *all = &filter;
  all->count = 0;
  ADD(all, BEGINNING);
  size_t start = begin(all, SYS_execve);
  require_pointer(all, 0, execution.path, NO);
  require_pointer(all, 1, execution.arguments, NO);
  require_pointer(all, 2, execution.environment, NO);
  ADD(all, ANSWER(YES));
  end(all, start);
  answer_all(all, ignored, COUNT(ignored), DO_NOTHING);
  answer_all(all, refused, COUNT(refused), NO);
  answer_all(all, unsupported, COUNT(unsupported), FAIL(EOPNOTSUPP));
  add_socketpair(all);
  add_threads(all);
  add_open(all, SYS_openat, 2);
#ifdef SYS_open
  add_open(all, SYS_open, 1);
#endif
  if (landlock < 3) answer(all, SYS_truncate, FAIL(EACCES));
  add_list(all, SYS_ioctl, 1, terminal_requests, COUNT(terminal_requests), YES, FAIL(ENOTTY));
  add_list(all, SYS_fcntl, 1, file_commands, COUNT(file_commands), NO, YES);
  add_list(all, SYS_prctl, 0, process_options, COUNT(process_options), YES, NO);
  add_signal(all, SYS_kill);
  add_signal(all, SYS_tgkill);
  // Limits may be read, and only the process's own.
  start = begin(all, SYS_prlimit64);
  require_pointer(all, 2, NULL, NO);
  require(all, LOW(0), 0, NO);
  ADD(all, ANSWER(YES));
  end(all, start);
  // Newer calls may do anything.
  answer_all(all, harmless, COUNT(harmless), YES);
  ADD(all, BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, FIRST_COMMON, 0, 1), ANSWER(FAIL(ENOSYS)), ANSWER(YES));
  return all->count < COUNT(all->steps) && install(all->steps, all->count);
}

int csandbox_filter_build(void) {
  static const int calls[] = {
      SYS_socket, SYS_connect, SYS_bind, SYS_listen, SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_bpf,
      SYS_unshare, SYS_setns, SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_init_module, SYS_finit_module,
      SYS_kexec_load, SYS_keyctl, SYS_add_key, SYS_request_key, SYS_perf_event_open, SYS_userfaultfd, SYS_reboot,
      SYS_open_by_handle_at, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo, SYS_shmget, SYS_msgget, SYS_semget, SYS_mq_open,
  };
  static program filter;
  program *all = &filter;
  all->count = 0;
  ADD(all, BEGINNING);
  answer_all(all, ignored, COUNT(ignored), DO_NOTHING);
  answer_all(all, calls, COUNT(calls), NO);
  add_socketpair(all);
  answer(all, CLONE3, FAIL(ENOSYS));
  size_t start = begin(all, SYS_clone);
  ADD(all, LOAD(args[0]), BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, NAMESPACES, 0, 1), ANSWER(NO), ANSWER(YES));
  end(all, start);
  add_open(all, SYS_openat, 2);
#ifdef SYS_open
  add_open(all, SYS_open, 1);
#endif
  answer_all(all, harmless, COUNT(harmless), YES);
  ADD(all, BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, FIRST_COMMON, 0, 1), ANSWER(FAIL(ENOSYS)), ANSWER(YES));
  return all->count < COUNT(all->steps) && install(all->steps, all->count);
}

int csandbox_can_filter(void) {
  // A filter is missing, not unknown.
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, NULL) != 0 && errno == EFAULT;
}
#else
int csandbox_filter_screen(csandbox_execution execution, int landlock) {
  (void)execution;
  (void)landlock;
  return 0;
}
int csandbox_filter_build(void) { return 0; }
int csandbox_can_filter(void) { return 0; }
#endif
