package import LayoutEngine
package import PageBase
package import PageDrawing

/// Turns text into positioned glyphs, and records the lines and texts that it drew.
package struct TextDrawing {
  let measurer: ViewMeasurer
  let appearance: Appearance
  private(set) var lines: [SceneTextLine] = []
  private(set) var texts: [DrawnText] = []
  /// True if the last text drawn was truncated.
  private(set) var isCutOff = false
  /// Texts with characters that no font has.
  private(set) var missing: [(text: String, characters: [MissingCharacter])] = []

  package init(measurer: ViewMeasurer, appearance: Appearance) {
    self.measurer = measurer
    self.appearance = appearance
  }

  /// The items of a text in a frame, from back to front: the backgrounds of all lines, then each line's
  /// shadows, underlines, glyphs and strikethroughs.
  package mutating func items(of content: TextContent, in frame: Rect) -> [SceneItem.Kind] {
    guard !content.text.isEmpty else { return [] }
    let area = frame.inset(by: content.insets)
    let (shown, text, neededHeight) = fittedText(content, in: area)
    if !text.layout.missing.isEmpty { missing.append((content.text.string, text.layout.missing)) }
    let isCentred = content.verticalAlignment == .center
    let top = isCentred ? measurer.roundToPixel(area.minY + text.top) : area.minY
    texts.append(
      DrawnText(content: shown, area: area, layout: text.layout, neededHeight: neededHeight, top: top))
    var drawn: [SceneItem.Kind] = []
    isCutOff = text.layout.lines.contains { $0.isTruncated }
    // Baselines are on whole pixels, as on iOS; along the baseline each glyph keeps its exact position.
    let baselines = text.layout.lines.map { measurer.roundToPixel(top + $0.baseline) }
    for (line, baseline) in zip(text.layout.lines, baselines) {
      for background in line.backgrounds {
        let place = Point(x: area.minX, y: baseline)
        if let shape = shape(of: background, behind: line, at: place) { drawn.append(shape) }
      }
    }
    for (line, baseline) in zip(text.layout.lines, baselines) {
      lines.append(SceneTextLine(text: line.text, baseline: baseline, width: line.width))
      draw(line, at: Point(x: area.minX, y: baseline), over: &drawn)
    }
    return drawn
  }

  /// Adds a line's glyphs, shadows, underlines and strikethroughs; `place` is the left end of the baseline.
  private func draw(_ line: TextLine, at place: Point, over drawn: inout [SceneItem.Kind]) {
    let offset = place.y - line.baseline
    for run in line.runs {
      guard let own = run.shadow else { continue }
      drawn.append(.glyphs(shadow(of: resolved(run, left: place.x, raisedBy: offset), own)))
    }
    for underline in line.underlines { drawn += rule(underline, at: place, isThrough: false) }
    for run in line.runs {
      let glyphs = resolved(run, left: place.x, raisedBy: offset)
      if run.face == .missingGlyph { drawn += boxes(of: glyphs) } else { drawn.append(.glyphs(glyphs)) }
    }
    for strikethrough in line.strikethroughs { drawn += rule(strikethrough, at: place, isThrough: true) }
  }

  private func resolved(_ run: GlyphRun, left: Double, raisedBy offset: Double) -> SceneGlyphs {
    var glyphs = run.glyphs
    for index in glyphs.indices {
      glyphs[index].x += left
      glyphs[index].y += offset
    }
    return SceneGlyphs(
      face: run.face, pointSize: run.pointSize, color: run.color.resolved(in: appearance), glyphs: glyphs,
      text: run.text)
  }

  private func boxes(of run: SceneGlyphs) -> [SceneItem.Kind] {
    let stroke = MissingGlyphBox.stroke(pointSize: run.pointSize, color: run.color)
    return run.glyphs.map { glyph in
      .stroke(MissingGlyphBox.outline(x: glyph.x, baseline: glyph.y, pointSize: run.pointSize), stroke)
    }
  }

  /// The run's glyphs, offset as its shadow. They have no text, so that the text occurs only once.
  private func shadow(of run: SceneGlyphs, _ shadow: TextShadow) -> SceneGlyphs {
    var moved = run
    moved.color = shadow.color.resolved(in: appearance)
    moved.text = ""
    for index in moved.glyphs.indices {
      moved.glyphs[index].x += shadow.x
      moved.glyphs[index].y += shadow.y
      moved.glyphs[index].cluster = 0
    }
    return moved
  }

  private func shape(
    of background: TextBackground, behind line: TextLine, at place: Point
  ) -> SceneItem.Kind? {
    let color = background.color.resolved(in: appearance)
    guard color.alpha > 0, background.width > 0 else { return nil }
    return .shape(
      .rectangle(
        Rect(
          minX: measurer.roundToPixel(place.x + background.x),
          minY: measurer.roundToPixel(place.y - line.ascent),
          maxX: measurer.roundToPixel(place.x + background.x + background.width),
          maxY: measurer.roundToPixel(place.y + line.descent))), color)
  }

  private func rule(_ rule: TextRule, at place: Point, isThrough: Bool) -> [SceneItem.Kind] {
    let color = rule.color.resolved(in: appearance)
    guard color.alpha > 0 else { return [] }
    return rule.shapes(at: place, isThrough: isThrough, measurer).map { .shape($0, color) }
  }

  /// The text fitted into its area; a label or title that is too tall keeps the lines that fit, at least one.
  private func fittedText(
    _ content: TextContent, in area: Rect
  ) -> (content: TextContent, text: FittedText, neededHeight: Double) {
    let text = measurer.fitted(content, in: area.size)
    let layout = text.layout
    let needed = layout.size.height
    guard content.role != .textView, needed > area.height + 0.01 else { return (content, text, needed) }
    let fitting = layout.lines.count { $0.baseline + $0.descent <= area.height + 0.01 }
    guard max(fitting, 1) < layout.lines.count else { return (content, text, needed) }
    var shortened = content
    shortened.maximumLines = max(fitting, 1)
    return (shortened, measurer.fitted(shortened, in: area.size), needed)
  }
}

extension ViewMeasurer {
  /// Rounds a length in points to the nearest device pixel, halves up.
  func roundToPixel(_ value: Double) -> Double {
    (value * scale + 0.5 + 1e-6).rounded(.down) / scale
  }
}

/// A line of text as it is drawn.
struct SceneTextLine: Sendable {
  var text: String
  /// The distance of the baseline from the top of the window, in points.
  var baseline: Double
  /// The sum of the glyphs' advances, in points.
  var width: Double
}
