#!/usr/bin/env python3
"""Makes PageTest-Variable.ttf, a variable font of rectangles for the tests.

Needs fontTools (pip install fonttools==4.68.0). Everything in the font is made here; like the rest of the
repository it is under the Apache License 2.0.

1000 units per em, ascent 800, descent 200, cap height 700. Each letter is a rectangle. The advance of A:

    wght 100 · 400 (default) · 900    500 · 600 · 800
    opsz   8 ·  14 (default) · 40     620 · 600 · 550, added to the weight's
    slnt -10 ·   0 (default)          no change; the top of the rectangle moves 120 to the right
"""
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.hvar import add_HVAR


def rectangle(width, height):
    pen = TTGlyphPen(None)
    pen.moveTo((50, 0))
    pen.lineTo((50, height))
    pen.lineTo((50 + width, height))
    pen.lineTo((50 + width, 0))
    pen.closePath()
    return pen.glyph()


glyphs = {".notdef": (500, 500), "space": (250, 0), "A": (600, 700), "B": (700, 700)}
builder = FontBuilder(1000, isTTF=True)
builder.setupGlyphOrder(list(glyphs))
builder.setupCharacterMap({0x20: "space", 0x41: "A", 0x42: "B"})
empty = TTGlyphPen(None).glyph()
builder.setupGlyf(
    {name: rectangle(advance - 100, height) if height else empty for name, (advance, height) in glyphs.items()}
)
builder.setupHorizontalMetrics({name: (advance, 50) for name, (advance, _) in glyphs.items()})
builder.setupHorizontalHeader(ascent=800, descent=-200)
builder.setupNameTable({
    "familyName": "Page Test", "styleName": "Regular", "uniqueFontIdentifier": "PageTest-Regular 1.0",
    "fullName": "Page Test Regular", "version": "Version 1.0", "psName": "PageTest-Regular",
})
builder.setupFvar(
    [("wght", 100, 400, 900, "Weight"), ("opsz", 8, 14, 40, "Optical size"), ("slnt", -10, 0, 0, "Slant")],
    [
        {"location": {"wght": 700, "opsz": 14, "slnt": 0}, "stylename": "Bold",
         "postscriptfontname": "PageTest-Bold"},
        {"location": {"wght": 900, "opsz": 14, "slnt": 0}, "stylename": "Black",
         "postscriptfontname": "PageTest-Black"},
    ],
)


def wider(axes, amount):
    # Four corners, then the phantom points: origin, advance, top, bottom.
    return TupleVariation(axes, [(0, 0), (0, 0), (amount, 0), (amount, 0), (0, 0), (amount, 0), (0, 0), (0, 0)])


def leaning(axes, amount):
    return TupleVariation(axes, [(0, 0), (amount, 0), (amount, 0), (0, 0)] + [(0, 0)] * 4)


variations = [
    lambda: wider({"wght": (-1, -1, 0)}, -100), lambda: wider({"wght": (0, 1, 1)}, 200),
    lambda: wider({"opsz": (-1, -1, 0)}, 20), lambda: wider({"opsz": (0, 1, 1)}, -50),
    lambda: leaning({"slnt": (-1, -1, 0)}, 120),
]
builder.setupGvar({name: [make() for make in variations] for name in ["A", "B"]})
builder.setupOS2(
    sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200, sCapHeight=700, sxHeight=500,
    usWeightClass=400, version=4,
)
builder.setupPost()
builder.font["head"].created = builder.font["head"].modified = 0
builder.font.recalcTimestamp = False
add_HVAR(builder.font)
builder.save("PageTest-Variable.ttf")
