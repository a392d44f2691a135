internal import LayoutEngine
internal import PageDrawing

/// The rule by which a text that does not fit its view is shrunk (`adjustsFontSizeToFitWidth`).
package struct TextFitting: Sendable {
  /// The smallest scale of the font size; 0 sets no limit.
  package var minimumScale: Double
  package var baselineAdjustment: BaselineAdjustment

  package init(minimumScale: Double, baselineAdjustment: BaselineAdjustment) {
    self.minimumScale = minimumScale
    self.baselineAdjustment = baselineAdjustment
  }

  package enum BaselineAdjustment: Sendable {
    /// The shrunk line keeps the baseline that it has in its own size.
    case baseline
    /// The shrunk line is centred.
    case center
    /// The shrunk line keeps the top that it has in its own size.
    case top
  }

  /// The number of bisections of the range of scales, which makes the last steps a thousandth. UIKit's own
  /// steps are not published.
  private static let steps = 10
  /// The smallest scale of a text whose `minimumScale` sets no limit.
  private static let leastScale = 1.0 / 64

  /// The range of allowed scales; `nil` if the text may not shrink.
  private var scales: (low: Double, high: Double)? {
    guard minimumScale < 1 else { return nil }
    return (max(minimumScale.isFinite ? minimumScale : 0, Self.leastScale), 1)
  }

  /// The largest scale at which the text fits; the smallest allowed scale if it fits at none.
  func scale(fits: (Double) -> Bool) -> Double {
    guard !fits(1), var (low, high) = scales else { return 1 }
    guard fits(low) else { return low }
    for _ in 0..<Self.steps {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }
}

/// A text laid out in its view.
struct FittedText {
  var layout: TextLayout
  /// The distance from the top of the text's area to the top of its first line, in points; not rounded.
  var top: Double
  /// The factor by which the text is shrunk; 1 for a text in its own size.
  var scale = 1.0

  /// True if lines are truncated, the text is shrunk or it has several lines.
  var isSqueezed: Bool { scale < 1 || layout.lines.count > 1 || isCutOff }

  private var isCutOff: Bool { layout.lines.contains { $0.isTruncated } }

  /// Returns true if this layout shows the text whole and in its own size, and the other one does not, or breaks it into
  /// more lines.
  func isLessSqueezed(than other: FittedText) -> Bool {
    guard scale == 1, !isCutOff else { return false }
    return other.scale < 1 || other.isCutOff || layout.lines.count < other.layout.lines.count
  }
}

extension ViewMeasurer {
  /// The text laid out in an area, shrunk if necessary and allowed.
  func fitted(_ content: TextContent, in area: Size) -> FittedText {
    guard let fitting = content.fitting else {
      let layout = self.layout(content, width: area.width)
      return FittedText(layout: layout, top: content.top(of: layout.size.height, in: area.height))
    }
    let scale = fitting.scale { scale in
      let layout = self.layout(content.scaled(by: scale), width: area.width)
      // The tolerance keeps rounding to pixels from shrinking the text.
      return !layout.lines.contains { $0.isTruncated } && layout.size.width <= area.width + 0.01
        && (layout.lines.count == 1 || layout.size.height <= area.height + 0.01)
    }
    let layout = self.layout(content.scaled(by: scale), width: area.width)
    let centred = content.top(of: layout.size.height, in: area.height)
    guard scale < 1, content.maximumLines == 1, let line = layout.lines.first,
      let own = self.layout(content, width: area.width).lines.first
    else { return FittedText(layout: layout, top: centred, scale: scale) }
    let ownTop = content.top(of: own.ascent + own.descent, in: area.height)
    switch fitting.baselineAdjustment {
    case .center: return FittedText(layout: layout, top: centred, scale: scale)
    case .top: return FittedText(layout: layout, top: ownTop, scale: scale)
    case .baseline:
      return FittedText(layout: layout, top: ownTop + own.baseline - line.baseline, scale: scale)
    }
  }
}

extension TextContent {
  /// The distance from the top of an area to the top of lines of a total height.
  fileprivate func top(of height: Double, in area: Double) -> Double {
    switch verticalAlignment {
    case .top: 0
    case .center: (area - height) / 2
    }
  }

  /// The text with its font sizes, and all lengths relative to them, scaled.
  fileprivate func scaled(by scale: Double) -> TextContent {
    guard scale != 1 else { return self }
    var content = self
    content.text = text.changed { attributes in
      attributes.font.pointSize *= scale
      attributes.kern = attributes.kern.map { $0 * scale }
      attributes.tracking *= scale
      attributes.baselineOffset *= scale
      attributes.paragraph.minimumLineHeight *= scale
      attributes.paragraph.maximumLineHeight *= scale
    }
    return content
  }
}
