#include "CFontSubset.h"

#include <hb-ot.h>
#include <hb-subset.h>
#include <hb.h>
#include <stdlib.h>
#include <string.h>

// What readers of documents do not read: how glyphs are found and placed, and what the font says of itself.
static const char *const dropped[] = {
    "BASE", "DSIG", "GDEF", "GPOS", "GSUB", "OS/2", "VORG", "cmap", "gasp", "kern", "meta", "name", "post", "vhea", "vmtx",
};

static hb_tag_t tag(const char *name) { return HB_TAG(name[0], name[1], name[2], name[3]); }

static int has(hb_face_t *face, const char *table) {
  hb_blob_t *blob = hb_face_reference_table(face, tag(table));
  unsigned length = hb_blob_get_length(blob);
  hb_blob_destroy(blob);
  return length > 0;
}

// A copy of a blob, which ends. NULL where it is empty, or memory is short.
static uint8_t *copy(hb_blob_t *blob, size_t *count) {
  unsigned length = 0;
  const char *start = hb_blob_get_data(blob, &length);
  uint8_t *bytes = length ? malloc(length) : NULL;
  if (bytes) memcpy(bytes, start, length);
  *count = bytes ? length : 0;
  hb_blob_destroy(blob);
  return bytes;
}

static int add(const uint8_t *table, size_t count, const char *name, hb_face_t *face) {
  hb_blob_t *blob = hb_blob_create((const char *)table, (unsigned)count, HB_MEMORY_MODE_DUPLICATE, NULL, NULL);
  int is_added = hb_face_builder_add_table(face, tag(name), blob);
  hb_blob_destroy(blob);
  return is_added;
}

static unsigned number(const uint8_t *bytes) { return (unsigned)bytes[0] << 8 | bytes[1]; }

static void put(unsigned value, uint8_t *bytes) {
  bytes[0] = (uint8_t)(value >> 8);
  bytes[1] = (uint8_t)value;
}

static unsigned clamped(int32_t advance) { return advance < 0 ? 0 : advance > 0xFFFF ? 0xFFFF : (unsigned)advance; }

// Writes the horizontal metrics anew, each with its own advance (OpenType, "hmtx").
static int write_metrics(hb_face_t *subset, uint8_t *head, const uint8_t *metrics, size_t known, uint8_t *table,
                         size_t count, const uint32_t *glyphs, const int32_t *advances, size_t glyph_count) {
  for (size_t glyph = 0; glyph < count; glyph++) {
    // The last advance is that of all glyphs after it; their bearings stand alone.
    const uint8_t *own = metrics + 4 * (glyph < known - 1 ? glyph : known - 1);
    const uint8_t *bearing = metrics + (glyph < known ? 4 * glyph + 2 : 4 * known + 2 * (glyph - known));
    memcpy(table + 4 * glyph, own, 2);
    memcpy(table + 4 * glyph + 2, bearing, 2);
  }
  for (size_t i = 0; i < glyph_count; i++)
    if (glyphs[i] < count) put(clamped(advances[i]), table + 4 * (size_t)glyphs[i]);
  unsigned widest = 0;
  for (size_t glyph = 0; glyph < count; glyph++) {
    unsigned advance = number(table + 4 * glyph);
    if (advance > widest) widest = advance;
  }
  put(widest, head + 10);
  put((unsigned)count, head + 34);
  return add(table, 4 * count, "hmtx", subset);
}

static int set_advances(hb_face_t *subset, const uint32_t *glyphs, const int32_t *advances, size_t glyph_count) {
  size_t head_count, metrics_count, count = hb_face_get_glyph_count(subset);
  uint8_t *head = copy(hb_face_reference_table(subset, tag("hhea")), &head_count);
  uint8_t *metrics = copy(hb_face_reference_table(subset, tag("hmtx")), &metrics_count);
  uint8_t *table = NULL;
  int is_done = 0;
  if (head_count >= 36 && count > 0 && count < 0x10000) {
    size_t known = number(head + 34);
    if (known > 0 && known <= count && metrics_count >= 4 * known + 2 * (count - known)) table = malloc(4 * count);
    if (table)
      is_done = write_metrics(subset, head, metrics, known, table, count, glyphs, advances, glyph_count) &&
                add(head, head_count, "hhea", subset);
  }
  free(head);
  free(metrics);
  free(table);
  return is_done;
}

static hb_subset_input_t *make_input(hb_face_t *source, cfontsubset_request request, const cfontsubset_place *places,
                                     const uint32_t *glyphs, int is_compact) {
  hb_subset_input_t *input = hb_subset_input_create_or_fail();
  if (!input) return NULL;
  hb_set_t *set = hb_subset_input_glyph_set(input);
  for (uint32_t i = 0; i < request.glyph_count; i++) hb_set_add(set, glyphs[i]);
  hb_set_t *tables = hb_subset_input_set(input, HB_SUBSET_SETS_DROP_TABLE_TAG);
  for (size_t i = 0; i < sizeof dropped / sizeof *dropped; i++) hb_set_add(tables, tag(dropped[i]));
  for (uint32_t i = 0; i < request.place_count; i++) {
    if (hb_subset_input_pin_axis_location(input, source, places[i].tag, places[i].value)) continue;
    hb_subset_input_destroy(input);
    return NULL;
  }
  // Instructions fit letters to pixels, which no page here has.
  hb_subset_input_set_flags(
      input, HB_SUBSET_FLAGS_NO_HINTING | (is_compact ? HB_SUBSET_FLAGS_DESUBROUTINIZE : HB_SUBSET_FLAGS_RETAIN_GIDS));
  return input;
}

static int take(hb_face_t *subset, hb_subset_plan_t *plan, cfontsubset_request request, const uint32_t *glyphs,
                const int32_t *advances, cfontsubset_result *result) {
  if (!result->is_compact) {
    if (request.has_advances && !set_advances(subset, glyphs, advances, request.glyph_count)) return 0;
    result->bytes = copy(hb_face_reference_blob(subset), &result->count);
    return result->bytes != NULL;
  }
  result->bytes = copy(hb_face_reference_table(subset, tag("CFF ")), &result->count);
  result->kept_count = hb_face_get_glyph_count(subset);
  result->kept = malloc(4 * result->kept_count + 1);
  if (!result->bytes || !result->kept) return 0;
  const hb_map_t *map = hb_subset_plan_new_to_old_glyph_mapping(plan);
  for (size_t i = 0; i < result->kept_count; i++) result->kept[i] = hb_map_get(map, (hb_codepoint_t)i);
  return 1;
}

cfontsubset_status cfontsubset_cut(const uint8_t *bytes, size_t count, cfontsubset_request request,
                                   const cfontsubset_place *places, const uint32_t *glyphs, const int32_t *advances,
                                   cfontsubset_result *result) {
  *result = (cfontsubset_result){0};
  if (count > 0xFFFFFFFF) return CFONTSUBSET_IMPOSSIBLE;
  hb_blob_t *blob = hb_blob_create((const char *)bytes, (unsigned)count, HB_MEMORY_MODE_READONLY, NULL, NULL);
  hb_face_t *source = hb_face_create(blob, request.face);
  hb_face_make_immutable(source);
  hb_subset_plan_t *plan = NULL;
  hb_face_t *subset = NULL;
  result->is_compact = has(source, "CFF ");
  hb_subset_input_t *input = result->is_compact || has(source, "glyf")
                                 ? make_input(source, request, places, glyphs, result->is_compact)
                                 : NULL;
  if (input) plan = hb_subset_plan_create_or_fail(source, input);
  if (plan) subset = hb_subset_plan_execute_or_fail(plan);
  int is_done = subset && take(subset, plan, request, glyphs, advances, result);
  if (!is_done) {
    free(result->bytes);
    free(result->kept);
    *result = (cfontsubset_result){0};
  }
  hb_face_destroy(subset);
  if (plan) hb_subset_plan_destroy(plan);
  if (input) hb_subset_input_destroy(input);
  hb_face_destroy(source);
  hb_blob_destroy(blob);
  return is_done ? CFONTSUBSET_OK : CFONTSUBSET_IMPOSSIBLE;
}
