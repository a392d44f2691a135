#include "CJPEG.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <jerror.h>

#include "Orientation.h"

// A progressive image may have any number of scans, each as much work as the whole image; encoders
// write about ten.
enum { MAX_SCANS = 200 };

struct cjpeg_reader {
  struct jpeg_decompress_struct jpeg;
  struct jpeg_error_mgr errors;
  struct jpeg_progress_mgr progress;
  jmp_buf jump;
  cjpeg_status status;
  int orientation;
  // Where the caller wants the words; set for the length of each call.
  char *message;
};

static void fail_with(cjpeg_reader *reader, cjpeg_status status) {
  reader->status = status;
  reader->errors.format_message((j_common_ptr)&reader->jpeg, reader->message);
  longjmp(reader->jump, 1);
}

static void fail(j_common_ptr jpeg) {
  cjpeg_reader *reader = jpeg->client_data;
  switch (reader->errors.msg_code) {
    case JERR_OUT_OF_MEMORY: fail_with(reader, CJPEG_OUT_OF_MEMORY); break;
    case JERR_INPUT_EOF:
    case JERR_INPUT_EMPTY: fail_with(reader, CJPEG_TRUNCATED); break;
    case JERR_NO_SOI: fail_with(reader, CJPEG_NOT_JPEG); break;
    default: fail_with(reader, CJPEG_CORRUPT); break;
  }
}

// libjpeg fills what is missing with grey and only warns. What changes pixels is an error here; the
// rest (stray bytes between markers, odd profiles) is not.
static void judge_warning(j_common_ptr jpeg, int level) {
  if (level >= 0) return;
  cjpeg_reader *reader = jpeg->client_data;
  switch (reader->errors.msg_code) {
    case JWRN_JPEG_EOF: fail_with(reader, CJPEG_TRUNCATED); break;
    case JWRN_HIT_MARKER:
    case JWRN_HUFF_BAD_CODE:
    case JWRN_ARITH_BAD_CODE:
    case JWRN_NOT_SEQUENTIAL:
    case JWRN_MUST_RESYNC: fail_with(reader, CJPEG_CORRUPT); break;
    default: break;
  }
}

static void limit_scans(j_common_ptr jpeg) {
  cjpeg_reader *reader = jpeg->client_data;
  if (reader->jpeg.input_scan_number <= MAX_SCANS) return;
  reader->status = CJPEG_CORRUPT;
  snprintf(reader->message, CJPEG_MESSAGE_CAPACITY, "more than %d scans", MAX_SCANS);
  longjmp(reader->jump, 1);
}

static void read_orientation(cjpeg_reader *reader) {
  for (jpeg_saved_marker_ptr marker = reader->jpeg.marker_list; marker; marker = marker->next) {
    reader->orientation = exif_orientation(marker->data, marker->data_length);
    if (reader->orientation != 0) return;
  }
}

cjpeg_status cjpeg_reader_create(
    const uint8_t *bytes, size_t count, cjpeg_reader **result, char *message) {
  *result = NULL;
  message[0] = 0;
  if (count < 3 || memcmp(bytes, "\xff\xd8\xff", 3) != 0) return CJPEG_NOT_JPEG;
  cjpeg_reader *reader = calloc(1, sizeof *reader);
  if (!reader) return CJPEG_OUT_OF_MEMORY;
  reader->message = message;
  reader->jpeg.err = jpeg_std_error(&reader->errors);
  reader->errors.error_exit = fail;
  reader->errors.emit_message = judge_warning;
  reader->jpeg.client_data = reader;
  if (setjmp(reader->jump)) {
    cjpeg_status status = reader->status;
    cjpeg_reader_destroy(reader);
    return status;
  }
  jpeg_create_decompress(&reader->jpeg);
  reader->progress.progress_monitor = limit_scans;
  reader->jpeg.progress = &reader->progress;
  jpeg_mem_src(&reader->jpeg, bytes, count);
  jpeg_save_markers(&reader->jpeg, JPEG_APP0 + 1, 0xffff);
  jpeg_read_header(&reader->jpeg, TRUE);
  read_orientation(reader);
  *result = reader;
  return CJPEG_OK;
}

uint32_t cjpeg_reader_width(const cjpeg_reader *reader) {
  return swaps_sides(reader->orientation) ? reader->jpeg.image_height : reader->jpeg.image_width;
}

uint32_t cjpeg_reader_height(const cjpeg_reader *reader) {
  return swaps_sides(reader->orientation) ? reader->jpeg.image_width : reader->jpeg.image_height;
}

int cjpeg_reader_is_plain(const cjpeg_reader *reader) {
  const struct jpeg_decompress_struct *jpeg = &reader->jpeg;
  if (reader->orientation > 1 || jpeg->arith_code || jpeg->data_precision != 8) return 0;
  switch (jpeg->jpeg_color_space) {
    case JCS_GRAYSCALE: return jpeg->num_components == 1;
    case JCS_YCbCr: return jpeg->num_components == 3;
    case JCS_RGB: return jpeg->num_components == 3 && jpeg->saw_Adobe_marker;
    default: return 0;
  }
}

int cjpeg_reader_is_gray(const cjpeg_reader *reader) { return reader->jpeg.jpeg_color_space == JCS_GRAYSCALE; }

// Four inks to R, G, B without a profile. Adobe's programs store inks inverted and say so in a marker.
static void inks_to_rgb(uint8_t *row, uint32_t width, int is_inverted) {
  for (uint8_t *at = row; width > 0; width--, at += 4) {
    unsigned black = is_inverted ? at[3] : 255u - at[3];
    for (int i = 0; i < 3; i++) {
      unsigned ink = is_inverted ? at[i] : 255u - at[i];
      at[i] = (uint8_t)((ink * black + 127) / 255);
    }
  }
}

static void put_row(const uint8_t *row, uint32_t width, uint8_t *to, ptrdiff_t step) {
  for (; width > 0; width--, row += 4, to += step) {
    uint32_t pixel =
        0xff000000u | (uint32_t)row[0] << 16 | (uint32_t)row[1] << 8 | (uint32_t)row[2];
    memcpy(to, &pixel, 4);
  }
}

cjpeg_status cjpeg_reader_read(
    cjpeg_reader *reader, uint8_t *pixels, size_t bytes_per_row, char *message) {
  struct jpeg_decompress_struct *jpeg = &reader->jpeg;
  reader->message = message;
  message[0] = 0;
  if (setjmp(reader->jump)) return reader->status;
  int has_inks = jpeg->jpeg_color_space == JCS_CMYK || jpeg->jpeg_color_space == JCS_YCCK;
  jpeg->out_color_space = has_inks ? JCS_CMYK : JCS_EXT_RGBA;
  // The slower, exact transform: its results are the same with and without vector instructions.
  jpeg->dct_method = JDCT_ISLOW;
  jpeg_start_decompress(jpeg);
  uint32_t width = jpeg->output_width;
  upright_mapping mapping =
      mapping_to_upright(reader->orientation, width, jpeg->output_height, bytes_per_row);
  // From libjpeg's pool, which is released with the reader.
  uint8_t *row = (uint8_t *)jpeg->mem->alloc_large((j_common_ptr)jpeg, JPOOL_IMAGE, 4 * (size_t)width);
  while (jpeg->output_scanline < jpeg->output_height) {
    ptrdiff_t y = (ptrdiff_t)jpeg->output_scanline;
    jpeg_read_scanlines(jpeg, &row, 1);
    if (has_inks) inks_to_rgb(row, width, jpeg->saw_Adobe_marker);
    put_row(row, width, pixels + mapping.origin + y * mapping.step_y, mapping.step_x);
  }
  jpeg_finish_decompress(jpeg);
  return CJPEG_OK;
}

void cjpeg_reader_destroy(cjpeg_reader *reader) {
  if (!reader) return;
  jpeg_destroy_decompress(&reader->jpeg);
  free(reader);
}

typedef struct {
  struct jpeg_compress_struct jpeg;
  struct jpeg_error_mgr errors;
  jmp_buf jump;
  unsigned char *file;
  unsigned long count;
} cjpeg_writer;

static void stop_writing(j_common_ptr jpeg) {
  cjpeg_writer *writer = jpeg->client_data;
  longjmp(writer->jump, 1);
}

// libjpeg would write its warnings to the error stream.
static void ignore(j_common_ptr jpeg, int level) {
  (void)jpeg;
  (void)level;
}

cjpeg_status cjpeg_write(const uint8_t *pixels, uint32_t width, uint32_t height, int quality, uint8_t **file,
                         size_t *count) {
  *file = NULL;
  *count = 0;
  if (width == 0 || height == 0 || width > JPEG_MAX_DIMENSION || height > JPEG_MAX_DIMENSION) {
    return CJPEG_CORRUPT;
  }
  cjpeg_writer *writer = calloc(1, sizeof *writer);
  if (!writer) return CJPEG_OUT_OF_MEMORY;
  struct jpeg_compress_struct *jpeg = &writer->jpeg;
  jpeg->err = jpeg_std_error(&writer->errors);
  writer->errors.error_exit = stop_writing;
  writer->errors.emit_message = ignore;
  jpeg->client_data = writer;
  if (setjmp(writer->jump)) {
    jpeg_destroy_compress(jpeg);
    free(writer->file);
    free(writer);
    return CJPEG_OUT_OF_MEMORY;
  }
  jpeg_create_compress(jpeg);
  jpeg_mem_dest(jpeg, &writer->file, &writer->count);
  jpeg->image_width = width;
  jpeg->image_height = height;
  jpeg->input_components = 3;
  jpeg->in_color_space = JCS_RGB;
  jpeg_set_defaults(jpeg);
  jpeg_set_quality(jpeg, quality, TRUE);
  // The slower, exact transform: its results are the same with and without vector instructions.
  jpeg->dct_method = JDCT_ISLOW;
  jpeg->optimize_coding = TRUE;
  jpeg_start_compress(jpeg, TRUE);
  while (jpeg->next_scanline < height) {
    JSAMPROW row = (JSAMPROW)(pixels + 3 * (size_t)width * jpeg->next_scanline);
    jpeg_write_scanlines(jpeg, &row, 1);
  }
  jpeg_finish_compress(jpeg);
  jpeg_destroy_compress(jpeg);
  *file = writer->file;
  *count = writer->count;
  free(writer);
  return CJPEG_OK;
}
