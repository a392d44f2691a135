// The colours of a picture that has few, and which pixel has which.
#pragma once
#include <stddef.h>
#include <stdint.h>

#include "RowSource.h"

enum { MAX_COLORS = 256 };

typedef struct {
  size_t count;
  // Without their top byte.
  uint32_t colors[MAX_COLORS];
} palette;

// Finds the colours of rows of native ARGB pixels, in order of appearance, whatever their top byte; the index of every
// pixel; and whether each row equals the one above, in which case it has no indexes. 0 where there are more colours
// than a palette holds.
int find_palette(
    row_source *rows, size_t width, size_t height, palette *palette, uint8_t *indexes,
    uint8_t *repeats);
