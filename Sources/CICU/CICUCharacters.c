#include "CICUCharacters.h"

#include <unicode/uchar.h>
#include <unicode/ucnv.h>
#include <unicode/uscript.h>

uint32_t cicu_character_properties(uint32_t scalar) {
  static const struct {
    UProperty property;
    uint32_t bit;
  } table[] = {
      {UCHAR_EMOJI, CICU_EMOJI},
      {UCHAR_EMOJI_PRESENTATION, CICU_EMOJI_PRESENTATION},
      {UCHAR_EMOJI_MODIFIER, CICU_EMOJI_MODIFIER},
      {UCHAR_EXTENDED_PICTOGRAPHIC, CICU_EXTENDED_PICTOGRAPHIC},
      {UCHAR_DEFAULT_IGNORABLE_CODE_POINT, CICU_DEFAULT_IGNORABLE},
      {UCHAR_GRAPHEME_EXTEND, CICU_GRAPHEME_EXTEND},
  };
  UChar32 c = (UChar32)scalar;
  uint32_t found = 0;
  for (unsigned i = 0; i < sizeof table / sizeof table[0]; i++) {
    if (u_hasBinaryProperty(c, table[i].property)) found |= table[i].bit;
  }
  switch (u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH)) {
    case U_EA_WIDE:
    case U_EA_FULLWIDTH:
    case U_EA_HALFWIDTH:
      found |= CICU_EAST_ASIAN_WIDE;
      break;
    default:
      break;
  }
  if (u_charType(c) == U_PRIVATE_USE_CHAR) found |= CICU_PRIVATE_USE;
  return found;
}

static uint32_t tag_of(UScriptCode script) {
  const char *name = uscript_getShortName(script);
  if (name == NULL) return 0;
  uint32_t tag = 0;
  for (int i = 0; i < 4 && name[i] != 0; i++) tag = tag << 8 | (uint8_t)name[i];
  return tag;
}

uint32_t cicu_script(uint32_t scalar, uint32_t context) {
  UErrorCode code = U_ZERO_ERROR;
  UChar32 c = (UChar32)scalar;
  UScriptCode script = uscript_getScript(c, &code);
  if (U_FAILURE(code)) return 0;
  if (script != USCRIPT_COMMON && script != USCRIPT_INHERITED) return tag_of(script);
  // The largest set of extensions has 23 members (ICU 72); of a larger one only the first are seen.
  UScriptCode extensions[64];
  int32_t count = uscript_getScriptExtensions(c, extensions, 64, &code);
  if (U_FAILURE(code)) return 0;
  if (count == 1 && (extensions[0] == USCRIPT_COMMON || extensions[0] == USCRIPT_INHERITED)) return 0;
  for (int32_t i = 0; i < count; i++) {
    if (tag_of(extensions[i]) == context) return context;
  }
  return count > 0 ? tag_of(extensions[0]) : 0;
}

void cicu_character_name(uint32_t scalar, char *name, int32_t capacity) {
  UErrorCode code = U_ZERO_ERROR;
  name[0] = 0;
  int32_t length = u_charName((UChar32)scalar, U_EXTENDED_CHAR_NAME, name, capacity, &code);
  if (U_FAILURE(code) || length >= capacity) name[0] = 0;
}

int32_t cicu_decode(const char *charset, const uint8_t *bytes, int32_t count, uint16_t *units,
                    int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = -1;
  UConverter *converter = ucnv_open(charset, &code);
  if (U_SUCCESS(code)) {
    length = ucnv_toUChars(converter, (UChar *)units, capacity, (const char *)bytes, count, &code);
    ucnv_close(converter);
  }
  *status = code;
  return U_FAILURE(code) || length > capacity ? -1 : length;
}
