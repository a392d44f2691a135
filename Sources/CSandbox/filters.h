// The beginnings of seccomp filters.
#pragma once
#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (unsigned)offsetof(struct seccomp_data, field))
#define ANSWER(value) BPF_STMT(BPF_RET | BPF_K, value)
// Answers where the call has this number.
#define CALL(name, answer) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (unsigned)SYS_##name, 0, 1), ANSWER(answer)
// Allows a call that signals a thread for threads of this process alone.
#define CALL_OF(name, process)                                                            \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (unsigned)SYS_##name, 0, 4), LOAD(args[0]),         \
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (unsigned)(process), 0, 1), ANSWER(YES), ANSWER(NO)
#define YES SECCOMP_RET_ALLOW
#define NO (SECCOMP_RET_ERRNO | EPERM)
#define STOP SECCOMP_RET_KILL_PROCESS
// The flags of linux/sched.h that begin with CLONE_NEW.
#define NAMESPACES 0x7E020000

#ifdef ARCHITECTURE
// Other architectures' calls have other numbers, those of x32 a bit set.
#define BEGINNING                                                          \
  LOAD(arch), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0),     \
      ANSWER(STOP), LOAD(nr),                                              \
      BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1), ANSWER(STOP)

static inline int install(const struct sock_filter *filter, size_t count) {
  struct sock_fprog program = {(unsigned short)count, (struct sock_filter *)filter};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return 0;
  return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program) == 0;
}
#endif
