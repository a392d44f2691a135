// The orientation of a photograph, from its EXIF data.
#pragma once
#include <stddef.h>
#include <stdint.h>

// The orientation, 1…8 (EXIF 2.32, tag 0x0112), in an APP1 marker's data; 0 where it has none.
int exif_orientation(const uint8_t *data, size_t count);

// Where the pixels of a stored image go in the upright one, in bytes: pixel (x, y) goes to
// `origin + x * step_x + y * step_y`.
typedef struct {
  ptrdiff_t origin, step_x, step_y;
} upright_mapping;

// `width` and `height` are those stored; `bytes_per_row` is that of the upright image.
upright_mapping mapping_to_upright(
    int orientation, uint32_t width, uint32_t height, size_t bytes_per_row);

// Whether the upright image is as wide as the stored one is high.
int swaps_sides(int orientation);
