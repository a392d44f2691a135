// Cutting glyphs out of a font with HarfBuzz, whose subsetter damaged fonts have made write outside its memory: where there
// is a worker, this runs there.
#pragma once
#include <stddef.h>
#include <stdint.h>

typedef enum {
  CFONTSUBSET_OK = 0,
  // HarfBuzz cannot, as of a damaged font or of one whose outlines it does not move along axes.
  CFONTSUBSET_IMPOSSIBLE,
} cfontsubset_status;

typedef struct {
  uint32_t tag;
  float value;
} cfontsubset_place;

typedef struct {
  // The number of the face in a collection.
  uint32_t face;
  // As many glyphs as `glyph_count`, each with the advance it gets in font units where `has_advances`.
  uint32_t glyph_count;
  uint32_t has_advances;
  // Where on its axes a variable font is pinned.
  uint32_t place_count;
} cfontsubset_request;

typedef struct {
  // A table `CFF ` rather than a TrueType file; then `kept` has the index that each of its glyphs had.
  int is_compact;
  // Memory of malloc's, which the caller frees.
  uint8_t *bytes;
  size_t count;
  uint32_t *kept;
  size_t kept_count;
} cfontsubset_result;

// Cuts `glyphs` out of the font file `bytes`.
cfontsubset_status cfontsubset_cut(const uint8_t *bytes, size_t count, cfontsubset_request request,
                                   const cfontsubset_place *places, const uint32_t *glyphs, const int32_t *advances,
                                   cfontsubset_result *result);
