// The few questions asked of ICU, behind names of our own: ICU's headers clash with the copy of ICU
// inside Foundation, so this header includes none of them.
#pragma once
#include <stdint.h>

#include "CICUCharacters.h"
#include "CICULocale.h"

// Finds the places in UTF-16 text where it may be broken. Belongs to one thread at a time.
typedef struct CICUBreaker CICUBreaker;

enum { CICU_BREAK_LINE = 0, CICU_BREAK_GRAPHEME = 1 };

// Creates a breaker for `locale` (BCP 47 or ICU's own form). Returns NULL and sets `status` to ICU's
// error code on failure.
CICUBreaker *_Nullable cicu_breaker_create(int32_t kind, const char *_Nonnull locale,
                                           int32_t *_Nonnull status);
void cicu_breaker_destroy(CICUBreaker *_Nonnull breaker);

// Writes the boundaries after offset 0, the last of which is `length`, and returns how many there are;
// `boundaries` has room for `length` of them. Returns -1 and sets `status` on failure.
int32_t cicu_breaker_boundaries(CICUBreaker *_Nonnull breaker, const uint16_t *_Nonnull text,
                                int32_t length, int32_t *_Nonnull boundaries, int32_t *_Nonnull status);

// What decides the level of a paragraph: 0 or 1 where it is set, or its first strong character, and 0 or
// 1 where it has none.
enum {
  CICU_LEVEL_LTR = 0,
  CICU_LEVEL_RTL = 1,
  CICU_LEVEL_FIRST_STRONG_ELSE_LTR = 2,
  CICU_LEVEL_FIRST_STRONG_ELSE_RTL = 3
};

// Writes the embedding level (Unicode Bidirectional Algorithm) of each of the `length` units of one
// paragraph, and returns its own level by `rule`, one of the above; -1 with `status` set on failure.
int32_t cicu_bidi_levels(const uint16_t *_Nonnull text, int32_t length, int32_t rule,
                         uint8_t *_Nonnull levels, int32_t *_Nonnull status);

// Whether a character at the end of a line takes the level of its paragraph (rule L1): white space,
// isolate formatting characters, and those that rule X9 takes no notice of.
int32_t cicu_bidi_resets_at_line_end(uint32_t scalar);

// The most bytes a version takes, its zero included (ICU's U_MAX_VERSION_STRING_LENGTH).
enum { CICU_VERSION_CAPACITY = 20 };

// Writes the version of the ICU that runs, such as "72.1".
void cicu_version(char *_Nonnull text);
