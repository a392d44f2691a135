// Inside of a box: what outside of one is done here, one after the other.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "messages.h"

static int server = -1;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void cbox_use(int socket) { server = socket; }

// Returns the reply in memory of malloc's, NULL where the server does not answer.
static box_reply *ask(const box_request *request, const void *bytes, int file, uint8_t **data, uint32_t **numbers) {
  box_reply *reply = calloc(1, sizeof *reply);
  *data = NULL;
  *numbers = NULL;
  if (!reply) return NULL;
  pthread_mutex_lock(&lock);
  int is_answered = box_send(server, request, sizeof *request, file) && box_send(server, bytes, request->count, -1) &&
                    box_receive(server, reply, sizeof *reply, NULL) && reply->magic == BOX_MAGIC;
  if (is_answered) {
    *data = malloc(reply->count + 1);
    *numbers = malloc(4 * reply->number_count + 1);
    is_answered = *data && *numbers && box_receive(server, *data, reply->count, NULL) &&
                  box_receive(server, *numbers, 4 * reply->number_count, NULL);
  }
  pthread_mutex_unlock(&lock);
  if (is_answered) return reply;
  free(reply);
  free(*data);
  free(*numbers);
  *data = NULL;
  *numbers = NULL;
  return NULL;
}

cworker_status cbox_run_worker(const char *path, const cworker_job *job, cworker_result *result) {
  if (server < 0) return cworker_run(path, job, result);
  *result = (cworker_result){0};
  box_request request = {
      .magic = BOX_MAGIC, .kind = BOX_WORK, .detail = job->kind, .milliseconds = job->milliseconds, .width = job->width,
      .height = job->height, .count = job->count, .limit = job->limit,
  };
  uint8_t *bytes;
  uint32_t *numbers;
  box_reply *reply = ask(&request, job->bytes, job->file, &bytes, &numbers);
  if (!reply) return CWORKER_NONE;
  cworker_status status = (cworker_status)reply->status;
  result->code = reply->code;
  result->reply = reply->reply;
  result->bytes = bytes;
  result->numbers = numbers;
  free(reply);
  if (status != CWORKER_OK) {
    free(bytes);
    free(numbers);
    result->bytes = NULL;
    result->numbers = NULL;
  }
  return status;
}

cworker_lock cbox_lock_of(const char *path) {
  if (server < 0) return cworker_lock_of(path);
  box_request request = {.magic = BOX_MAGIC, .kind = BOX_LOCK};
  uint8_t *bytes;
  uint32_t *numbers;
  box_reply *reply = ask(&request, NULL, -1, &bytes, &numbers);
  cworker_lock lock = reply ? reply->lock : (cworker_lock){.landlock = -1};
  free(reply);
  free(bytes);
  free(numbers);
  return lock;
}

void cbox_prepare_for_fonts(const char *path) {
  if (server < 0) {
    cworker_prepare_for_fonts(path);
    return;
  }
  box_request request = {.magic = BOX_MAGIC, .kind = BOX_PREPARE};
  uint8_t *bytes;
  uint32_t *numbers;
  free(ask(&request, NULL, -1, &bytes, &numbers));
  free(bytes);
  free(numbers);
}

// The arguments but the program's name, each with a 0 at its end.
static char *joined(const char *const *arguments, const char *file, uint64_t *count) {
  size_t room = 1;
  for (int i = 1; arguments[i]; i++) room += strlen(arguments[i]) + 2;
  char *text = malloc(room), *end = text;
  for (int i = 1; text && arguments[i]; i++) {
    const char *word = file && strcmp(arguments[i], file) == 0 ? BOX_FILE : arguments[i];
    end = stpcpy(end, word) + 1;
  }
  *count = text ? (uint64_t)(end - text) : 0;
  return text;
}

static csubprocess_status ask_for_program(cbox_tool tool, const char *const *arguments, csubprocess_limits limits,
                                          const char *file, uint8_t **output, size_t *count, int *code,
                                          char *complaints) {
  *output = NULL;
  *count = 0;
  complaints[0] = 0;
  box_request request = {.magic = BOX_MAGIC, .kind = BOX_PROGRAM, .detail = tool, .limit = limits.output};
  char *text = joined(arguments, file, &request.count);
  int descriptor = file ? open(file, O_RDONLY | O_CLOEXEC) : -1;
  *code = file && descriptor < 0 ? errno : EPIPE;
  uint8_t *bytes = NULL;
  uint32_t *numbers = NULL;
  box_reply *reply = text && (!file || descriptor >= 0) ? ask(&request, text, descriptor, &bytes, &numbers) : NULL;
  if (descriptor >= 0) close(descriptor);
  free(text);
  free(numbers);
  if (!reply) return CSUBPROCESS_NOT_STARTED;
  csubprocess_status status = (csubprocess_status)reply->status;
  *code = reply->code;
  memcpy(complaints, reply->complaints, CSUBPROCESS_COMPLAINTS);
  complaints[CSUBPROCESS_COMPLAINTS - 1] = 0;
  if (status == CSUBPROCESS_OK) {
    *output = bytes;
    *count = reply->count;
  } else {
    free(bytes);
  }
  free(reply);
  return status;
}

// The readable files, and one more.
static const char **readable_with(const char *const *readable, const char *file) {
  size_t count = 0;
  while (readable[count]) count++;
  const char **all = malloc((count + 2) * sizeof *all);
  if (!all) return NULL;
  memcpy(all, readable, count * sizeof *all);
  all[count] = file;
  all[count + 1] = NULL;
  return all;
}

csubprocess_status cbox_run_program(cbox_tool tool, const char *path, const char *const *arguments,
                                    const char *const *environment, csubprocess_limits limits, const char *file,
                                    uint8_t **output, size_t *count, int *code, char *complaints) {
  if (server >= 0) return ask_for_program(tool, arguments, limits, file, output, count, code, complaints);
  const char **readable = readable_with(limits.readable, file);
  if (!readable) return CSUBPROCESS_OUT_OF_MEMORY;
  limits.readable = readable;
  cworker_enter(0);
  csubprocess_status status = csubprocess_run(path, arguments, environment, limits, output, count, code, complaints);
  cworker_leave(0);
  if (status == CSUBPROCESS_TOO_LARGE) {
    limits.resident = 0;
    cworker_enter(1);
    status = csubprocess_run(path, arguments, environment, limits, output, count, code, complaints);
    cworker_leave(1);
  }
  free(readable);
  return status;
}
