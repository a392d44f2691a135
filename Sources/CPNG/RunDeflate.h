// Deflate (RFC 1951) for filtered PNG rows of screens: Huffman codes fitted to each block, and one kind
// of match, the repetition of the pixel before. Screens are mostly rows and stretches that repeat, so
// this finds nearly all there is to find, at the speed of reading the rows. It uses no instruction set
// beyond the portable ones, so a picture becomes the same bytes on every machine.
#pragma once
#include <stddef.h>
#include <stdint.h>

// Bytes that grow. `capacity` is at least `count`.
typedef struct {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
} byte_buffer;

// 0 where memory is short.
int buffer_reserve(byte_buffer *buffer, size_t more);

// Literals, then a repetition of the bytes `distance` back, `match_length` long (0, or at least 3).
typedef struct {
  uint32_t literal_count;
  uint32_t match_length;
} run_sequence;

enum { RUN_LITERALS = 1 << 17, RUN_SEQUENCES = 1 << 15 };

typedef struct {
  // How far back every match reaches: 1, 3 or 4 bytes.
  size_t distance;
  // Literals of the longest block.
  size_t literal_limit;
  size_t literal_count;
  size_t sequence_count;
  // Literals since the last match.
  size_t pending;
  // Bits that do not fill a byte yet.
  uint64_t bits;
  unsigned bit_count;
  uint8_t literals[RUN_LITERALS];
  run_sequence sequences[RUN_SEQUENCES];
} run_deflate;

// `literal_limit` is at most RUN_LITERALS; short blocks suit pictures that are photo in one place and flat in another.
void run_deflate_begin(run_deflate *deflate, size_t distance, size_t literal_limit);

// Adds one filtered row: the filter's number and `count` bytes, readable 8 bytes beyond their end.
int run_deflate_row(run_deflate *deflate, byte_buffer *output, const uint8_t *row, size_t count);

// Adds a row of `filter` and `count` zeros, as `run_deflate_row` would.
int run_deflate_zeros(run_deflate *deflate, byte_buffer *output, uint8_t filter, size_t count);

// Ends the stream and fills its last byte.
int run_deflate_end(run_deflate *deflate, byte_buffer *output);
