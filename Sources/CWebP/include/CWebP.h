// Reading WebP files in memory through libwebp. Nothing of libwebp shows here.
#pragma once
#include <stddef.h>
#include <stdint.h>

typedef enum {
  CWEBP_OK = 0,
  CWEBP_CORRUPT,
  // The bytes end before the image does.
  CWEBP_TRUNCATED,
  // An animation, or something else that libwebp does not read as one image.
  CWEBP_UNSUPPORTED,
  CWEBP_OUT_OF_MEMORY,
} cwebp_status;

// Reads the image of a file that says that it has this size, as premultiplied ARGB in native byte order without gaps between
// rows. `*is_opaque` says whether every pixel is.
cwebp_status cwebp_read(
    const uint8_t *bytes, size_t count, int32_t width, int32_t height, uint8_t *pixels, int *is_opaque);

// The version of libwebp.
void cwebp_version(unsigned *major, unsigned *minor, unsigned *micro);
