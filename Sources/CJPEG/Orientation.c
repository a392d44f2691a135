#include "Orientation.h"

#include <string.h>

// The TIFF structure inside EXIF data, in either byte order.
typedef struct {
  const uint8_t *bytes;
  size_t count;
  int is_big_endian;
} tiff;

// 0 beyond the end, which is no offset, no count and no tag that is looked for.
static uint32_t read_value(const tiff *tiff, size_t offset, size_t size) {
  if (offset > tiff->count || size > tiff->count - offset) return 0;
  uint32_t value = 0;
  for (size_t i = 0; i < size; i++) {
    size_t place = tiff->is_big_endian ? i : size - 1 - i;
    value = value << 8 | tiff->bytes[offset + place];
  }
  return value;
}

int exif_orientation(const uint8_t *data, size_t count) {
  static const char name[6] = "Exif\0";
  if (count < sizeof name + 8 || memcmp(data, name, sizeof name) != 0) return 0;
  tiff tiff = {data + sizeof name, count - sizeof name, data[sizeof name] == 'M'};
  // TIFF 6.0, section 2: 42 marks the format, then the offset of the first directory; an entry has 12
  // bytes: tag, type, count, value.
  if (read_value(&tiff, 2, 2) != 42) return 0;
  size_t directory = read_value(&tiff, 4, 4);
  uint32_t entries = read_value(&tiff, directory, 2);
  for (uint32_t i = 0; i < entries; i++) {
    size_t entry = directory + 2 + 12 * (size_t)i;
    if (read_value(&tiff, entry, 2) != 0x0112) continue;
    uint32_t value = read_value(&tiff, entry + 8, 2);
    return value >= 1 && value <= 8 ? (int)value : 0;
  }
  return 0;
}

int swaps_sides(int orientation) { return orientation >= 5; }

upright_mapping mapping_to_upright(
    int orientation, uint32_t width, uint32_t height, size_t bytes_per_row) {
  ptrdiff_t right = 4, down = (ptrdiff_t)bytes_per_row;
  ptrdiff_t last_x = (ptrdiff_t)width - 1, last_y = (ptrdiff_t)height - 1;
  // What the stored image's first row and first column are of the upright one:
  switch (orientation) {
    case 2: return (upright_mapping){last_x * right, -right, down};  // top, right
    case 3: return (upright_mapping){last_y * down + last_x * right, -right, -down};  // bottom, right
    case 4: return (upright_mapping){last_y * down, right, -down};  // bottom, left
    case 5: return (upright_mapping){0, down, right};  // left, top
    case 6: return (upright_mapping){last_y * right, down, -right};  // right, top
    case 7: return (upright_mapping){last_x * down + last_y * right, -down, -right};  // right, bottom
    case 8: return (upright_mapping){last_x * down, -down, right};  // left, bottom
    default: return (upright_mapping){0, right, down};
  }
}
