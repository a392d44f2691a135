// The code lengths with which a deflate block begins (RFC 1951, section 3.2.7).
#pragma once
#include <stddef.h>
#include <stdint.h>

#include "DeflateCodes.h"

// Code lengths for symbols as often as they occur. Codes need two symbols: where fewer occur, the first others
// count as occurring once.
void make_code_lengths(uint32_t *frequencies, size_t count, int longest, uint8_t *lengths);

// From the number of code lengths to the last one, of SYMBOLS symbols and DISTANCE_SYMBOLS distances.
void put_code_lengths(bit_writer *writer, const uint8_t *symbols, const uint8_t *distances);
