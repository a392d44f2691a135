// What is used of librsvg 2.52 and later, and of GLib, declared as their documentation has it
// (gnome.pages.gitlab.gnome.org/librsvg, docs.gtk.org/glib). Their own headers need compiler flags that differ
// between machines; pkg-config's contain one that the Swift package manager warns of in every build.
#pragma once
#include <cairo.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
  uint32_t domain;
  int code;
  char *message;
} GError;

typedef struct RsvgHandle RsvgHandle;

typedef struct {
  double x, y, width, height;
} RsvgRectangle;

typedef struct {
  double length;
  int unit;
} RsvgLength;

// The functions by their names, and the three numbers of the version.
typedef struct {
  void (*g_error_free)(GError *error);
  void (*g_object_unref)(void *object);

  RsvgHandle *(*rsvg_handle_new_from_data)(const uint8_t *data, size_t count, GError **error);
  void (*rsvg_handle_set_dpi)(RsvgHandle *handle, double dpi);
  // Both return 0 for no and 1 for yes.
  int (*rsvg_handle_get_intrinsic_size_in_pixels)(RsvgHandle *handle, double *width, double *height);
  int (*rsvg_handle_render_document)(
      RsvgHandle *handle, cairo_t *context, const RsvgRectangle *viewport, GError **error);
  void (*rsvg_handle_get_intrinsic_dimensions)(
      RsvgHandle *handle, int *has_width, RsvgLength *width, int *has_height, RsvgLength *height,
      int *has_view_box, RsvgRectangle *view_box);

  const unsigned *rsvg_major_version, *rsvg_minor_version, *rsvg_micro_version;
} librsvg;

// Loaded when it is first asked for: with the libraries behind it, it would take a fifth of the time that programs need to
// start. NULL where it is not installed, or lacks something of this.
const librsvg *load_librsvg(void);
