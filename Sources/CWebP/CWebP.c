#include "CWebP.h"

#include <webp/decode.h>

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "B, G, R, A are 0xAARRGGBB");

// `c · a / 255`, rounded to nearest, as cairo multiplies and as other files are read.
static inline uint32_t multiplied(uint32_t color, uint32_t alpha) {
  uint32_t product = color * alpha + 0x80;
  return (product + (product >> 8)) >> 8;
}

// Returns whether every pixel is opaque.
static int premultiply(uint32_t *pixels, size_t count) {
  uint32_t all = UINT32_MAX;
  for (size_t i = 0; i < count; i++) {
    uint32_t pixel = pixels[i], alpha = pixel >> 24;
    all &= pixel;
    if (alpha == 255) continue;
    pixels[i] = alpha << 24 | multiplied(pixel >> 16 & 0xff, alpha) << 16 | multiplied(pixel >> 8 & 0xff, alpha) << 8 |
        multiplied(pixel & 0xff, alpha);
  }
  return all >> 24 == 255;
}

static cwebp_status status_of(VP8StatusCode status) {
  switch (status) {
  case VP8_STATUS_OK: return CWEBP_OK;
  case VP8_STATUS_OUT_OF_MEMORY: return CWEBP_OUT_OF_MEMORY;
  case VP8_STATUS_UNSUPPORTED_FEATURE: return CWEBP_UNSUPPORTED;
  case VP8_STATUS_NOT_ENOUGH_DATA:
  case VP8_STATUS_SUSPENDED: return CWEBP_TRUNCATED;
  default: return CWEBP_CORRUPT;
  }
}

cwebp_status cwebp_read(
    const uint8_t *bytes, size_t count, int32_t width, int32_t height, uint8_t *pixels, int *is_opaque) {
  *is_opaque = 0;
  WebPDecoderConfig config;
  // It fails where the library is older than its header.
  if (!WebPInitDecoderConfig(&config)) return CWEBP_UNSUPPORTED;
  cwebp_status status = status_of(WebPGetFeatures(bytes, count, &config.input));
  if (status != CWEBP_OK) return status;
  if (config.input.has_animation) return CWEBP_UNSUPPORTED;
  if (config.input.width != width || config.input.height != height) return CWEBP_CORRUPT;
  size_t area = (size_t)width * (size_t)height;
  config.output.colorspace = MODE_BGRA;
  config.output.is_external_memory = 1;
  config.output.u.RGBA = (WebPRGBABuffer){.rgba = pixels, .stride = 4 * width, .size = 4 * area};
  status = status_of(WebPDecode(bytes, count, &config));
  if (status != CWEBP_OK) return status;
  *is_opaque = premultiply((uint32_t *)(void *)pixels, area);
  return CWEBP_OK;
}

void cwebp_version(unsigned *major, unsigned *minor, unsigned *micro) {
  unsigned version = (unsigned)WebPGetDecoderVersion();
  *major = version >> 16;
  *minor = version >> 8 & 0xff;
  *micro = version & 0xff;
}
