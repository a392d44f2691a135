// Finds earlier occurrences of the bytes at a position, as deflate refers to them: at most 32 KiB back, 3 to 258
// bytes long.
#pragma once
#include <stddef.h>
#include <stdint.h>

enum { MATCH_WINDOW = 1 << 15, MATCH_HASH_BITS = 16, MOST_MATCHES = 256 };

typedef struct {
  uint16_t length, distance;
} match;

// Positions are kept with 1 added, so that 0 is none.
typedef struct {
  const uint8_t *bytes;
  size_t count;
  // The last position of each hash of three bytes, and the root of the tree of each hash of four.
  uint32_t latest[1 << MATCH_HASH_BITS], roots[1 << MATCH_HASH_BITS];
  // For each position of the window, what comes before and after it in the order of bytes.
  uint32_t children[2 * MATCH_WINDOW];
} match_finder;

// `count` is below 2^32 - 1.
void match_finder_begin(match_finder *finder, const uint8_t *bytes, size_t count);

// The matches at a position, each longer than the one before and the nearest of its length, into room for
// MOST_MATCHES; returns their number. Positions must come in rising order; those left out are not found later.
size_t find_matches(match_finder *finder, size_t at, match *matches);

// How many bytes, at most `longest`, are equal at two places.
size_t equal_bytes(const uint8_t *a, const uint8_t *b, size_t longest);
