// Reads the PNG files that this program records, several times faster than libpng.
#pragma once
#include <stddef.h>
#include <stdint.h>

// Decodes a file that is plain: 8-bit RGB or a palette, without transparency, not interlaced, and no chunks but
// those that cpng_encode and recording write. `pixels` has room for height rows of 4 * width bytes, which become
// opaque native ARGB. Returns 0 for any other file, also for a damaged one, which libpng has words for; the
// pixels then mean nothing.
int cpng_decode_plain(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint8_t *pixels);
