// The only system calls that a box allows, for x86-64 and arm64: found with strace on Debian 12, and those by which newer C
// libraries do the same. Every other one fails.
#pragma once
#include <fcntl.h>
#include <linux/prctl.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>

// From 425 on every architecture has the same numbers, and headers may be older than the kernel.
enum {
  FIRST_COMMON = 425, CLOSE_RANGE = 436, FACCESSAT2 = 439, EPOLL_PWAIT2 = 441, FUTEX_WAITV = 449, FCHMODAT2 = 452,
  MAP_SHADOW_STACK = 453, FUTEX_WAKE_2 = 454, FUTEX_WAIT_2 = 455, FUTEX_REQUEUE_2 = 456, MSEAL = 462, SETXATTRAT = 463,
  REMOVEXATTRAT = 466, FILE_SETATTR = 469,
};

// A worker computes on what it was handed, with the threads that it has.
static const int computing[] = {
    SYS_read, SYS_write, SYS_readv, SYS_writev, SYS_pread64, SYS_recvmsg, SYS_recvfrom, SYS_sendmsg, SYS_sendto, SYS_close,
    SYS_fstat, SYS_lseek, SYS_ppoll, SYS_munmap, SYS_mremap, SYS_madvise, SYS_brk, SYS_futex, SYS_sched_yield, SYS_nanosleep,
    SYS_clock_nanosleep, SYS_clock_gettime, SYS_gettimeofday, SYS_setitimer, SYS_getrandom, SYS_rt_sigaction,
    SYS_rt_sigprocmask, SYS_rt_sigreturn, SYS_sigaltstack, SYS_getpid, SYS_gettid, SYS_restart_syscall, SYS_exit,
    SYS_exit_group, MSEAL,
};

// Poppler's programs also load libraries, and read what Landlock lets them.
static const int reading[] = {
    SYS_mmap, SYS_mprotect, SYS_msync, SYS_mincore, SYS_membarrier, SYS_mlock, SYS_munlock, SYS_preadv, SYS_preadv2,
    SYS_readahead, SYS_fadvise64, SYS_newfstatat, SYS_statx, SYS_statfs, SYS_fstatfs, SYS_faccessat, FACCESSAT2,
    SYS_readlinkat, SYS_getdents64, SYS_getcwd, SYS_dup, SYS_dup3, SYS_pipe2, SYS_pselect6, CLOSE_RANGE,
    SYS_set_tid_address, SYS_set_robust_list, SYS_get_robust_list, SYS_rseq, MAP_SHADOW_STACK, FUTEX_WAITV, FUTEX_WAKE_2,
    FUTEX_WAIT_2, FUTEX_REQUEUE_2, SYS_uname, SYS_sysinfo, SYS_times, SYS_clock_getres, SYS_getitimer, SYS_getrusage,
    SYS_getrlimit, SYS_getpriority, SYS_getcpu, SYS_sched_getaffinity, SYS_sched_getparam, SYS_sched_getscheduler,
    SYS_sched_getattr, SYS_sched_get_priority_max, SYS_sched_get_priority_min, SYS_sched_rr_get_interval, SYS_getuid,
    SYS_geteuid, SYS_getgid, SYS_getegid, SYS_getresuid, SYS_getresgid, SYS_getgroups, SYS_getppid, SYS_getpgid,
    SYS_getsid, SYS_capget, SYS_umask, SYS_rt_sigpending, SYS_rt_sigsuspend, SYS_rt_sigtimedwait, SYS_wait4, SYS_waitid,
#ifdef SYS_open
    SYS_poll, SYS_select, SYS_stat, SYS_lstat, SYS_access, SYS_readlink, SYS_getdents, SYS_dup2, SYS_pipe, SYS_time,
    SYS_getpgrp, SYS_pause, SYS_alarm, SYS_arch_prctl,
#endif
};

// Screens of apps also write, where Landlock lets them, and wait for events.
static const int writing[] = {
    SYS_pwrite64, SYS_pwritev, SYS_pwritev2, SYS_ftruncate, SYS_fsync, SYS_fdatasync, SYS_flock, SYS_sendfile,
    SYS_copy_file_range, SYS_chdir, SYS_fchdir, SYS_mkdirat, SYS_unlinkat, SYS_renameat, SYS_renameat2, SYS_linkat,
    SYS_symlinkat, SYS_mlockall, SYS_munlockall, SYS_mlock2, SYS_pkey_alloc, SYS_pkey_free, SYS_pkey_mprotect,
    SYS_get_mempolicy, SYS_epoll_create1, SYS_epoll_ctl, SYS_epoll_pwait, EPOLL_PWAIT2, SYS_eventfd2, SYS_signalfd4,
    SYS_timerfd_create, SYS_timerfd_settime, SYS_timerfd_gettime, SYS_timer_create, SYS_timer_settime, SYS_timer_gettime,
    SYS_timer_getoverrun, SYS_timer_delete, SYS_inotify_init1, SYS_inotify_rm_watch, SYS_shutdown, SYS_getsockname,
    SYS_getpeername, SYS_getsockopt, SYS_setsockopt, SYS_sendmmsg, SYS_recvmmsg,
#ifdef SYS_open
    SYS_creat, SYS_mkdir, SYS_rmdir, SYS_unlink, SYS_rename, SYS_link, SYS_symlink, SYS_epoll_create, SYS_epoll_wait,
    SYS_eventfd, SYS_signalfd, SYS_inotify_init,
#endif
};

// Compilers also start programs, and end them.
static const int starting[] = {
    SYS_execve, SYS_kill, SYS_tkill, SYS_tgkill, SYS_ioctl, SYS_fallocate, SYS_setrlimit,
#ifdef SYS_open
    SYS_fork, SYS_vfork,
#endif
};

// They stay in the group and session that they began in.
static const int grouping[] = {SYS_setpgid, SYS_setsid};

// In boxes that write, calls that change owner, mode, times and attributes of files, and priorities of processes: they do
// nothing and succeed, as programs that copy files expect them to. Landlock does not cover them.
static const int ignored[] = {
    SYS_fchmod, SYS_fchown, SYS_fchmodat, SYS_fchownat, SYS_utimensat, SYS_setxattr, SYS_lsetxattr, SYS_fsetxattr,
    SYS_removexattr, SYS_lremovexattr, SYS_fremovexattr, FCHMODAT2, SETXATTRAT, REMOVEXATTRAT, FILE_SETATTR,
    SYS_setpriority, SYS_ioprio_set, SYS_sched_setparam, SYS_sched_setscheduler, SYS_sched_setattr,
    SYS_sched_setaffinity, SYS_sync,
#ifdef SYS_open
    SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat,
#endif
};

// Attributes of files cannot be read there either: Landlock lets everybody have them. Room for files is taken by writing.
static const int unsupported[] = {
    SYS_getxattr, SYS_lgetxattr, SYS_fgetxattr, SYS_listxattr, SYS_llistxattr, SYS_flistxattr, SYS_fallocate,
};

static const int terminal_requests[] = {TCGETS, TIOCGWINSZ, FIONREAD, FIONBIO, FIOCLEX, FIONCLEX};

static const int process_options[] = {
    PR_SET_NAME, PR_GET_NAME, PR_GET_DUMPABLE, PR_GET_SECCOMP, PR_CAPBSET_READ, PR_GET_NO_NEW_PRIVS,
    PR_SET_NO_NEW_PRIVS, PR_GET_PDEATHSIG, 0x53564d41 /* PR_SET_VMA: the names of memory */,
};

// No owners of signals, no leases, no notices of folders, no large pipes.
static const int file_commands[] = {
    F_DUPFD, F_DUPFD_CLOEXEC, F_GETFD, F_SETFD, F_GETFL, F_SETFL, F_GETLK, F_SETLK, F_SETLKW, F_OFD_GETLK, F_OFD_SETLK,
    F_OFD_SETLKW, F_GETPIPE_SZ, F_GET_SEALS, F_ADD_SEALS,
};
