internal import LayoutEngine

/// Resolves text into glyphs in their places, and notes what it drew.
struct TextDrawing {
  let measurer: ViewMeasurer
  let appearance: Appearance
  private(set) var lines: [SceneTextLine] = []
  /// The characters no font has, each once, in the order of the texts.
  private(set) var missing: [Unicode.Scalar] = []

  init(measurer: ViewMeasurer, appearance: Appearance) {
    self.measurer = measurer
    self.appearance = appearance
  }

  /// The glyphs of a text in a frame.
  mutating func glyphs(of content: TextContent, in frame: Rect) -> [SceneGlyphs] {
    guard !content.text.isEmpty else { return [] }
    let area = frame.inset(by: content.insets)
    let layout = fittedLayout(of: content, in: area)
    for scalar in layout.missing where !missing.contains(scalar) { missing.append(scalar) }
    var top = area.minY
    if content.verticalAlignment == .center {
      top = measurer.roundToPixel(area.minY + (area.height - layout.size.height) / 2)
    }
    var drawn: [SceneGlyphs] = []
    for line in layout.lines {
      // Lines stand on whole pixels, as on iOS; along the line a scene keeps each glyph's exact place.
      let baseline = measurer.roundToPixel(top + line.baseline)
      lines.append(SceneTextLine(text: line.text, baseline: baseline, width: line.width))
      for run in line.runs {
        drawn.append(resolved(run, left: area.minX, raisedBy: baseline - line.baseline))
      }
    }
    return drawn
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

  /// The text in its area; a label or title that is too tall keeps the lines that fit, at least one.
  private func fittedLayout(of content: TextContent, in area: Rect) -> TextLayout {
    let layout = measurer.layout(content, width: area.width)
    guard content.role != .textView, layout.size.height > area.height + 0.01 else { return layout }
    let fitting = layout.lines.count { $0.baseline + $0.descent <= area.height + 0.01 }
    var shortened = content
    shortened.maximumLines = max(fitting, 1)
    return measurer.layout(shortened, width: area.width)
  }
}

extension ViewMeasurer {
  /// The nearest device pixel, half up.
  func roundToPixel(_ value: Double) -> Double {
    (value * scale + 0.5 + 1e-6).rounded(.down) / scale
  }
}

/// A line of text as it is drawn.
struct SceneTextLine: Sendable {
  var text: String
  /// From the top of the window, in points.
  var baseline: Double
  /// The sum of the advances, in points.
  var width: Double
}
