// The worker: decodes what strangers made, in a process of its own without Swift, locked in by the kernel. It is handed jobs
// over the socket at descriptor 0 and ends with that.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

#include "CFontSubset.h"
#include "CRSVG.h"
#include "CSandbox.h"
#include "CWebP.h"
#include "WorkerProtocol.h"
#include "trials.h"

static const rlim_t ADDRESSES = 640 << 20;
// Nested elements recurse inside librsvg.
static const rlim_t STACK = 32 << 20;
// Bytes of a request: SVG files have 1 MiB at most, fonts 65,536 glyphs. Larger ones are WebP files.
static const uint64_t REQUEST_LIMIT = 2 << 20;

// The program that started the worker may raise a limit up to `highest`.
static void limit_up_to(__rlimit_resource_t what, rlim_t value, rlim_t highest) {
  struct rlimit known;
  if (getrlimit(what, &known) == 0 && known.rlim_max < highest) highest = known.rlim_max;
  struct rlimit limit = {value < highest ? value : highest, highest};
  setrlimit(what, &limit);
}

static void limit(__rlimit_resource_t what, rlim_t value) { limit_up_to(what, value, value); }

// Reads exactly `count` bytes, and the descriptor that comes with the first where there is one.
static int receive(void *bytes, size_t count, int *descriptor) {
  size_t done = 0;
  while (done < count) {
    struct iovec part = {(char *)bytes + done, count - done};
    union {
      struct cmsghdr header;
      char room[CMSG_SPACE(sizeof(int))];
    } control;
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
    if (descriptor && done == 0) {
      message.msg_control = control.room;
      message.msg_controllen = sizeof control.room;
    }
    ssize_t got = recvmsg(0, &message, MSG_CMSG_CLOEXEC);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return 0;
    struct cmsghdr *header = message.msg_controllen ? CMSG_FIRSTHDR(&message) : NULL;
    if (header && header->cmsg_level == SOL_SOCKET && header->cmsg_type == SCM_RIGHTS)
      memcpy(descriptor, CMSG_DATA(header), sizeof(int));
    done += (size_t)got;
  }
  return 1;
}

static void send_all(const void *bytes, size_t count) {
  for (size_t done = 0; done < count;) {
    ssize_t sent = send(0, (const char *)bytes + done, count - done, MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent <= 0) _exit(0);
    done += (size_t)sent;
  }
}

// The system ends the process when the job has had its processor time, or eight times as long by the clock on the wall.
static void set_timers(int milliseconds) {
  struct itimerval used = {{0, 0}, {milliseconds / 1000, milliseconds % 1000 * 1000}};
  struct itimerval passed = {{0, 0}, {milliseconds ? milliseconds * 8 / 1000 + 1 : 0, 0}};
  setitimer(ITIMER_PROF, &used, NULL);
  setitimer(ITIMER_REAL, &passed, NULL);
}

static uint8_t *picture;

// The bytes of the picture that a request asks for.
static uint64_t picture_count(const worker_request *request) {
  int32_t width = request->width, height = request->height;
  if (width <= 0 || height <= 0 || (uint64_t)width * (uint64_t)height > WORKER_PICTURE_BYTES / 4 || !picture) _exit(2);
  return 4 * (uint64_t)width * (uint64_t)height;
}

static void work_on_svg(const worker_request *request, const uint8_t *bytes, worker_reply *reply) {
  int32_t width = 0, height = 0;
  if (request->kind == WORKER_DRAW_SVG) {
    width = request->width;
    height = request->height;
    memset(picture, 0, picture_count(request));
  }
  crsvg_status status = crsvg_work(
      bytes, request->count, width, height, picture, &reply->width, &reply->height, reply->message);
  if (status == CRSVG_OUT_OF_MEMORY) _exit(WORKER_IS_OUT_OF_MEMORY);
  reply->status = (int32_t)status;
}

static void read_webp(const worker_request *request, const uint8_t *bytes, worker_reply *reply) {
  int is_opaque;
  picture_count(request);
  cwebp_status status = cwebp_read(bytes, request->count, request->width, request->height, picture, &is_opaque);
  if (status == CWEBP_OUT_OF_MEMORY) _exit(WORKER_IS_OUT_OF_MEMORY);
  reply->status = (int32_t)status;
}

static void cut_font(const worker_request *request, const uint8_t *bytes, int file, worker_reply *reply,
                     cfontsubset_result *result) {
  reply->status = CFONTSUBSET_IMPOSSIBLE;
  cfontsubset_request wanted;
  if (request->count < sizeof wanted) return;
  memcpy(&wanted, bytes, sizeof wanted);
  uint64_t places = 8 * (uint64_t)wanted.place_count, glyphs = 4 * (uint64_t)wanted.glyph_count;
  if (request->count != sizeof wanted + places + glyphs * (wanted.has_advances ? 2 : 1)) return;
  const uint8_t *list = bytes + sizeof wanted;
  // fstat is a call by name in newer C libraries, and such calls fail here.
  off_t end = lseek(file, 0, SEEK_END);
  if (end <= 0) return;
  size_t length = (size_t)end;
  uint8_t *font = mmap(NULL, length, PROT_READ, MAP_PRIVATE, file, 0);
  if (font == MAP_FAILED) return;
  reply->status = (int32_t)cfontsubset_cut(
      font, length, wanted, (const cfontsubset_place *)(const void *)list, (const uint32_t *)(const void *)(list + places),
      (const int32_t *)(const void *)(list + places + glyphs), result);
  reply->flag = (uint32_t)result->is_compact;
  reply->count = result->count;
  reply->number_count = result->kept_count;
  munmap(font, length);
}

static void work(const worker_request *request, const uint8_t *bytes, int file) {
  worker_reply reply = {.magic = WORKER_MAGIC, .number = request->number};
  cfontsubset_result font = {0};
  set_timers(request->milliseconds);
  switch (request->kind) {
  case WORKER_MEASURE_SVG:
  case WORKER_DRAW_SVG: work_on_svg(request, bytes, &reply); break;
  case WORKER_DRAW_WEBP: read_webp(request, bytes, &reply); break;
  case WORKER_CUT_FONT: cut_font(request, bytes, file, &reply, &font); break;
  case WORKER_TRY: attempt(request, &reply); break;
  default: _exit(2);
  }
  set_timers(0);
  send_all(&reply, sizeof reply);
  send_all(font.bytes, reply.count && font.bytes ? reply.count : 0);
  send_all(font.kept, reply.number_count && font.kept ? 4 * reply.number_count : 0);
  free(font.bytes);
  free(font.kept);
}

// What has libraries set up what they keep, and start the threads that they compute with: none starts later.
static void warm_up(void) {
  static const char picture[] =
      "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'><linearGradient id='g'><stop stop-color='red'/>"
      "</linearGradient><filter id='f'><feGaussianBlur stdDeviation='1'/><feDiffuseLighting><feDistantLight/>"
      "</feDiffuseLighting></filter><path d='M0 0h8v8z' fill='url(#g)' filter='url(#f)'/></svg>";
  uint8_t pixels[4 * 8 * 8] = {0};
  double width, height;
  char message[CRSVG_MESSAGE_CAPACITY];
  crsvg_work((const uint8_t *)picture, sizeof picture - 1, 8, 8, pixels, &width, &height, message);
}

int main(int count, char **arguments) {
  // Ctrl-C reaches all processes of a terminal's job; the program decides when its workers end.
  signal(SIGINT, SIG_IGN);
  signal(SIGTERM, SIG_IGN);
  // Packages of Swift link its library into every program, and that would look into crashes.
  const int crashes[] = {SIGQUIT, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP};
  for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++) signal(crashes[i], SIG_DFL);
  if (count < 2) return 2;
  int is_for_svg = strcmp(arguments[1], WORKER_FOR_SVG) == 0;
  int version = count > 2 ? atoi(arguments[2]) : 1000;
  if (is_for_svg) {
    picture = mmap(NULL, WORKER_PICTURE_BYTES, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE, WORKER_PICTURE, 0);
    if (picture == MAP_FAILED) return 2;
  }
  syscall(SYS_close_range, 3u, ~0u, 0u);
  prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
  limit(RLIMIT_CORE, 0);
  if (is_for_svg) limit_up_to(RLIMIT_DATA, WORKER_MEMORY, WORKER_MEMORY_ALONE);
  else limit(RLIMIT_DATA, WORKER_FONT_MEMORY);
  limit(RLIMIT_AS, ADDRESSES);
  limit(RLIMIT_STACK, STACK);
  limit(RLIMIT_FSIZE, 0);
  mallopt(M_ARENA_MAX, 1);
  unsigned major = 0, minor = 0, micro = 0;
  if (is_for_svg) crsvg_version(&major, &minor, &micro);
  static const char *const nothing[] = {NULL};
  worker_reply greeting = {.magic = WORKER_MAGIC, .status = csandbox_forbid_files(nothing, version)};
  struct rusage used = {0};
  getrusage(RUSAGE_SELF, &used);
  greeting.width = (double)used.ru_maxrss;
  snprintf(greeting.message, sizeof greeting.message, "%u.%u.%u", major, minor, micro);
  if (is_for_svg) warm_up();
  limit(RLIMIT_NPROC, 0);
  limit(RLIMIT_NOFILE, 16);
  greeting.flag = version >= 0 && csandbox_filter(CSANDBOX_WORKER, (csandbox_execution){0}, 0);
  send_all(&greeting, sizeof greeting);
  uint8_t *bytes = NULL;
  size_t capacity = 0;
  for (;;) {
    worker_request request;
    int file = -1;
    if (!receive(&request, sizeof request, &file)) return 0;
    uint64_t limit = request.kind == WORKER_DRAW_WEBP ? WORKER_WEBP_BYTES : REQUEST_LIMIT;
    if (request.magic != WORKER_MAGIC || request.count > limit) return 2;
    if (request.count > capacity) {
      free(bytes);
      capacity = request.count;
      bytes = malloc(capacity);
      if (!bytes) return 3;
    }
    if (!receive(bytes, request.count, NULL)) return 0;
    work(&request, bytes, file);
    if (file >= 0) close(file);
    if (capacity > REQUEST_LIMIT) {
      free(bytes);
      bytes = NULL;
      capacity = 0;
    }
  }
}
