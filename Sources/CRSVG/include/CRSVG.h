// Drawing SVG files in memory through librsvg, within a limit of time. Nothing of librsvg or GLib shows here.
#pragma once
#include <stddef.h>
#include <stdint.h>

typedef enum {
  CRSVG_OK = 0,
  // The message, librsvg's, says what is wrong.
  CRSVG_CORRUPT,
  // Neither a width and height nor a view box.
  CRSVG_NO_SIZE,
  // The limit of time was reached; the work goes on in a thread of its own, whose result nobody sees.
  CRSVG_TOO_SLOW,
  CRSVG_OUT_OF_MEMORY,
  // librsvg, which is loaded when the first file is drawn, is not there.
  CRSVG_NOT_INSTALLED,
} crsvg_status;

enum { CRSVG_MESSAGE_CAPACITY = 256 };

// The size the file states, in CSS pixels. `milliseconds` limits the processor time; `message`, of
// CRSVG_MESSAGE_CAPACITY bytes, says why it failed. The file can refer to nothing outside itself.
crsvg_status crsvg_measure(const uint8_t *bytes, size_t count, int milliseconds, double *width,
                           double *height, char *message);

// Draws the whole picture, stretched over `width` by `height` pixels. On success `*pixels` is memory of
// malloc's, which the caller frees: rows of 4 * width bytes, premultiplied ARGB in native byte order.
crsvg_status crsvg_draw(const uint8_t *bytes, size_t count, int milliseconds, int32_t width,
                        int32_t height, uint8_t **pixels, char *message);

// Measures a file in the calling thread, without a limit of time, and draws it where `width` is not 0: over `pixels`, memory
// of 4 * width * height bytes that are 0. What a worker does.
crsvg_status crsvg_work(const uint8_t *bytes, size_t count, int32_t width, int32_t height, uint8_t *pixels,
                        double *measured_width, double *measured_height, char *message);

// The version of the library this process runs with, such as 2.54.7; 0.0.0 where there is none.
void crsvg_version(unsigned *major, unsigned *minor, unsigned *micro);
