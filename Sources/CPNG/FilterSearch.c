#include "FilterSearch.h"

#include <stdlib.h>
#include <string.h>

#include "PixelRows.h"
#include "RowTrial.h"
#include "SymbolCosts.h"

enum {
  // Another filter than the last row's has to save more than so many bits, as rows filtered alike also help those that
  // come.
  FILTER_CHANGE = 16,
  // Another way has to save so many bits over the rows that come, which find less to repeat in those before. Files are
  // 0.1 % larger with two thirds or with two and a half times as many.
  WAY_CHANGE = 480,
  // A row is noise where matches save less than this part of what literals take. Then filters whose literals take this
  // part more are not tried, a fifth of what encoding a photo takes.
  NOISE = 4,
  CLOSE = 32,
  // Narrow rows are tried so many bytes at a time: one alone has too little to repeat to tell filters apart.
  LEAST_BYTES = 256,
};

// As they are; each with the filter that is best for it.
enum { WAY_PLAIN = 0, WAY_TRIED, WAY_COUNT };

// Of one row, by way: its filter, what it takes, and the way of the row before that goes best with it. What rows take
// that are tried together counts for the first.
typedef struct {
  // Where the row is packed; 0 where it equals the one above.
  uint32_t place;
  uint8_t filters[WAY_COUNT], ways_before[WAY_COUNT];
  uint32_t bits[WAY_COUNT];
} row_ways;

typedef struct {
  const picture *picture;
  uint8_t *filtered;
  // Above the first row PNG takes zeros to be; then all rows but those that equal the one above.
  uint8_t *packed;
  row_trial trial;
  // The best of the row so far, and one being tried.
  tried_row tried[2];
  row_ways ways[];
} filter_search;

// MARK: Ways

static size_t size_of_row(const filter_search *search) { return search->picture->row_count + 1; }

static uint8_t *filtered_row(const filter_search *search, size_t y) {
  return search->filtered + y * size_of_row(search);
}

// Some rows that differ from those above, which are filtered alike.
typedef struct {
  size_t first, end;
} row_band;

// The first byte of each row becomes the filter's number.
static void filter_band(filter_search *search, row_band band, int filter) {
  size_t count = search->picture->row_count;
  for (size_t y = band.first; y < band.end; y++) {
    uint8_t *to = filtered_row(search, y);
    const uint8_t *row = search->packed + search->ways[y].place * count;
    to[0] = (uint8_t)filter;
    filter_row_by(filter, row, row - count, count, search->picture->bytes_per_pixel, to + 1);
  }
}

static size_t rows_at_once(const filter_search *search) {
  return (LEAST_BYTES + size_of_row(search) - 1) / size_of_row(search);
}

static row_band band_at(const filter_search *search, size_t y) {
  row_band band = {y, y + 1};
  for (; band.end < search->picture->height && search->ways[band.end].place > 0; band.end++)
    if (band.end - y == rows_at_once(search)) break;
  return band;
}

// The row equals the one above. Zeros are found in no time; copies of plain rows take up to four times as long and save
// up to 1 %.
static void fill_with_zeros(filter_search *search, size_t y) {
  memset(filtered_row(search, y), 0, size_of_row(search));
  filtered_row(search, y)[0] = FILTER_UP;
}

// Of bytes with a code of their own, in bits.
static uint64_t literal_bits(const uint8_t *bytes, size_t count) {
  // Equal bytes in a row would wait for each other in one table.
  uint32_t partial[4][256] = {{0}};
  for (size_t i = 0; i < count; i++) partial[i % 4][bytes[i]]++;
  for (int byte = 0; byte < 256; byte++)
    partial[0][byte] += partial[1][byte] + partial[2][byte] + partial[3][byte];
  return (uint64_t)occurrences_cost(partial[0], 256) >> LOG_BITS;
}

// The best way so far to filter a band.
typedef struct {
  int filter;
  // What it takes, with what a change of filters has to save.
  uint64_t bits;
} best_filter;

// Tries the filter with which a band is filtered; the result stays if it is the best so far. Returns whether it is.
static int try_filter(filter_search *search, row_band band, int filter, int last_filter, best_filter *best) {
  size_t each = size_of_row(search);
  try_row(&search->trial, band.first * each, (band.end - band.first) * each, &search->tried[1]);
  uint64_t bits = search->tried[1].bits + (filter != last_filter ? FILTER_CHANGE : 0);
  if (bits >= best->bits) return 0;
  *best = (best_filter){filter, bits};
  tried_row swapped = search->tried[0];
  search->tried[0] = search->tried[1];
  search->tried[1] = swapped;
  return 1;
}

// Tries all filters but the last one, which is the best so far.
static void try_other_filters(filter_search *search, row_band band, int last_filter, best_filter *best) {
  const uint8_t *bytes = filtered_row(search, band.first);
  size_t count = (band.end - band.first) * size_of_row(search);
  uint64_t least = literal_bits(bytes, count);
  // Matches save so little that literals alone tell filters apart.
  int is_noise = best->bits > least - least / NOISE;
  for (int filter = FILTER_NONE; filter < FILTER_COUNT; filter++) {
    if (filter == last_filter) continue;
    filter_band(search, band, filter);
    uint64_t literals = is_noise ? literal_bits(bytes, count) : 0;
    if (is_noise && literals > least + least / CLOSE) continue;
    if (try_filter(search, band, filter, last_filter, best)) least = literals;
  }
}

// Leaves the band filtered as is best, and among what is kept. Returns the filter.
static int filter_in_way(filter_search *search, row_band band, int way, int last_filter) {
  best_filter best = {last_filter, UINT64_MAX};
  filter_band(search, band, last_filter);
  try_filter(search, band, last_filter, last_filter, &best);
  if (way == WAY_TRIED) {
    try_other_filters(search, band, last_filter, &best);
    filter_band(search, band, best.filter);
  }
  keep_row(&search->trial, &search->tried[0]);
  return best.filter;
}

// In rows as they are the file's parser finds some more to repeat than trials do: 1/64 less. Saves 0.1 %, and 1 to 2 %
// of pictures in which both ways take about as much.
static uint32_t expected_bits(uint64_t bits, int way) {
  return (uint32_t)(way == WAY_PLAIN ? bits - bits / 64 : bits);
}

// Filters the whole picture in one way.
static void look_in_way(filter_search *search, int way) {
  row_trial_begin(&search->trial, search->filtered);
  int last_filter = FILTER_NONE;
  row_band band;
  for (size_t y = 0; y < search->picture->height; y = band.end) {
    band = (row_band){y, y + 1};
    uint64_t bits = 0;
    int filter = FILTER_UP;
    if (search->ways[y].place == 0) {
      fill_with_zeros(search, y);
    } else {
      band = band_at(search, y);
      filter = last_filter = filter_in_way(search, band, way, last_filter);
      bits = search->tried[0].bits;
    }
    for (size_t row = y; row < band.end; row++) {
      search->ways[row].filters[way] = (uint8_t)filter;
      search->ways[row].bits[way] = row == y ? expected_bits(bits, way) : 0;
    }
  }
}

// MARK: Changing ways

// Returns the way of the last row with which the picture takes the fewest bits (Viterbi's algorithm).
static int connect_ways(filter_search *search) {
  uint64_t bits[WAY_COUNT] = {0, 0};
  for (size_t y = 0; y < search->picture->height; y++) {
    row_ways *ways = &search->ways[y];
    uint64_t before[WAY_COUNT] = {bits[0], bits[1]};
    for (int way = 0; way < WAY_COUNT; way++) {
      int changes = before[!way] + WAY_CHANGE < before[way];
      ways->ways_before[way] = (uint8_t)(changes ? !way : way);
      bits[way] = (changes ? before[!way] + WAY_CHANGE : before[way]) + ways->bits[way];
    }
  }
  return bits[WAY_PLAIN] < bits[WAY_TRIED] ? WAY_PLAIN : WAY_TRIED;
}

// Leaves the filter of each row in its first way's place. Returns the way in which most bits are.
static int choose_filters(filter_search *search) {
  uint64_t bits[WAY_COUNT] = {0, 0};
  int way = connect_ways(search);
  for (size_t y = search->picture->height; y-- > 0;) {
    row_ways *ways = &search->ways[y];
    bits[way] += ways->bits[way];
    ways->filters[0] = ways->filters[way];
    way = ways->ways_before[way];
  }
  return bits[WAY_PLAIN] > bits[WAY_TRIED] ? WAY_PLAIN : WAY_TRIED;
}

static void filter_as_chosen(filter_search *search) {
  for (size_t y = 0; y < search->picture->height; y++) {
    if (search->ways[y].place == 0)
      fill_with_zeros(search, y);
    else
      filter_band(search, (row_band){y, y + 1}, search->ways[y].filters[0]);
  }
}

// MARK: Searching

static size_t place_rows(filter_search *search) {
  uint32_t places = 0;
  for (size_t y = 0; y < search->picture->height; y++)
    search->ways[y].place = row_repeats(search->picture, y) ? 0 : ++places;
  return places;
}

static int reserve(filter_search *search, size_t places) {
  size_t count = search->picture->row_count;
  search->packed = malloc((places + 1) * count + ROW_PADDING);
  for (int i = 0; i < 2; i++) {
    tried_row *tried = &search->tried[i];
    tried->entries = malloc(rows_at_once(search) * size_of_row(search) * sizeof *tried->entries);
  }
  return search->packed && search->tried[0].entries && search->tried[1].entries;
}

static void pack_rows(filter_search *search) {
  const picture *picture = search->picture;
  memset(search->packed, 0, picture->row_count);
  for (size_t y = 0; y < picture->height; y++)
    if (search->ways[y].place > 0)
      pack_row(picture, y, search->packed + search->ways[y].place * picture->row_count);
}

int search_filters(const picture *picture, uint8_t *filtered, deflate_histogram *expected) {
  filter_search *search = malloc(sizeof *search + picture->height * sizeof *search->ways);
  if (!search) return 0;
  search->picture = picture;
  search->filtered = filtered;
  int is_reserved = reserve(search, place_rows(search));
  if (is_reserved) {
    deflate_histogram totals[WAY_COUNT];
    pack_rows(search);
    for (int way = 0; way < WAY_COUNT; way++) {
      look_in_way(search, way);
      totals[way] = search->trial.total;
    }
    *expected = totals[choose_filters(search)];
    expected->symbols[END_OF_BLOCK] = 1;
    filter_as_chosen(search);
  }
  free(search->packed);
  free(search->tried[0].entries);
  free(search->tried[1].entries);
  free(search);
  return is_reserved;
}
