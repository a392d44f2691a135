"""Pictures as rows of palette indices, and places in them: the bounds of ink, lines of text, edges between colours.

The ground of a box is its most frequent colour; ink is further from it than a share of the furthest pixel. Lengths are points.
"""
import collections
import itertools
import struct
import zlib


class Picture:
    """A PNG file whose rows are unpacked when they are read: each pixel is then an index into `palette`, a list of colours."""

    def __init__(self, data, scale):
        self.scale, self.palette, compressed, at = scale, [], b"", 8
        while at < len(data):
            length, kind = struct.unpack(">I4s", data[at:at + 8])
            content, at = data[at + 8:at + 8 + length], at + 12 + length
            if kind == b"IHDR":
                self.width, self.height, self.depth, color, _, _, interlaced = struct.unpack(">IIBBBBB", content)
            elif kind == b"PLTE":
                self.palette = [*zip(*[iter(content)] * 3)]
            elif kind == b"IDAT":
                compressed += content
        self.channels = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[color]
        if interlaced or self.depth > 8 or color == 4:
            raise ValueError("a PNG file of a kind that is not read")
        if color == 0:
            most = (1 << self.depth) - 1
            self.palette = [(255 * value // most,) * 3 for value in range(most + 1)]
        self.known = {}
        self.rows = unfiltered(zlib.decompress(compressed), -(-self.width * self.channels * self.depth // 8), self.channels)
        mask, shifts = (1 << self.depth) - 1, range(8 - self.depth, -1, -self.depth)
        self.unpacked = [bytes(byte >> shift & mask for shift in shifts) for byte in range(256)]

    def row(self, y, left, right):
        """The indices of a part of a row: bytes, or a list if the file has no palette."""
        row = self.rows[y]
        if self.channels == 1:
            return row[left:right] if self.depth == 8 else b"".join(map(self.unpacked.__getitem__, row))[left:right]
        row = row[left * self.channels:right * self.channels]
        return [self.index(pixel) for pixel in zip(row[::self.channels], row[1::self.channels], row[2::self.channels])]

    def index(self, pixel):
        if pixel not in self.known:
            self.known[pixel] = len(self.palette)
            self.palette.append(pixel)
        return self.known[pixel]

    def color(self, x, y):
        x, y = int(x * self.scale), int(y * self.scale)
        return [*self.palette[self.row(y, x, x + 1)[0]]]

    def is_ink(self, box, share):
        """A row of flags (bytes) for each row of a box, and its left and top in pixels."""
        x, y, width, height = box
        left, top = max(0, round(x * self.scale)), max(0, round(y * self.scale))
        right, bottom = round((x + width) * self.scale), min(round((y + height) * self.scale), self.height)
        rows = [self.row(each, left, min(right, self.width)) for each in range(top, bottom)]
        counts, colors = collections.Counter(itertools.chain.from_iterable(rows)), collections.Counter()
        # One colour may have several indices.
        for index, number in counts.items():
            colors[self.palette[index]] += number
        ground = min(colors, key=lambda color: (-colors[color], color))
        distance = {index: max(abs(a - b) for a, b in zip(self.palette[index], ground)) for index in counts}
        least = max(12, share * max(distance.values()))
        ink = [distance.get(index, 0) > least for index in range(len(self.palette))]
        table = bytes(ink[:256]).ljust(256, b"\0")
        return [row.translate(table) if isinstance(row, bytes) else bytes(ink[index] for index in row) for row in rows], left, top

    def ink(self, box, share=0.3):
        """The bounds of the ink in a box."""
        rows, left, top = self.is_ink(box, share)
        lines = [y for y, row in enumerate(rows) if 1 in row]
        if not lines:
            raise ValueError("no ink")
        (first, last), scale = columns(rows), self.scale
        bounds = {"left": (left + first) / scale, "right": (left + last) / scale,
                  "top": (top + lines[0]) / scale, "bottom": (top + lines[-1] + 1) / scale}
        return bounds | {"width": bounds["right"] - bounds["left"], "height": bounds["bottom"] - bounds["top"],
                         "midX": (bounds["left"] + bounds["right"]) / 2, "midY": (bounds["top"] + bounds["bottom"]) / 2}

    def lines(self, box, share=0.3, gap=1.0):
        """The lines of text in a box; rows of ink nearer than `gap` points are one line."""
        rows, left, top = self.is_ink(box, share)
        found, start, last = [], None, None
        for y in [y for y, row in enumerate(rows) if 1 in row] + [None]:
            if start is not None and (y is None or y - last > gap * self.scale):
                found.append((start, last + 1))
                start = None
            start, last = y if start is None else start, y
        for first, end in found:
            if end - first >= 2 * self.scale:
                inked = columns(rows[first:end])
                yield {"top": (top + first) / self.scale, "bottom": (top + end) / self.scale,
                       "left": (left + inked[0]) / self.scale, "right": (left + inked[1]) / self.scale,
                       "width": (inked[1] - inked[0]) / self.scale}

    def edges(self, along, at, start, end, least=4):
        """The places where the colour changes along a row (`x`) or a column (`y`)."""
        across = int(at * self.scale + 1e-6)
        indices = (self.row(across, 0, self.width) if along == "x"
                   else [self.row(y, across, across + 1)[0] for y in range(self.height)])
        first, last = round(start * self.scale), min(len(indices), round(end * self.scale))
        line = [self.palette[index] for index in indices]
        return [place / self.scale for place in range(first + 1, last)
                if max(abs(a - b) for a, b in zip(line[place], line[place - 1])) >= least]


def columns(rows):
    """The first column with ink, and the one after the last."""
    union = 0
    for row in rows:
        union |= int.from_bytes(row, "big")
    flags = union.to_bytes(len(rows[0]), "big")
    return flags.index(1), flags.rindex(1) + 1


def unfiltered(data, width, channels):
    """The rows of an image without PNG's filters (PNG 1.2, section 6); `channels` is bytes a pixel."""
    rows, above = [], bytes(width)
    low = int.from_bytes(b"\x7f" * width, "big")
    high = low ^ (1 << 8 * width) - 1

    def added(a, b):
        """All bytes at once: the low seven bits are added without a carry into the next byte."""
        return (a & low) + (b & low) ^ (a ^ b) & high

    for at in range(0, len(data), width + 1):
        kind, row = data[at], data[at + 1:at + 1 + width]
        if kind in (1, 2):
            value, step = int.from_bytes(row, "big"), channels
            if kind == 2:
                value = added(value, int.from_bytes(above, "big"))
            while kind == 1 and step < width:
                # Sums of 2, 4, 8 … pixels to the left.
                value, step = added(value, value >> 8 * step), 2 * step
            row = value.to_bytes(width, "big")
        elif kind in (3, 4):
            row = predicted(row, above, channels, kind)
        rows.append(row)
        above = row
    return rows


def predicted(row, above, channels, kind):
    done = bytearray(channels) + row
    over = bytes(channels) + above
    for x in range(channels, len(done)):
        a, b, c = done[x - channels], over[x], over[x - channels]
        if kind == 3:
            guess = (a + b) // 2
        else:
            p = a + b - c
            guess = min((a, b, c), key=lambda each: abs(p - each))
        done[x] = done[x] + guess & 255
    return bytes(done[channels:])
