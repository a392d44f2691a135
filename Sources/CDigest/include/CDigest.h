// SHA-256, by GLib, which librsvg brings along: its declarations are in CRSVG's style, written out.
#pragma once
#include <stddef.h>

// Enough for the digits of a SHA-256 and a zero.
#define CDIGEST_SHA256_CAPACITY 65

// Writes 64 hexadecimal digits and a zero to `digits`.
void cdigest_sha256(const void *_Nullable bytes, size_t count, char *_Nonnull digits);
