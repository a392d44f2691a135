// What a stranger's screen may try against the box that it runs in: `hostilescreen NAME OUTSIDE INSIDE PARENT` tries one thing,
// and exits with 0 where it came to nothing, else with 1 and a line. OUTSIDE is a folder of the same user that the box does
// not name, INSIDE its container, PARENT the process that started it.
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/ipc.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>
#include <utime.h>

#include "forbidden.h"

extern char **environ;

static const char *outside, *inside;
static pid_t parent;

// Paths of the outside: its file "secret" and its folder "shut".
static const char *out(const char *name) {
  static char paths[8][4096];
  static int next;
  char *path = paths[next++ % 8];
  snprintf(path, sizeof paths[0], "%s/%s", outside, name);
  return path;
}

static const char *in(const char *name) {
  static char paths[8][4096];
  static int next;
  char *path = paths[next++ % 8];
  snprintf(path, sizeof paths[0], "%s/%s", inside, name);
  return path;
}

static char got[1024];

// Whether a call failed.
static int fails(long result, const char *what) {
  if (result < 0) return 1;
  snprintf(got + strlen(got), sizeof got - strlen(got), "%s came through; ", what);
  return 0;
}

// Whether a call that does nothing has succeeded; whoever started this looks at the files.
static int passes(long result, const char *what) {
  if (result >= 0) return 1;
  snprintf(got + strlen(got), sizeof got - strlen(got), "%s failed: %s; ", what, strerror(errno));
  return 0;
}

#define FAILS(call) fails((long)(call), #call)
#define PASSES(call) passes((long)(call), #call)

static int op_read(void) { return FAILS(open(out("secret"), O_RDONLY)); }
static int op_list(void) { return FAILS(open(outside, O_RDONLY | O_DIRECTORY)); }
static int op_write(void) { return FAILS(open(out("secret"), O_WRONLY)); }
static int op_create(void) { return FAILS(open(out("new"), O_WRONLY | O_CREAT, 0644)); }
static int op_truncate(void) { return FAILS(truncate(out("secret"), 0)); }
static int op_truncate_by_reading(void) {
  return FAILS(open(out("secret"), O_RDONLY | O_TRUNC)) & FAILS(open(out("secret"), O_ACCMODE | O_TRUNC)) &
         FAILS(open(out("secret"), O_RDWR | O_TRUNC)) & FAILS(open(out("secret"), O_ACCMODE));
}
static int op_truncate_readable(void) {
  // Its own program may be read.
  return FAILS(open("/proc/self/exe", O_RDONLY | O_TRUNC)) & FAILS(truncate("/proc/self/exe", 0));
}
static int op_openat2(void) {
  struct { uint64_t flags, mode, resolve; } how = {O_RDONLY | O_TRUNC, 0, 0};
  return FAILS(syscall(437, AT_FDCWD, out("secret"), &how, sizeof how));
}
static int op_rename_out(void) {
  int file = open(in("own"), O_WRONLY | O_CREAT, 0644);
  return passes(file, "open") & FAILS(rename(in("own"), out("secret"))) & FAILS(rename(in("own"), out("new")));
}
static int op_rename_in(void) { return FAILS(rename(out("secret"), in("taken"))) & FAILS(rename(out("secret"), out("b"))); }
static int op_link(void) { return FAILS(link(out("secret"), in("linked"))) & FAILS(linkat(AT_FDCWD, "/proc/self/exe", AT_FDCWD, in("exe"), AT_SYMLINK_FOLLOW)); }
static int op_symlink(void) { return FAILS(symlink("/etc/passwd", out("link"))) & FAILS(symlink(outside, in("link"))); }
static int op_unlink(void) { return FAILS(unlink(out("secret"))) & FAILS(rmdir(out("shut"))); }
static int op_mkdir(void) { return FAILS(mkdir(out("dir"), 0755)); }
static int op_device(void) { return FAILS(mknod(in("disk"), S_IFBLK | 0600, 0x800)) & FAILS(mkfifo(in("pipe"), 0600)); }
static int op_dot_dot(void) {
  char path[4096];
  snprintf(path, sizeof path, "%s/../%s/secret", inside, strrchr(outside, '/') + 1);
  return FAILS(open(path, O_RDONLY));
}
static int op_path_descriptor(void) {
  int folder = open(outside, O_PATH | O_DIRECTORY);
  char path[64];
  int file = open(out("secret"), O_PATH);
  snprintf(path, sizeof path, "/proc/self/fd/%d", file);
  return FAILS(openat(folder, "secret", O_RDONLY)) & FAILS(open(path, O_RDONLY)) & FAILS(open(path, O_WRONLY));
}
static int op_handle(void) {
  struct { struct file_handle handle; char room[128]; } it = {.handle = {.handle_bytes = 128}};
  int mount;
  return FAILS(name_to_handle_at(AT_FDCWD, out("secret"), &it.handle, &mount, 0)) &
         FAILS(open_by_handle_at(AT_FDCWD, &it.handle, O_RDONLY));
}

// Landlock covers none of these.
static int op_mode(void) {
  return PASSES(chmod(out("secret"), 04777)) & PASSES(fchmodat(AT_FDCWD, out("secret"), 0777, 0)) &
         PASSES(chmod(out("shut"), 0)) & PASSES(syscall(452, AT_FDCWD, out("secret"), 0777, 0));
}
static int op_mode_readable(void) {
  int file = open("/proc/self/exe", O_RDONLY);
  return PASSES(fchmod(file, 0777)) & PASSES(fchown(file, 1, 1)) & PASSES(futimens(file, NULL)) &
         PASSES(fsetxattr(file, "user.a", "b", 1, 0));
}
static int op_owner(void) {
  return PASSES(chown(out("secret"), 65533, 65533)) & PASSES(lchown(out("secret"), 65533, 65533)) &
         PASSES(fchownat(AT_FDCWD, out("secret"), 65533, 65533, 0));
}
static int op_times(void) {
  struct timespec when[2] = {{1, 0}, {1, 0}};
  struct timeval then[2] = {{1, 0}, {1, 0}};
  struct utimbuf both = {1, 1};
  return PASSES(utimensat(AT_FDCWD, out("secret"), when, 0)) & PASSES(utimes(out("secret"), then)) &
         PASSES(utime(out("secret"), &both)) & PASSES(lutimes(out("secret"), then));
}
static int op_attributes(void) {
  char value[16];
  return PASSES(setxattr(out("secret"), "user.mine", "b", 1, 0)) & PASSES(lsetxattr(out("secret"), "user.mine", "b", 1, 0)) &
         PASSES(removexattr(out("secret"), "user.kept")) & PASSES(lremovexattr(out("secret"), "user.kept")) &
         FAILS(getxattr(out("secret"), "user.kept", value, sizeof value)) & FAILS(listxattr(out("secret"), value, 16));
}
static int op_file_flags(void) {
  int file = open("/proc/self/exe", O_RDONLY), flags = 0;
  return FAILS(ioctl(file, _IOW('f', 2, long), &flags)) & FAILS(ioctl(file, _IOR('f', 1, long), &flags)) &
         FAILS(fcntl(file, F_SETLEASE, F_RDLCK)) & FAILS(fcntl(file, F_SETOWN, parent));
}
static int op_watch(void) {
  int watch = inotify_init();
  return FAILS(inotify_add_watch(watch, outside, IN_ALL_EVENTS)) & FAILS(syscall(SYS_fanotify_init, 0, 0));
}

static int op_sockets(void) {
  int held = 1;
  for (int family = 0; family < 46; family++)
    for (int type = SOCK_STREAM; type <= SOCK_SEQPACKET; type++) held &= fails(socket(family, type, 0), "socket");
  return held;
}
static int op_pairs(void) {
  int ends[2], others[2];
  // Those of one process's own threads work.
  int stays = passes(socketpair(AF_UNIX, SOCK_STREAM, 0, ends), "socketpair") &
              passes(socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, others), "socketpair");
  return stays & FAILS(socketpair(AF_UNIX, SOCK_DGRAM, 0, others)) & FAILS(socketpair(AF_INET, SOCK_STREAM, 0, others)) &
         FAILS(socketpair(40, SOCK_STREAM, 0, others));
}
static int op_named_socket(void) {
  int ends[2];
  struct sockaddr_un name = {.sun_family = AF_UNIX};
  snprintf(name.sun_path, sizeof name.sun_path, "%.100s", out("socket"));
  if (socketpair(AF_UNIX, SOCK_SEQPACKET, 0, ends) != 0) return 0;
  close(ends[1]);
  return FAILS(connect(ends[0], (struct sockaddr *)&name, sizeof name)) &
         FAILS(sendto(ends[0], "x", 1, MSG_NOSIGNAL, (struct sockaddr *)&name, sizeof name)) &
         FAILS(bind(ends[0], (struct sockaddr *)&name, sizeof name)) & FAILS(listen(ends[0], 1)) &
         FAILS(accept(ends[0], NULL, NULL));
}
static int op_abstract_socket(void) {
  int ends[2];
  struct sockaddr_un name = {.sun_family = AF_UNIX, .sun_path = "\0hostilescreen"};
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) return 0;
  return FAILS(connect(ends[0], (struct sockaddr *)&name, 16)) & FAILS(bind(ends[0], (struct sockaddr *)&name, 16));
}

static int op_fork(void) {
  pid_t child = fork();
  if (child == 0) _exit(0);
  return fails(child, "fork");
}
static int op_vfork(void) {
#ifdef SYS_vfork
  return FAILS(syscall(SYS_fork)) & FAILS(syscall(SYS_vfork));
#else
  return 1;
#endif
}
static int op_clone(void) {
  long child = syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0);
  if (child == 0) _exit(0);
  long other = syscall(SYS_clone, CLONE_VM | SIGCHLD, 0, 0, 0, 0);
  if (other == 0) _exit(0);
  struct { uint64_t words[11]; } arguments = {0};
  long third = syscall(435, &arguments, sizeof arguments);
  if (third == 0) _exit(0);
  return fails(child, "clone") & fails(other, "clone with memory") & fails(third, "clone3");
}
static int op_spawn(void) {
  pid_t child;
  char *arguments[] = {"true", NULL};
  int fault = posix_spawn(&child, "/bin/true", NULL, NULL, arguments, environ);
  return fails(fault ? -1 : 0, "posix_spawn") & (system("exit 7") != 7 << 8) & (popen("true", "r") == NULL);
}
static int op_execute(void) {
  char *arguments[] = {"true", NULL};
  execv("/bin/true", arguments);
  execv("/proc/self/exe", arguments);
  int file = open("/bin/true", O_RDONLY);
  return FAILS(fexecve(file, arguments, environ)) & FAILS(syscall(SYS_execveat, file, "", arguments, environ, AT_EMPTY_PATH));
}
static int op_memory_program(void) {
  return FAILS(memfd_create("program", 0)) & FAILS(syscall(447, 0));
}
static int op_namespaces(void) {
  return FAILS(unshare(CLONE_NEWUSER)) & FAILS(unshare(CLONE_NEWNS)) & FAILS(setns(0, 0)) &
         FAILS(mount("none", inside, "tmpfs", 0, NULL)) & FAILS(umount(inside)) & FAILS(chroot(inside)) &
         FAILS(syscall(SYS_pivot_root, inside, inside)) & FAILS(syscall(428, AT_FDCWD, "/", 0)) &
         FAILS(syscall(430, "tmpfs", 0));
}

static int op_signals(void) {
  return FAILS(kill(parent, 0)) & FAILS(kill(getppid(), SIGCONT)) & FAILS(kill(1, 0)) & FAILS(kill(-1, 0)) & FAILS(kill(0, 0)) &
         FAILS(syscall(SYS_tkill, parent, 0)) & FAILS(syscall(SYS_tgkill, parent, parent, 0)) &
         FAILS(sigqueue(parent, 0, (union sigval){0})) & FAILS(syscall(434, parent, 0)) &
         PASSES(kill(getpid(), 0));
}
static int op_trace(void) {
  return FAILS(ptrace(PTRACE_ATTACH, parent, 0, 0)) & FAILS(ptrace(PTRACE_SEIZE, parent, 0, 0)) &
         FAILS(ptrace(PTRACE_TRACEME, 0, 0, 0));
}
static int op_memory_of_others(void) {
  char bytes[8];
  struct iovec here = {bytes, 8}, there = {(void *)environ, 8};
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/mem", (int)parent);
  return FAILS(process_vm_readv(parent, &here, 1, &there, 1, 0)) & FAILS(process_vm_writev(parent, &here, 1, &there, 1, 0)) &
         FAILS(open(path, O_RDWR)) & FAILS(open(path, O_RDONLY)) & FAILS(open("/proc/self/mem", O_RDWR));
}
static int op_secrets_of_others(void) {
  int held = 1;
  const pid_t processes[] = {parent, 1};
  const char *const files[] = {"environ", "cmdline", "maps", "fd/0", "root/etc/passwd", "cwd", "status"};
  for (int i = 0; i < 2; i++)
    for (size_t k = 0; k < sizeof files / sizeof *files; k++) {
      char path[64];
      snprintf(path, sizeof path, "/proc/%d/%s", (int)processes[i], files[k]);
      held &= fails(open(path, O_RDONLY), path);
    }
  return held;
}
static int op_environment(void) {
  // As many as the test gives it.
  int count = 0;
  for (char **word = environ; *word; word++) count++;
  int is_own = count == 2 && getenv("HOME") && strcmp(getenv("HOME"), inside) == 0 && !getenv("GITHUB_TOKEN");
  return passes(is_own ? 0 : -1, "environment");
}
static int op_user_files(void) {
  return FAILS(open("/etc/shadow", O_RDONLY)) & FAILS(open("/etc/passwd", O_RDONLY)) & FAILS(open("/root", O_RDONLY)) &
         FAILS(open("/home", O_RDONLY)) & FAILS(open("/var/log", O_RDONLY)) & FAILS(open("/dev/tty", O_RDWR)) &
         FAILS(open("/tmp", O_RDONLY)) & FAILS(open("/", O_RDONLY)) & FAILS(open("/run", O_RDONLY));
}
static int op_shared_memory(void) {
  return FAILS(shm_open("/hostilescreen", O_RDWR | O_CREAT, 0600)) &
         FAILS(open("/dev/shm/hostilescreen", O_RDWR | O_CREAT, 0600)) & FAILS(shmget(1, 4096, IPC_CREAT | 0600)) &
         FAILS(syscall(SYS_semget, 1, 1, IPC_CREAT | 0600)) & FAILS(syscall(SYS_msgget, 1, IPC_CREAT | 0600)) &
         FAILS(syscall(SYS_mq_open, "hostilescreen", O_RDWR | O_CREAT, 0600, NULL));
}
static int op_keys(void) {
  return FAILS(syscall(SYS_keyctl, 0, -3, 0)) & FAILS(syscall(SYS_add_key, "user", "k", "v", 1, -3)) &
         FAILS(syscall(SYS_request_key, "user", "k", NULL, 0));
}
static int op_kernel(void) {
  char room[128] = {0};
  return FAILS(syscall(SYS_bpf, 0, room, sizeof room)) & FAILS(syscall(SYS_userfaultfd, 0)) &
         FAILS(syscall(425, 8, room)) & FAILS(syscall(SYS_perf_event_open, room, 0, -1, -1, 0)) &
         FAILS(syscall(SYS_reboot, 0, 0, 0, 0)) & FAILS(syscall(SYS_syslog, 3, room, sizeof room)) &
         FAILS(syscall(SYS_init_module, room, 0, "")) & FAILS(sethostname("x", 1)) & FAILS(syscall(SYS_acct, NULL)) &
         FAILS(syscall(SYS_seccomp, 1, 8, room)) & FAILS(syscall(600, 0)) & FAILS(syscall(SYS_personality, 0x40000));
}
// Also in the boxes of compilers and poppler's programs, of which only the latter write nothing.
static int op_calls(void) {
  int call = first_seen(forbidden, sizeof forbidden / sizeof *forbidden);
  if (call) snprintf(got, sizeof got, "call %d came through; ", call);
  return call == 0;
}
static int op_calls_of_readers(void) {
  int call = first_allowed();
  if (call) snprintf(got, sizeof got, "call %d came through; ", call);
  return call == 0;
}
static int op_limits(void) {
  struct rlimit none = {RLIM_INFINITY, RLIM_INFINITY}, known;
  const __rlimit_resource_t kinds[] = {RLIMIT_AS, RLIMIT_FSIZE, RLIMIT_CORE, RLIMIT_NOFILE};
  int held = 1;
  for (int i = 0; i < 4; i++)
    held &= fails(setrlimit(kinds[i], &none), "setrlimit") & passes(getrlimit(kinds[i], &known), "getrlimit");
  return held & FAILS(prlimit(parent, RLIMIT_NOFILE, &none, NULL)) & FAILS(prlimit(parent, RLIMIT_NOFILE, NULL, &known)) &
         FAILS(prlimit(0, RLIMIT_AS, &none, NULL));
}
static int op_rights(void) {
  uint32_t header[2] = {0x20080522, 0}, rights[6] = {0};
  syscall(SYS_capget, header, rights);
  // All but the right to open files of others that Landlock allows.
  int is_small = (rights[0] & ~2u) == 0 && (rights[1] & ~2u) == 0 && rights[3] == 0 && rights[4] == 0;
  return passes(is_small ? 0 : -1, "rights") & FAILS(setuid(0)) & FAILS(setuid(12)) & FAILS(setgid(12)) &
         FAILS(syscall(SYS_capset, header, rights)) & FAILS(prctl(PR_SET_PDEATHSIG, 0)) & FAILS(prctl(PR_SET_DUMPABLE, 0)) &
         FAILS(prctl(PR_SET_CHILD_SUBREAPER, 1)) & FAILS(prctl(PR_SET_SECUREBITS, 0)) &
         FAILS(prctl(PR_SET_MM, 0)) & FAILS(setsid()) & FAILS(setpgid(0, getppid()));
}
static int op_priority(void) {
  struct sched_param parameter = {0};
  cpu_set_t one;
  CPU_ZERO(&one);
  CPU_SET(0, &one);
  // Nothing changes; the test looks at the parent.
  return PASSES(setpriority(PRIO_PROCESS, (id_t)parent, 15)) & PASSES(sched_setscheduler(parent, SCHED_BATCH, &parameter)) &
         PASSES(sched_setaffinity(parent, sizeof one, &one));
}
static int op_terminal(void) {
  char letter = 'x';
  return FAILS(ioctl(0, TIOCSTI, &letter)) & FAILS(ioctl(1, TIOCSCTTY, 0)) & FAILS(tcgetpgrp(2));
}

static void *sleep_long(void *unused) {
  sleep(60);
  return unused;
}
static int op_one_thread(void) {
  pthread_t thread;
  int fault = pthread_create(&thread, NULL, sleep_long, NULL);
  return passes(fault ? -1 : 0, "pthread_create");
}
static int op_own_files(void) {
  int file = open(in("a"), O_RDWR | O_CREAT | O_TRUNC, 0644);
  char byte = 0;
  return passes(file, "open") & PASSES(write(file, "x", 1)) & PASSES(pread(file, &byte, 1, 0)) & PASSES(ftruncate(file, 0)) &
         PASSES(mkdir(in("folder"), 0755)) & PASSES(rename(in("a"), in("b"))) & PASSES(unlink(in("b"))) &
         PASSES(rmdir(in("folder"))) & PASSES(chmod(in("x"), 0755)) & PASSES(flock(file, LOCK_EX));
}

// Those that whoever started this ends.
static int op_threads_without_end(void) {
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, 1 << 16);
  for (;;) {
    pthread_t thread;
    if (pthread_create(&thread, &attributes, sleep_long, NULL) != 0) usleep(1000);
  }
}
static int op_files_without_end(void) {
  char name[32];
  for (long i = 0;; i++) {
    snprintf(name, sizeof name, "file-%ld", i);
    int file = open(in(name), O_WRONLY | O_CREAT, 0644);
    if (file < 0) pause();
    close(file);
  }
}
static char megabyte[1 << 20];
static int op_bytes_without_end(void) {
  signal(SIGXFSZ, SIG_IGN);
  char name[32];
  for (long i = 0;; i++) {
    snprintf(name, sizeof name, "file-%ld", i);
    int file = open(in(name), O_WRONLY | O_CREAT, 0644);
    if (file < 0) pause();
    while (write(file, megabyte, sizeof megabyte) > 0) {}
    close(file);
  }
}
static int op_nameless_bytes_without_end(void) {
  signal(SIGXFSZ, SIG_IGN);
  for (;;) {
    int file = open(in("nameless"), O_WRONLY | O_CREAT, 0644);
    if (file < 0) pause();
    unlink(in("nameless"));
    while (write(file, megabyte, sizeof megabyte) > 0) {}
  }
}
static int op_large_file(void) {
  signal(SIGXFSZ, SIG_IGN);
  int file = open(in("sparse"), O_RDWR | O_CREAT, 0644);
  return FAILS(pwrite(file, "x", 1, 1ll << 40)) & FAILS(ftruncate(file, 1ll << 40)) & FAILS(fallocate(file, 0, 0, 1 << 20));
}
static int op_words_without_end(void) {
  for (;;) printf("\033]0;title\007\033[31merror:\033[0m flood \r\b\xc2\x9b" "2J\n");
}
static int op_memory_without_end(void) {
  for (size_t total = 0;; total += 64 << 20) {
    char *memory = malloc(64 << 20);
    if (!memory) return passes(total < 7ull << 30 ? 0 : -1, "limit of memory");
  }
}
static int op_deafness(void) {
  for (int number = 1; number < 32; number++) signal(number, SIG_IGN);
  for (;;) pause();
}

typedef struct {
  const char *name;
  int (*run)(void);
} operation;

#define OP(name) {#name, op_##name}
static const operation operations[] = {
    OP(read), OP(list), OP(write), OP(create), OP(truncate), OP(truncate_by_reading), OP(truncate_readable), OP(openat2),
    OP(rename_out), OP(rename_in), OP(link), OP(symlink), OP(unlink), OP(mkdir), OP(device), OP(dot_dot),
    OP(path_descriptor), OP(handle), OP(mode), OP(mode_readable), OP(owner), OP(times), OP(attributes), OP(file_flags),
    OP(watch), OP(sockets), OP(pairs), OP(named_socket), OP(abstract_socket), OP(fork), OP(vfork), OP(clone), OP(spawn),
    OP(execute), OP(memory_program), OP(namespaces), OP(signals), OP(trace), OP(memory_of_others),
    OP(secrets_of_others), OP(environment), OP(user_files), OP(shared_memory), OP(keys), OP(kernel), OP(calls),
    OP(calls_of_readers), OP(limits),
    OP(rights), OP(priority), OP(terminal), OP(one_thread), OP(own_files), OP(large_file), OP(memory_without_end),
    OP(threads_without_end), OP(files_without_end), OP(bytes_without_end), OP(nameless_bytes_without_end),
    OP(words_without_end), OP(deafness),
};

int main(int count, char **arguments) {
  if (count < 5) {
    for (size_t i = 0; i < sizeof operations / sizeof *operations; i++) puts(operations[i].name);
    return 2;
  }
  outside = arguments[2];
  inside = arguments[3];
  parent = (pid_t)atoi(arguments[4]);
  for (size_t i = 0; i < sizeof operations / sizeof *operations; i++) {
    if (strcmp(operations[i].name, arguments[1]) != 0) continue;
    int held = operations[i].run();
    fputs(got, stderr);
    return held ? 0 : 1;
  }
  return 2;
}
