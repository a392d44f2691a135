#include "CDigest.h"

#include <string.h>

// docs.gtk.org/glib: GChecksumType has MD5, SHA-1 and SHA-256 as 0, 1 and 2.
enum { SHA256 = 2 };
char *g_compute_checksum_for_data(int type, const unsigned char *data, size_t count);
void g_free(void *memory);

void cdigest_sha256(const void *bytes, size_t count, char *digits) {
  char *text = g_compute_checksum_for_data(SHA256, count == 0 ? (const void *)"" : bytes, count);
  strncpy(digits, text ? text : "", CDIGEST_SHA256_CAPACITY - 1);
  digits[CDIGEST_SHA256_CAPACITY - 1] = 0;
  g_free(text);
}
