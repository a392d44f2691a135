#include "CICULocale.h"

#include <string.h>
#include <unicode/udat.h>
#include <unicode/udatpg.h>
#include <unicode/uloc.h>
#include <unicode/unum.h>
#include <unicode/upluralrules.h>

_Static_assert(CICU_LOCALE_CAPACITY >= ULOC_FULLNAME_CAPACITY, "room for any locale");

// Tags of BCP 47 become ICU's form, which the functions of uloc.h want.
static int32_t icu_name(const char *tag, char *name) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = uloc_forLanguageTag(tag, name, CICU_LOCALE_CAPACITY, NULL, &code);
  return U_FAILURE(code) || code == U_STRING_NOT_TERMINATED_WARNING ? -1 : length;
}

int32_t cicu_is_right_to_left(const char *locale) {
  char name[CICU_LOCALE_CAPACITY];
  return icu_name(locale, name) < 0 ? 0 : uloc_isRightToLeft(name) != 0;
}

int32_t cicu_likely_tag(const char *locale, char *tag) {
  char name[CICU_LOCALE_CAPACITY], full[CICU_LOCALE_CAPACITY];
  if (icu_name(locale, name) < 0) return -1;
  UErrorCode code = U_ZERO_ERROR;
  uloc_addLikelySubtags(name, full, CICU_LOCALE_CAPACITY, &code);
  int32_t length = uloc_toLanguageTag(full, tag, CICU_LOCALE_CAPACITY, 0, &code);
  return U_FAILURE(code) || code == U_STRING_NOT_TERMINATED_WARNING ? -1 : length;
}

int32_t cicu_language_name(const char *locale, const char *in, uint16_t *text, int32_t capacity,
                           int32_t *status) {
  char name[CICU_LOCALE_CAPACITY];
  UErrorCode code = icu_name(locale, name) < 0 ? U_ILLEGAL_ARGUMENT_ERROR : U_ZERO_ERROR;
  int32_t length = uloc_getDisplayName(name, in, (UChar *)text, capacity, &code);
  *status = code;
  return U_FAILURE(code) || length > capacity ? -1 : length;
}

CICUPlurals *cicu_plurals_create(const char *locale, int32_t *status) {
  char name[CICU_LOCALE_CAPACITY];
  if (icu_name(locale, name) < 0) name[0] = 0;
  UErrorCode code = U_ZERO_ERROR;
  UPluralRules *rules = uplrules_open(name, &code);
  *status = code;
  // CICUPlurals is never defined: it is ICU's rules under another name.
  return U_FAILURE(code) ? NULL : (CICUPlurals *)rules;
}

void cicu_plurals_destroy(CICUPlurals *plurals) { uplrules_close((UPluralRules *)plurals); }

int32_t cicu_plural_category(const CICUPlurals *plurals, double number, char *category, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  UChar word[CICU_LOCALE_CAPACITY];
  int32_t length =
      uplrules_select((const UPluralRules *)plurals, number, word, CICU_LOCALE_CAPACITY, &code);
  *status = code;
  if (U_FAILURE(code) || length >= CICU_LOCALE_CAPACITY) return -1;
  // The categories are ASCII.
  for (int32_t at = 0; at < length; at++) category[at] = (char)word[at];
  category[length] = 0;
  return length;
}

static UNumberFormat *decimal_format(const char *locale, UErrorCode *code) {
  char name[CICU_LOCALE_CAPACITY];
  if (icu_name(locale, name) < 0) name[0] = 0;
  return unum_open(UNUM_DECIMAL, NULL, 0, name, NULL, code);
}

int32_t cicu_format_number(const char *locale, double number, int32_t fraction, uint16_t *text,
                           int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = -1;
  UNumberFormat *format = decimal_format(locale, &code);
  if (U_SUCCESS(code)) {
    unum_setAttribute(format, UNUM_MIN_FRACTION_DIGITS, fraction);
    unum_setAttribute(format, UNUM_MAX_FRACTION_DIGITS, fraction);
    length = unum_formatDouble(format, number, (UChar *)text, capacity, NULL, &code);
    unum_close(format);
  }
  *status = code;
  return U_FAILURE(code) || length > capacity ? -1 : length;
}

int32_t cicu_format_integer(const char *locale, int64_t number, uint16_t *text, int32_t capacity,
                            int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = -1;
  UNumberFormat *format = decimal_format(locale, &code);
  if (U_SUCCESS(code)) {
    length = unum_formatInt64(format, number, (UChar *)text, capacity, NULL, &code);
    unum_close(format);
  }
  *status = code;
  return U_FAILURE(code) || length > capacity ? -1 : length;
}

// Names of zones and fields of dates are short, and ASCII.
enum { WORD_CAPACITY = 64 };

// Returns the length, or -1 where there is no room.
static int32_t widen(const char *word, UChar *units) {
  size_t length = strlen(word);
  if (length >= WORD_CAPACITY) return -1;
  for (size_t at = 0; at < length; at++) units[at] = (UChar)(unsigned char)word[at];
  return (int32_t)length;
}

int32_t cicu_date_pattern(const char *locale, const char *skeleton, uint16_t *pattern, int32_t capacity,
                          int32_t *status) {
  char name[CICU_LOCALE_CAPACITY];
  if (icu_name(locale, name) < 0) name[0] = 0;
  UChar fields[WORD_CAPACITY];
  int32_t count = widen(skeleton, fields), length = -1;
  UErrorCode code = count < 0 ? U_ILLEGAL_ARGUMENT_ERROR : U_ZERO_ERROR;
  UDateTimePatternGenerator *generator = udatpg_open(name, &code);
  if (U_SUCCESS(code)) {
    length = udatpg_getBestPattern(generator, fields, count, (UChar *)pattern, capacity, &code);
  }
  udatpg_close(generator);
  *status = code;
  return U_FAILURE(code) || length > capacity ? -1 : length;
}

CICUDates *cicu_dates_create(const char *locale, const char *zone, const uint16_t *pattern, int32_t length,
                             int32_t is_time, int32_t *status) {
  char name[CICU_LOCALE_CAPACITY];
  if (icu_name(locale, name) < 0) name[0] = 0;
  UChar place[WORD_CAPACITY];
  int32_t count = widen(zone, place);
  UErrorCode code = count < 0 ? U_ILLEGAL_ARGUMENT_ERROR : U_ZERO_ERROR;
  UDateFormatStyle time = length > 0 ? UDAT_PATTERN : is_time ? UDAT_SHORT : UDAT_NONE;
  UDateFormatStyle date = length > 0 ? UDAT_PATTERN : is_time ? UDAT_NONE : UDAT_MEDIUM;
  UDateFormat *format = udat_open(time, date, name, place, count, (const UChar *)pattern, length, &code);
  *status = code;
  // CICUDates is never defined: it is ICU's format under another name.
  return U_FAILURE(code) ? NULL : (CICUDates *)format;
}

void cicu_dates_destroy(CICUDates *dates) { udat_close((UDateFormat *)dates); }

int32_t cicu_format_date(const CICUDates *dates, double moment, uint16_t *text, int32_t capacity,
                         int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = udat_format((const UDateFormat *)dates, moment, (UChar *)text, capacity, NULL, &code);
  *status = code;
  return U_FAILURE(code) || length > capacity ? -1 : length;
}
