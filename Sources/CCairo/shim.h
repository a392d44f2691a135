#pragma once
#include <cairo.h>
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_TRUETYPE_TABLES_H
#include FT_MULTIPLE_MASTERS_H
#include FT_ADVANCES_H
#include FT_CID_H
// What cairo paints with, asked for its version only; libcairo2-dev brings libpixman-1-dev.
#include <pixman.h>
