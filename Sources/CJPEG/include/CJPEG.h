// Reading and writing JPEG files in memory through libjpeg-turbo, whose errors need setjmp. Nothing of
// libjpeg shows here.
#pragma once
#include <stddef.h>
#include <stdint.h>

typedef enum {
  CJPEG_OK = 0,
  // The bytes do not begin as a JPEG does.
  CJPEG_NOT_JPEG,
  // The bytes end before the image does.
  CJPEG_TRUNCATED,
  // The message, libjpeg's, says what is wrong.
  CJPEG_CORRUPT,
  CJPEG_OUT_OF_MEMORY,
} cjpeg_status;

// libjpeg's JMSG_LENGTH_MAX.
enum { CJPEG_MESSAGE_CAPACITY = 200 };

// One JPEG being read. Used by one thread at a time.
typedef struct cjpeg_reader cjpeg_reader;

// Reads the header. `bytes` must stay valid until the reader is destroyed. On success `*reader` is
// set; otherwise it is NULL and `message`, of CJPEG_MESSAGE_CAPACITY bytes, says why.
cjpeg_status cjpeg_reader_create(
    const uint8_t *bytes, size_t count, cjpeg_reader **reader, char *message);

// In pixels, turned upright as the EXIF orientation says.
uint32_t cjpeg_reader_width(const cjpeg_reader *reader);
uint32_t cjpeg_reader_height(const cjpeg_reader *reader);

// Whether the file says the same to every reader that does not know EXIF: stored upright, 8 bits, baseline or progressive
// Huffman coding, grey or YCbCr, or RGB where a marker says so.
int cjpeg_reader_is_plain(const cjpeg_reader *reader);

// Whether the file has one channel, of greys.
int cjpeg_reader_is_gray(const cjpeg_reader *reader);

// Reads the whole image, once, upright, as opaque ARGB in native byte order. `pixels` has room for
// height rows of `bytes_per_row` bytes, at least 4 * width.
cjpeg_status cjpeg_reader_read(
    cjpeg_reader *reader, uint8_t *pixels, size_t bytes_per_row, char *message);

void cjpeg_reader_destroy(cjpeg_reader *reader);

// Writes a baseline file of `height` rows of `width` pixels without gaps, each red, green and blue, at a quality of 1 to
// 100. On success the caller frees `*file` with free(); otherwise it is NULL. The same pixels give the same file, with and
// without vector instructions.
cjpeg_status cjpeg_write(const uint8_t *pixels, uint32_t width, uint32_t height, int quality, uint8_t **file,
                         size_t *count);
