// Huffman codes of bounded length, in the canonical order of RFC 1951, section 3.2.2.
#pragma once
#include <stddef.h>
#include <stdint.h>

enum { HUFFMAN_MAX_SYMBOLS = 288, HUFFMAN_MAX_LENGTH = 15 };

// Code lengths for the symbols that occur, at most `longest`, which is at most HUFFMAN_MAX_LENGTH; 0 for the
// others. At least two symbols must occur.
void huffman_lengths(
    const uint32_t *frequencies, size_t symbol_count, int longest, uint8_t *lengths);

// The codes that go with the lengths, with their bits reversed, as deflate writes them.
void huffman_codes(const uint8_t *lengths, size_t symbol_count, uint16_t *codes);
