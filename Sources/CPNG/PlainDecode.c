// PNG specification (third edition), sections 5.3 (chunks), 9 (filters) and 11.2 (critical chunks).
#include "PlainDecode.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

enum { RGB = 2, PALETTE = 3, RGBA = 6 };
// The most inflated bytes of a picture with alpha, which need memory of their own.
enum { MAX_ALPHA_BYTES = 64 << 20 };
enum { NONE = 0, SUB, UP, AVERAGE, PAETH };

// A file's parts that matter. Nothing of it is copied, unless its pixels stand in several chunks.
struct plain {
  uint8_t depth, type;
  // Native ARGB.
  uint32_t colors[256];
  uint32_t color_count;
  const uint8_t *data;
  size_t data_count;
  // The joined chunks of the data; NULL for a single chunk.
  uint8_t *joined;
};

static uint32_t big_endian(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | bytes[1] << 16 | bytes[2] << 8 | bytes[3];
}

static int read_header(struct plain *plain, const uint8_t *data, uint32_t width, uint32_t height) {
  plain->depth = data[8];
  plain->type = data[9];
  if (big_endian(data) != width || big_endian(data + 4) != height) return 0;
  // Compression, filtering and interlacing.
  if (data[10] != 0 || data[11] != 0 || data[12] != 0) return 0;
  int depth = plain->depth;
  if (plain->type == RGB || plain->type == RGBA) return depth == 8;
  return plain->type == PALETTE && (depth == 1 || depth == 2 || depth == 4 || depth == 8);
}

static int read_palette(struct plain *plain, const uint8_t *data, size_t count) {
  if (count == 0 || count % 3 != 0 || count / 3 > 1u << plain->depth) return 0;
  plain->color_count = (uint32_t)(count / 3);
  for (uint32_t i = 0; i < plain->color_count; i++)
    plain->colors[i] = 0xff000000 | (uint32_t)data[3 * i] << 16 | data[3 * i + 1] << 8 | data[3 * i + 2];
  return 1;
}

static int add_data(struct plain *plain, const uint8_t *data, size_t count, size_t file_count) {
  if (!plain->data) {
    plain->data = data;
    plain->data_count = count;
    return 1;
  }
  if (!plain->joined) {
    // All chunks together are shorter than the file.
    plain->joined = malloc(file_count);
    if (!plain->joined) return 0;
    memcpy(plain->joined, plain->data, plain->data_count);
    plain->data = plain->joined;
  }
  memcpy(plain->joined + plain->data_count, data, count);
  plain->data_count += count;
  return 1;
}

// The chunks in the one order that is plain: IHDR, sRGB, PLTE, IDAT, prPH, IEND; only the first, IDAT and the
// last are needed, and IDAT may be several. Every checksum is verified.
static int read_chunks(
    struct plain *plain, const uint8_t *bytes, size_t count, uint32_t width, uint32_t height) {
  static const char names[][5] = {"IHDR", "sRGB", "PLTE", "IDAT", "prPH", "IEND"};
  enum { HEADER, SPACE, COLORS, DATA, SEAL, END };
  int last = -1;
  for (size_t start = 8; start < count;) {
    if (count - start < 12) return 0;
    const uint8_t *chunk = bytes + start;
    size_t length = big_endian(chunk);
    if (length > count - start - 12) return 0;
    const uint8_t *data = chunk + 8;
    if (libdeflate_crc32(0, chunk + 4, length + 4) != big_endian(data + length)) return 0;
    int kind = 0;
    while (kind <= END && memcmp(chunk + 4, names[kind], 4) != 0) kind++;
    // Out of order, twice, or of another kind.
    if (kind > END || kind < last || (kind == last && kind != DATA)) return 0;
    if ((last < 0) != (kind == HEADER) || (kind > DATA && !plain->data)) return 0;
    last = kind;
    switch (kind) {
      case HEADER:
        if (length != 13 || !read_header(plain, data, width, height)) return 0;
        break;
      case SPACE:
        if (length != 1) return 0;
        break;
      case COLORS:
        if (plain->type != PALETTE || !read_palette(plain, data, length)) return 0;
        break;
      case DATA:
        if (!add_data(plain, data, length, count)) return 0;
        break;
      case END:
        if (length != 0 || start + 12 != count) return 0;
        break;
    }
    start += 12 + length;
  }
  return last == END && (plain->type != PALETTE || plain->color_count > 0);
}

static uint8_t paeth(int left, int above, int corner) {
  int to_left = abs(above - corner), to_above = abs(left - corner);
  int to_corner = abs(left + above - 2 * corner);
  if (to_left <= to_above && to_left <= to_corner) return (uint8_t)left;
  return (uint8_t)(to_above <= to_corner ? above : corner);
}

// Undoes a row's filter. `step` is the distance to the pixel before. Returns 0 for an unknown filter.
static int unfilter(
    int filter, const uint8_t *raw, const uint8_t *above, uint8_t *row, size_t count, size_t step) {
  size_t first = step < count ? step : count;
  switch (filter) {
    case NONE:
      memcpy(row, raw, count);
      return 1;
    case SUB:
      memcpy(row, raw, first);
      for (size_t i = first; i < count; i++) row[i] = (uint8_t)(raw[i] + row[i - step]);
      return 1;
    case UP:
      for (size_t i = 0; i < count; i++) row[i] = (uint8_t)(raw[i] + above[i]);
      return 1;
    case AVERAGE:
      for (size_t i = 0; i < first; i++) row[i] = (uint8_t)(raw[i] + above[i] / 2);
      for (size_t i = first; i < count; i++) row[i] = (uint8_t)(raw[i] + (row[i - step] + above[i]) / 2);
      return 1;
    case PAETH:
      for (size_t i = 0; i < first; i++) row[i] = (uint8_t)(raw[i] + above[i]);
      for (size_t i = first; i < count; i++)
        row[i] = (uint8_t)(raw[i] + paeth(row[i - step], above[i], above[i - step]));
      return 1;
    default:
      return 0;
  }
}

static int is_zero(const uint8_t *bytes, size_t count) {
  uint8_t any = 0;
  for (size_t i = 0; i < count; i++) any |= bytes[i];
  return any == 0;
}

// Returns 0 where a pixel has no colour.
static int expand(const struct plain *plain, const uint8_t *row, uint8_t *pixels, uint32_t width) {
  if (plain->type == RGB) {
    for (uint32_t x = 0; x < width; x++) {
      // The byte behind belongs to the next pixel, or pads the row.
      uint32_t bytes;
      memcpy(&bytes, row + 3 * (size_t)x, 4);
      bytes = 0xff000000 | __builtin_bswap32(bytes) >> 8;
      memcpy(pixels + 4 * (size_t)x, &bytes, 4);
    }
    return 1;
  }
  uint32_t most = 0, mask = (1u << plain->depth) - 1;
  for (uint32_t x = 0; x < width; x++) {
    size_t bit = (size_t)x * plain->depth;
    uint32_t index = row[bit / 8] >> (8 - plain->depth - bit % 8) & mask;
    most = index > most ? index : most;
    memcpy(pixels + 4 * (size_t)x, &plain->colors[index], 4);
  }
  return most < plain->color_count;
}

// Rows of pixels with alpha are those of the file: `black` is above the first.
static int read_alpha_rows(
    const uint8_t *raw, uint8_t *pixels, uint32_t height, const uint8_t *black, size_t row_count) {
  const uint8_t *above = black;
  for (uint32_t y = 0; y < height; y++, raw += 1 + row_count, pixels += row_count) {
    if (!unfilter(raw[0], raw + 1, above, pixels, row_count, 4)) return 0;
    above = pixels;
  }
  return 1;
}

static int read_rows(
    const struct plain *plain, const uint8_t *raw, uint8_t *pixels, uint32_t width, uint32_t height, uint8_t *rows[2],
    size_t row_count) {
  size_t step = plain->type == RGB ? 3 : 1, pixel_count = 4 * (size_t)width;
  for (uint32_t y = 0; y < height; y++, raw += 1 + row_count) {
    uint8_t *target = pixels + y * pixel_count;
    // On most rows of a screen nothing changes.
    if (raw[0] == UP && y > 0 && is_zero(raw + 1, row_count)) {
      memcpy(target, target - pixel_count, pixel_count);
      continue;
    }
    if (!unfilter(raw[0], raw + 1, rows[0], rows[1], row_count, step)) return 0;
    uint8_t *above = rows[0];
    rows[0] = rows[1];
    rows[1] = above;
    if (!expand(plain, rows[0], target, width)) return 0;
  }
  return 1;
}

static int inflate_rows(
    const struct plain *plain, uint8_t *pixels, uint32_t width, uint32_t height) {
  // A smaller window than 32 KB, which libpng checks distances against.
  if (plain->data_count == 0 || plain->data[0] != 0x78) return 0;
  size_t bits = plain->type == RGBA ? 32 : plain->type == RGB ? 24 : plain->depth;
  size_t row_count = ((size_t)width * bits + 7) / 8, count = height * (1 + row_count);
  // The inflated rows lie at the end of the room for the pixels, and each is read before pixels reach it: a row of
  // pixels has 4 * width bytes, and an inflated one, with its filter, no more, unless it has alpha.
  if (plain->type == RGBA && count > MAX_ALPHA_BYTES) return 0;
  uint8_t *own = plain->type == RGBA ? malloc(count) : NULL;
  uint8_t *raw = plain->type == RGBA ? own : pixels + height * 4 * (size_t)width - count;
  struct libdeflate_decompressor *inflater = libdeflate_alloc_decompressor();
  // Two rows, the first of them that above the picture, which is black; four bytes more may be read.
  size_t room = row_count + 4;
  uint8_t *rows = calloc(2, room);
  int is_done = inflater && rows && raw &&
      libdeflate_zlib_decompress(inflater, plain->data, plain->data_count, raw, count, NULL) == LIBDEFLATE_SUCCESS;
  if (is_done && own)
    is_done = read_alpha_rows(raw, pixels, height, rows, row_count);
  else if (is_done)
    is_done = read_rows(plain, raw, pixels, width, height, (uint8_t *[2]){rows, rows + room}, row_count);
  free(rows);
  free(own);
  if (inflater) libdeflate_free_decompressor(inflater);
  return is_done;
}

enum plain_pixels cpng_decode_plain(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint8_t *pixels) {
  struct plain plain = {0};
  if (width == 0 || height == 0) return NOT_PLAIN;
  int is_done = read_chunks(&plain, bytes, count, width, height) &&
      inflate_rows(&plain, pixels, width, height);
  free(plain.joined);
  return !is_done ? NOT_PLAIN : plain.type == RGBA ? PLAIN_RGBA : PLAIN_OPAQUE;
}
