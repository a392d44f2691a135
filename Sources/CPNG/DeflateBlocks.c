#include "DeflateBlocks.h"

#include <string.h>

#include "DeflateHeader.h"
#include "Huffman.h"
#include "SymbolCosts.h"

enum {
  // Blocks begin at multiples of so many tokens, or more where there are many tokens.
  LEAST_TOKENS = 256,
  // Borders are moved by so many tokens at least.
  LEAST_STEP = 2,
  // About what a header takes, in bits: the code of code lengths, and each symbol's code length.
  HEADER_BITS = 80,
  LENGTH_BITS = 4,
};

// MARK: Splitting

static void count_token(deflate_histogram *histogram, deflate_token token) {
  if (token.length == 1) {
    histogram->symbols[token.value]++;
  } else if (is_repeated_match(token)) {
    histogram->symbols[SYMBOL_OF_LONGEST] += repeated_match_count(token);
    histogram->distances[0] += repeated_match_count(token);
  } else {
    histogram->symbols[code_of_length(token.length).symbol]++;
    histogram->distances[code_of_distance(token.value).symbol]++;
  }
}

static void add_histogram(deflate_histogram *to, const deflate_histogram *other) {
  for (int i = 0; i < SYMBOLS; i++) to->symbols[i] += other->symbols[i];
  for (int i = 0; i < DISTANCE_SYMBOLS; i++) to->distances[i] += other->distances[i];
  to->symbols[END_OF_BLOCK] = 1;
}

// Of all occurrences of symbols, and of their code lengths in the header; in parts of a bit as logarithms are.
static int64_t coding_cost(const uint32_t *frequencies, size_t symbol_count) {
  int64_t used = 0;
  for (size_t i = 0; i < symbol_count; i++) used += frequencies[i] > 0;
  return occurrences_cost(frequencies, symbol_count) + (used * LENGTH_BITS << LOG_BITS);
}

static int64_t block_cost(const deflate_histogram *histogram) {
  return coding_cost(histogram->symbols, SYMBOLS)
      + coding_cost(histogram->distances, DISTANCE_SYMBOLS) + ((int64_t)HEADER_BITS << LOG_BITS);
}

// A block's own cost, and what joining it with the next would save.
typedef struct {
  int64_t cost, saving;
} block_worth;

static void weigh(const deflate_blocks *blocks, size_t block, block_worth *worths) {
  if (block + 1 >= blocks->count) return;
  deflate_histogram both = blocks->histograms[block];
  add_histogram(&both, &blocks->histograms[block + 1]);
  worths[block].saving = worths[block].cost + worths[block + 1].cost - block_cost(&both);
}

static void join_next(deflate_blocks *blocks, size_t block, block_worth *worths) {
  size_t rest = blocks->count - block - 2;
  add_histogram(&blocks->histograms[block], &blocks->histograms[block + 1]);
  worths[block].cost += worths[block + 1].cost - worths[block].saving;
  memmove(&blocks->ends[block], &blocks->ends[block + 1], (rest + 1) * sizeof *blocks->ends);
  deflate_histogram *next = &blocks->histograms[block + 1];
  memmove(next, next + 1, rest * sizeof *next);
  memmove(&worths[block + 1], &worths[block + 2], rest * sizeof *worths);
  blocks->count--;
}

// MARK: Moving borders

// What a pair of blocks costs once the border between them has moved from `end` to `to`; they are left at `moved`.
static int64_t cost_with_border(
    const deflate_token *tokens, const deflate_histogram *pair, size_t end, size_t to,
    deflate_histogram *moved) {
  deflate_histogram between = {0};
  size_t first = end < to ? end : to, last = end < to ? to : end;
  for (size_t i = first; i < last; i++) count_token(&between, tokens[i]);
  for (int side = 0; side < 2; side++) {
    moved[side] = pair[side];
    // One block gets what the other gives; unsigned, so that adding what is negated subtracts.
    uint32_t sign = (side == 0) == (end < to) ? 1 : UINT32_MAX;
    for (int i = 0; i < SYMBOLS; i++) moved[side].symbols[i] += sign * between.symbols[i];
    for (int i = 0; i < DISTANCE_SYMBOLS; i++) moved[side].distances[i] += sign * between.distances[i];
  }
  return block_cost(&moved[0]) + block_cost(&moved[1]);
}

// Moves each border to where its two blocks cost less, by ever smaller steps: pieces end wherever they happen to.
// Saves 0.1 to 0.4 %.
static void move_borders(const deflate_token *tokens, size_t piece, deflate_blocks *blocks) {
  for (size_t block = 0; block + 1 < blocks->count; block++) {
    deflate_histogram moved[2], *pair = &blocks->histograms[block];
    int64_t least = block_cost(&pair[0]) + block_cost(&pair[1]);
    size_t start = block > 0 ? blocks->ends[block - 1] : 0, end = blocks->ends[block + 1];
    for (size_t step = piece / 2; step >= LEAST_STEP; step /= 2) {
      size_t at = blocks->ends[block];
      for (int forwards = 0; forwards < 2; forwards++) {
        // Neither block becomes empty.
        if ((forwards ? end - at : at - start) <= step) continue;
        size_t to = forwards ? at + step : at - step;
        int64_t cost = cost_with_border(tokens, pair, at, to, moved);
        if (cost >= least) continue;
        least = cost;
        memcpy(pair, moved, sizeof moved);
        blocks->ends[block] = to;
        break;
      }
    }
  }
}

// Starts with small pieces, and joins the two neighbours that save most by it as long as any do.
void split_blocks(const deflate_token *tokens, size_t count, deflate_blocks *blocks) {
  block_worth worths[MOST_BLOCKS];
  size_t piece = count / MOST_BLOCKS + 1;
  if (piece < LEAST_TOKENS) piece = LEAST_TOKENS;
  blocks->count = 0;
  for (size_t start = 0; start < count; start += piece) {
    size_t block = blocks->count++, end = count - start < piece ? count : start + piece;
    deflate_histogram *histogram = &blocks->histograms[block];
    memset(histogram, 0, sizeof *histogram);
    histogram->symbols[END_OF_BLOCK] = 1;
    for (size_t i = start; i < end; i++) count_token(histogram, tokens[i]);
    blocks->ends[block] = end;
    worths[block].cost = block_cost(histogram);
  }
  for (size_t block = 0; block < blocks->count; block++) weigh(blocks, block, worths);
  for (;;) {
    size_t best = 0;
    for (size_t block = 1; block + 1 < blocks->count; block++)
      if (worths[block].saving > worths[best].saving) best = block;
    if (blocks->count < 2 || worths[best].saving <= 0) break;
    join_next(blocks, best, worths);
    weigh(blocks, best, worths);
    if (best > 0) weigh(blocks, best - 1, worths);
  }
  move_borders(tokens, piece, blocks);
}

// MARK: Writing

// The codes of a block and their lengths.
typedef struct {
  uint8_t lengths[SYMBOLS], distance_lengths[DISTANCE_SYMBOLS];
  uint16_t codes[SYMBOLS], distance_codes[DISTANCE_SYMBOLS];
} block_codes;

static void make_codes(deflate_histogram histogram, block_codes *codes) {
  make_code_lengths(histogram.symbols, SYMBOLS, HUFFMAN_MAX_LENGTH, codes->lengths);
  make_code_lengths(
      histogram.distances, DISTANCE_SYMBOLS, HUFFMAN_MAX_LENGTH, codes->distance_lengths);
  huffman_codes(codes->lengths, SYMBOLS, codes->codes);
  huffman_codes(codes->distance_lengths, DISTANCE_SYMBOLS, codes->distance_codes);
}

// What a block takes with such codes, but for the extra bits, which are the same with any.
static uint64_t block_bits(const deflate_histogram *histogram, const block_codes *codes) {
  uint64_t bits = code_lengths_bits(codes->lengths, codes->distance_lengths);
  for (int i = 0; i < SYMBOLS; i++) bits += (uint64_t)histogram->symbols[i] * codes->lengths[i];
  for (int i = 0; i < DISTANCE_SYMBOLS; i++)
    bits += (uint64_t)histogram->distances[i] * codes->distance_lengths[i];
  return bits;
}

// The codes for which a block is shorter: those that fit best, or some that take a shorter header.
static void choose_codes(const deflate_histogram *histogram, block_codes *codes) {
  deflate_histogram even = *histogram;
  even_out(even.symbols, SYMBOLS);
  even_out(even.distances, DISTANCE_SYMBOLS);
  block_codes others;
  make_codes(*histogram, codes);
  make_codes(even, &others);
  if (block_bits(histogram, &others) < block_bits(histogram, codes)) *codes = others;
}

static void put_match(const block_codes *codes, deflate_token token, bit_writer *writer) {
  length_code length = code_of_length(token.length);
  distance_code distance = code_of_distance(token.value);
  unsigned bits = codes->lengths[length.symbol];
  put(writer, codes->codes[length.symbol] | (uint64_t)length.extra << bits, bits + length.extra_bits);
  bits = codes->distance_lengths[distance.symbol];
  put(writer, codes->distance_codes[distance.symbol] | (uint64_t)distance.extra << bits,
      bits + distance.extra_bits);
}

static void put_tokens(
    const block_codes *codes, const deflate_token *tokens, size_t count, bit_writer *writer) {
  for (size_t i = 0; i < count; i++) {
    deflate_token token = tokens[i];
    if (token.length == 1) {
      put(writer, codes->codes[token.value], codes->lengths[token.value]);
    } else if (is_repeated_match(token)) {
      for (uint32_t n = repeated_match_count(token); n > 0; n--)
        put_match(codes, (deflate_token){LONGEST_MATCH, 1}, writer);
    } else {
      put_match(codes, token, writer);
    }
  }
  put(writer, codes->codes[END_OF_BLOCK], codes->lengths[END_OF_BLOCK]);
}

static size_t symbol_count(const deflate_histogram *histogram) {
  size_t total = 0;
  for (int i = 0; i < SYMBOLS; i++) total += histogram->symbols[i];
  return total;
}

int write_blocks(
    const deflate_token *tokens, const deflate_blocks *blocks, int is_last, bit_writer *writer,
    byte_buffer *output) {
  size_t start = 0;
  for (size_t i = 0; i < blocks->count; i++) {
    // A token has at most 15 + 5 + 15 + 13 bits; a header is below 512 bytes, and 8 are stored at a time.
    if (!buffer_reserve(output, 6 * symbol_count(&blocks->histograms[i]) + 528)) return 0;
    writer->at = output->bytes + output->count;
    block_codes codes;
    choose_codes(&blocks->histograms[i], &codes);
    put(writer, (unsigned)(is_last && i + 1 == blocks->count) | 2 << 1, 3);
    put_code_lengths(writer, codes.lengths, codes.distance_lengths);
    put_tokens(&codes, tokens + start, blocks->ends[i] - start, writer);
    output->count = (size_t)(writer->at - output->bytes);
    start = blocks->ends[i];
  }
  return 1;
}
