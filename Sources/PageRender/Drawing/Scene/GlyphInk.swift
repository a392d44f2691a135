package import LayoutEngine

/// Measures and caches the ink of glyphs. Belongs to one task, as its text engine does.
package final class GlyphInk {
  private let text: TextEngine
  private var boxes: [FontFaceID: [UInt32: Rect?]] = [:]
  /// The boxes of the face that was asked for last, which is mostly the next one too.
  private var current: (id: FontFaceID, boxes: [UInt32: Rect?])?

  package init(text: TextEngine) {
    self.text = text
  }

  /// The bounding box of a run's ink, in the coordinates of its glyphs; `nil` if no glyph has ink, as with
  /// spaces.
  package func box(of run: SceneGlyphs) -> Rect? {
    var box: Rect?
    for glyph in run.glyphs {
      guard let placed = placed(glyph, of: run) else { continue }
      box = box?.union(placed) ?? placed
    }
    return box
  }

  /// The ink boxes of those glyphs that have ink.
  package func boxes(of run: SceneGlyphs) -> [Rect] { run.glyphs.compactMap { placed($0, of: run) } }

  private func placed(_ glyph: PositionedGlyph, of run: SceneGlyphs) -> Rect? {
    guard let ink = ink(of: glyph.glyph, in: run.face) else { return nil }
    let size = run.pointSize
    return Rect(
      minX: glyph.x + ink.minX * size, minY: glyph.y + ink.minY * size, maxX: glyph.x + ink.maxX * size,
      maxY: glyph.y + ink.maxY * size)
  }

  private func ink(of glyph: UInt32, in face: FontFaceID) -> Rect? {
    if current?.id != face {
      if let current { boxes[current.id] = current.boxes }
      current = (face, boxes.removeValue(forKey: face) ?? [:])
    }
    if let known = current?.boxes[glyph] { return known }
    let found = (try? text.face(for: face))?.face.inkBox(of: glyph)
    current?.boxes[glyph] = .some(found)
    return found
  }
}

extension GlyphInk {
  /// The bounding box of the ink boxes inside `rect`; `nil` if no ink box overlaps it.
  package func overlap(of run: SceneGlyphs, with rect: Rect) -> Rect? {
    var found: Rect?
    for glyph in boxes(of: run) {
      guard let common = glyph.intersection(rect) else { continue }
      found = found?.union(common) ?? common
    }
    return found
  }

  /// The bounding box of the overlaps between ink boxes of two runs; `nil` if there are none. Takes linear
  /// time unless many glyphs are above one another.
  package func overlap(of a: SceneGlyphs, with b: SceneGlyphs, in area: Rect) -> Rect? {
    func near(_ run: SceneGlyphs) -> [Rect] {
      boxes(of: run).filter { $0.intersection(area) != nil }.sorted { $0.minX < $1.minX }
    }
    let (first, second) = (near(a), near(b))
    var found: Rect?
    var start = 0
    for box in first {
      while start < second.count, second[start].maxX <= box.minX { start += 1 }
      for other in second[start...] {
        guard other.minX < box.maxX else { break }
        guard let common = box.intersection(other) else { continue }
        found = found?.union(common) ?? common
      }
    }
    return found
  }
}
