#include "CICU.h"

#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uversion.h>

CICUBreaker *cicu_breaker_create(int32_t kind, const char *locale, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  UBreakIteratorType type = kind == CICU_BREAK_LINE ? UBRK_LINE : UBRK_CHARACTER;
  UBreakIterator *iterator = ubrk_open(type, locale, NULL, 0, &code);
  *status = code;
  // CICUBreaker is never defined: it is ICU's iterator under another name.
  return U_FAILURE(code) ? NULL : (CICUBreaker *)iterator;
}

void cicu_breaker_destroy(CICUBreaker *breaker) { ubrk_close((UBreakIterator *)breaker); }

int32_t cicu_breaker_boundaries(CICUBreaker *breaker, const uint16_t *text, int32_t length,
                                int32_t *boundaries, int32_t *status) {
  UBreakIterator *iterator = (UBreakIterator *)breaker;
  UErrorCode code = U_ZERO_ERROR;
  ubrk_setText(iterator, (const UChar *)text, length, &code);
  *status = code;
  if (U_FAILURE(code)) return -1;
  int32_t count = 0;
  for (int32_t at = ubrk_next(iterator); at != UBRK_DONE && count < length; at = ubrk_next(iterator)) {
    boundaries[count++] = at;
  }
  return count;
}

static UBiDiLevel paragraph_level(int32_t rule) {
  switch (rule) {
    case CICU_LEVEL_LTR: return 0;
    case CICU_LEVEL_RTL: return 1;
    case CICU_LEVEL_FIRST_STRONG_ELSE_RTL: return UBIDI_DEFAULT_RTL;
    default: return UBIDI_DEFAULT_LTR;
  }
}

int32_t cicu_bidi_levels(const uint16_t *text, int32_t length, int32_t rule, uint8_t *levels,
                         int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  UBiDi *bidi = ubidi_openSized(length, 0, &code);
  ubidi_setPara(bidi, (const UChar *)text, length, paragraph_level(rule), NULL, &code);
  const UBiDiLevel *found = ubidi_getLevels(bidi, &code);
  int32_t level = -1;
  if (U_SUCCESS(code)) {
    memcpy(levels, found, (size_t)length);
    level = ubidi_getParaLevel(bidi);
  }
  ubidi_close(bidi);
  *status = code;
  return level;
}

int32_t cicu_bidi_resets_at_line_end(uint32_t scalar) {
  switch (u_charDirection((UChar32)scalar)) {
    case U_WHITE_SPACE_NEUTRAL:
    case U_SEGMENT_SEPARATOR:
    case U_BLOCK_SEPARATOR:
    case U_FIRST_STRONG_ISOLATE:
    case U_LEFT_TO_RIGHT_ISOLATE:
    case U_RIGHT_TO_LEFT_ISOLATE:
    case U_POP_DIRECTIONAL_ISOLATE:
    case U_LEFT_TO_RIGHT_EMBEDDING:
    case U_LEFT_TO_RIGHT_OVERRIDE:
    case U_RIGHT_TO_LEFT_EMBEDDING:
    case U_RIGHT_TO_LEFT_OVERRIDE:
    case U_POP_DIRECTIONAL_FORMAT:
    case U_BOUNDARY_NEUTRAL:
      return 1;
    default:
      return 0;
  }
}

_Static_assert(CICU_VERSION_CAPACITY == U_MAX_VERSION_STRING_LENGTH, "room for any version");

void cicu_version(char *text) {
  UVersionInfo version;
  u_getVersion(version);
  u_versionToString(version, text);
}
