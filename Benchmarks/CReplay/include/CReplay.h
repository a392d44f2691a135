// The cairo calls of a page, made from C: what the Swift painter is measured against.
#pragma once
#include <cairo.h>
#include <stddef.h>

typedef enum {
  REPLAY_PAINT,
  REPLAY_RECTANGLE,
  REPLAY_ELLIPSE,
  REPLAY_GLYPHS,
  REPLAY_IMAGE,
  REPLAY_CLIP,
  REPLAY_UNCLIP,
} replay_operation;

// One thing to draw, in points.
typedef struct {
  replay_operation operation;
  // Red, green, blue, alpha; unused by pictures.
  double color[4];
  // x, y, width, height; unused by glyphs.
  double rect[4];
  cairo_font_face_t *face;
  double font_size;
  const cairo_glyph_t *glyphs;
  int glyph_count;
  // A picture's premultiplied pixels.
  unsigned char *pixels;
  int pixel_width, pixel_height, pixel_stride, is_opaque;
} replay_call;

// Draws the calls on a surface of `scale` device pixels per point. Returns cairo's status.
int replay(cairo_surface_t *surface, double scale, const replay_call *calls, size_t count);

// One page of a document: what is drawn on it, and how large it is in points.
typedef struct {
  const replay_call *calls;
  size_t count;
  double width, height;
} replay_page;

// Draws the pages into a PDF document in memory, and answers how many bytes it has. Returns cairo's status.
int replay_pdf(const replay_page *pages, size_t count, size_t *bytes);

// Writes the surface with cairo's own PNG writer. Returns cairo's status.
int replay_write_png(cairo_surface_t *surface, const char *path);
