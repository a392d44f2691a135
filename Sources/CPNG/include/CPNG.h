// PNG files in memory: reading through libpng's low-level interface, whose errors need setjmp, and
// writing through an encoder of our own, made for screens, or libdeflate. Nothing of libpng shows here.
#pragma once
#include <stddef.h>
#include <stdint.h>

typedef enum {
  CPNG_OK = 0,
  // The bytes do not begin with PNG's signature.
  CPNG_NOT_PNG,
  // The bytes end before the image does.
  CPNG_TRUNCATED,
  // A checksum, a chunk or the compressed data is wrong; the message says which.
  CPNG_CORRUPT,
  CPNG_OUT_OF_MEMORY,
  // Width, height or distance between rows is no picture's.
  CPNG_BAD_SIZE,
} cpng_status;

enum {
  CPNG_MESSAGE_CAPACITY = 128,
  // 64 Mpx: 256 MB once decoded, and more than any screen or any artwork for one.
  CPNG_MAX_PIXELS = 64 * 1024 * 1024,
};

// One PNG being read. Used by one thread at a time.
typedef struct cpng_reader cpng_reader;

// Reads the header. `bytes` must stay valid until the reader is destroyed. On success `*reader` is
// set; otherwise it is NULL and `message`, of CPNG_MESSAGE_CAPACITY bytes, says why.
cpng_status cpng_reader_create(
    const uint8_t *bytes, size_t count, cpng_reader **reader, char *message);

// In pixels.
uint32_t cpng_reader_width(const cpng_reader *reader);
uint32_t cpng_reader_height(const cpng_reader *reader);

// Reads the whole image, once, as premultiplied ARGB in native byte order. `pixels` has room for
// height rows of `bytes_per_row` bytes, at least 4 * width. `*is_opaque` is 1 where every pixel is.
cpng_status cpng_reader_read(
    cpng_reader *reader, uint8_t *pixels, size_t bytes_per_row, int *is_opaque, char *message);

void cpng_reader_destroy(cpng_reader *reader);

// The buffers an encoder reuses from picture to picture. Used by one thread at a time.
typedef struct cpng_encoder cpng_encoder;

// At the fast levels the bytes depend on the picture alone, at CPNG_RECORDED on libdeflate's version too.
typedef enum {
  // Some thirty times faster than libpng with zlib's defaults on a flat page, at 1.4 times its size.
  CPNG_FAST = 0,
  // Through libdeflate: a fifth smaller than CPNG_FAST, in ten times the time.
  CPNG_RECORDED = 1,
  // CPNG_FAST without palettes, as the App Store takes opaque pictures, and with a filter more: a fifth smaller where
  // there are photos.
  CPNG_FAST_RGB = 2,
} cpng_level;

// NULL where memory is short.
cpng_encoder *cpng_encoder_create(void);

// Encodes premultiplied ARGB pixels in native byte order to a complete file. `*file` belongs to the
// encoder and holds until its next use. Without `has_alpha` the top byte of a pixel means nothing.
cpng_status cpng_encode(
    cpng_encoder *encoder, const uint8_t *pixels, uint32_t width, uint32_t height,
    size_t bytes_per_row, int has_alpha, cpng_level level, const uint8_t **file, size_t *count);

// Rows that are made when they are asked for, of native ARGB pixels whose top bytes mean nothing.
typedef struct {
  // Returns row `y`, which stays until the next row but one is made. Rows are asked for from the top down, at most twice,
  // each time from row 0. A row that is returned for the next one too is not compared with it.
  const uint8_t *(*row)(void *context, uint32_t y);
  void *context;
} cpng_rows;

// Encodes made rows as `cpng_encode` does at CPNG_FAST without alpha: no memory holds the whole picture.
cpng_status cpng_encode_rows(
    cpng_encoder *encoder, cpng_rows rows, uint32_t width, uint32_t height, const uint8_t **file,
    size_t *count);

void cpng_encoder_destroy(cpng_encoder *encoder);
