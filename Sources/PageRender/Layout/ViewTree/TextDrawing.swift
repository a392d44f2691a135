package import LayoutEngine
package import PageBase
package import PageDrawing

/// Turns text into positioned glyphs, and records the lines and texts that it drew.
package struct TextDrawing {
  let measurer: ViewMeasurer
  let appearance: Appearance
  /// The length, in points, that rounding may have taken from the width and height at which texts were measured.
  let slack: Double
  private(set) var lines: [SceneTextLine] = []
  private(set) var texts: [DrawnText] = []
  /// True if the last text drawn was truncated.
  private(set) var isCutOff = false
  /// Texts with characters that no font has.
  private(set) var missing: [(text: String, characters: [MissingCharacter])] = []

  package init(measurer: ViewMeasurer, appearance: Appearance, slack: Double = 0) {
    self.measurer = measurer
    self.appearance = appearance
    self.slack = slack
  }

  /// The items of a text in a frame, from back to front: the backgrounds of all lines, then each line's
  /// shadows, underlines, glyphs and strikethroughs.
  package mutating func items(of content: TextContent, in frame: Rect) -> [SceneItem.Kind] {
    guard !content.text.isEmpty else { return [] }
    let setting = setting(of: content, in: frame.inset(by: content.insets))
    let (area, text) = (setting.area, setting.text)
    if !text.layout.missing.isEmpty { missing.append((content.text.string, text.layout.missing)) }
    let isCentred = content.verticalAlignment == .center
    let top = isCentred ? measurer.roundToPixel(area.minY + text.top) : area.minY
    texts.append(
      DrawnText(
        content: setting.content, area: area, layout: text.layout, neededHeight: setting.neededHeight,
        top: top))
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
      face: run.face, pointSize: run.pointSize, fontSize: run.fontSize,
      color: run.color.resolved(in: appearance), glyphs: glyphs, text: run.text)
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

  /// A text as it is drawn.
  private struct Setting {
    /// The text, with fewer lines if not all of them fit.
    var content: TextContent
    var area: Rect
    var text: FittedText
    /// The height of all lines, in points.
    var neededHeight: Double
  }

  /// The text set into its area; a label or title that is too tall keeps the lines that fit, at least one.
  private func setting(of content: TextContent, in area: Rect) -> Setting {
    let (area, text) = unsqueezed(content, in: area)
    let layout = text.layout
    let needed = layout.size.height
    let whole = Setting(content: content, area: area, text: text, neededHeight: needed)
    let room = area.height + max(slack, 0.01)
    guard content.role != .textView, needed > room else { return whole }
    let fitting = layout.lines.count { $0.baseline + $0.descent <= room }
    guard max(fitting, 1) < layout.lines.count else { return whole }
    var shortened = whole
    shortened.content.maximumLines = max(fitting, 1)
    shortened.text = measurer.fitted(shortened.content, in: area.size)
    return shortened
  }

  /// The text fitted into its area, or into one that is wider by the slack, half of it at either side, if only that keeps
  /// the text from being cut, shrunk or broken into more lines. Rounding a frame's edges one by one takes less than
  /// a pixel from its width: at two pixels a point 10.3 and 20.7 become 10.5 and 20.5.
  private func unsqueezed(_ content: TextContent, in area: Rect) -> (area: Rect, text: FittedText) {
    let text = measurer.fitted(content, in: area.size)
    guard slack > 0, text.isSqueezed else { return (area, text) }
    let wide = area.inset(x: -slack / 2, y: 0)
    let looser = measurer.fitted(content, in: wide.size)
    return looser.isLessSqueezed(than: text) ? (wide, looser) : (area, text)
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
