#include "OptimalDeflate.h"

#include <stdlib.h>
#include <string.h>

#include "MatchFinder.h"
#include "SymbolCosts.h"

enum {
  // What is parsed as a whole, long runs left out; a phone's screen is some three such stretches. Many matches end a
  // stretch early. Stretches twice as long save 0.06 %.
  STRETCH = 1 << 20,
  STRETCH_MATCHES = 1 << 21,
  // The third saves 0.1 %, further ones next to nothing.
  PASSES = 3,
  // Of a match, all lengths below this are tried, and of more the longest of each symbol: a shorter one costs as much
  // and leaves more to do.
  SHORT_LENGTH = 32,
  // Of a run, only lengths that are less than the whole by so much at most.
  LAST_LENGTHS = 2,
  // Within a run nothing else is looked for until so few bytes of it are left. Looking everywhere takes three times
  // as long and saves 0.1 %; 16 saves little time more and costs 0.3 %.
  RUN_REST = 32,
  // Where a match is so long, shorter ones are only taken as a whole, and of it no length below SHORT_LENGTH. Halves
  // what pictures with many long matches take.
  LONG_MATCH = 128,
  // Of longer runs the stretch has only so much, and LONGEST_MATCH - 1 bytes more at most.
  LONG_RUN = 2 * LONGEST_MATCH,
  MOST_RUNS = STRETCH / LONG_RUN + 1,
};

// What the stretch leaves out of a run: matches of LONGEST_MATCH bytes, from `at` in the stretch.
typedef struct {
  uint32_t at, match_count;
} shortened_run;

typedef struct {
  match_finder finder;
  match matches[STRETCH_MATCHES];
  // Of each length, the longest with the same symbol.
  uint16_t longest_alike[LONGEST_MATCH + 1];
  // The stretch, with its long runs shortened. A match that reaches into what was left out reaches as far into
  // what was not, as the run is longer than it; so all below is as if the stretch were no longer.
  uint8_t bytes[STRETCH];
  size_t count;
  shortened_run runs[MOST_RUNS];
  size_t run_count;
  // Of each position, the first of its matches; they end with those of the next.
  uint32_t first_matches[STRETCH + 1];
  // From each position to the stretch's end.
  uint32_t costs[STRETCH + 1];
  // The token that is best at each position.
  deflate_token choices[STRETCH];
  // The tokens of the stretch, and what it leaves out.
  deflate_token tokens[STRETCH + MOST_RUNS];
  size_t token_count;
  deflate_blocks blocks;
  // Where blocks end, as positions of the stretch.
  size_t block_ends[MOST_BLOCKS];
} optimal_deflate;

// MARK: Matches

// Where the bytes end that equal the one before them; `at` where there are none.
static size_t run_end(const uint8_t *bytes, size_t at, size_t count) {
  if (at == 0 || bytes[at] != bytes[at - 1]) return at;
  for (; count - at >= LONGEST_MATCH; at += LONGEST_MATCH)
    if (memcmp(bytes + at, bytes + at - 1, LONGEST_MATCH) != 0) break;
  size_t rest = count - at < LONGEST_MATCH ? count - at : LONGEST_MATCH;
  return at + equal_bytes(bytes + at, bytes + at - 1, rest);
}

// Leaves out what is too much of a run that begins; returns how many bytes that is.
static size_t shorten_run(optimal_deflate *deflate, size_t rest) {
  if (rest < LONG_RUN + LONGEST_MATCH) return 0;
  size_t match_count = (rest - LONG_RUN) / LONGEST_MATCH;
  deflate->runs[deflate->run_count++] =
      (shortened_run){(uint32_t)deflate->count, (uint32_t)match_count};
  return match_count * LONGEST_MATCH;
}

// Finds the matches of as many bytes as there is room for; returns where they end.
static size_t find_stretch(
    optimal_deflate *deflate, const uint8_t *bytes, size_t start, size_t count) {
  size_t at = start, end_of_run = start, searched = start, found = 0, far = 0;
  deflate->count = deflate->run_count = 0;
  for (; at < count && deflate->count < STRETCH && found + MOST_MATCHES < STRETCH_MATCHES; at++) {
    if (at >= end_of_run) {
      end_of_run = run_end(bytes, at, count);
      at += shorten_run(deflate, end_of_run - at);
    }
    match *matches = deflate->matches + found;
    deflate->bytes[deflate->count] = bytes[at];
    deflate->first_matches[deflate->count++] = (uint32_t)found;
    size_t rest = end_of_run - at;
    if (rest >= RUN_REST) {
      *matches = (match){rest < LONGEST_MATCH ? (uint16_t)rest : LONGEST_MATCH, 1};
      found++;
      // Blank rows go on beyond their ends as those before did, at the distance last found to match for so long.
      if (rest < LONGEST_MATCH && far > 0 && count - at >= LONGEST_MATCH
          && equal_bytes(bytes + at, bytes + at - far, LONGEST_MATCH) == LONGEST_MATCH)
        deflate->matches[found++] = (match){LONGEST_MATCH, (uint16_t)far};
      continue;
    }
    // The byte before, which the rest of a run repeats.
    if (at > searched) find_matches(&deflate->finder, at - 1, matches);
    size_t more = find_matches(&deflate->finder, at, matches);
    if (more > 0 && matches[more - 1].length == LONGEST_MATCH) far = matches[more - 1].distance;
    found += more;
    searched = at + 1;
  }
  deflate->first_matches[deflate->count] = (uint32_t)found;
  return at;
}

// MARK: Choosing

static void find_longest_alike(uint16_t *longest_alike) {
  for (unsigned length = SHORTEST_MATCH; length <= LONGEST_MATCH; length++) {
    length_code code = code_of_length(length);
    longest_alike[length] = (uint16_t)(length + (1u << code.extra_bits) - 1 - code.extra);
  }
  // Symbol 284 has room for 258, which has a symbol of its own.
  for (unsigned length = LONGEST_MATCH - 31; length < LONGEST_MATCH; length++)
    longest_alike[length] = LONGEST_MATCH - 1;
}

// Chooses the token at a position from which all that follow are known.
static inline void choose(optimal_deflate *deflate, size_t at, const token_costs *costs) {
  const uint32_t *after = deflate->costs + at;
  size_t rest = deflate->count - at, length = SHORTEST_MATCH;
  uint32_t best = costs->literals[deflate->bytes[at]] + after[1];
  deflate_token choice = {1, deflate->bytes[at]};
  uint32_t first = deflate->first_matches[at], end = deflate->first_matches[at + 1];
  int is_long = end > first && rest >= LONG_MATCH && deflate->matches[end - 1].length >= LONG_MATCH;
  for (uint32_t i = first; i < end; i++) {
    match match = deflate->matches[i];
    uint32_t distance = costs->distances[code_of_distance(match.distance).symbol];
    size_t last = match.length < rest ? match.length : rest;
    // Of a run, no short pieces; of a long one, only the longest.
    if (match.distance == 1 && last >= RUN_REST)
      length = last == LONGEST_MATCH ? last : last - LAST_LENGTHS;
    if (is_long && (i + 1 < end || length < SHORT_LENGTH)) length = i + 1 < end ? last : SHORT_LENGTH;
    for (; length <= last; length++) {
      if (length >= SHORT_LENGTH) {
        size_t alike = deflate->longest_alike[length];
        length = alike < last ? alike : last;
      }
      uint32_t cost = distance + costs->lengths[length] + after[length];
      if (cost < best) {
        best = cost;
        choice = (deflate_token){(uint16_t)length, match.distance};
      }
    }
  }
  deflate->costs[at] = best;
  deflate->choices[at] = choice;
}

// The tokens from the stretch's start. What a run leaves out stands before the first token that begins in it.
static void collect_tokens(optimal_deflate *deflate) {
  const shortened_run *run = deflate->runs, *last = run + deflate->run_count;
  deflate_token *token = deflate->tokens;
  for (size_t at = 0;; at += deflate->choices[at].length) {
    for (; run < last && run->at <= at; run++) *token++ = repeated_match(run->match_count);
    if (at == deflate->count) break;
    *token++ = deflate->choices[at];
  }
  deflate->token_count = (size_t)(token - deflate->tokens);
}

// Chooses tokens from the stretch's end to its start, each at the costs of the block it begins in.
static void parse(optimal_deflate *deflate) {
  token_costs costs;
  deflate->costs[deflate->count] = 0;
  for (size_t block = deflate->blocks.count, block_end = deflate->count; block-- > 0;) {
    size_t block_start = block > 0 ? deflate->block_ends[block - 1] : 0;
    const deflate_histogram *histogram = &deflate->blocks.histograms[block];
    find_token_costs(histogram->symbols, histogram->distances, &costs);
    for (size_t at = block_end; at-- > block_start;) choose(deflate, at, &costs);
    block_end = block_start;
  }
  collect_tokens(deflate);
}

static void find_blocks(optimal_deflate *deflate) {
  split_blocks(deflate->tokens, deflate->token_count, &deflate->blocks);
  size_t token = 0, at = 0;
  for (size_t block = 0; block < deflate->blocks.count; block++) {
    for (; token < deflate->blocks.ends[block]; token++)
      if (!is_repeated_match(deflate->tokens[token])) at += deflate->tokens[token].length;
    deflate->block_ends[block] = at;
  }
}

static int write_stream(
    optimal_deflate *deflate, const uint8_t *bytes, size_t count, const deflate_histogram *expected,
    byte_buffer *output) {
  bit_writer writer = {0, 0, NULL};
  match_finder_begin(&deflate->finder, bytes, count);
  find_longest_alike(deflate->longest_alike);
  for (size_t start = 0, end; start < count; start = end) {
    end = find_stretch(deflate, bytes, start, count);
    deflate->blocks.count = 1;
    deflate->blocks.histograms[0] = *expected;
    // Each pass begins with the costs of what the one before chose.
    for (int pass = 0; pass < PASSES; pass++) {
      parse(deflate);
      find_blocks(deflate);
    }
    if (!write_blocks(deflate->tokens, &deflate->blocks, end == count, &writer, output)) return 0;
  }
  if (!buffer_reserve(output, 8)) return 0;
  writer.at = output->bytes + output->count;
  // Fills the last byte.
  put(&writer, 0, 7);
  output->count = (size_t)(writer.at - output->bytes);
  return 1;
}

int optimal_deflate_write(
    const uint8_t *bytes, size_t count, const deflate_histogram *expected, byte_buffer *output) {
  // What is not written to takes no memory. Not kept: it would wait for the next picture in every encoder.
  optimal_deflate *deflate = malloc(sizeof *deflate);
  if (!deflate) return 0;
  int is_written = write_stream(deflate, bytes, count, expected, output);
  free(deflate);
  return is_written;
}
