// The rows of one picture being encoded, packed to its format and filtered.
#pragma once
#include <stddef.h>
#include <stdint.h>

#include "Palette.h"
#include "RowSource.h"

enum { COLOR_RGB = 2, COLOR_INDEXED = 3, COLOR_RGBA = 6 };

typedef struct {
  row_source *rows;
  size_t width, height;
  int color_type;
  unsigned bits;
  palette palette;
  // Of pictures with a palette: the index of every pixel but those of rows that equal the one above, and whether each
  // row does.
  const uint8_t *indexes, *repeats;
  // True if fast files use Paeth's filter too, which suits photos.
  int uses_paeth;
  // Bytes of a packed row, and the distance at which Sub filters.
  size_t row_count, bytes_per_pixel;
} picture;

// The row and the one above, packed, and the differences of each filter.
// `paeth` is NULL unless the picture asks for that filter.
typedef struct {
  uint8_t *row, *above, *sub, *up, *paeth;
} row_buffers;

// Whether a row equals the one above.
int row_repeats(const picture *picture, size_t y);

// How many bytes `place_row_buffers` needs.
size_t row_buffers_size(const picture *picture);

// Zeros, which is what PNG takes to be above the first row.
void place_row_buffers(const picture *picture, uint8_t *bytes, row_buffers *rows);

// Packs row `y`, and writes up to ROW_PADDING bytes more.
void pack_row(const picture *picture, size_t y, uint8_t *to);

// Packs and filters row `y`; the one packed before becomes the one above. Returns the filtered row, which begins with
// its filter's number.
const uint8_t *next_row(const picture *picture, size_t y, row_buffers *rows);
