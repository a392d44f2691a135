// Reads the PNG files that this program records, several times faster than libpng.
#pragma once
#include <stddef.h>
#include <stdint.h>

enum plain_pixels {
  NOT_PLAIN,
  // Opaque native ARGB.
  PLAIN_OPAQUE,
  // The bytes R, G, B, A, not premultiplied.
  PLAIN_RGBA,
};

// Decodes a file that is plain: 8-bit RGB, RGBA or a palette without transparency, not interlaced, and no chunks but
// those that cpng_encode and recording write. `pixels` has room for height rows of 4 * width bytes. Returns NOT_PLAIN
// for any other file, also for a damaged one, which libpng has words for; the pixels then mean nothing.
enum plain_pixels cpng_decode_plain(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint8_t *pixels);
