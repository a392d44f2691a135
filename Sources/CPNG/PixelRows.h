// Rows of pixels on their way into a PNG: packed to the file's format, then filtered.
#pragma once
#include <stddef.h>
#include <stdint.h>

// Rows are read and written up to this many bytes beyond their end.
enum { ROW_PADDING = 32 };

// PNG's filter types (PNG specification, section 9.2).
enum { FILTER_NONE = 0, FILTER_SUB, FILTER_UP, FILTER_AVERAGE, FILTER_PAETH, FILTER_COUNT };

// Native ARGB to the bytes R, G, B; the top byte is dropped. Writes up to ROW_PADDING bytes more.
void pack_rgb(const uint8_t *pixels, size_t width, uint8_t *to);

// Premultiplied native ARGB to the bytes R, G, B, A, not premultiplied.
void pack_rgba(const uint8_t *pixels, size_t width, uint8_t *to);

// Palette indexes to `bits` each, the first in the top bits.
void pack_indexes(const uint8_t *indexes, size_t width, unsigned bits, uint8_t *to);

// Whether the top byte of every pixel is 255.
int is_row_opaque(const uint8_t *pixels, size_t width);

// Differences to the pixel before, to the row above and, unless `paeth` is NULL, to Paeth's prediction, each into
// `count` bytes. Returns the filter whose differences promise the shortest code.
int filter_row(
    const uint8_t *row, const uint8_t *above, size_t count, size_t bytes_per_pixel,
    uint8_t *sub, uint8_t *up, uint8_t *paeth);
