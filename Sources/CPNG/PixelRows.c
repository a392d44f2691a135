#include "PixelRows.h"

#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#elif defined(__aarch64__)
#include <arm_neon.h>
#endif

static inline uint32_t pixel_at(const uint8_t *pixels, size_t x) {
  uint32_t pixel;
  memcpy(&pixel, pixels + 4 * x, 4);
  return pixel;
}

// Lets the compiler make a second version with wider vectors and the loader choose by processor. The
// arithmetic is on integers, so both give the same bytes.
#if defined(__x86_64__) && defined(__gnu_linux__)
#define WIDE_VECTORS __attribute__((target_clones("avx2", "default")))
#else
#define WIDE_VECTORS
#endif

// MARK: Packing

static void pack_rgb_from(const uint8_t *pixels, size_t x, size_t width, uint8_t *to) {
  for (; x < width; x++) {
    uint32_t pixel = pixel_at(pixels, x);
    to[3 * x] = (uint8_t)(pixel >> 16);
    to[3 * x + 1] = (uint8_t)(pixel >> 8);
    to[3 * x + 2] = (uint8_t)pixel;
  }
}

#if defined(__x86_64__)
// SSSE3 is not part of every x86-64 processor, so the caller asks first.
__attribute__((target("ssse3"))) static void pack_rgb_ssse3(
    const uint8_t *pixels, size_t width, uint8_t *to) {
  const __m128i order = _mm_setr_epi8(2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1);
  size_t x = 0;
  for (; x + 4 <= width; x += 4) {
    __m128i four = _mm_loadu_si128((const __m128i *)(const void *)(pixels + 4 * x));
    _mm_storeu_si128((__m128i *)(void *)(to + 3 * x), _mm_shuffle_epi8(four, order));
  }
  pack_rgb_from(pixels, x, width, to);
}
#endif

void pack_rgb(const uint8_t *pixels, size_t width, uint8_t *to) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("ssse3")) {
    pack_rgb_ssse3(pixels, width, to);
    return;
  }
#endif
  size_t x = 0;
#if defined(__aarch64__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  for (; x + 16 <= width; x += 16) {
    uint8x16x4_t bgra = vld4q_u8(pixels + 4 * x);
    uint8x16x3_t rgb = {{bgra.val[2], bgra.val[1], bgra.val[0]}};
    // A macro of clang, so that the braces stand outside.
    vst3q_u8(to + 3 * x, rgb);
  }
#endif
  pack_rgb_from(pixels, x, width, to);
}

// The inverse of `(c · a + 127) / 255`, rounded to nearest; a premultiplied colour above its alpha is
// cut to 255.
static inline uint8_t unpremultiplied(uint32_t color, uint32_t alpha) {
  uint32_t value = (color * 255 + alpha / 2) / alpha;
  return (uint8_t)(value > 255 ? 255 : value);
}

void pack_rgba(const uint8_t *pixels, size_t width, uint8_t *to) {
  for (size_t x = 0; x < width; x++, to += 4) {
    uint32_t pixel = pixel_at(pixels, x), alpha = pixel >> 24;
    if (alpha == 255) {
      to[0] = (uint8_t)(pixel >> 16);
      to[1] = (uint8_t)(pixel >> 8);
      to[2] = (uint8_t)pixel;
    } else if (alpha == 0) {
      to[0] = to[1] = to[2] = 0;
    } else {
      to[0] = unpremultiplied(pixel >> 16 & 255, alpha);
      to[1] = unpremultiplied(pixel >> 8 & 255, alpha);
      to[2] = unpremultiplied(pixel & 255, alpha);
    }
    to[3] = (uint8_t)alpha;
  }
}

void pack_indexes(const uint8_t *indexes, size_t width, unsigned bits, uint8_t *to) {
  if (bits == 8) {
    memcpy(to, indexes, width);
    return;
  }
  size_t per_byte = 8 / bits;
  for (size_t x = 0; x < width; x += per_byte, to++) {
    unsigned byte = 0;
    for (size_t i = 0; i < per_byte; i++)
      byte = byte << bits | (x + i < width ? indexes[x + i] : 0);
    *to = (uint8_t)byte;
  }
}

int is_row_opaque(const uint8_t *pixels, size_t width) {
  uint32_t all = 0xff000000;
  for (size_t x = 0; x < width; x++) all &= pixel_at(pixels, x);
  return all == 0xff000000;
}

// MARK: Filtering

// Near zero is cheap to code whichever its sign; the libpng manual's heuristic, minimum sum of absolute
// differences. Summed in 16 bits per stretch, which compilers turn into vector code.
static inline __attribute__((always_inline)) uint64_t cost(const uint8_t *differences, size_t count) {
  uint64_t total = 0;
  for (size_t start = 0; start < count; start += 256) {
    size_t end = start + 256 < count ? start + 256 : count;
    uint16_t sum = 0;
    for (size_t i = start; i < end; i++) {
      uint8_t value = differences[i], negated = (uint8_t)-value;
      sum = (uint16_t)(sum + (value < negated ? value : negated));
    }
    total += sum;
  }
  return total;
}

// The neighbour whose value is nearest to left + above - upper left (PNG specification, section 9.4). In 16 bits and
// without branches, which compilers turn into vector code.
static inline __attribute__((always_inline)) uint8_t paeth_prediction(
    uint8_t left, uint8_t above, uint8_t upper_left) {
  int16_t from_left = (int16_t)(above - upper_left), from_above = (int16_t)(left - upper_left);
  int16_t from_corner = (int16_t)(from_left + from_above);
  from_left = (int16_t)(from_left < 0 ? -from_left : from_left);
  from_above = (int16_t)(from_above < 0 ? -from_above : from_above);
  from_corner = (int16_t)(from_corner < 0 ? -from_corner : from_corner);
  uint8_t other = from_above <= from_corner ? above : upper_left;
  return ((from_left <= from_above) & (from_left <= from_corner)) ? left : other;
}

static inline __attribute__((always_inline)) void filter_by_paeth(
    const uint8_t *restrict row, const uint8_t *restrict above, size_t first, size_t count,
    size_t bytes_per_pixel, uint8_t *restrict to) {
  const uint8_t *before = row - bytes_per_pixel, *above_before = above - bytes_per_pixel;
  for (size_t i = first; i < count; i++)
    to[i] = (uint8_t)(row[i] - paeth_prediction(before[i], above[i], above_before[i]));
}

WIDE_VECTORS int filter_row(
    const uint8_t *restrict row, const uint8_t *restrict above, size_t count,
    size_t bytes_per_pixel, uint8_t *restrict sub, uint8_t *restrict up, uint8_t *restrict paeth) {
  size_t first = bytes_per_pixel < count ? bytes_per_pixel : count;
  memcpy(sub, row, first);
  for (size_t i = first; i < count; i++) sub[i] = (uint8_t)(row[i] - row[i - bytes_per_pixel]);
  for (size_t i = 0; i < count; i++) up[i] = (uint8_t)(row[i] - above[i]);
  uint64_t sub_cost = cost(sub, count), up_cost = cost(up, count);
  int best = sub_cost < up_cost ? FILTER_SUB : FILTER_UP;
  if (!paeth) return best;
  // Left of the first pixel are zeros, so Paeth takes the one above.
  memcpy(paeth, up, first);
  filter_by_paeth(row, above, first, count, bytes_per_pixel, paeth);
  return cost(paeth, count) < (sub_cost < up_cost ? sub_cost : up_cost) ? FILTER_PAETH : best;
}
