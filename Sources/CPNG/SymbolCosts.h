// What symbols cost in bits, by how often they occur (Shannon's entropy). In integers, so that all machines choose
// alike.
#pragma once
#include <stddef.h>
#include <stdint.h>

#include "DeflateCodes.h"

enum {
  // Logarithms have so many bits after the point.
  LOG_BITS = 12,
  // Costs of single symbols are in sixteenths of a bit.
  COST_OF_BIT = 16,
};

// log2(value), of at least 1.
uint32_t log2_of(uint32_t value);

// What an ideal code takes for each symbol, at least a bit; one that does not occur costs as half an occurrence
// would.
void symbol_costs(const uint32_t *frequencies, size_t symbol_count, uint32_t *costs);

// What an ideal code takes for all occurrences, of which there are less than 2^32, in parts of a bit as logarithms are.
int64_t occurrences_cost(const uint32_t *frequencies, size_t symbol_count);

// What a deflate encoder's choices cost, extra bits included.
typedef struct {
  uint32_t literals[END_OF_BLOCK], lengths[LONGEST_MATCH + 1], distances[DISTANCE_SYMBOLS];
} token_costs;

void find_token_costs(const uint32_t *symbols, const uint32_t *distances, token_costs *costs);
