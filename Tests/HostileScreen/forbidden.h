// Calls that no box allows, and one that tries them all: with arguments that are none, so that a call which comes through fails
// otherwise, or changes nothing.
#pragma once
#include <errno.h>
#include <sys/syscall.h>
#include <unistd.h>

static const int forbidden[] = {
    // Other processes, and the machine.
    SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo,
    SYS_migrate_pages, SYS_move_pages, SYS_perf_event_open, SYS_unshare, SYS_setns, SYS_mount, SYS_umount2, SYS_pivot_root,
    SYS_chroot, SYS_swapon, SYS_swapoff, SYS_reboot, SYS_sethostname, SYS_setdomainname, SYS_init_module, SYS_finit_module,
    SYS_delete_module, SYS_kexec_load, SYS_quotactl, SYS_acct, SYS_syslog, SYS_settimeofday, SYS_clock_settime, SYS_adjtimex,
    SYS_clock_adjtime, SYS_bpf, SYS_seccomp, SYS_personality, SYS_prlimit64, 434 /* pidfd_open */, 440 /* process_madvise */,
    // Rights.
    SYS_setuid, SYS_setgid, SYS_setreuid, SYS_setregid, SYS_setresuid, SYS_setresgid, SYS_setgroups, SYS_setfsuid,
    SYS_setfsgid, SYS_capset,
    // Sockets, memory and queues that others share, keys, watched files, and files named otherwise than by a path.
    SYS_socket, SYS_connect, SYS_bind, SYS_listen, SYS_accept, SYS_accept4, SYS_shmget, SYS_shmat, SYS_shmctl, SYS_semget,
    SYS_semop, SYS_semctl, SYS_semtimedop, SYS_msgget, SYS_msgsnd, SYS_msgrcv, SYS_msgctl, SYS_mq_open, SYS_mq_unlink,
    SYS_memfd_create, SYS_userfaultfd, SYS_add_key, SYS_request_key, SYS_keyctl, SYS_splice, SYS_tee, SYS_vmsplice,
    SYS_io_setup, SYS_io_submit, SYS_inotify_add_watch, SYS_fanotify_init, SYS_fanotify_mark, SYS_name_to_handle_at,
    SYS_open_by_handle_at, SYS_mknodat, SYS_execveat,
    // Newer than all lists, openat2 and io_uring among them.
    425, 426, 427, 428, 429, 430, 431, 432, 433, 437, 438, 442, 443, 444, 445, 446, 447, 448, 457, 458, 464, 467, 600,
#ifdef SYS_open
    SYS_mknod, SYS_uselib, SYS_iopl, SYS_ioperm, SYS_modify_ldt,
#endif
};

// Calls that change files: refused where nothing is written.
static const int changing[] = {
    SYS_fchmod, SYS_fchmodat, SYS_fchown, SYS_fchownat, SYS_utimensat, SYS_setxattr, SYS_lsetxattr, SYS_fsetxattr,
    SYS_removexattr, SYS_truncate, SYS_ftruncate, SYS_fallocate, SYS_pwrite64, SYS_renameat, SYS_renameat2, SYS_linkat,
    SYS_symlinkat, SYS_unlinkat, SYS_mkdirat, SYS_copy_file_range, SYS_setpriority, SYS_sched_setaffinity, SYS_setrlimit,
    SYS_setpgid, SYS_socketpair, SYS_clone, SYS_execve, SYS_kill, SYS_tgkill, 452 /* fchmodat2 */, 463, 466, 469,
#ifdef SYS_open
    SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_rename, SYS_link, SYS_symlink, SYS_unlink, SYS_mkdir,
    SYS_rmdir, SYS_creat,
#endif
};

// The first of these calls that the kernel has seen the arguments of; 0 if there is none.
static int first_seen(const int *calls, int count) {
  for (int i = 0; i < count; i++) {
    long result = syscall(calls[i], -1L, -1L, -1L, -1L, -1L, -1L);
    if (result != -1 || (errno != EPERM && errno != ENOSYS)) return calls[i];
  }
  return 0;
}

static int first_allowed(void) {
  int found = first_seen(forbidden, sizeof forbidden / sizeof *forbidden);
  return found ? found : first_seen(changing, sizeof changing / sizeof *changing);
}
