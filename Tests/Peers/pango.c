// Lays out the paragraphs of paragraphs.txt with Pango and prints, as JSON, where its lines end and how far
// its glyphs move the pen. Built and run by pango.py.
//
// Each section has one font file and no other, named to fontconfig directly; outlines and metrics are
// unhinted and positions are not rounded, so that only Pango's own decisions are seen.
// usage: pango-peer PARAGRAPHS FONT_ROOT SIZE WIDTH…
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static PangoContext *context_for(const char *root, const char *file) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s", root, file);
  FcConfig *config = FcConfigCreate();
  if (!FcConfigAppFontAddFile(config, (const FcChar8 *)path)) {
    fprintf(stderr, "pango-peer: %s cannot be read\n", path);
    exit(1);
  }
  PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
  FcConfigDestroy(config);
  PangoContext *context = pango_font_map_create_context(map);
  g_object_unref(map);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(context, options);
  cairo_font_options_destroy(options);
  pango_context_set_round_glyph_positions(context, FALSE);
  return context;
}

static void print_string(const char *text) {
  putchar('"');
  for (; *text; text++) {
    if (*text == '"' || *text == '\\') putchar('\\');
    putchar(*text);
  }
  putchar('"');
}

// The glyphs and advances of a line, in visual order; advances in 1/1024 of a pixel.
static void print_glyphs(PangoLayoutLine *line) {
  for (int what = 0; what < 2; what++) {
    printf(what ? "],\"advances\":[" : "\"glyphs\":[");
    const char *comma = "";
    for (GSList *run = line->runs; run; run = run->next) {
      PangoGlyphString *glyphs = ((PangoGlyphItem *)run->data)->glyphs;
      for (int i = 0; i < glyphs->num_glyphs; i++) {
        PangoGlyphInfo *glyph = &glyphs->glyphs[i];
        printf("%s%d", comma, what ? glyph->geometry.width : (int)glyph->glyph);
        comma = ",";
      }
    }
  }
  printf("]");
}

static int width_of(PangoLayoutLine *line) {
  int width = 0;
  for (GSList *run = line->runs; run; run = run->next) {
    width += pango_glyph_string_get_width(((PangoGlyphItem *)run->data)->glyphs);
  }
  return width;
}

int main(int count, char **words) {
  if (count < 5) return 2;
  FILE *file = fopen(words[1], "r");
  if (!file) return 2;
  double size = atof(words[3]);
  char line[8192], language[64], direction[16], family[256], font[1024];
  PangoContext *context = NULL;
  PangoFontDescription *description = NULL;
  const char *comma = "";
  while (fgets(line, sizeof line, file)) {
    line[strcspn(line, "\n")] = 0;
    if (line[0] == '@') {
      if (sscanf(line, "@ %63s %15s %255s %1023s", language, direction, family, font) != 4) return 2;
      for (char *at = family; *at; at++) if (*at == '_') *at = ' ';
      if (context) g_object_unref(context);
      context = context_for(words[2], font);
      pango_context_set_language(context, pango_language_from_string(language));
      pango_context_set_base_dir(
          context, strcmp(direction, "rtl") ? PANGO_DIRECTION_LTR : PANGO_DIRECTION_RTL);
      description = pango_font_description_new();
      pango_font_description_set_family(description, family);
      pango_font_description_set_absolute_size(description, size * PANGO_SCALE);
      continue;
    }
    PangoLayout *layout = pango_layout_new(context);
    pango_layout_set_font_description(layout, description);
    pango_layout_set_text(layout, line, -1);
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
    PangoAttrList *list = pango_attr_list_new();
    // A word wider than a line is broken without a hyphen, as on iOS.
    pango_attr_list_insert(list, pango_attr_insert_hyphens_new(FALSE));
    // Han and kana stand side by side unkerned, as on iOS.
    if (strstr(family, "CJK") && !strstr(family, "KR")) {
      pango_attr_list_insert(list, pango_attr_font_features_new("kern 0"));
    }
    pango_layout_set_attributes(layout, list);
    pango_attr_list_unref(list);
    printf("%s{\"language\":\"%s\",\"text\":", comma, language);
    print_string(line);
    putchar(',');
    print_glyphs(pango_layout_get_line_readonly(layout, 0));
    int unknown = pango_layout_get_unknown_glyphs_count(layout);
    if (unknown) fprintf(stderr, "pango-peer: %s has no glyph for %d of: %s\n", font, unknown, line);
    printf(",\"layouts\":[");
    for (int i = 4; i < count; i++) {
      pango_layout_set_width(layout, (int)(atof(words[i]) * PANGO_SCALE));
      printf("%s{\"width\":%s,\"lines\":[", i > 4 ? "," : "", words[i]);
      for (GSList *at = pango_layout_get_lines_readonly(layout); at; at = at->next) {
        PangoLayoutLine *one = at->data;
        printf("[%d,%d]%s", one->start_index + one->length, width_of(one), at->next ? "," : "");
      }
      printf("]}");
    }
    printf("]}");
    comma = ",\n";
    g_object_unref(layout);
  }
  printf("\n");
  return 0;
}
