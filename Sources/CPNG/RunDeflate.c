#include "RunDeflate.h"

#include <stdlib.h>
#include <string.h>

#include "DeflateCodes.h"
#include "Huffman.h"

int buffer_reserve(byte_buffer *buffer, size_t more) {
  if (more <= buffer->capacity - buffer->count) return 1;
  if (more > SIZE_MAX / 4 || buffer->count > SIZE_MAX / 4) return 0;
  size_t capacity = (buffer->count + more) * 3 / 2;
  uint8_t *bytes = realloc(buffer->bytes, capacity);
  if (!bytes) return 0;
  buffer->bytes = bytes;
  buffer->capacity = capacity;
  return 1;
}

// MARK: Blocks

// A long match as `full` of the longest and up to two shorter ones, none below the shortest.
typedef struct {
  uint32_t full;
  unsigned count;
  unsigned rest[2];
} split_match;

static split_match split(uint32_t length) {
  split_match match = {length / LONGEST_MATCH, 0, {0, 0}};
  unsigned rest = length % LONGEST_MATCH;
  if (rest > 0 && rest < SHORTEST_MATCH) {
    match.full--;
    match.rest[match.count++] = LONGEST_MATCH - SHORTEST_MATCH;
    rest += SHORTEST_MATCH;
  }
  if (rest > 0) match.rest[match.count++] = rest;
  return match;
}

// Counts in four tables: equal bytes in a row would wait for each other in one.
static void count_literals(const uint8_t *bytes, size_t count, uint32_t *frequencies) {
  uint32_t partial[4][256] = {{0}};
  size_t i = 0;
  for (; i + 4 <= count; i += 4)
    for (int lane = 0; lane < 4; lane++) partial[lane][bytes[i + (size_t)lane]]++;
  for (; i < count; i++) partial[0][bytes[i]]++;
  for (int byte = 0; byte < 256; byte++)
    frequencies[byte] = partial[0][byte] + partial[1][byte] + partial[2][byte] + partial[3][byte];
}

static void count_matches(const run_deflate *deflate, uint32_t *frequencies) {
  for (size_t i = 0; i < deflate->sequence_count; i++) {
    split_match match = split(deflate->sequences[i].match_length);
    frequencies[285] += match.full;
    for (unsigned part = 0; part < match.count; part++)
      frequencies[code_of_length(match.rest[part]).symbol]++;
  }
}

// The block's header: the code lengths, in four bits each, which is a complete code of sixteen.
// Spelling out repeated lengths would save some 80 bytes of a block of thousands.
static void put_header(
    bit_writer *writer, const uint8_t *lengths, size_t distance, int is_last) {
  static const uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  unsigned distance_symbol = (unsigned)distance - 1;
  put(writer, (unsigned)is_last, 1);
  put(writer, 2, 2);
  put(writer, SYMBOLS - 257, 5);
  put(writer, distance_symbol, 5);
  put(writer, 19 - 4, 4);
  uint8_t plain[19];
  for (int i = 0; i < 19; i++) plain[i] = i < 16 ? 4 : 0;
  uint16_t codes[19];
  huffman_codes(plain, 19, codes);
  for (int i = 0; i < 19; i++) put(writer, plain[order[i]], 3);
  for (int i = 0; i < SYMBOLS; i++) put(writer, codes[lengths[i]], 4);
  // One distance, with a code of one bit; those below it do not occur.
  for (unsigned i = 0; i <= distance_symbol; i++) put(writer, codes[i == distance_symbol], 4);
}

// A symbol's code and its length in bits.
typedef struct {
  uint16_t bits;
  uint16_t count;
} code;

static inline void put_literals(
    bit_writer *writer, const code *codes, const uint8_t *bytes, size_t count) {
  size_t i = 0;
  // Three codes of at most 15 bits and 7 waiting bits fit 64.
  for (; i + 3 <= count; i += 3) {
    for (size_t j = i; j < i + 3; j++) append(writer, codes[bytes[j]].bits, codes[bytes[j]].count);
    flush(writer);
  }
  for (; i < count; i++) put(writer, codes[bytes[i]].bits, codes[bytes[i]].count);
}

// A match's length, then its distance: the one code there is, a zero bit.
static inline void put_match(bit_writer *writer, const code *codes, unsigned length) {
  length_code match = code_of_length(length);
  code symbol = codes[match.symbol];
  put(writer, symbol.bits | (uint64_t)match.extra << symbol.count,
      symbol.count + match.extra_bits + 1);
}

// A blank row is a dozen of the longest matches with codes of two or three bits: as many as fit at once.
static inline void put_longest(bit_writer *writer, const code *codes, uint32_t count) {
  code longest = codes[285];
  unsigned each = longest.count + 1u, at_once = 56 / each;
  uint64_t several = 0;
  for (unsigned i = 0; i < at_once && i < count; i++) several |= (uint64_t)longest.bits << i * each;
  for (; count > at_once; count -= at_once) put(writer, several, at_once * each);
  put(writer, several & (((uint64_t)1 << count * each) - 1), count * each);
}

static inline void put_sequences(bit_writer *writer, const run_deflate *deflate, const code *codes) {
  const uint8_t *literals = deflate->literals;
  for (size_t i = 0; i < deflate->sequence_count; i++) {
    run_sequence sequence = deflate->sequences[i];
    put_literals(writer, codes, literals, sequence.literal_count);
    literals += sequence.literal_count;
    split_match match = split(sequence.match_length);
    put_longest(writer, codes, match.full);
    for (unsigned part = 0; part < match.count; part++) put_match(writer, codes, match.rest[part]);
  }
  put_literals(writer, codes, literals, deflate->pending);
}

static size_t bytes_needed(const uint32_t *frequencies, const uint8_t *lengths) {
  uint64_t bits = 8 * 512;  // the header, waiting bits, and room for whole stores
  for (unsigned symbol = 0; symbol < SYMBOLS; symbol++) {
    // Lengths carry up to 5 extra bits and 1 of distance.
    unsigned extra = symbol > END_OF_BLOCK ? 6 : 0;
    bits += (uint64_t)frequencies[symbol] * (lengths[symbol] + extra);
  }
  return (size_t)(bits / 8);
}

// Writes what has gathered as one block with codes of its own.
static int write_block(run_deflate *deflate, byte_buffer *output, int is_last) {
  uint32_t frequencies[SYMBOLS] = {0};
  count_literals(deflate->literals, deflate->literal_count, frequencies);
  count_matches(deflate, frequencies);
  frequencies[END_OF_BLOCK] = 1;
  // Huffman codes need two symbols; an image has at least one byte, so this is never the only one.
  uint8_t lengths[SYMBOLS];
  uint16_t bits[SYMBOLS];
  huffman_lengths(frequencies, SYMBOLS, HUFFMAN_MAX_LENGTH, lengths);
  huffman_codes(lengths, SYMBOLS, bits);
  if (!buffer_reserve(output, bytes_needed(frequencies, lengths))) return 0;
  code codes[SYMBOLS];
  for (int i = 0; i < SYMBOLS; i++) codes[i] = (code){bits[i], lengths[i]};
  bit_writer writer = {deflate->bits, deflate->bit_count, output->bytes + output->count};
  put_header(&writer, lengths, deflate->distance, is_last);
  put_sequences(&writer, deflate, codes);
  put(&writer, codes[END_OF_BLOCK].bits, codes[END_OF_BLOCK].count);
  output->count = (size_t)(writer.at - output->bytes);
  deflate->bits = writer.bits;
  deflate->bit_count = writer.count;
  deflate->literal_count = deflate->sequence_count = deflate->pending = 0;
  return 1;
}

// MARK: Rows

static int add_literals(
    run_deflate *deflate, byte_buffer *output, const uint8_t *bytes, size_t count) {
  while (count > 0) {
    size_t room = deflate->literal_limit - deflate->literal_count;
    if (room == 0) {
      if (!write_block(deflate, output, 0)) return 0;
      continue;
    }
    size_t step = count < room ? count : room;
    memcpy(deflate->literals + deflate->literal_count, bytes, step);
    deflate->literal_count += step;
    deflate->pending += step;
    bytes += step;
    count -= step;
  }
  return 1;
}

static int add_match(run_deflate *deflate, byte_buffer *output, size_t length) {
  if (deflate->sequence_count == RUN_SEQUENCES && !write_block(deflate, output, 0)) return 0;
  deflate->sequences[deflate->sequence_count++] =
      (run_sequence){(uint32_t)deflate->pending, (uint32_t)length};
  deflate->pending = 0;
  return 1;
}

static inline uint64_t load64(const uint8_t *from) {
  uint64_t value;
  memcpy(&value, from, 8);
  return value;
}

// How many bytes from `from`, before `end`, equal those `distance` before them.
static size_t run_length(const uint8_t *from, const uint8_t *end, size_t distance) {
  const uint8_t *at = from;
  for (; at + 32 <= end; at += 32) {
    uint64_t differences = 0;
    for (int i = 0; i < 32; i += 8) differences |= load64(at + i) ^ load64(at + i - distance);
    if (differences != 0) break;
  }
  while (at + 8 <= end && load64(at) == load64(at - distance)) at += 8;
  while (at < end && *at == *(at - distance)) at++;
  return (size_t)(at - from);
}

void run_deflate_begin(run_deflate *deflate, size_t distance, size_t literal_limit) {
  deflate->distance = distance;
  deflate->literal_limit = literal_limit;
  deflate->literal_count = deflate->sequence_count = deflate->pending = 0;
  deflate->bits = deflate->bit_count = 0;
}

int run_deflate_row(run_deflate *deflate, byte_buffer *output, const uint8_t *row, size_t count) {
  const uint8_t *end = row + 1 + count, *literals = row;
  size_t distance = deflate->distance;
  // Shorter runs cost as much as literals, so only those of 8 bytes and more are looked for, and only
  // where pixels begin.
  for (const uint8_t *at = row + 1 + distance; at + 8 <= end;) {
    if (load64(at) != load64(at - distance)) {
      at += distance;
      continue;
    }
    size_t length = run_length(at, end, distance);
    if (!add_literals(deflate, output, literals, (size_t)(at - literals))) return 0;
    if (!add_match(deflate, output, length)) return 0;
    at += length;
    literals = at;
    // The next pixel's beginning, so that a run is found wherever the last one ended.
    size_t beyond = (size_t)(at - row - 1) % distance;
    if (beyond > 0) at += distance - beyond;
  }
  return add_literals(deflate, output, literals, (size_t)(end - literals));
}

int run_deflate_zeros(run_deflate *deflate, byte_buffer *output, uint8_t filter, size_t count) {
  uint8_t start[1 + 4 + 8] = {filter};
  size_t distance = deflate->distance;
  if (count < distance + 8) return add_literals(deflate, output, start, 1 + count);
  return add_literals(deflate, output, start, 1 + distance)
      && add_match(deflate, output, count - distance);
}

int run_deflate_end(run_deflate *deflate, byte_buffer *output) {
  if (!write_block(deflate, output, 1)) return 0;
  if (deflate->bit_count > 0) output->bytes[output->count++] = (uint8_t)deflate->bits;
  deflate->bits = deflate->bit_count = 0;
  return 1;
}
