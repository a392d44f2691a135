#!/usr/bin/env python3
"""Compares the sizes of recorded PNG files with those that cairo's PNG writer gives the same pixels.

    renderpages record Examples/tutorial --snapshots /tmp/sizes/tutorial
    Benchmarks/recorded-sizes.py /tmp/sizes [--photo WORD]...

A page of at most 256 colours should have at most 45 % of cairo's bytes, a flat one 90 %, and one with a photo 100 %. What is
a photo no program can tell: name words that the paths of such pages hold with --photo. Needs Python 3 and cairo, no packages.
"""
import argparse
import ctypes
import pathlib
import statistics
import sys

cairo = ctypes.CDLL("libcairo.so.2")
POINTER = ctypes.c_void_p
WRITER = ctypes.CFUNCTYPE(ctypes.c_int, POINTER, POINTER, ctypes.c_uint)
for name in ("create_from_png", "get_data"):
    getattr(cairo, "cairo_image_surface_" + name).restype = POINTER
for name in ("get_data", "get_width", "get_height", "get_stride"):
    getattr(cairo, "cairo_image_surface_" + name).argtypes = [POINTER]
cairo.cairo_image_surface_create_from_png.argtypes = [ctypes.c_char_p]
cairo.cairo_surface_write_to_png_stream.argtypes = [POINTER, WRITER, POINTER]
cairo.cairo_surface_status.argtypes = cairo.cairo_surface_destroy.argtypes = [POINTER]

LIMITS = {"at most 256 colours": 0.45, "flat": 0.90, "photo": 1.0}


def measure(path):
    """The bytes that cairo writes, and the number of colours, of which no more than 257 are counted."""
    surface = cairo.cairo_image_surface_create_from_png(str(path).encode())
    if cairo.cairo_surface_status(surface) != 0:
        sys.exit(f"{path}: cannot be read")
    written = 0

    @WRITER
    def count(_, __, length):
        nonlocal written
        written += length
        return 0

    cairo.cairo_surface_write_to_png_stream(surface, count, None)
    width, height, stride = (
        getattr(cairo, "cairo_image_surface_get_" + name)(surface) for name in ("width", "height", "stride")
    )
    data = memoryview(ctypes.string_at(cairo.cairo_image_surface_get_data(surface), stride * height))
    colors = set()
    for y in range(height):
        colors.update(data[y * stride : y * stride + 4 * width].cast("I"))
        if len(colors) > 256:
            break
    cairo.cairo_surface_destroy(surface)
    return written, len(colors)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", type=pathlib.Path)
    parser.add_argument("--photo", action="append", default=[], help="pages whose paths hold this show a photo")
    options = parser.parse_args()
    found = {name: [] for name in LIMITS}
    for path in sorted(path for folder in options.folders for path in folder.rglob("*.png")):
        written, colors = measure(path)
        is_photo = any(word in str(path) for word in options.photo)
        kind = "at most 256 colours" if colors <= 256 else "photo" if is_photo else "flat"
        found[kind].append((path.stat().st_size / written, path))
    for kind, ratios in found.items():
        if not ratios:
            continue
        over = sorted((entry for entry in ratios if entry[0] > LIMITS[kind]), reverse=True)
        numbers = [ratio for ratio, _ in ratios]
        print(
            f"{kind}: {len(ratios)} pictures, median {statistics.median(numbers):.3f}, largest {max(numbers):.3f}, "
            f"{len(over)} above {LIMITS[kind]:.2f}"
        )
        for ratio, path in over:
            print(f"  {ratio:.3f} {path}")


main()
