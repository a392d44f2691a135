#include "RowTrial.h"

#include <string.h>

#include "SymbolCosts.h"

enum {
  // How many candidates for a match are looked at; 6 make files 0.2 % larger.
  TRIAL_DEPTH = 8,
  // Matches of so many bytes are taken without asking what they cost, and ...
  LONG_ENOUGH = 24,
  // ... no longer one is looked for.
  NICE_LENGTH = 64,
  // Runs of so many bytes are taken as they are; only in so many of their last bytes searches begin.
  LEAST_RUN = 16,
  RUN_ENTRIES = 4,
  // A row counts as much as those before it did with three quarters of their weight.
  WEIGHT = 16,
};

typedef struct {
  size_t length, distance;
  // What it costs less than its bytes as literals, in sixteenths of a bit.
  int64_t saving;
} trial_match;

// MARK: Matches

static uint32_t load32(const uint8_t *from) {
  uint32_t value;
  memcpy(&value, from, 4);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  value = __builtin_bswap32(value);
#endif
  return value;
}

// Of three bytes. Fibonacci hashing (Knuth, volume 3, section 6.4).
static uint32_t *latest_at(row_trial *trial, size_t at) {
  return &trial->latest[(load32(trial->bytes + at) << 8) * 2654435761u >> (32 - TRIAL_HASH_BITS)];
}

static void enter(row_trial *trial, size_t at) {
  uint32_t *latest = latest_at(trial, at);
  trial->before[at % MATCH_WINDOW] = *latest;
  *latest = (uint32_t)at + 1;
}

static int64_t saving_of(const row_trial *trial, size_t at, size_t length, size_t distance) {
  if (length >= LONG_ENOUGH) return INT64_MAX;
  const token_costs *costs = &trial->costs;
  int64_t saving =
      -(int64_t)(costs->lengths[length] + costs->distances[code_of_distance((unsigned)distance).symbol]);
  for (size_t i = at; i < at + length; i++) saving += costs->literals[trial->bytes[i]];
  return saving;
}

// The longest match at a position, of at least `least` bytes; its length is 0 where there is none. What trials of other
// filters have left in `before` is no danger: positions that do not lie before this one end the search.
static trial_match longest_match(row_trial *trial, size_t at, size_t end, size_t least) {
  trial_match match = {0, 0, 0};
  const uint8_t *here = trial->bytes + at;
  size_t longest = end - at < LONGEST_MATCH ? end - at : LONGEST_MATCH, best = least - 1;
  if (longest < least) return match;
  uint32_t node = *latest_at(trial, at);
  for (int depth = TRIAL_DEPTH; depth > 0 && node > 0 && at - node < MATCH_WINDOW; depth--) {
    const uint8_t *there = trial->bytes + node - 1;
    if (there[best] == here[best]) {
      size_t length = equal_bytes(here, there, longest);
      if (length > best) {
        best = match.length = length;
        match.distance = at - (node - 1);
        if (length >= NICE_LENGTH || length == longest) break;
      }
    }
    node = trial->before[(node - 1) % MATCH_WINDOW];
  }
  if (match.length > 0) match.saving = saving_of(trial, at, match.length, match.distance);
  return match;
}

// MARK: Trying

static void count_match(tried_row *row, size_t length, size_t distance) {
  length_code length_code = code_of_length((unsigned)length);
  distance_code distance_code = code_of_distance((unsigned)distance);
  row->histogram.symbols[length_code.symbol]++;
  row->histogram.distances[distance_code.symbol]++;
  row->extra_bits += length_code.extra_bits + distance_code.extra_bits;
}

// Searches that begin `SHORTEST_MATCH` bytes before the row's end or later would find bytes of the next.
static void enter_all(row_trial *trial, tried_row *row, size_t from, size_t to, size_t end) {
  for (size_t at = from; at < to && at + SHORTEST_MATCH < end; at++) {
    enter(trial, at);
    row->entries[row->entry_count++] = (uint32_t)at;
  }
}

// How many bytes equal the one before them.
static size_t run_length(const uint8_t *bytes, size_t at, size_t end) {
  size_t start = at;
  while (end - at >= LONGEST_MATCH && equal_bytes(bytes + at, bytes + at - 1, LONGEST_MATCH) == LONGEST_MATCH)
    at += LONGEST_MATCH;
  size_t rest = end - at < LONGEST_MATCH ? end - at : LONGEST_MATCH;
  return at + equal_bytes(bytes + at, bytes + at - 1, rest) - start;
}

static void count_run(tried_row *row, size_t length) {
  row->histogram.symbols[SYMBOL_OF_LONGEST] += (uint32_t)(length / LONGEST_MATCH);
  row->histogram.distances[0] += (uint32_t)(length / LONGEST_MATCH);
  if (length % LONGEST_MATCH >= SHORTEST_MATCH) count_match(row, length % LONGEST_MATCH, 1);
}

// At each position a run, or a match that saves something unless one that begins at the next byte saves more, or a
// literal.
static void choose_symbols(row_trial *trial, size_t start, size_t end, tried_row *row) {
  const uint8_t *bytes = trial->bytes;
  for (size_t at = start; at < end;) {
    if (end - at <= SHORTEST_MATCH) {
      row->histogram.symbols[bytes[at++]]++;
      continue;
    }
    if (at > start && bytes[at] == bytes[at - 1]) {
      size_t run = run_length(bytes, at, end);
      if (run >= LEAST_RUN) {
        count_run(row, run);
        enter_all(trial, row, at, at + 1, end);
        enter_all(trial, row, at + run - RUN_ENTRIES, at + run, end);
        at += run;
        continue;
      }
    }
    trial_match match = longest_match(trial, at, end, SHORTEST_MATCH);
    enter_all(trial, row, at, at + 1, end);
    while (match.saving > 0 && match.length < LONG_ENOUGH && end - at > SHORTEST_MATCH + 1) {
      trial_match next = longest_match(trial, at + 1, end, match.length);
      if (next.saving <= match.saving) break;
      row->histogram.symbols[bytes[at++]]++;
      enter_all(trial, row, at, at + 1, end);
      match = next;
    }
    if (match.saving <= 0) {
      row->histogram.symbols[bytes[at++]]++;
      continue;
    }
    count_match(row, match.length, match.distance);
    enter_all(trial, row, at + 1, at + match.length, end);
    at += match.length;
  }
}

// Of what came before, and of a row if there is one.
static int64_t cost_with(const row_trial *trial, const tried_row *row) {
  deflate_histogram both = trial->history;
  if (row) {
    for (int i = 0; i < SYMBOLS; i++) both.symbols[i] += WEIGHT * row->histogram.symbols[i];
    for (int i = 0; i < DISTANCE_SYMBOLS; i++) both.distances[i] += WEIGHT * row->histogram.distances[i];
  }
  return occurrences_cost(both.symbols, SYMBOLS) + occurrences_cost(both.distances, DISTANCE_SYMBOLS);
}

void try_row(row_trial *trial, size_t start, size_t count, tried_row *row) {
  memset(&row->histogram, 0, sizeof row->histogram);
  row->extra_bits = row->entry_count = 0;
  choose_symbols(trial, start, start + count, row);
  for (size_t i = row->entry_count; i-- > 0;)
    *latest_at(trial, row->entries[i]) = trial->before[row->entries[i] % MATCH_WINDOW];
  int64_t more = cost_with(trial, row) - trial->history_cost;
  row->bits = row->extra_bits + (more > 0 ? (uint64_t)more / (WEIGHT << LOG_BITS) : 0);
}

// MARK: Keeping

static void update_costs(row_trial *trial) {
  find_token_costs(trial->history.symbols, trial->history.distances, &trial->costs);
  trial->history_cost = cost_with(trial, NULL);
}

// Before the first row all bytes are alike, and matches likelier than any of them.
void row_trial_begin(row_trial *trial, const uint8_t *bytes) {
  memset(trial, 0, sizeof *trial);
  trial->bytes = bytes;
  for (int symbol = 0; symbol < SYMBOLS; symbol++)
    trial->history.symbols[symbol] = symbol < END_OF_BLOCK ? 1 : 4;
  for (int symbol = 0; symbol < DISTANCE_SYMBOLS; symbol++) trial->history.distances[symbol] = 4;
  update_costs(trial);
}

static void keep(uint32_t *history, uint32_t *total, const uint32_t *row, int count) {
  for (int i = 0; i < count; i++) {
    history[i] = history[i] * 3 / 4 + WEIGHT * row[i];
    total[i] += row[i];
  }
}

void keep_row(row_trial *trial, const tried_row *row) {
  for (size_t i = 0; i < row->entry_count; i++) enter(trial, row->entries[i]);
  keep(trial->history.symbols, trial->total.symbols, row->histogram.symbols, SYMBOLS);
  keep(trial->history.distances, trial->total.distances, row->histogram.distances, DISTANCE_SYMBOLS);
  update_costs(trial);
}
