#define _GNU_SOURCE
#include "CWorker.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

typedef struct {
  pid_t pid;
  int socket;
  uint32_t number;
  cworker_lock lock;
  // In kilobytes: the most memory that the system counted before its first job, which may be that of the program that
  // started it.
  long inherited_memory;
  // Whether it has said that it is ready.
  int is_ready;
  // Memory that the worker draws in, shared with it: its pages are there for the next picture.
  uint8_t *picture;
} worker;

// Those that are idle, and how many there are with those at work.
typedef struct {
  const char *libraries;
  worker idle[CWORKER_CAPACITY];
  int idle_count, count;
  // Why no worker got ready, as `code` of a result says it; 0 where none failed. No other is started then.
  int broken;
} pool;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t released = PTHREAD_COND_INITIALIZER;
static pool svg = {.libraries = WORKER_FOR_SVG}, fonts = {.libraries = WORKER_FOR_FONTS};
static int mask = 1000;
// The process that started workers.
static pid_t owner;
// A job with more memory is the only one, so that all together stay within bounds.
static pthread_rwlock_t alone_lock = PTHREAD_RWLOCK_INITIALIZER;
// Those of cworker_enter that are not alone.
static int programs;

// A greeting takes some 20 milliseconds of processor time. A busy machine gets longer by the clock on the wall.
enum { START_MILLISECONDS = 10000, START_PROCESSOR_MILLISECONDS = 200, GLANCE_MILLISECONDS = 20 };
// In kilobytes: who died with as much died of it.
enum { MUCH_MEMORY = (WORKER_MEMORY_ALONE >> 10) / 4 * 3 };
// As much as the picture of a whole screen takes.
enum { KEPT_PICTURE_BYTES = 16 << 20 };

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1000 + (double)time.tv_nsec / 1e6;
}

// Waits until the socket is ready; returns whether it is before the deadline.
static int await(int socket, short event, double deadline) {
  for (;;) {
    double rest = deadline - now();
    if (rest <= 0) return 0;
    struct pollfd wait = {socket, event, 0};
    int ready = poll(&wait, 1, (int)rest + 1);
    if (ready > 0) return 1;
    if (ready < 0 && errno != EINTR) return 0;
  }
}

typedef enum { DONE, ENDED, LATE } transfer;

static transfer send_all(int socket, const void *bytes, size_t count, int file, double deadline) {
  union {
    struct cmsghdr header;
    char room[CMSG_SPACE(sizeof(int))];
  } control = {0};
  for (size_t done = 0; done < count;) {
    struct iovec part = {(char *)bytes + done, count - done};
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
    if (file >= 0 && done == 0) {
      message.msg_control = control.room;
      message.msg_controllen = sizeof control.room;
      struct cmsghdr *header = CMSG_FIRSTHDR(&message);
      header->cmsg_level = SOL_SOCKET;
      header->cmsg_type = SCM_RIGHTS;
      header->cmsg_len = CMSG_LEN(sizeof(int));
      memcpy(CMSG_DATA(header), &file, sizeof(int));
    }
    ssize_t sent = sendmsg(socket, &message, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent > 0) done += (size_t)sent;
    else if (sent < 0 && errno == EINTR) continue;
    else if (sent < 0 && errno != EAGAIN && errno != EWOULDBLOCK) return ENDED;
    else if (!await(socket, POLLOUT, deadline)) return LATE;
  }
  return DONE;
}

static transfer receive_all(int socket, void *bytes, size_t count, double deadline) {
  for (size_t done = 0; done < count;) {
    ssize_t got = recv(socket, (char *)bytes + done, count - done, MSG_DONTWAIT);
    if (got > 0) done += (size_t)got;
    else if (got < 0 && errno == EINTR) continue;
    else if (got == 0 || (errno != EAGAIN && errno != EWOULDBLOCK)) return ENDED;
    else if (!await(socket, POLLIN, deadline)) return LATE;
  }
  return DONE;
}

// Ends a worker. Returns what ended it, had it ended by itself.
static cworker_status end(worker *worker, cworker_status status, int *code) {
  int how = 0, ended = 0;
  struct rusage used = {0};
  close(worker->socket);
  if (worker->picture) munmap(worker->picture, WORKER_PICTURE_BYTES);
  // One that dies closes its end of the socket a moment before; one that closed it and lives on gets no longer.
  for (double deadline = now() + 100; status == CWORKER_DIED && ended == 0 && now() < deadline;) {
    ended = wait4(worker->pid, &how, WNOHANG, &used);
    if (ended == 0) nanosleep(&(struct timespec){0, 100 * 1000}, NULL);
  }
  if (ended == 0) {
    kill(worker->pid, SIGKILL);
    while (wait4(worker->pid, &how, 0, &used) < 0 && errno == EINTR) {}
    return status == CWORKER_DIED ? CWORKER_LIED : status;
  }
  *code = WIFSIGNALED(how) ? WTERMSIG(how) : 0;
  if (*code == SIGPROF || *code == SIGALRM || *code == SIGXCPU) return CWORKER_TOO_SLOW;
  if (*code && used.ru_maxrss >= MUCH_MEMORY && used.ru_maxrss > worker->inherited_memory) return CWORKER_TOO_LARGE;
  if (WIFEXITED(how) && WEXITSTATUS(how) == WORKER_IS_OUT_OF_MEMORY) return CWORKER_TOO_LARGE;
  return status;
}

static int spawn(const char *path, const char *libraries, int socket, int picture, pid_t *pid) {
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&files);
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_adddup2(&files, socket, 0);
  if (picture >= 0) posix_spawn_file_actions_adddup2(&files, picture, WORKER_PICTURE);
  posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&files, 2, "/dev/null", O_WRONLY, 0);
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  char version[16], folders[4096];
  snprintf(version, sizeof version, "%d", mask);
  const char *known = getenv("LD_LIBRARY_PATH");
  snprintf(folders, sizeof folders, "LD_LIBRARY_PATH=%s", known ? known : "");
  char *arguments[] = {"renderpages-worker", (char *)libraries, version, NULL};
  // One thread computes: librsvg's filters of light would start one for each processor.
  char *environment[] = {"LC_ALL=C", "RAYON_NUM_THREADS=1", "SWIFT_BACKTRACE=enable=no", known ? folders : NULL, NULL};
  int fault = posix_spawn(pid, path, &files, &attributes, arguments, environment);
  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&attributes);
  return fault;
}

// Makes the memory that a worker draws in. Nobody can change its size: reading beyond the end would be a signal.
static int make_picture(uint8_t **mapped) {
  int file = memfd_create("picture", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (file < 0) return -1;
  void *memory = MAP_FAILED;
  if (ftruncate(file, WORKER_PICTURE_BYTES) == 0 && fcntl(file, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) == 0)
    memory = mmap(NULL, WORKER_PICTURE_BYTES, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE, file, 0);
  if (memory == MAP_FAILED) {
    close(file);
    return -1;
  }
  *mapped = memory;
  return file;
}

static void close_all(const int *descriptors, int count) {
  for (int i = 0; i < count; i++)
    if (descriptors[i] >= 0) close(descriptors[i]);
}

// Opens what a worker needs: the ends of a socket and the picture. Above the numbers that it has them under.
static int open_all(int draws, int descriptors[3], uint8_t **picture) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return errno;
  int file = draws ? make_picture(picture) : -1;
  int fault = draws && file < 0 ? errno : 0;
  int sources[3] = {ends[0], ends[1], file};
  for (int i = 0; i < 3; i++) {
    descriptors[i] = sources[i] < 0 ? -1 : fcntl(sources[i], F_DUPFD_CLOEXEC, WORKER_PICTURE + 1);
    if (sources[i] >= 0 && descriptors[i] < 0) fault = errno;
  }
  close_all(sources, 3);
  if (!fault) return 0;
  close_all(descriptors, 3);
  if (*picture) munmap(*picture, WORKER_PICTURE_BYTES);
  return fault;
}

// Starts a worker, which gets ready by itself.
static cworker_status start(const char *path, const pool *pool, worker *worker, int *code) {
  int descriptors[3];
  owner = getpid();
  worker->picture = NULL;
  worker->is_ready = 0;
  *code = open_all(pool == &svg, descriptors, &worker->picture);
  if (*code) return CWORKER_NONE;
  *code = spawn(path, pool->libraries, descriptors[1], descriptors[2], &worker->pid);
  close_all(descriptors + 1, 2);
  worker->socket = descriptors[0];
  worker->number = 0;
  if (*code) {
    close(worker->socket);
    if (worker->picture) munmap(worker->picture, WORKER_PICTURE_BYTES);
    return CWORKER_NONE;
  }
  return CWORKER_OK;
}

// Milliseconds of processor time that a process has used; 0 where the system does not say.
static double used_by(pid_t pid) {
  clockid_t clock;
  struct timespec time;
  if (clock_getcpuclockid(pid, &clock) != 0 || clock_gettime(clock, &time) != 0) return 0;
  return (double)time.tv_sec * 1000 + (double)time.tv_nsec / 1e6;
}

// Whether a process has ended; it can still be waited for.
static int has_ended(pid_t pid) {
  siginfo_t how = {0};
  return waitid(P_PID, (id_t)pid, &how, WEXITED | WNOHANG | WNOWAIT) != 0 || how.si_pid == pid;
}

// Receives a greeting. Gives up at once on a worker that has ended or computes for long, and on others in the end; returns why,
// as a result's `code` says it, or 0.
static int receive_greeting(const worker *worker, worker_reply *greeting) {
  double deadline = now() + START_MILLISECONDS;
  int is_last = 0;
  for (size_t done = 0;;) {
    ssize_t got = recv(worker->socket, (char *)greeting + done, sizeof *greeting - done, MSG_DONTWAIT);
    if (got > 0) {
      done += (size_t)got;
      if (done == sizeof *greeting) return 0;
      continue;
    }
    if (got < 0 && errno == EINTR) continue;
    if (got == 0 || is_last || (errno != EAGAIN && errno != EWOULDBLOCK)) return CWORKER_ENDED;
    double rest = deadline - now();
    if (rest <= 0 || used_by(worker->pid) >= START_PROCESSOR_MILLISECONDS) return CWORKER_SILENT;
    struct pollfd wait = {worker->socket, POLLIN, 0};
    int ready = poll(&wait, 1, rest < GLANCE_MILLISECONDS ? (int)rest + 1 : GLANCE_MILLISECONDS);
    // What it started may hold the socket open. Its last words are read once more.
    if (ready == 0) is_last = has_ended(worker->pid);
  }
}

// Waits for a worker's greeting.
static cworker_status greet(worker *worker, int *code) {
  if (worker->is_ready) return CWORKER_OK;
  worker_reply greeting;
  int fault = receive_greeting(worker, &greeting), ignored;
  if (!fault && (greeting.magic != WORKER_MAGIC || greeting.number != 0)) fault = CWORKER_SILENT;
  if (!fault) {
    worker->inherited_memory = (long)greeting.width;
    worker->lock = (cworker_lock){.landlock = greeting.status, .filters = (int)greeting.flag};
    snprintf(worker->lock.version, sizeof worker->lock.version, "%.31s", greeting.message);
    worker->is_ready = 1;
    return CWORKER_OK;
  }
  end(worker, CWORKER_LIED, &ignored);
  *code = fault;
  return CWORKER_NONE;
}

// Whether an idle worker still lives: its end of the socket has neither closed nor said anything but its greeting.
static int is_alive(const worker *worker) {
  char byte;
  if (!worker->is_ready) return 1;
  return recv(worker->socket, &byte, 1, MSG_PEEK | MSG_DONTWAIT) < 0 && (errno == EAGAIN || errno == EWOULDBLOCK);
}

// Takes an idle worker that lives. Returns whether there was one.
static int take_idle(pool *pool, worker *worker) {
  while (pool->idle_count > 0) {
    *worker = pool->idle[--pool->idle_count];
    if (is_alive(worker)) return 1;
    int ignored;
    end(worker, CWORKER_LIED, &ignored);
    pool->count--;
  }
  return 0;
}

// Whether the system has no room for one more process now.
static int is_short(int code) { return code == EAGAIN || code == ENOMEM || code == EMFILE || code == ENFILE; }

// Takes an idle worker or starts one. Called, and returns, under the lock.
static cworker_status acquire_now(pool *pool, const char *path, worker *worker, int *code) {
  while (!pool->broken && pool->idle_count == 0 && pool->count >= CWORKER_CAPACITY) pthread_cond_wait(&released, &lock);
  if (pool->broken) {
    *code = pool->broken;
    return CWORKER_NONE;
  }
  cworker_status status = CWORKER_OK;
  int is_new = !take_idle(pool, worker);
  if (is_new) pool->count++;
  pthread_mutex_unlock(&lock);
  if (is_new) status = start(path, pool, worker, code);
  if (status == CWORKER_OK) status = greet(worker, code);
  pthread_mutex_lock(&lock);
  if (status != CWORKER_OK) {
    pool->count--;
    if (!is_short(*code)) pool->broken = *code;
    pthread_cond_broadcast(&released);
  }
  return status;
}

static cworker_status acquire(pool *pool, const char *path, worker *worker, int *code) {
  pthread_mutex_lock(&lock);
  for (;;) {
    cworker_status status = acquire_now(pool, path, worker, code);
    // Where the system has no room for one more, one that is at work comes free.
    if (status != CWORKER_NONE || !is_short(*code) || pool->count == 0) {
      pthread_mutex_unlock(&lock);
      return status;
    }
    while (pool->idle_count == 0 && pool->count > 0) pthread_cond_wait(&released, &lock);
  }
}

static void release(pool *pool, const worker *worker, int is_alive) {
  pthread_mutex_lock(&lock);
  if (is_alive) pool->idle[pool->idle_count++] = *worker;
  else pool->count--;
  pthread_cond_broadcast(&released);
  pthread_mutex_unlock(&lock);
}

static cworker_status fault(transfer transfer) { return transfer == LATE ? CWORKER_TOO_SLOW : CWORKER_DIED; }

// Copies pixels. Returns whether no colour is stronger than its alpha, as those who take pixels apart rely on.
static int copy_premultiplied(const uint8_t *pixels, size_t count, uint8_t *copy, int *is_opaque) {
  uint32_t excess = 0, all = UINT32_MAX;
  for (size_t i = 0; i < count; i++) {
    uint32_t pixel;
    memcpy(&pixel, pixels + 4 * i, 4);
    memcpy(copy + 4 * i, &pixel, 4);
    uint32_t alpha = pixel >> 24;
    all &= pixel;
    // Negative differences have the highest bit.
    excess |= (alpha - (pixel >> 16 & 0xFF)) | (alpha - (pixel >> 8 & 0xFF)) | (alpha - (pixel & 0xFF));
  }
  *is_opaque = all >> 24 == 255;
  return excess >> 31 == 0;
}

// Copies a picture, so that whatever the worker does to the memory later changes nothing.
static cworker_status take_picture(worker *worker, const cworker_job *job, cworker_result *result) {
  size_t count = 4 * (size_t)job->width * (size_t)job->height;
  if (result->reply.status != 0) return CWORKER_OK;
  if (count > WORKER_PICTURE_BYTES) return CWORKER_LIED;
  result->bytes = malloc(count);
  if (!result->bytes) return CWORKER_OUT_OF_MEMORY;
  int is_picture = copy_premultiplied(worker->picture, count / 4, result->bytes, &result->is_opaque);
  // What only large pictures need is given back.
  if (count > KEPT_PICTURE_BYTES)
    madvise(worker->picture + KEPT_PICTURE_BYTES, WORKER_PICTURE_BYTES - KEPT_PICTURE_BYTES, MADV_REMOVE);
  return is_picture ? CWORKER_OK : CWORKER_LIED;
}

// Reads what follows a reply.
static cworker_status take(worker *worker, const cworker_job *job, cworker_result *result, double deadline) {
  worker_reply *reply = &result->reply;
  reply->message[sizeof reply->message - 1] = 0;
  if (reply->magic != WORKER_MAGIC || reply->number != worker->number) return CWORKER_LIED;
  if (job->kind == WORKER_DRAW_SVG || job->kind == WORKER_DRAW_WEBP) return take_picture(worker, job, result);
  if (reply->count > job->limit || reply->number_count > job->limit / 4) return CWORKER_LIED;
  if (reply->count == 0 && reply->number_count == 0) return CWORKER_OK;
  result->bytes = malloc(reply->count + 1);
  result->numbers = malloc(4 * reply->number_count + 1);
  if (!result->bytes || !result->numbers) return CWORKER_OUT_OF_MEMORY;
  transfer got = receive_all(worker->socket, result->bytes, reply->count, deadline);
  if (got == DONE) got = receive_all(worker->socket, result->numbers, 4 * reply->number_count, deadline);
  return got == DONE ? CWORKER_OK : fault(got);
}

static cworker_status converse(worker *worker, const cworker_job *job, cworker_result *result) {
  double deadline = now() + 8.0 * job->milliseconds;
  worker_request request = {
      .magic = WORKER_MAGIC, .number = ++worker->number, .kind = job->kind, .milliseconds = job->milliseconds,
      .width = job->width, .height = job->height, .count = job->count,
  };
  transfer sent = send_all(worker->socket, &request, sizeof request, job->file, deadline);
  if (sent == DONE) sent = send_all(worker->socket, job->bytes, job->count, -1, deadline);
  if (sent != DONE) return fault(sent);
  transfer got = receive_all(worker->socket, &result->reply, sizeof result->reply, deadline);
  return got == DONE ? take(worker, job, result, deadline) : fault(got);
}

static void empty(cworker_result *result) {
  free(result->bytes);
  free(result->numbers);
  result->bytes = NULL;
  result->numbers = NULL;
}

// Has a worker do a job; one that may take more memory is not kept.
static cworker_status run(pool *pool, const char *path, const cworker_job *job, rlim_t memory, cworker_result *result) {
  *result = (cworker_result){0};
  worker worker;
  cworker_status status = acquire(pool, path, &worker, &result->code);
  if (status != CWORKER_OK) return status;
  struct rlimit limit = {memory, memory};
  if (memory) prlimit(worker.pid, RLIMIT_DATA, &limit, NULL);
  status = converse(&worker, job, result);
  int is_kept = status == CWORKER_OK && !memory;
  if (status != CWORKER_OK) empty(result);
  if (!is_kept) status = end(&worker, status, &result->code);
  release(pool, &worker, is_kept);
  return status;
}

cworker_status cworker_run(const char *path, const cworker_job *job, cworker_result *result) {
  pool *pool = job->kind == WORKER_CUT_FONT ? &fonts : &svg;
  pthread_rwlock_rdlock(&alone_lock);
  cworker_status status = run(pool, path, job, 0, result);
  pthread_rwlock_unlock(&alone_lock);
  // Libraries tell that memory is short in many ways, a crash among them.
  int may_be_large = status == CWORKER_TOO_LARGE || (status == CWORKER_DIED && result->code);
  if (pool != &svg || !may_be_large) return status;
  pthread_rwlock_wrlock(&alone_lock);
  status = run(pool, path, job, WORKER_MEMORY_ALONE, result);
  pthread_rwlock_unlock(&alone_lock);
  return status;
}

void cworker_enter(int alone) {
  if (alone) {
    pthread_rwlock_wrlock(&alone_lock);
    return;
  }
  pthread_mutex_lock(&lock);
  while (programs >= CWORKER_PROGRAMS) pthread_cond_wait(&released, &lock);
  programs++;
  pthread_mutex_unlock(&lock);
  pthread_rwlock_rdlock(&alone_lock);
}

void cworker_leave(int alone) {
  pthread_rwlock_unlock(&alone_lock);
  if (alone) return;
  pthread_mutex_lock(&lock);
  programs--;
  pthread_cond_broadcast(&released);
  pthread_mutex_unlock(&lock);
}

void cworker_prepare_for_fonts(const char *path) {
  worker worker;
  int code;
  pthread_mutex_lock(&lock);
  if (fonts.count == 0 && start(path, &fonts, &worker, &code) == CWORKER_OK) {
    fonts.count = 1;
    fonts.idle[fonts.idle_count++] = worker;
  }
  pthread_mutex_unlock(&lock);
}

cworker_lock cworker_lock_of(const char *path) {
  worker worker;
  int code;
  if (acquire(&svg, path, &worker, &code) != CWORKER_OK) return (cworker_lock){.landlock = -1, .code = code};
  release(&svg, &worker, 1);
  return worker.lock;
}

// Under the lock.
static void end_idle(void) {
  pool *pools[] = {&svg, &fonts};
  for (int i = 0; i < 2; i++)
    for (int k = 0; k < pools[i]->idle_count; k++) kill(pools[i]->idle[k].pid, SIGKILL);
  for (int i = 0; i < 2; i++) {
    while (pools[i]->idle_count > 0) {
      int ignored;
      end(&pools[i]->idle[--pools[i]->idle_count], CWORKER_LIED, &ignored);
      pools[i]->count--;
    }
  }
}

void cworker_mask(int version) {
  pthread_mutex_lock(&lock);
  mask = version;
  end_idle();
  svg.broken = fonts.broken = 0;
  pthread_mutex_unlock(&lock);
}

// Waits for workers when the program ends: in a container nobody may wait for what it leaves, which then counts as processes for ever.
__attribute__((destructor)) static void end_with_program(void) {
  // A child of the program's ends without them.
  if (owner != getpid() || pthread_mutex_trylock(&lock) != 0) return;
  end_idle();
  pthread_mutex_unlock(&lock);
}
