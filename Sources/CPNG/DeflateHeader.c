#include "DeflateHeader.h"

#include <string.h>

#include "Huffman.h"

enum {
  // Frequencies are alike where they differ by so much and a quarter; fewer of them in a row save nothing.
  ALIKE = 3, LEAST_ALIKE = 4,
  // A header is at most 14 bits, 19 lengths of 3 bits and 316 code lengths of 14 bits, stored 8 bytes at a time.
  HEADER_CAPACITY = 600,
};

// Code lengths as the header has them: 0 to 15, or a repetition (RFC 1951, section 3.2.7).
typedef struct {
  uint8_t symbol, extra, extra_bits;
} length_item;

static size_t pack_lengths(const uint8_t *lengths, size_t count, length_item *items) {
  size_t packed = 0;
  for (size_t i = 0; i < count;) {
    size_t run = 1;
    while (i + run < count && lengths[i + run] == lengths[i]) run++;
    i += run;
    uint8_t length = lengths[i - 1];
    if (length == 0) {
      for (; run >= 11; run -= run > 138 ? 138 : run)
        items[packed++] = (length_item){18, (uint8_t)((run > 138 ? 138 : run) - 11), 7};
      if (run >= 3) {
        items[packed++] = (length_item){17, (uint8_t)(run - 3), 3};
        run = 0;
      }
    } else {
      items[packed++] = (length_item){length, 0, 0};
      run--;
      for (; run >= 3; run -= run > 6 ? 6 : run)
        items[packed++] = (length_item){16, (uint8_t)((run > 6 ? 6 : run) - 3), 2};
    }
    for (; run > 0; run--) items[packed++] = (length_item){length, 0, 0};
  }
  return packed;
}

void make_code_lengths(uint32_t *frequencies, size_t count, int longest, uint8_t *lengths) {
  size_t used = 0;
  for (size_t i = 0; i < count; i++) used += frequencies[i] > 0;
  for (size_t i = 0; used < 2; i++)
    if (frequencies[i] == 0) {
      frequencies[i] = 1;
      used++;
    }
  huffman_lengths(frequencies, count, longest, lengths);
}

// Frequencies in a row that are alike, none of them 0 or all.
typedef struct {
  size_t start, count;
  uint64_t sum;
} stretch;

// Rounded.
static uint64_t mean_of(const stretch *stretch) {
  return (stretch->sum + stretch->count / 2) / stretch->count;
}

static void even_out_stretch(uint32_t *frequencies, const stretch *stretch) {
  if (stretch->count < LEAST_ALIKE) return;
  for (size_t i = 0; i < stretch->count; i++)
    frequencies[stretch->start + i] = (uint32_t)mean_of(stretch);
}

// The idea is zopfli's.
void even_out(uint32_t *frequencies, size_t count) {
  stretch stretch = {0, 1, frequencies[0]};
  for (size_t i = 1; i < count; i++) {
    uint64_t frequency = frequencies[i], mean = mean_of(&stretch);
    uint64_t difference = frequency < mean ? mean - frequency : frequency - mean;
    if (difference > ALIKE + mean / 4 || (frequency == 0) != (mean == 0)) {
      even_out_stretch(frequencies, &stretch);
      stretch.start = i;
      stretch.count = stretch.sum = 0;
    }
    stretch.count++;
    stretch.sum += frequency;
  }
  even_out_stretch(frequencies, &stretch);
}

void put_code_lengths(bit_writer *writer, const uint8_t *symbols, const uint8_t *distances) {
  static const uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  size_t symbol_count = SYMBOLS, distance_count = DISTANCE_SYMBOLS, order_count = 19;
  while (symbol_count > 257 && symbols[symbol_count - 1] == 0) symbol_count--;
  while (distance_count > 1 && distances[distance_count - 1] == 0) distance_count--;
  uint8_t all[SYMBOLS + DISTANCE_SYMBOLS], lengths[19];
  memcpy(all, symbols, symbol_count);
  memcpy(all + symbol_count, distances, distance_count);
  length_item items[SYMBOLS + DISTANCE_SYMBOLS];
  size_t item_count = pack_lengths(all, symbol_count + distance_count, items);
  uint32_t frequencies[19] = {0};
  for (size_t i = 0; i < item_count; i++) frequencies[items[i].symbol]++;
  make_code_lengths(frequencies, 19, 7, lengths);
  uint16_t codes[19];
  huffman_codes(lengths, 19, codes);
  while (order_count > 4 && lengths[order[order_count - 1]] == 0) order_count--;
  put(writer, symbol_count - 257, 5);
  put(writer, distance_count - 1, 5);
  put(writer, order_count - 4, 4);
  for (size_t i = 0; i < order_count; i++) put(writer, lengths[order[i]], 3);
  for (size_t i = 0; i < item_count; i++) {
    length_item item = items[i];
    put(writer, codes[item.symbol] | (uint64_t)item.extra << lengths[item.symbol],
        lengths[item.symbol] + item.extra_bits);
  }
}

size_t code_lengths_bits(const uint8_t *symbols, const uint8_t *distances) {
  uint8_t bytes[HEADER_CAPACITY];
  bit_writer writer = {0, 0, bytes};
  put_code_lengths(&writer, symbols, distances);
  return 8 * (size_t)(writer.at - bytes) + writer.count;
}
