// Writes PNG files. Two observations make it fast: most rows of a screen equal the row above, which one
// comparison finds, and what remains is runs and edges, which `RunDeflate` codes without searching.
#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

#include "CPNG.h"
#include "OptimalDeflate.h"
#include "Palette.h"
#include "PixelRows.h"
#include "RunDeflate.h"

enum { MAX_SIDE = 1 << 20 };
enum { COLOR_RGB = 2, COLOR_INDEXED = 3, COLOR_RGBA = 6 };

// libdeflate's level for trials, whose sizes tell ways of filtering apart in little time, and how many rows stand before
// one that is tried at most.
enum { TRIAL_LEVEL = 6, MOST_ROWS_BEFORE = 4 };

struct cpng_encoder {
  byte_buffer file;
  // The row and the one above, then their differences, each with its filter's number before it.
  byte_buffer rows;
  // The whole filtered image, and what trials with single rows write; only for small files.
  byte_buffer filtered, trial;
  // The palette index of every pixel; rows that equal the one above are left out.
  byte_buffer indexes;
  // For each row, whether it equals the row above.
  byte_buffer repeats;
  struct libdeflate_compressor *trial_compressor;
  run_deflate deflate;
};

// One picture being encoded.
typedef struct {
  const uint8_t *pixels;
  size_t width, height, bytes_per_row;
  int color_type;
  unsigned bits;
  palette palette;
  // Bytes of a packed row, and the distance at which Sub filters.
  size_t row_count, bytes_per_pixel;
} picture;

cpng_encoder *cpng_encoder_create(void) { return calloc(1, sizeof(cpng_encoder)); }

void cpng_encoder_destroy(cpng_encoder *encoder) {
  if (!encoder) return;
  free(encoder->file.bytes);
  free(encoder->rows.bytes);
  free(encoder->filtered.bytes);
  free(encoder->trial.bytes);
  free(encoder->indexes.bytes);
  free(encoder->repeats.bytes);
  // libdeflate frees what is NULL, as free does.
  libdeflate_free_compressor(encoder->trial_compressor);
  free(encoder);
}

static const uint8_t *row_at(const picture *picture, size_t y) {
  return picture->pixels + y * picture->bytes_per_row;
}

static int repeats_above(const picture *picture, size_t y) {
  return y > 0 && memcmp(row_at(picture, y), row_at(picture, y - 1), 4 * picture->width) == 0;
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
    if (!is_row_opaque(row_at(picture, y), picture->width)) return 0;
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
  } else if (find_palette(
                 picture->pixels, picture->width, picture->height, picture->bytes_per_row,
                 &picture->palette, encoder->indexes.bytes, encoder->repeats.bytes)) {
    if (level == CPNG_SMALL)
      sort_palette(
          &picture->palette, picture->width, picture->height, encoder->indexes.bytes,
          encoder->repeats.bytes);
    size_t colors = picture->palette.count;
    picture->color_type = COLOR_INDEXED;
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

// MARK: Rows

// The row and the one above, packed, and the differences of each filter.
typedef struct {
  uint8_t *row, *above, *sub, *up;
} row_buffers;

static int make_rows(cpng_encoder *encoder, const picture *picture, row_buffers *rows) {
  size_t each = (picture->row_count + 1 + 2 * ROW_PADDING) & ~(size_t)15;
  if (!buffer_reserve(&encoder->rows, 4 * each + 16)) return 0;
  uint8_t *bytes = encoder->rows.bytes;
  memset(bytes, 0, 4 * each + 16);
  // One byte stands before the differences for the filter's number.
  *rows = (row_buffers){bytes, bytes + each, bytes + 2 * each + 1, bytes + 3 * each + 1};
  rows->sub[-1] = FILTER_SUB;
  rows->up[-1] = FILTER_UP;
  return 1;
}

static int row_repeats(const cpng_encoder *encoder, const picture *picture, size_t y) {
  return picture->color_type == COLOR_INDEXED
      ? encoder->repeats.bytes[y] : repeats_above(picture, y);
}

// Packs row `y`; the one packed before becomes the one above.
static void pack_row(
    const cpng_encoder *encoder, const picture *picture, size_t y, row_buffers *rows) {
  uint8_t *above = rows->row;
  rows->row = rows->above;
  rows->above = above;
  switch (picture->color_type) {
    case COLOR_INDEXED:
      pack_indexes(
          encoder->indexes.bytes + y * picture->width, picture->width, picture->bits, rows->row);
      break;
    case COLOR_RGB: pack_rgb(row_at(picture, y), picture->width, rows->row); break;
    default: pack_rgba(row_at(picture, y), picture->width, rows->row); break;
  }
}

// Packs and filters row `y`. Returns the filtered row, which begins with its filter's number.
static const uint8_t *next_row(
    const cpng_encoder *encoder, const picture *picture, size_t y, row_buffers *rows) {
  pack_row(encoder, picture, y, rows);
  int filter = filter_row(
      rows->row, rows->above, picture->row_count, picture->bytes_per_pixel, rows->sub, rows->up);
  return (filter == FILTER_SUB ? rows->sub : rows->up) - 1;
}

// Adler-32 (RFC 1950) of what came before, then a filter's number and `count` zeros.
static uint32_t adler_zeros(uint32_t adler, uint8_t filter, size_t count) {
  uint32_t a = ((adler & 0xffff) + filter) % 65521;
  uint64_t b = (adler >> 16) + (uint64_t)a * ((count + 1) % 65521);
  return (uint32_t)(b % 65521) << 16 | a;
}

// MARK: Compressing

static int compress_fast(cpng_encoder *encoder, const picture *picture, row_buffers *rows) {
  byte_buffer *file = &encoder->file;
  uint32_t adler = 1;
  // Deflate with a window of 32 KiB, fastest level (RFC 1950, section 2.2).
  memcpy(file->bytes + file->count, "\x78\x01", 2);
  file->count += 2;
  run_deflate_begin(&encoder->deflate, picture->bytes_per_pixel);
  for (size_t y = 0; y < picture->height; y++) {
    size_t count = picture->row_count;
    if (row_repeats(encoder, picture, y)) {
      if (!run_deflate_zeros(&encoder->deflate, file, FILTER_UP, count)) return 0;
      adler = adler_zeros(adler, FILTER_UP, count);
    } else {
      const uint8_t *row = next_row(encoder, picture, y, rows);
      if (!run_deflate_row(&encoder->deflate, file, row, count)) return 0;
      adler = libdeflate_adler32(adler, row, count + 1);
    }
  }
  if (!run_deflate_end(&encoder->deflate, file) || !buffer_reserve(file, 4)) return 0;
  put32(file->bytes + file->count, adler);
  file->count += 4;
  return 1;
}

// The filter whose row is the shortest when it is compressed after those before it; the row is left filtered at `to`.
// (The heuristic "brute" of oxipng.) Another filter than the last row's has to save more than two bytes, as rows
// filtered alike also help those that come.
static void filter_row_by_trial(
    cpng_encoder *encoder, const picture *picture, const row_buffers *rows, size_t y,
    size_t rows_before, uint8_t *to) {
  size_t each = picture->row_count + 1, before = each * (y < rows_before ? y : rows_before);
  size_t smallest = SIZE_MAX;
  int best = FILTER_NONE;
  for (int filter = FILTER_NONE; filter < FILTER_COUNT; filter++) {
    to[0] = (uint8_t)filter;
    filter_row_by(
        filter, rows->row, rows->above, picture->row_count, picture->bytes_per_pixel, to + 1);
    size_t size = libdeflate_deflate_compress(
        encoder->trial_compressor, to - before, before + each, encoder->trial.bytes,
        encoder->trial.capacity);
    if (y > 0 && filter != *(to - each)) size += 2;
    if (size > 2 && size < smallest) {
      smallest = size;
      best = filter;
    }
  }
  to[0] = (uint8_t)best;
  filter_row_by(best, rows->row, rows->above, picture->row_count, picture->bytes_per_pixel, to + 1);
}

// Filters the whole picture into `encoder->filtered`, which has room: by trial, each row after so many before it; or
// leaves rows that differ from the one above as they are, where `rows_before` is 0.
static void filter_rows(
    cpng_encoder *encoder, const picture *picture, row_buffers rows, size_t rows_before) {
  size_t each = picture->row_count + 1;
  uint8_t *to = encoder->filtered.bytes;
  // Above the first row is one of zeros; of `rows` it is the next to be packed over.
  memset(rows.row, 0, picture->row_count);
  for (size_t y = 0; y < picture->height; y++, to += each) {
    if (row_repeats(encoder, picture, y)) {
      // Zeros, which are found in no time; copies of plain rows take up to four times as long and save up to 1 %.
      memset(to, 0, each);
      to[0] = FILTER_UP;
    } else {
      pack_row(encoder, picture, y, &rows);
      if (rows_before == 0) {
        to[0] = FILTER_NONE;
        memcpy(to + 1, rows.row, picture->row_count);
      } else {
        filter_row_by_trial(encoder, picture, &rows, y, rows_before, to);
      }
    }
  }
}

// Leaves the picture filtered; returns about how small that gets. `file` has room for it.
static size_t trial_size(
    cpng_encoder *encoder, const picture *picture, const row_buffers *rows, size_t rows_before) {
  filter_rows(encoder, picture, *rows, rows_before);
  byte_buffer *file = &encoder->file;
  size_t size = libdeflate_deflate_compress(
      encoder->trial_compressor, encoder->filtered.bytes,
      (picture->row_count + 1) * picture->height, file->bytes + file->count,
      file->capacity - file->count);
  return size > 0 ? size : SIZE_MAX;
}

static int reserve_for_trials(cpng_encoder *encoder, size_t each, size_t count) {
  if (!encoder->trial_compressor)
    encoder->trial_compressor = libdeflate_alloc_compressor(TRIAL_LEVEL);
  if (!encoder->trial_compressor) return 0;
  size_t bound = libdeflate_deflate_compress_bound(encoder->trial_compressor, count);
  size_t row_bound = libdeflate_deflate_compress_bound(
      encoder->trial_compressor, (MOST_ROWS_BEFORE + 1) * each);
  return buffer_reserve(&encoder->filtered, count) && buffer_reserve(&encoder->file, bound)
      && buffer_reserve(&encoder->trial, row_bound);
}

static int compress_small(cpng_encoder *encoder, const picture *picture, row_buffers *rows) {
  size_t each = picture->row_count + 1, count = each * picture->height;
  if (!reserve_for_trials(encoder, each, count)) return 0;
  // Which way is best only compressing tells: pieces that repeat within some rows are found best as they are, and
  // one row before is sometimes better than several.
  static const size_t ways[] = {0, 1, MOST_ROWS_BEFORE};
  size_t best = 0, smallest = SIZE_MAX, last = sizeof ways / sizeof *ways - 1;
  for (size_t way = 0; way <= last; way++) {
    size_t size = trial_size(encoder, picture, rows, ways[way]);
    if (size < smallest) {
      smallest = size;
      best = way;
    }
  }
  if (best != last) filter_rows(encoder, picture, *rows, ways[best]);
  byte_buffer *file = &encoder->file;
  // Deflate with a window of 32 KiB, the most thorough level (RFC 1950, section 2.2).
  memcpy(file->bytes + file->count, "\x78\xda", 2);
  file->count += 2;
  const uint8_t *filtered = encoder->filtered.bytes;
  if (!optimal_deflate_write(filtered, count, file) || !buffer_reserve(file, 4)) return 0;
  put32(file->bytes + file->count, libdeflate_adler32(1, filtered, count));
  file->count += 4;
  return 1;
}

cpng_status cpng_encode(
    cpng_encoder *encoder, const uint8_t *pixels, uint32_t width, uint32_t height,
    size_t bytes_per_row, int has_alpha, cpng_level level, const uint8_t **file, size_t *count) {
  if (width == 0 || height == 0 || width > MAX_SIDE || height > MAX_SIDE) return CPNG_BAD_SIZE;
  if ((uint64_t)width * height > CPNG_MAX_PIXELS || bytes_per_row < 4 * (size_t)width)
    return CPNG_BAD_SIZE;
  picture picture = {
      .pixels = pixels, .width = width, .height = height, .bytes_per_row = bytes_per_row};
  row_buffers rows;
  encoder->file.count = 0;
  if (!choose_format(encoder, &picture, has_alpha, level) || !make_rows(encoder, &picture, &rows))
    return CPNG_OUT_OF_MEMORY;
  if (!put_head(&encoder->file, &picture)) return CPNG_OUT_OF_MEMORY;
  size_t data = begin_chunk(&encoder->file, "IDAT");
  int compressed = level == CPNG_SMALL
      ? compress_small(encoder, &picture, &rows) : compress_fast(encoder, &picture, &rows);
  if (!compressed || !buffer_reserve(&encoder->file, 32)) return CPNG_OUT_OF_MEMORY;
  end_chunk(&encoder->file, data);
  put_chunk(&encoder->file, "IEND", NULL, 0);
  *file = encoder->file.bytes;
  *count = encoder->file.count;
  return CPNG_OK;
}
