// What ICU knows of languages: the direction they are written in, their plurals, numbers and dates.
#pragma once
#include <stdint.h>

// The most bytes that the functions below write, the zero included (ICU's ULOC_FULLNAME_CAPACITY is 157).
enum { CICU_LOCALE_CAPACITY = 160 };

// Whether the language of `locale` (BCP 47 or ICU's own form) is written from right to left: 1 or 0.
int32_t cicu_is_right_to_left(const char *_Nonnull locale);

// Writes `locale` with the script and the region it most likely means (CLDR, likely subtags) as a BCP 47 tag.
// Returns its length, or -1 where ICU cannot tell.
int32_t cicu_likely_tag(const char *_Nonnull locale, char *_Nonnull tag);

// Writes the name of `locale` in the language of `in`, such as German, in UTF-16 units, of which there is room for
// `capacity`. Returns how many there are, or -1 with `status` set.
int32_t cicu_language_name(const char *_Nonnull locale, const char *_Nonnull in, uint16_t *_Nonnull text,
                           int32_t capacity, int32_t *_Nonnull status);

// The plural rules (CLDR, cardinals) of a language. Belongs to one thread at a time.
typedef struct CICUPlurals CICUPlurals;
CICUPlurals *_Nullable cicu_plurals_create(const char *_Nonnull locale, int32_t *_Nonnull status);
void cicu_plurals_destroy(CICUPlurals *_Nonnull plurals);

// Writes the category of `number`: zero, one, two, few, many or other. Returns its length, or -1 with `status` set.
int32_t cicu_plural_category(const CICUPlurals *_Nonnull plurals, double number, char *_Nonnull category,
                             int32_t *_Nonnull status);

// Writes `number` as the language of `locale` writes it, with `fraction` digits after the decimal sign, in UTF-16
// units, of which there is room for `capacity`. Returns how many there are, or -1 with `status` set.
int32_t cicu_format_number(const char *_Nonnull locale, double number, int32_t fraction,
                           uint16_t *_Nonnull text, int32_t capacity, int32_t *_Nonnull status);
// The same for whole numbers, which a double would round.
int32_t cicu_format_integer(const char *_Nonnull locale, int64_t number, uint16_t *_Nonnull text,
                            int32_t capacity, int32_t *_Nonnull status);

// Writes the pattern that a language has for some fields of a date (`skeleton`, such as yMMMd; ASCII), in UTF-16 units, of
// which there is room for `capacity`. Returns how many there are, or -1 with `status` set.
int32_t cicu_date_pattern(const char *_Nonnull locale, const char *_Nonnull skeleton, uint16_t *_Nonnull pattern,
                          int32_t capacity, int32_t *_Nonnull status);

// Writes dates by a pattern of `length` units, or, where that is 0, in the style of a date (`is_time` 0, medium) or of a time
// (short), in a time zone (ASCII, such as GMT+0100). Belongs to one thread at a time.
typedef struct CICUDates CICUDates;
CICUDates *_Nullable cicu_dates_create(const char *_Nonnull locale, const char *_Nonnull zone,
                                       const uint16_t *_Nonnull pattern, int32_t length, int32_t is_time,
                                       int32_t *_Nonnull status);
void cicu_dates_destroy(CICUDates *_Nonnull dates);

// Writes a moment, in milliseconds since 1970, in UTF-16 units, of which there is room for `capacity`. Returns how many there
// are, or -1 with `status` set.
int32_t cicu_format_date(const CICUDates *_Nonnull dates, double moment, uint16_t *_Nonnull text, int32_t capacity,
                         int32_t *_Nonnull status);
