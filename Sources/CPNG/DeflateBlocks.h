// Cuts a sequence of literals and matches into blocks whose symbols are alike, and writes them (RFC 1951).
#pragma once
#include <stddef.h>
#include <stdint.h>

#include "DeflateCodes.h"
#include "RunDeflate.h"

// A literal, whose length is 1 and whose value is its byte, or a match, whose value is its distance. Or many
// matches of LONGEST_MATCH at distance 1.
typedef struct {
  uint16_t length, value;
} deflate_token;

enum { REPEATED_MATCH = 1 << 15 };

// `count` is below 2^31.
static inline deflate_token repeated_match(uint32_t count) {
  return (deflate_token){(uint16_t)(REPEATED_MATCH | count >> 16), (uint16_t)count};
}

static inline int is_repeated_match(deflate_token token) { return token.length >= REPEATED_MATCH; }

static inline uint32_t repeated_match_count(deflate_token token) {
  return (uint32_t)(token.length - REPEATED_MATCH) << 16 | token.value;
}

// How often each symbol occurs.
typedef struct {
  uint32_t symbols[SYMBOLS], distances[DISTANCE_SYMBOLS];
} deflate_histogram;

enum { MOST_BLOCKS = 512 };

// Blocks in order: which token each one ends before, and how often its symbols occur.
typedef struct {
  size_t count;
  size_t ends[MOST_BLOCKS];
  deflate_histogram histograms[MOST_BLOCKS];
} deflate_blocks;

// Finds blocks for `count` tokens, at least one.
void split_blocks(const deflate_token *tokens, size_t count, deflate_blocks *blocks);

// 0 where memory is short. `is_last` says whether the stream ends after them.
int write_blocks(
    const deflate_token *tokens, const deflate_blocks *blocks, int is_last, bit_writer *writer,
    byte_buffer *output);
