#include "Palette.h"

#include <string.h>

enum { COLOR_SLOTS = 1024 };

// A hash table of indexes by colour.
typedef struct {
  uint32_t colors[COLOR_SLOTS];
  int16_t indexes[COLOR_SLOTS];
} color_table;

// The index of a colour, which gets the next one where it is new; -1 where there is none left.
static int index_of(uint32_t color, color_table *table, palette *palette) {
  // Fibonacci hashing (Knuth, volume 3, section 6.4), to the top ten bits.
  uint32_t slot = color * 2654435761u >> 22;
  while (table->indexes[slot] >= 0 && table->colors[slot] != color) slot = (slot + 1) % COLOR_SLOTS;
  if (table->indexes[slot] >= 0) return table->indexes[slot];
  if (palette->count == MAX_COLORS) return -1;
  table->colors[slot] = color;
  table->indexes[slot] = (int16_t)palette->count;
  palette->colors[palette->count] = color;
  return (int)palette->count++;
}

int find_palette(
    row_source *rows, size_t width, size_t height, palette *palette, uint8_t *indexes,
    uint8_t *repeats) {
  color_table table;
  memset(table.indexes, -1, sizeof table.indexes);
  palette->count = 0;
  for (size_t y = 0; y < height; y++, indexes += width) {
    repeats[y] = (uint8_t)source_row_repeats(rows, y, width);
    if (repeats[y]) continue;
    const uint8_t *pixels = source_row(rows, y);
    // Not a colour, as those have no top byte here.
    uint32_t last = UINT32_MAX;
    int last_index = 0;
    for (size_t x = 0; x < width; x++) {
      uint32_t color;
      memcpy(&color, pixels + 4 * x, 4);
      color &= 0xffffff;
      if (color != last) {
        last_index = index_of(color, &table, palette);
        // Most pictures with too many show it in their first rows.
        if (last_index < 0) return 0;
        last = color;
      }
      indexes[x] = (uint8_t)last_index;
    }
  }
  return 1;
}
