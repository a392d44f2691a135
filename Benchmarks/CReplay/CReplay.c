#include "CReplay.h"
#include <cairo-pdf.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static void set_color(cairo_t *context, const replay_call *call) {
  cairo_set_source_rgba(context, call->color[0], call->color[1], call->color[2], call->color[3]);
}

static void draw_image(cairo_t *context, const replay_call *call) {
  cairo_surface_t *source = cairo_image_surface_create_for_data(
      call->pixels, call->is_opaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, call->pixel_width,
      call->pixel_height, call->pixel_stride);
  cairo_save(context);
  cairo_translate(context, call->rect[0], call->rect[1]);
  cairo_scale(context, call->rect[2] / call->pixel_width, call->rect[3] / call->pixel_height);
  cairo_set_source_surface(context, source, 0, 0);
  cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD);
  cairo_pattern_set_extend(
      cairo_get_source(context), call->is_opaque ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE);
  cairo_rectangle(context, 0, 0, call->pixel_width, call->pixel_height);
  cairo_fill(context);
  cairo_restore(context);
  cairo_surface_finish(source);
  cairo_surface_destroy(source);
}

static void draw_ellipse(cairo_t *context, const replay_call *call) {
  set_color(context, call);
  cairo_new_path(context);
  cairo_save(context);
  cairo_translate(context, call->rect[0] + call->rect[2] / 2, call->rect[1] + call->rect[3] / 2);
  cairo_scale(context, call->rect[2] / 2, call->rect[3] / 2);
  cairo_arc(context, 0, 0, 1, 0, 2 * M_PI);
  cairo_restore(context);
  cairo_fill(context);
}

static void draw(cairo_t *context, const replay_call *call) {
  switch (call->operation) {
    case REPLAY_PAINT:
      cairo_save(context);
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE);
      set_color(context, call);
      cairo_paint(context);
      cairo_restore(context);
      break;
    case REPLAY_RECTANGLE:
      set_color(context, call);
      cairo_new_path(context);
      cairo_rectangle(context, call->rect[0], call->rect[1], call->rect[2], call->rect[3]);
      cairo_fill(context);
      break;
    case REPLAY_ELLIPSE: draw_ellipse(context, call); break;
    case REPLAY_GLYPHS:
      set_color(context, call);
      cairo_set_font_face(context, call->face);
      cairo_set_font_size(context, call->font_size);
      cairo_show_glyphs(context, call->glyphs, call->glyph_count);
      break;
    case REPLAY_IMAGE: draw_image(context, call); break;
    case REPLAY_CLIP:
      cairo_save(context);
      cairo_new_path(context);
      cairo_rectangle(context, call->rect[0], call->rect[1], call->rect[2], call->rect[3]);
      cairo_clip(context);
      break;
    case REPLAY_UNCLIP: cairo_restore(context); break;
  }
}

int replay(cairo_surface_t *surface, double scale, const replay_call *calls, size_t count) {
  cairo_t *context = cairo_create(surface);
  cairo_scale(context, scale, scale);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_set_font_options(context, options);
  cairo_font_options_destroy(options);
  for (size_t index = 0; index < count; index++) draw(context, &calls[index]);
  int status = cairo_status(context);
  cairo_destroy(context);
  cairo_surface_flush(surface);
  return status;
}

int replay_write_png(cairo_surface_t *surface, const char *path) {
  return cairo_surface_write_to_png(surface, path);
}

typedef struct {
  unsigned char *bytes;
  size_t count, capacity;
} document;

static cairo_status_t append(void *closure, const unsigned char *data, unsigned int length) {
  document *document = closure;
  if (document->count + length > document->capacity) {
    document->capacity = 2 * (document->count + length);
    document->bytes = realloc(document->bytes, document->capacity);
    if (!document->bytes) return CAIRO_STATUS_NO_MEMORY;
  }
  memcpy(document->bytes + document->count, data, length);
  document->count += length;
  return CAIRO_STATUS_SUCCESS;
}

int replay_pdf(const replay_page *pages, size_t count, size_t *bytes) {
  document document = {0};
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream(append, &document, 1, 1);
  int status = CAIRO_STATUS_SUCCESS;
  for (size_t index = 0; index < count && status == CAIRO_STATUS_SUCCESS; index++) {
    cairo_pdf_surface_set_size(surface, pages[index].width, pages[index].height);
    status = replay(surface, 1, pages[index].calls, pages[index].count);
    cairo_surface_show_page(surface);
  }
  cairo_surface_finish(surface);
  if (status == CAIRO_STATUS_SUCCESS) status = cairo_surface_status(surface);
  cairo_surface_destroy(surface);
  free(document.bytes);
  *bytes = document.count;
  return status;
}
