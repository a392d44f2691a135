// Deflate (RFC 1951) for files that are kept: of all ways to write bytes as literals and matches, the one that
// takes the fewest bits, by dynamic programming over costs that the pass before has measured ("optimal
// parsing"). It uses integers only, so the same bytes become the same stream on every machine.
//
// Blocks reach over as many blank rows as are alike, where libdeflate 1.14 ends one every 300,000 bytes.
#pragma once
#include <stddef.h>
#include <stdint.h>

#include "DeflateBlocks.h"
#include "RunDeflate.h"

// Adds a whole stream of `count` bytes, at least one and below 2^32 - 1. The first pass has the costs of symbols
// that occur as often as `expected` says. 0 where memory is short: some 26 MB are used until it returns, less where
// there is little to write.
int optimal_deflate_write(
    const uint8_t *bytes, size_t count, const deflate_histogram *expected, byte_buffer *output);
