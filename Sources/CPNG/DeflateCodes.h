// What deflate's blocks are written with (RFC 1951): bits, and the symbols of lengths and distances.
#pragma once
#include <stdint.h>
#include <string.h>

enum {
  // Literals, the end of a block, and lengths.
  SYMBOLS = 286,
  END_OF_BLOCK = 256, SYMBOL_OF_LONGEST = 285,
  LONGEST_MATCH = 258, SHORTEST_MATCH = 3,
};

static inline void store64(uint8_t *to, uint64_t value) {
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  value = __builtin_bswap64(value);
#endif
  memcpy(to, &value, 8);
}

// Where the next bits go. A value of its own, so that it lives in registers while literals are written.
typedef struct {
  uint64_t bits;
  unsigned count;
  uint8_t *at;
} bit_writer;

// Writes the whole bytes; less than a byte stays.
static inline void flush(bit_writer *writer) {
  store64(writer->at, writer->bits);
  writer->at += writer->count >> 3;
  writer->bits >>= writer->count & ~7u;
  writer->count &= 7;
}

static inline void append(bit_writer *writer, uint64_t value, unsigned count) {
  writer->bits |= value << writer->count;
  writer->count += count;
}

// At most 56 bits at a time.
static inline void put(bit_writer *writer, uint64_t value, unsigned count) {
  append(writer, value, count);
  flush(writer);
}

// A match's length as deflate writes it (RFC 1951, section 3.2.5).
typedef struct {
  unsigned symbol, extra, extra_bits;
} length_code;

static inline length_code code_of_length(unsigned length) {
  if (length == LONGEST_MATCH) return (length_code){SYMBOL_OF_LONGEST, 0, 0};
  unsigned offset = length - SHORTEST_MATCH;
  if (offset < 8) return (length_code){257 + offset, 0, 0};
  unsigned bits = 29 - (unsigned)__builtin_clz(offset);
  return (length_code){
      257 + 4 * bits + (offset >> bits), offset & ((1u << bits) - 1), bits};
}
