#include "RowSource.h"

#include <string.h>

const uint8_t *source_row(row_source *source, size_t y) {
  if (source->pixels) return source->pixels + y * source->bytes_per_row;
  if (source->latest && y == source->y) return source->latest;
  if (source->above && y + 1 == source->y) return source->above;
  source->above = y > 0 ? source->latest : NULL;
  source->latest = source->made.row(source->made.context, (uint32_t)y);
  source->y = y;
  return source->latest;
}

int source_row_repeats(row_source *source, size_t y, size_t width) {
  if (y == 0) return 0;
  const uint8_t *above = source_row(source, y - 1), *row = source_row(source, y);
  return row == above || memcmp(row, above, 4 * width) == 0;
}
