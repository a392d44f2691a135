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

// Makes neighbours that are nearly alike equal, so that more code lengths repeat, which the header tells in short.
// What is 0 stays so, and nothing else becomes it.
void even_out(uint32_t *frequencies, size_t count);

// How many bits `put_code_lengths` writes.
size_t code_lengths_bits(const uint8_t *symbols, const uint8_t *distances);
