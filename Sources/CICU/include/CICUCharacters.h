// What Unicode's character database says of one scalar, as far as choosing fonts needs it.
#pragma once
#include <stdint.h>

// Properties of a scalar, to be added up (UAX #44, UTS #51).
enum {
  CICU_EMOJI = 1 << 0,
  CICU_EMOJI_PRESENTATION = 1 << 1,
  CICU_EMOJI_MODIFIER = 1 << 2,
  CICU_EXTENDED_PICTOGRAPHIC = 1 << 3,
  CICU_DEFAULT_IGNORABLE = 1 << 4,
  CICU_GRAPHEME_EXTEND = 1 << 5,
  // East_Asian_Width is wide, full-width or half-width.
  CICU_EAST_ASIAN_WIDE = 1 << 6,
  // General_Category is private use.
  CICU_PRIVATE_USE = 1 << 7
};
uint32_t cicu_character_properties(uint32_t scalar);

// A script by its ISO 15924 tag in four bytes, the first letter in the highest. Of a scalar that several
// scripts share (Script_Extensions) the one in `context` where it is among them, else the first of them;
// 0 for a scalar that all scripts share or that takes the script of the one before it.
uint32_t cicu_script(uint32_t scalar, uint32_t context);

// Writes the name of a scalar, such as "LATIN SMALL LETTER A" or "<private use area-E000>", with its
// terminating zero; the empty name on failure.
void cicu_character_name(uint32_t scalar, char *_Nonnull name, int32_t capacity);

// Writes the UTF-16 text of bytes in a charset that ICU names, such as "EUC-JP", and returns its length; bytes without a
// character become U+FFFD. Returns -1 and sets `status` on failure, also where `capacity` is too small.
int32_t cicu_decode(const char *_Nonnull charset, const uint8_t *_Nonnull bytes, int32_t count,
                    uint16_t *_Nonnull units, int32_t capacity, int32_t *_Nonnull status);
