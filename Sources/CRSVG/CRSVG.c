#include "CRSVG.h"

#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "librsvg.h"

// What a thread of its own works on. librsvg cannot be interrupted, so whoever waited too long leaves, and
// the last of the two frees the job.
typedef struct {
  pthread_mutex_t lock;
  pthread_cond_t finished;
  int is_done, is_abandoned;
  uint8_t *bytes;
  size_t count;
  // 0 by 0 to measure only.
  int32_t width, height;
  crsvg_status status;
  double measured_width, measured_height;
  uint8_t *pixels;
  char message[CRSVG_MESSAGE_CAPACITY];
} job;

// Nested elements recurse inside librsvg; the stacks of Swift's own threads are small.
enum { STACK_BYTES = 32 << 20 };

static void free_job(job *job) {
  pthread_mutex_destroy(&job->lock);
  pthread_cond_destroy(&job->finished);
  free(job->bytes);
  free(job->pixels);
  free(job);
}

static void take_message(job *job, const librsvg *rsvg, GError *error) {
  if (!error) return;
  snprintf(job->message, sizeof job->message, "%s", error->message);
  rsvg->g_error_free(error);
}

static crsvg_status measure(job *job, const librsvg *rsvg, RsvgHandle *handle) {
  double width = 0, height = 0;
  if (!rsvg->rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height)) {
    int has_width, has_height, has_box;
    RsvgLength w, h;
    RsvgRectangle box = {0, 0, 0, 0};
    rsvg->rsvg_handle_get_intrinsic_dimensions(handle, &has_width, &w, &has_height, &h, &has_box, &box);
    if (!has_box) return CRSVG_NO_SIZE;
    width = box.width;
    height = box.height;
  }
  if (!isfinite(width) || !isfinite(height) || width <= 0 || height <= 0) return CRSVG_NO_SIZE;
  job->measured_width = width;
  job->measured_height = height;
  return CRSVG_OK;
}

static crsvg_status draw(job *job, const librsvg *rsvg, RsvgHandle *handle) {
  if (!job->pixels) job->pixels = calloc((size_t)job->width * (size_t)job->height, 4);
  if (!job->pixels) return CRSVG_OUT_OF_MEMORY;
  cairo_surface_t *surface = cairo_image_surface_create_for_data(
      job->pixels, CAIRO_FORMAT_ARGB32, job->width, job->height, 4 * job->width);
  cairo_t *context = cairo_create(surface);
  // The sides are stretched here, because librsvg would keep the proportions.
  cairo_scale(context, job->width / job->measured_width, job->height / job->measured_height);
  RsvgRectangle viewport = {0, 0, job->measured_width, job->measured_height};
  GError *error = NULL;
  int is_drawn = rsvg->rsvg_handle_render_document(handle, context, &viewport, &error);
  take_message(job, rsvg, error);
  crsvg_status status = is_drawn && cairo_status(context) == CAIRO_STATUS_SUCCESS ? CRSVG_OK : CRSVG_CORRUPT;
  // cairo's word for memory that it did not get, through librsvg's.
  if (cairo_status(context) == CAIRO_STATUS_NO_MEMORY || strstr(job->message, "NoMemory")) status = CRSVG_OUT_OF_MEMORY;
  cairo_destroy(context);
  cairo_surface_finish(surface);
  cairo_surface_destroy(surface);
  return status;
}

static crsvg_status work(job *job) {
  const librsvg *rsvg = load_librsvg();
  if (!rsvg) return CRSVG_NOT_INSTALLED;
  GError *error = NULL;
  // No base address: references to other files and to the network are refused.
  RsvgHandle *handle = rsvg->rsvg_handle_new_from_data(job->bytes, job->count, &error);
  take_message(job, rsvg, error);
  if (!handle) return CRSVG_CORRUPT;
  rsvg->rsvg_handle_set_dpi(handle, 96);
  crsvg_status status = measure(job, rsvg, handle);
  if (status == CRSVG_OK && job->width > 0) status = draw(job, rsvg, handle);
  rsvg->g_object_unref(handle);
  return status;
}

static void *run(void *argument) {
  job *job = argument;
  crsvg_status status = work(job);
  pthread_mutex_lock(&job->lock);
  job->status = status;
  job->is_done = 1;
  int is_abandoned = job->is_abandoned;
  pthread_cond_signal(&job->finished);
  pthread_mutex_unlock(&job->lock);
  if (is_abandoned) free_job(job);
  return NULL;
}

static double seconds(clockid_t clock) {
  struct timespec now;
  if (clock_gettime(clock, &now) != 0) return 0;
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

// Waits for the job; returns whether it finished. Time is the thread's own processor time, so that a busy
// machine refuses no file; the clock on the wall stops only what waits for something else.
static int wait_for(job *job, pthread_t thread, int milliseconds) {
  clockid_t processor;
  int has_clock = pthread_getcpuclockid(thread, &processor) == 0;
  double limit = milliseconds / 1000.0, start = seconds(CLOCK_MONOTONIC);
  pthread_mutex_lock(&job->lock);
  while (!job->is_done) {
    struct timespec until;
    clock_gettime(CLOCK_MONOTONIC, &until);
    until.tv_nsec += 5 * 1000 * 1000;
    if (until.tv_nsec >= 1000000000) {
      until.tv_nsec -= 1000000000;
      until.tv_sec += 1;
    }
    pthread_cond_timedwait(&job->finished, &job->lock, &until);
    if (job->is_done) break;
    double waited = seconds(CLOCK_MONOTONIC) - start;
    if ((has_clock && seconds(processor) >= limit) || waited >= 8 * limit) {
      job->is_abandoned = 1;
      break;
    }
  }
  int is_done = job->is_done;
  pthread_mutex_unlock(&job->lock);
  return is_done;
}

static job *make_job(const uint8_t *bytes, size_t count) {
  job *made = calloc(1, sizeof *made);
  if (!made) return NULL;
  made->bytes = malloc(count ? count : 1);
  if (!made->bytes) {
    free(made);
    return NULL;
  }
  memcpy(made->bytes, bytes, count);
  made->count = count;
  pthread_condattr_t attributes;
  pthread_condattr_init(&attributes);
  pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
  pthread_mutex_init(&made->lock, NULL);
  pthread_cond_init(&made->finished, &attributes);
  pthread_condattr_destroy(&attributes);
  return made;
}

// Runs the job in a thread of its own. Where it did not finish, the job is no longer the caller's.
static crsvg_status finish(job *job, int milliseconds, char *message, int *is_ours) {
  *is_ours = 1;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, STACK_BYTES);
  pthread_t thread;
  int fault = pthread_create(&thread, &attributes, run, job);
  pthread_attr_destroy(&attributes);
  if (fault) return CRSVG_OUT_OF_MEMORY;
  if (!wait_for(job, thread, milliseconds)) {
    pthread_detach(thread);
    *is_ours = 0;
    return CRSVG_TOO_SLOW;
  }
  pthread_join(thread, NULL);
  memcpy(message, job->message, sizeof job->message);
  return job->status;
}

crsvg_status crsvg_work(const uint8_t *bytes, size_t count, int32_t width, int32_t height, uint8_t *pixels,
                        double *measured_width, double *measured_height, char *message) {
  job job = {.bytes = (uint8_t *)bytes, .count = count, .width = width, .height = height, .pixels = pixels};
  crsvg_status status = work(&job);
  *measured_width = job.measured_width;
  *measured_height = job.measured_height;
  memcpy(message, job.message, sizeof job.message);
  return status;
}

crsvg_status crsvg_measure(const uint8_t *bytes, size_t count, int milliseconds, double *width,
                           double *height, char *message) {
  message[0] = 0;
  job *job = make_job(bytes, count);
  if (!job) return CRSVG_OUT_OF_MEMORY;
  int is_ours;
  crsvg_status status = finish(job, milliseconds, message, &is_ours);
  if (!is_ours) return status;
  *width = job->measured_width;
  *height = job->measured_height;
  free_job(job);
  return status;
}

crsvg_status crsvg_draw(const uint8_t *bytes, size_t count, int milliseconds, int32_t width,
                        int32_t height, uint8_t **pixels, char *message) {
  message[0] = 0;
  *pixels = NULL;
  job *job = make_job(bytes, count);
  if (!job) return CRSVG_OUT_OF_MEMORY;
  job->width = width;
  job->height = height;
  int is_ours;
  crsvg_status status = finish(job, milliseconds, message, &is_ours);
  if (!is_ours) return status;
  if (status == CRSVG_OK) {
    *pixels = job->pixels;
    job->pixels = NULL;
  }
  free_job(job);
  return status;
}

void crsvg_version(unsigned *major, unsigned *minor, unsigned *micro) {
  const librsvg *rsvg = load_librsvg();
  *major = rsvg ? *rsvg->rsvg_major_version : 0;
  *minor = rsvg ? *rsvg->rsvg_minor_version : 0;
  *micro = rsvg ? *rsvg->rsvg_micro_version : 0;
}
