// The rows of a picture that is encoded: in memory, or made one after the other.
#pragma once
#include <stddef.h>
#include <stdint.h>

#include "CPNG.h"

typedef struct {
  // The first row; NULL where rows are made.
  const uint8_t *pixels;
  size_t bytes_per_row;
  cpng_rows made;
  // The row made last, the one above it, and its number.
  const uint8_t *latest, *above;
  size_t y;
} row_source;

// Row `y`, which stays until the next row but one. Rows are read from the top down, and begin anew with row 0.
const uint8_t *source_row(row_source *source, size_t y);

// Whether a row equals the one above.
int source_row_repeats(row_source *source, size_t y, size_t width);
