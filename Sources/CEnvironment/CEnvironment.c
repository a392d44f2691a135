#define _GNU_SOURCE
#include "CEnvironment.h"

#include <link.h>
#include <malloc.h>
#include <stddef.h>
#include <string.h>
#include <unistd.h>

// What the libraries here read to choose how pixels, glyphs and data are made, or which code and files they load: found
// by their calls of getenv (pixman, FreeType, HarfBuzz, cairo, fontconfig, GLib, GIO, Pango, GdkPixbuf, librsvg, libxml2,
// libjpeg, ICU). A name with an underline at its end stands for all that begin with it.
static const char *const names[] = {
    "PIXMAN_",      "FREETYPE_", "FT2_",      "HB_",    "CAIRO_", "FONTCONFIG_", "FC_",      "G_",  "GIO_",
    "GOBJECT_",     "PANGO_",    "PANGOCAIRO_", "GDK_PIXBUF_", "RSVG_", "XML_",   "JSIMD_",   "JPEGMEM", "ICU_",
    "LIBDEFLATE_",
};

enum { CAPACITY = 64, NAME_CAPACITY = 64 };
static char cleared[CAPACITY][NAME_CAPACITY];
static int count;

static int begins(const char *entry, const char *name) {
  while (*name && *entry == *name) entry++, name++;
  return !*name && (name[-1] == '_' || *entry == '=');
}

static void keep(const char *entry) {
  if (count == CAPACITY) return;
  for (int i = 0; i < NAME_CAPACITY - 1 && entry[i] && entry[i] != '='; i++) cleared[count][i] = entry[i];
  count++;
}

// Nothing of another library is called: none has been set up yet, nor what sanitizers need.
__attribute__((no_sanitize("address", "thread", "undefined"))) static void clear(
    int argument_count, char **arguments, char **environment) {
  (void)argument_count;
  (void)arguments;
  char **to = environment;
  for (char **from = environment; *from; from++) {
    int is_known = 0;
    for (size_t i = 0; i < sizeof names / sizeof *names && !is_known; i++) is_known = begins(*from, names[i]);
    if (is_known) keep(*from);
    else *to++ = *from;
  }
  *to = NULL;
}

// Functions listed here run before those with which shared libraries set themselves up, of which pixman's reads the
// environment. Only a program has such a list, so that a PageRender inside a shared library clears nothing.
__attribute__((section(".preinit_array"), used)) static void (*const before_libraries)(int, char **, char **) = clear;

const char *cenvironment_cleared(int index) {
  return index >= 0 && index < count ? cleared[index] : NULL;
}

struct walk {
  void (*each)(const char *path, void *context);
  void *context;
};

static int visit(struct dl_phdr_info *object, size_t size, void *data) {
  (void)size;
  struct walk *walk = data;
  // The program has no name, and what the kernel lends has no path.
  if (object->dlpi_name && object->dlpi_name[0] == '/') walk->each(object->dlpi_name, walk->context);
  return 0;
}

void cenvironment_libraries(void (*each)(const char *path, void *context), void *context) {
  struct walk walk = {each, context};
  dl_iterate_phdr(visit, &walk);
}

struct build_id {
  const unsigned char *bytes;
  int count;
};

// The first object is the program. A note is its lengths and kind, its owner's name and its content, each padded to 4 bytes.
static int find_build_id(struct dl_phdr_info *object, size_t size, void *data) {
  (void)size;
  struct build_id *found = data;
  for (int i = 0; i < object->dlpi_phnum && !found->bytes; i++) {
    const ElfW(Phdr) *segment = &object->dlpi_phdr[i];
    if (segment->p_type != PT_NOTE) continue;
    const unsigned char *note = (const unsigned char *)object->dlpi_addr + segment->p_vaddr, *end = note + segment->p_memsz;
    while ((size_t)(end - note) >= sizeof(ElfW(Nhdr))) {
      const ElfW(Nhdr) *head = (const ElfW(Nhdr) *)note;
      const unsigned char *name = note + sizeof *head, *content = name + ((size_t)head->n_namesz + 3) / 4 * 4;
      if (head->n_type == NT_GNU_BUILD_ID && head->n_namesz == 4 && !memcmp(name, "GNU", 4)) {
        found->bytes = content;
        found->count = (int)head->n_descsz;
        break;
      }
      note = content + ((size_t)head->n_descsz + 3) / 4 * 4;
    }
  }
  return 1;
}

const unsigned char *cenvironment_build_id(int *count) {
  struct build_id found = {NULL, 0};
  dl_iterate_phdr(find_build_id, &found);
  *count = found.count;
  return found.bytes;
}

int cenvironment_sync(int descriptor) {
  return syncfs(descriptor);
}

void cenvironment_return_blocks(int bytes) { mallopt(M_MMAP_THRESHOLD, bytes); }

#define TEXT(word) #word
#define TEXT_OF(macro) TEXT(macro)

const char *cenvironment_commit(void) {
#ifdef PAGERENDER_COMMIT
  return TEXT_OF(PAGERENDER_COMMIT);
#else
  return NULL;
#endif
}
