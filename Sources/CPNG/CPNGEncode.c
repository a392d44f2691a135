// Writes PNG files. Two observations make it fast: most rows of a screen equal the row above, which one
// comparison finds, and what remains is runs and edges, which `RunDeflate` codes without searching.
#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

#include "CPNG.h"
#include "Palette.h"
#include "PictureRows.h"
#include "PixelRows.h"
#include "RunDeflate.h"

// libdeflate's level for recorded files: of 89 recorded screens it makes 10.3 MB in 2.8 s, level 9 10.2 MB in 6.5 s, level 1
// 10.9 MB in 2.5 s.
enum { MAX_SIDE = 1 << 20, RECORDED_LEVEL = 6 };

struct cpng_encoder {
  byte_buffer file;
  // The row and the one above, then their differences, each with its filter's number before it.
  byte_buffer rows;
  // The whole filtered image; only for recorded files.
  byte_buffer filtered;
  // The palette index of every pixel; rows that equal the one above are left out.
  byte_buffer indexes;
  // For each row, whether it equals the row above.
  byte_buffer repeats;
  run_deflate deflate;
};

cpng_encoder *cpng_encoder_create(void) { return calloc(1, sizeof(cpng_encoder)); }

void cpng_encoder_destroy(cpng_encoder *encoder) {
  if (!encoder) return;
  free(encoder->file.bytes);
  free(encoder->rows.bytes);
  free(encoder->filtered.bytes);
  free(encoder->indexes.bytes);
  free(encoder->repeats.bytes);
  free(encoder);
}

// MARK: Chunks

static void put32(uint8_t *to, uint32_t value) {
  for (int i = 0; i < 4; i++) to[i] = (uint8_t)(value >> (24 - 8 * i));
}

// Starts a chunk whose length comes with `end_chunk`; returns where it starts.
static size_t begin_chunk(byte_buffer *file, const char *name) {
  size_t start = file->count;
  memcpy(file->bytes + start + 4, name, 4);
  file->count += 8;
  return start;
}

static void end_chunk(byte_buffer *file, size_t start) {
  uint8_t *chunk = file->bytes + start;
  size_t count = file->count - start - 8;
  put32(chunk, (uint32_t)count);
  put32(chunk + 8 + count, libdeflate_crc32(0, chunk + 4, count + 4));
  file->count += 4;
}

static void put_chunk(byte_buffer *file, const char *name, const uint8_t *data, size_t count) {
  size_t start = begin_chunk(file, name);
  if (count > 0) memcpy(file->bytes + file->count, data, count);
  file->count += count;
  end_chunk(file, start);
}

// Everything before the pixels. The sRGB chunk says what the colours mean, as iOS's screenshots do;
// intent 0 is perceptual.
static int put_head(byte_buffer *file, const picture *picture) {
  if (!buffer_reserve(file, 2048)) return 0;
  memcpy(file->bytes, "\x89PNG\r\n\x1a\n", 8);
  file->count = 8;
  uint8_t header[13] = {0};
  put32(header, (uint32_t)picture->width);
  put32(header + 4, (uint32_t)picture->height);
  header[8] = (uint8_t)picture->bits;
  header[9] = (uint8_t)picture->color_type;
  put_chunk(file, "IHDR", header, sizeof header);
  put_chunk(file, "sRGB", (const uint8_t[]){0}, 1);
  if (picture->color_type != COLOR_INDEXED) return 1;
  uint8_t colors[3 * MAX_COLORS];
  for (size_t i = 0; i < picture->palette.count; i++) {
    colors[3 * i] = (uint8_t)(picture->palette.colors[i] >> 16);
    colors[3 * i + 1] = (uint8_t)(picture->palette.colors[i] >> 8);
    colors[3 * i + 2] = (uint8_t)picture->palette.colors[i];
  }
  put_chunk(file, "PLTE", colors, 3 * picture->palette.count);
  return 1;
}

// MARK: Formats

static int is_opaque(const picture *picture) {
  for (size_t y = 0; y < picture->height; y++)
    if (!is_row_opaque(source_row(picture->rows, y), picture->width)) return 0;
  return 1;
}

static int choose_format(
    cpng_encoder *encoder, picture *picture, int has_alpha, cpng_level level) {
  if (!buffer_reserve(&encoder->indexes, picture->width * picture->height)) return 0;
  if (!buffer_reserve(&encoder->repeats, picture->height)) return 0;
  picture->bits = 8;
  if (has_alpha && !is_opaque(picture)) {
    picture->color_type = COLOR_RGBA;
    picture->bytes_per_pixel = 4;
  } else if (level != CPNG_FAST_RGB && find_palette(
                 picture->rows, picture->width, picture->height, &picture->palette,
                 encoder->indexes.bytes, encoder->repeats.bytes)) {
    size_t colors = picture->palette.count;
    picture->color_type = COLOR_INDEXED;
    picture->indexes = encoder->indexes.bytes;
    picture->repeats = encoder->repeats.bytes;
    picture->bits = colors <= 2 ? 1 : colors <= 4 ? 2 : colors <= 16 ? 4 : 8;
    picture->bytes_per_pixel = 1;
  } else {
    picture->color_type = COLOR_RGB;
    picture->bytes_per_pixel = 3;
  }
  picture->row_count = picture->color_type == COLOR_INDEXED
      ? (picture->width * picture->bits + 7) / 8 : picture->width * picture->bytes_per_pixel;
  return 1;
}

// MARK: Compressing

// Adler-32 (RFC 1950) of what came before, then a filter's number and `count` zeros.
static uint32_t adler_zeros(uint32_t adler, uint8_t filter, size_t count) {
  uint32_t a = ((adler & 0xffff) + filter) % 65521;
  uint64_t b = (adler >> 16) + (uint64_t)a * ((count + 1) % 65521);
  return (uint32_t)(b % 65521) << 16 | a;
}

static int compress_fast(cpng_encoder *encoder, const picture *picture) {
  row_buffers rows;
  if (!buffer_reserve(&encoder->rows, row_buffers_size(picture))) return 0;
  place_row_buffers(picture, encoder->rows.bytes, &rows);
  byte_buffer *file = &encoder->file;
  uint32_t adler = 1;
  // Deflate with a window of 32 KiB, fastest level (RFC 1950, section 2.2).
  memcpy(file->bytes + file->count, "\x78\x01", 2);
  file->count += 2;
  // Paeth leaves zeros wherever a neighbour predicts well, of which runs need not begin with a pixel.
  if (picture->uses_paeth)
    run_deflate_begin(&encoder->deflate, 1, RUN_LITERALS / 8);
  else
    run_deflate_begin(&encoder->deflate, picture->bytes_per_pixel, RUN_LITERALS);
  for (size_t y = 0; y < picture->height; y++) {
    size_t count = picture->row_count;
    if (row_repeats(picture, y)) {
      if (!run_deflate_zeros(&encoder->deflate, file, FILTER_UP, count)) return 0;
      adler = adler_zeros(adler, FILTER_UP, count);
    } else {
      const uint8_t *row = next_row(picture, y, &rows);
      if (!run_deflate_row(&encoder->deflate, file, row, count)) return 0;
      adler = libdeflate_adler32(adler, row, count + 1);
    }
  }
  if (!run_deflate_end(&encoder->deflate, file) || !buffer_reserve(file, 4)) return 0;
  put32(file->bytes + file->count, adler);
  file->count += 4;
  return 1;
}

static int compress_recorded(cpng_encoder *encoder, const picture *picture) {
  size_t each = picture->row_count + 1, count = each * picture->height;
  byte_buffer *file = &encoder->file;
  row_buffers rows;
  if (!buffer_reserve(&encoder->rows, row_buffers_size(picture))) return 0;
  if (!buffer_reserve(&encoder->filtered, count + ROW_PADDING)) return 0;
  place_row_buffers(picture, encoder->rows.bytes, &rows);
  uint8_t *filtered = encoder->filtered.bytes;
  for (size_t y = 0; y < picture->height; y++) {
    uint8_t *to = filtered + y * each;
    if (row_repeats(picture, y)) {
      memset(to, 0, each);
      to[0] = FILTER_UP;
    } else if (picture->color_type == COLOR_INDEXED) {
      to[0] = FILTER_NONE;
      pack_row(picture, y, to + 1);
    } else {
      memcpy(to, next_row(picture, y, &rows), each);
    }
  }
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(RECORDED_LEVEL);
  size_t bound = compressor ? libdeflate_zlib_compress_bound(compressor, count) : 0, used = 0;
  if (compressor && buffer_reserve(file, bound))
    used = libdeflate_zlib_compress(compressor, filtered, count, file->bytes + file->count, bound);
  if (compressor) libdeflate_free_compressor(compressor);
  file->count += used;
  return used > 0;
}

static cpng_status encode(
    cpng_encoder *encoder, row_source *rows, uint32_t width, uint32_t height, int has_alpha,
    cpng_level level, const uint8_t **file, size_t *count) {
  if (width == 0 || height == 0 || width > MAX_SIDE || height > MAX_SIDE) return CPNG_BAD_SIZE;
  if ((uint64_t)width * height > CPNG_MAX_PIXELS) return CPNG_BAD_SIZE;
  picture picture = {
      .rows = rows, .width = width, .height = height, .uses_paeth = level != CPNG_FAST};
  encoder->file.count = 0;
  if (!choose_format(encoder, &picture, has_alpha, level) || !put_head(&encoder->file, &picture))
    return CPNG_OUT_OF_MEMORY;
  size_t data = begin_chunk(&encoder->file, "IDAT");
  int compressed = level == CPNG_RECORDED
      ? compress_recorded(encoder, &picture) : compress_fast(encoder, &picture);
  if (!compressed || !buffer_reserve(&encoder->file, 32)) return CPNG_OUT_OF_MEMORY;
  end_chunk(&encoder->file, data);
  put_chunk(&encoder->file, "IEND", NULL, 0);
  *file = encoder->file.bytes;
  *count = encoder->file.count;
  return CPNG_OK;
}

cpng_status cpng_encode(
    cpng_encoder *encoder, const uint8_t *pixels, uint32_t width, uint32_t height,
    size_t bytes_per_row, int has_alpha, cpng_level level, const uint8_t **file, size_t *count) {
  if (bytes_per_row < 4 * (size_t)width) return CPNG_BAD_SIZE;
  row_source rows = {.pixels = pixels, .bytes_per_row = bytes_per_row};
  return encode(encoder, &rows, width, height, has_alpha, level, file, count);
}

cpng_status cpng_encode_rows(
    cpng_encoder *encoder, cpng_rows made, uint32_t width, uint32_t height, const uint8_t **file,
    size_t *count) {
  row_source rows = {.made = made};
  return encode(encoder, &rows, width, height, 0, CPNG_FAST, file, count);
}
