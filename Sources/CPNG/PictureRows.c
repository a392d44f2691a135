#include "PictureRows.h"

#include <string.h>

#include "PixelRows.h"

int row_repeats(const picture *picture, size_t y) {
  if (picture->color_type == COLOR_INDEXED) return picture->repeats[y];
  return source_row_repeats(picture->rows, y, picture->width);
}

static size_t row_buffer_size(const picture *picture) {
  return (picture->row_count + 1 + 2 * ROW_PADDING) & ~(size_t)15;
}

size_t row_buffers_size(const picture *picture) { return 5 * row_buffer_size(picture) + 16; }

void place_row_buffers(const picture *picture, uint8_t *bytes, row_buffers *rows) {
  size_t each = row_buffer_size(picture);
  memset(bytes, 0, row_buffers_size(picture));
  // One byte stands before the differences for the filter's number.
  *rows = (row_buffers){
      bytes, bytes + each, bytes + 2 * each + 1, bytes + 3 * each + 1,
      picture->uses_paeth ? bytes + 4 * each + 1 : NULL};
  rows->sub[-1] = FILTER_SUB;
  rows->up[-1] = FILTER_UP;
  if (rows->paeth) rows->paeth[-1] = FILTER_PAETH;
}

void pack_row(const picture *picture, size_t y, uint8_t *to) {
  switch (picture->color_type) {
    case COLOR_INDEXED:
      pack_indexes(picture->indexes + y * picture->width, picture->width, picture->bits, to);
      break;
    case COLOR_RGB: pack_rgb(source_row(picture->rows, y), picture->width, to); break;
    default: pack_rgba(source_row(picture->rows, y), picture->width, to); break;
  }
}

const uint8_t *next_row(const picture *picture, size_t y, row_buffers *rows) {
  uint8_t *above = rows->row;
  rows->row = rows->above;
  rows->above = above;
  pack_row(picture, y, rows->row);
  int filter = filter_row(
      rows->row, rows->above, picture->row_count, picture->bytes_per_pixel, rows->sub, rows->up,
      rows->paeth);
  return (filter == FILTER_SUB ? rows->sub : filter == FILTER_UP ? rows->up : rows->paeth) - 1;
}
