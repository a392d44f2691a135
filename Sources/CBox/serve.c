// Outside of a box: workers and poppler's programs for one whose code may start no process. Nothing that it asks for is a
// path: it hands over bytes, or a file that it has open.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include "messages.h"

// As many as a program of poppler's is given, and milliseconds of the longest job.
enum { ARGUMENTS = 64, LONGEST_JOB = 5000 };
// Of a PDF.
static const off_t FILE_BYTES = 256 << 20;

typedef struct {
  box_reply reply;
  uint8_t *bytes;
  uint32_t *numbers;
} answer;

static void work(const cbox_host *host, const box_request *request, const uint8_t *bytes, int file, answer *answer) {
  cworker_job job = {
      .kind = (worker_kind)request->detail, .milliseconds = request->milliseconds, .width = request->width,
      .height = request->height, .bytes = bytes, .count = request->count, .file = file, .limit = request->limit,
  };
  if (job.milliseconds < 0 || job.milliseconds > LONGEST_JOB) job.milliseconds = LONGEST_JOB;
  int is_known = job.kind == WORKER_MEASURE_SVG || job.kind == WORKER_CUT_FONT ||
                 (job.kind == WORKER_DRAW_SVG && job.width > 0 && job.height > 0);
  cworker_result result = {0};
  answer->reply.status = host->worker && is_known ? (int32_t)cworker_run(host->worker, &job, &result) : CWORKER_NONE;
  answer->reply.code = result.code;
  answer->reply.reply = result.reply;
  answer->bytes = result.bytes;
  answer->numbers = result.numbers;
  if (answer->reply.status != CWORKER_OK) return;
  answer->reply.number_count = job.kind == WORKER_DRAW_SVG || !result.numbers ? 0 : result.reply.number_count;
  answer->reply.count = !result.bytes ? 0
                        : job.kind == WORKER_DRAW_SVG ? 4 * (uint64_t)job.width * (uint64_t)job.height
                                                      : result.reply.count;
}

// A copy of the file, which the box cannot change meanwhile. Returns its path's descriptor, -1 where it is none.
static int copy(int source, const char *scratch, char *path, size_t room) {
  struct stat status;
  if (fstat(source, &status) != 0 || !S_ISREG(status.st_mode) || status.st_size > FILE_BYTES) return -1;
  if (snprintf(path, room, "%s/artwork-XXXXXX", scratch) >= (int)room) return -1;
  int target = mkostemp(path, O_CLOEXEC);
  if (target < 0) return -1;
  char buffer[1 << 16];
  for (off_t place = 0; place <= FILE_BYTES;) {
    ssize_t got = pread(source, buffer, sizeof buffer, place);
    if (got == 0) return target;
    if (got < 0 || write(target, buffer, (size_t)got) != got) break;
    place += got;
  }
  close(target);
  unlink(path);
  return -1;
}

static void run(const cbox_host *host, const box_request *request, char *text, int file, answer *answer) {
  box_reply *reply = &answer->reply;
  reply->status = CSUBPROCESS_NOT_STARTED;
  reply->code = EACCES;
  const char *program = request->detail < CBOX_PROGRAMS ? host->programs[request->detail] : NULL;
  if (!program) return;
  char path[4096] = "";
  const char *arguments[ARGUMENTS + 2] = {program};
  int count = 1;
  if (file < 0) {
    arguments[count++] = "-v";
  } else {
    int copied = copy(file, host->scratch, path, sizeof path);
    if (copied < 0) return;
    close(copied);
    // The text ends with a 0.
    for (char *word = text; word < text + request->count && count <= ARGUMENTS; word += strlen(word) + 1)
      arguments[count++] = strcmp(word, BOX_FILE) == 0 ? path : word;
  }
  size_t length = 0;
  csubprocess_limits limits = host->limits;
  limits.output = request->limit;
  reply->status = (int32_t)cbox_run_program(
      (cbox_tool)request->detail, program, arguments, host->environment, limits, path[0] ? path : NULL, &answer->bytes,
      &length, &reply->code, reply->complaints);
  reply->count = answer->bytes ? length : 0;
  if (path[0]) unlink(path);
}

static int serve_one(int socket, const cbox_host *host) {
  box_request request;
  int file = -1;
  if (!box_receive(socket, &request, sizeof request, &file)) return 0;
  int goes_on = 0;
  char *bytes = NULL;
  answer *answer = calloc(1, sizeof *answer);
  if (answer && request.magic == BOX_MAGIC && request.count <= BOX_REQUEST_BYTES && request.limit <= BOX_REPLY_BYTES)
    bytes = malloc(request.count + 1);
  if (bytes && box_receive(socket, bytes, request.count, NULL)) {
    bytes[request.count] = 0;
    answer->reply.magic = BOX_MAGIC;
    switch (request.kind) {
    case BOX_WORK: work(host, &request, (const uint8_t *)bytes, file, answer); break;
    case BOX_LOCK:
      answer->reply.lock = host->worker ? cworker_lock_of(host->worker) : (cworker_lock){.landlock = -1};
      break;
    case BOX_PREPARE:
      if (host->worker) cworker_prepare_for_fonts(host->worker);
      break;
    case BOX_PROGRAM: run(host, &request, bytes, file, answer); break;
    default: break;
    }
    goes_on = box_send(socket, &answer->reply, sizeof answer->reply, -1) &&
              box_send(socket, answer->bytes, answer->reply.count, -1) &&
              box_send(socket, answer->numbers, 4 * answer->reply.number_count, -1);
  }
  if (file >= 0) close(file);
  if (answer) {
    free(answer->bytes);
    free(answer->numbers);
  }
  free(answer);
  free(bytes);
  return goes_on;
}

void cbox_serve(int socket, const cbox_host *host) {
  while (serve_one(socket, host)) {}
  // A box that has said what is no request gets no answer.
  shutdown(socket, SHUT_RDWR);
}
