// What a filtered row would take in a compressed file: symbols are chosen as a deflate encoder would, with matches in
// the rows before and in the row itself, and counted together with those that came before. That tells filters apart as
// well as it does to compress the row with each after one to four others, in a fifth of the time, and depends on no
// library's version.
#pragma once
#include <stddef.h>
#include <stdint.h>

#include "DeflateBlocks.h"
#include "MatchFinder.h"
#include "SymbolCosts.h"

enum { TRIAL_HASH_BITS = 13 };

// A row as it would be written.
typedef struct {
  deflate_histogram histogram;
  uint64_t extra_bits;
  // Where in the row searches may begin, in order; room for each byte.
  uint32_t *entries;
  size_t entry_count;
  // What the row adds to the file, in bits.
  uint64_t bits;
} tried_row;

// The rows kept so far. Positions are kept with 1 added, so that 0 is none.
typedef struct {
  // The rows, one after the other; they may change after they were tried, and not after they were kept.
  const uint8_t *bytes;
  // The last position of each hash of three bytes, and for each position the one before with the same hash.
  uint32_t latest[1 << TRIAL_HASH_BITS], before[MATCH_WINDOW];
  // How often symbols occurred, in 16ths, less and less the longer ago; what all of them cost; and what one more would.
  deflate_histogram history;
  int64_t history_cost;
  token_costs costs;
  // How often symbols occurred in all rows kept.
  deflate_histogram total;
} row_trial;

void row_trial_begin(row_trial *trial, const uint8_t *bytes);

// Finds what the row of `count` bytes at `start`, or several, would take after those kept; nothing of it stays.
void try_row(row_trial *trial, size_t start, size_t count, tried_row *row);

// The row that comes after those kept before; it was tried since, and its bytes are the same as then.
void keep_row(row_trial *trial, const tried_row *row);
