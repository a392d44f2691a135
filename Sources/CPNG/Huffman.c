#include "Huffman.h"

#include <stdlib.h>
#include <string.h>

// A symbol and how often it occurs, in one number that sorts: ties go to the lower symbol.
static int by_frequency(const void *a, const void *b) {
  uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
  return x < y ? -1 : x > y;
}

// Turns frequencies in rising order into code lengths in falling order, in place (Moffat and
// Katajainen, "In-Place Calculation of Minimum-Redundancy Codes", WADS 1995).
static void minimum_redundancy(uint32_t *values, size_t count) {
  size_t root = 0, leaf = 2;
  values[0] += values[1];
  for (size_t next = 1; next + 1 < count; next++) {
    for (int child = 0; child < 2; child++) {
      uint32_t value;
      if (leaf >= count || (root < next && values[root] < values[leaf])) {
        value = values[root];
        values[root++] = (uint32_t)next;
      } else {
        value = values[leaf++];
      }
      values[next] = child ? values[next] + value : value;
    }
  }
  // Parents to depths of inner nodes, then to depths of leaves.
  values[count - 2] = 0;
  for (size_t i = count - 2; i-- > 0;) values[i] = values[values[i]] + 1;
  size_t available = 1, used = 0, next = count;
  uint32_t depth = 0;
  size_t inner = count - 1;
  while (available > 0) {
    while (inner > 0 && values[inner - 1] == depth) {
      used++;
      inner--;
    }
    while (available > used) {
      values[--next] = depth;
      available--;
    }
    available = 2 * used;
    depth++;
    used = 0;
  }
}

// Moves codes that are too long up to the limit, and pays by lengthening short ones until the codes
// fill the tree exactly again (Kraft's sum is 1).
static void limit_lengths(uint32_t counts[33], int longest) {
  uint32_t sum = 0;
  for (int length = longest + 1; length <= 32; length++) {
    counts[longest] += counts[length];
    counts[length] = 0;
  }
  for (int length = 1; length <= longest; length++) sum += counts[length] << (longest - length);
  for (; sum > 1u << longest; sum--) {
    counts[longest]--;
    int length = longest - 1;
    while (counts[length] == 0) length--;
    counts[length]--;
    counts[length + 1] += 2;
  }
}

void huffman_lengths(
    const uint32_t *frequencies, size_t symbol_count, int longest, uint8_t *lengths) {
  uint64_t sorted[HUFFMAN_MAX_SYMBOLS];
  uint32_t values[HUFFMAN_MAX_SYMBOLS], counts[33] = {0};
  size_t used = 0;
  memset(lengths, 0, symbol_count);
  for (size_t symbol = 0; symbol < symbol_count; symbol++)
    if (frequencies[symbol] > 0) sorted[used++] = (uint64_t)frequencies[symbol] << 16 | symbol;
  qsort(sorted, used, sizeof *sorted, by_frequency);
  for (size_t i = 0; i < used; i++) values[i] = (uint32_t)(sorted[i] >> 16);
  minimum_redundancy(values, used);
  for (size_t i = 0; i < used; i++) counts[values[i] > 32 ? 32 : values[i]]++;
  limit_lengths(counts, longest);
  // The rarest symbols take the longest codes.
  size_t i = 0;
  for (int length = longest; length > 0; length--)
    for (uint32_t n = counts[length]; n > 0; n--) lengths[sorted[i++] & 0xffff] = (uint8_t)length;
}

void huffman_codes(const uint8_t *lengths, size_t symbol_count, uint16_t *codes) {
  uint32_t counts[HUFFMAN_MAX_LENGTH + 1] = {0}, next[HUFFMAN_MAX_LENGTH + 1], code = 0;
  for (size_t symbol = 0; symbol < symbol_count; symbol++) counts[lengths[symbol]]++;
  counts[0] = 0;
  for (int length = 1; length <= HUFFMAN_MAX_LENGTH; length++) {
    code = (code + counts[length - 1]) << 1;
    next[length] = code;
  }
  for (size_t symbol = 0; symbol < symbol_count; symbol++) {
    uint32_t reversed = 0, forward = lengths[symbol] ? next[lengths[symbol]]++ : 0;
    for (int bit = 0; bit < lengths[symbol]; bit++) reversed = reversed << 1 | (forward >> bit & 1);
    codes[symbol] = (uint16_t)reversed;
  }
}
