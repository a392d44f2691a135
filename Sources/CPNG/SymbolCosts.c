#include "SymbolCosts.h"

#include <string.h>

// Between the points of a table in a straight line, 0.0001 off at most.
uint32_t log2_of(uint32_t value) {
  // 4096 · log2(1 + i / 64).
  static const uint16_t table[65] = {
      0, 92, 182, 271, 358, 445, 530, 613, 696, 778, 858, 937, 1016,
      1093, 1169, 1244, 1319, 1392, 1465, 1536, 1607, 1677, 1746, 1814, 1882, 1949,
      2015, 2080, 2145, 2208, 2272, 2334, 2396, 2457, 2518, 2578, 2637, 2696, 2754,
      2812, 2869, 2926, 2982, 3037, 3092, 3146, 3200, 3254, 3307, 3359, 3412, 3463,
      3514, 3565, 3615, 3665, 3715, 3764, 3812, 3861, 3908, 3956, 4003, 4050, 4096,
  };
  uint32_t bits = 31 - (uint32_t)__builtin_clz(value);
  uint32_t fraction = (uint32_t)(((uint64_t)value << (31 - bits) & 0x7fffffff) >> 13);
  uint32_t index = fraction >> 12, rest = fraction & 0xfff;
  return (bits << LOG_BITS) + table[index] + ((table[index + 1] - table[index]) * rest >> 12);
}

void symbol_costs(const uint32_t *frequencies, size_t symbol_count, uint32_t *costs) {
  uint32_t total = 0;
  for (size_t i = 0; i < symbol_count; i++) total += frequencies[i];
  uint32_t all = log2_of(total > 0 ? total : 1);
  for (size_t i = 0; i < symbol_count; i++) {
    uint32_t log = frequencies[i] == 0 ? all + (1 << LOG_BITS) : all - log2_of(frequencies[i]);
    // Rounded.
    uint32_t cost = (log * COST_OF_BIT + (1 << (LOG_BITS - 1))) >> LOG_BITS;
    costs[i] = cost < COST_OF_BIT ? COST_OF_BIT : cost;
  }
}

int64_t occurrences_cost(const uint32_t *frequencies, size_t symbol_count) {
  int64_t total = 0, sum = 0;
  for (size_t i = 0; i < symbol_count; i++) {
    if (frequencies[i] == 0) continue;
    total += frequencies[i];
    sum += (int64_t)frequencies[i] * log2_of(frequencies[i]);
  }
  return total > 0 ? total * log2_of((uint32_t)total) - sum : 0;
}

void find_token_costs(const uint32_t *symbols, const uint32_t *distances, token_costs *costs) {
  uint32_t singles[SYMBOLS];
  symbol_costs(symbols, SYMBOLS, singles);
  memcpy(costs->literals, singles, sizeof costs->literals);
  for (unsigned length = SHORTEST_MATCH; length <= LONGEST_MATCH; length++) {
    length_code code = code_of_length(length);
    costs->lengths[length] = singles[code.symbol] + COST_OF_BIT * code.extra_bits;
  }
  symbol_costs(distances, DISTANCE_SYMBOLS, costs->distances);
  for (unsigned symbol = 4; symbol < DISTANCE_SYMBOLS; symbol++)
    costs->distances[symbol] += COST_OF_BIT * (symbol / 2 - 1);
}
