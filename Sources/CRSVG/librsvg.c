#include "librsvg.h"

#include <dlfcn.h>
#include <pthread.h>

static librsvg loaded;
static int is_complete;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  void *library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  // GLib's are found in what librsvg itself has loaded.
  const struct {
    const char *name;
    void *place;
  } symbols[] = {
#define SYMBOL(name) {#name, &loaded.name}
      SYMBOL(g_error_free),
      SYMBOL(g_object_unref),
      SYMBOL(rsvg_handle_new_from_data),
      SYMBOL(rsvg_handle_set_dpi),
      SYMBOL(rsvg_handle_get_intrinsic_size_in_pixels),
      SYMBOL(rsvg_handle_render_document),
      SYMBOL(rsvg_handle_get_intrinsic_dimensions),
      SYMBOL(rsvg_major_version),
      SYMBOL(rsvg_minor_version),
      SYMBOL(rsvg_micro_version),
#undef SYMBOL
  };
  is_complete = 1;
  for (size_t i = 0; i < sizeof symbols / sizeof *symbols; i++) {
    void *symbol = dlsym(library, symbols[i].name);
    // As POSIX has programs take functions from dlsym.
    *(void **)symbols[i].place = symbol;
    if (!symbol) is_complete = 0;
  }
}

const librsvg *load_librsvg(void) {
  pthread_once(&once, load);
  return is_complete ? &loaded : NULL;
}
