// Reads PNG files. libpng reports errors by a long jump, which must not leave C.
#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CPNG.h"
#include "PlainDecode.h"

enum {
  SIGNATURE_COUNT = 8,
  // No text or profile in an image needs more; a compressed one could ask for gigabytes.
  MAX_CHUNK_BYTES = 8 << 20,
  MAX_ANCILLARY_CHUNKS = 128,
};

struct cpng_reader {
  png_structp png;
  png_infop info;
  const uint8_t *bytes;
  size_t count, position;
  cpng_status status;
  // Where the caller wants the words; set for the length of each call.
  char *message;
};

static void fail(png_structp png, png_const_charp text) {
  cpng_reader *reader = png_get_error_ptr(png);
  if (reader->status == CPNG_OK) reader->status = CPNG_CORRUPT;
  snprintf(reader->message, CPNG_MESSAGE_CAPACITY, "%s", text);
  png_longjmp(png, 1);
}

// Warnings are about what does not change the pixels, such as a wrong profile, but for zlib's words about their checksum.
static void heed_warning(png_structp png, png_const_charp text) {
  if (strstr(text, "incorrect data check")) png_error(png, text);
}

static void read_bytes(png_structp png, png_bytep to, size_t count) {
  cpng_reader *reader = png_get_io_ptr(png);
  if (count > reader->count - reader->position) {
    reader->status = CPNG_TRUNCATED;
    png_error(png, "the file ends early");
  }
  memcpy(to, reader->bytes + reader->position, count);
  reader->position += count;
}

static png_voidp allocate(png_structp png, png_alloc_size_t count) {
  void *memory = malloc(count);
  cpng_reader *reader = png_get_mem_ptr(png);
  if (!memory) reader->status = CPNG_OUT_OF_MEMORY;
  return memory;
}

static void release(png_structp png, png_voidp memory) {
  (void)png;
  free(memory);
}

static void set_limits(png_structp png) {
  // Both sides; the area is the caller's to limit, before it makes room.
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_chunk_malloc_max(png, MAX_CHUNK_BYTES);
  png_set_chunk_cache_max(png, MAX_ANCILLARY_CHUNKS);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, 0);
  // By default a chunk that may be missing, such as transparent colours, is passed over if its checksum is wrong.
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
}

// Everything to 8-bit R, G, B, A. Colours are taken as sRGB: neither gamma nor profile is applied.
static int set_transforms(cpng_reader *reader) {
  png_set_expand(reader->png);
  png_set_scale_16(reader->png);
  png_set_gray_to_rgb(reader->png);
  png_set_add_alpha(reader->png, 0xff, PNG_FILLER_AFTER);
  int passes = png_set_interlace_handling(reader->png);
  png_read_update_info(reader->png, reader->info);
  return passes;
}

cpng_status cpng_reader_create(
    const uint8_t *bytes, size_t count, cpng_reader **result, char *message) {
  *result = NULL;
  message[0] = 0;
  if (count < SIGNATURE_COUNT || png_sig_cmp(bytes, 0, SIGNATURE_COUNT) != 0) return CPNG_NOT_PNG;
  cpng_reader *reader = calloc(1, sizeof *reader);
  if (!reader) return CPNG_OUT_OF_MEMORY;
  *reader = (cpng_reader){.bytes = bytes, .count = count, .message = message};
  reader->png = png_create_read_struct_2(
      PNG_LIBPNG_VER_STRING, reader, fail, heed_warning, reader, allocate, release);
  if (reader->png) reader->info = png_create_info_struct(reader->png);
  if (!reader->info) {
    cpng_reader_destroy(reader);
    return CPNG_OUT_OF_MEMORY;
  }
  if (setjmp(png_jmpbuf(reader->png))) {
    cpng_status status = reader->status;
    cpng_reader_destroy(reader);
    return status;
  }
  set_limits(reader->png);
  png_set_read_fn(reader->png, reader, read_bytes);
  png_read_info(reader->png, reader->info);
  *result = reader;
  return CPNG_OK;
}

uint32_t cpng_reader_width(const cpng_reader *reader) {
  return png_get_image_width(reader->png, reader->info);
}

uint32_t cpng_reader_height(const cpng_reader *reader) {
  return png_get_image_height(reader->png, reader->info);
}

// `c · a / 255`, rounded to nearest, as cairo multiplies.
static inline uint32_t multiplied(uint32_t color, uint32_t alpha) {
  uint32_t product = color * alpha + 0x80;
  return (product + (product >> 8)) >> 8;
}

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "R, G, B, A are 0xAABBGGRR");

static inline uint32_t with_red_and_blue_swapped(uint32_t pixel) {
  return (pixel & 0xff00ff00) | (pixel & 0xff) << 16 | (pixel >> 16 & 0xff);
}

// 0xAABBGGRR to premultiplied 0xAARRGGBB, in place. Returns the AND of all.
static uint32_t premultiply(uint32_t *pixels, uint32_t count) {
  uint32_t all = 0xffffffff, any = 0;
  for (uint32_t i = 0; i < count; i++) {
    all &= pixels[i];
    any |= pixels[i];
  }
  // Most stretches show fully or not at all; many of their pixels are changed at once.
  if (all >> 24 == 255) {
    for (uint32_t i = 0; i < count; i++) pixels[i] = with_red_and_blue_swapped(pixels[i]);
  } else if (any >> 24 == 0) {
    memset(pixels, 0, 4 * count);
  } else {
    for (uint32_t i = 0; i < count; i++) {
      uint32_t pixel = with_red_and_blue_swapped(pixels[i]), alpha = pixel >> 24;
      if (alpha < 255)
        pixel = alpha << 24 | multiplied(pixel >> 16 & 0xff, alpha) << 16 |
            multiplied(pixel >> 8 & 0xff, alpha) << 8 | multiplied(pixel & 0xff, alpha);
      pixels[i] = pixel;
    }
  }
  return all;
}

// The bytes R, G, B, A to premultiplied native ARGB, in place. Returns the AND of all alphas.
static uint32_t premultiply_row(uint8_t *row, uint32_t width) {
  enum { STRETCH = 16 };
  uint32_t all = 0xffffffff, pixels[STRETCH];
  while (width > 0) {
    uint32_t count = width < STRETCH ? width : STRETCH;
    memcpy(pixels, row, 4 * count);
    all &= count == STRETCH ? premultiply(pixels, STRETCH) : premultiply(pixels, count);
    memcpy(row, pixels, 4 * count);
    row += 4 * count;
    width -= count;
  }
  return all >> 24;
}

cpng_status cpng_reader_read(
    cpng_reader *reader, uint8_t *pixels, size_t bytes_per_row, int *is_opaque, char *message) {
  reader->message = message;
  message[0] = 0;
  uint32_t width = cpng_reader_width(reader), height = cpng_reader_height(reader);
  enum plain_pixels plain = bytes_per_row == 4 * (size_t)width
      ? cpng_decode_plain(reader->bytes, reader->count, width, height, pixels) : NOT_PLAIN;
  *is_opaque = 1;
  if (plain == PLAIN_OPAQUE) return CPNG_OK;
  if (plain == NOT_PLAIN) {
    if (setjmp(png_jmpbuf(reader->png))) return reader->status;
    // A later pass of an interlaced image adds to the rows the passes before have filled.
    for (int passes = set_transforms(reader); passes > 0; passes--)
      for (uint32_t y = 0; y < height; y++) png_read_row(reader->png, pixels + y * bytes_per_row, NULL);
    // Checks what follows the pixels: their checksum, and that the file is whole.
    png_read_end(reader->png, NULL);
  }
  uint32_t all = 255;
  for (uint32_t y = 0; y < height; y++) all &= premultiply_row(pixels + y * bytes_per_row, width);
  *is_opaque = all == 255;
  return CPNG_OK;
}

void cpng_reader_destroy(cpng_reader *reader) {
  if (!reader) return;
  if (reader->png) png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader);
}
