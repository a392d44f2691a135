internal import LayoutEngine
internal import PageDrawing

/// How text that does not fit its view is set smaller (`adjustsFontSizeToFitWidth`).
package struct TextFitting: Sendable {
  /// Times the size of the text; 0 is without a limit.
  package var minimumScale: Double
  package var baselineAdjustment: BaselineAdjustment

  package init(minimumScale: Double, baselineAdjustment: BaselineAdjustment) {
    self.minimumScale = minimumScale
    self.baselineAdjustment = baselineAdjustment
  }

  package enum BaselineAdjustment: Sendable {
    /// A line keeps the baseline it would have in its own size.
    case baseline
    /// It is centred.
    case center
    /// It keeps the top it would have.
    case top
  }

  /// Halvings of the range of scales: the last are a thousandth apart. UIKit's own steps are not published.
  private static let steps = 10
  /// Text that nothing limits is never smaller than this, times its size.
  private static let leastScale = 1.0 / 64

  /// The scales among which to look; none where the text may not become smaller.
  private var scales: (low: Double, high: Double)? {
    guard minimumScale < 1 else { return nil }
    return (max(minimumScale.isFinite ? minimumScale : 0, Self.leastScale), 1)
  }

  /// The largest scale at which the text fits, and the least where it fits at none.
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

/// The lines of a text in its view.
struct FittedText {
  var layout: TextLayout
  /// The distance from the top of the text's area to the top of its first line, in points; not rounded.
  var top: Double
}

extension ViewMeasurer {
  /// The text in an area, as large as it fits.
  func fitted(_ content: TextContent, in area: Size) -> FittedText {
    guard let fitting = content.fitting else {
      let layout = self.layout(content, width: area.width)
      return FittedText(layout: layout, top: content.top(of: layout.size.height, in: area.height))
    }
    let scale = fitting.scale { scale in
      let layout = self.layout(content.scaled(by: scale), width: area.width)
      // A pixel's rounding is no reason to become smaller.
      return !layout.lines.contains { $0.isTruncated } && layout.size.width <= area.width + 0.01
        && (layout.lines.count == 1 || layout.size.height <= area.height + 0.01)
    }
    let layout = self.layout(content.scaled(by: scale), width: area.width)
    let centred = content.top(of: layout.size.height, in: area.height)
    guard scale < 1, content.maximumLines == 1, let line = layout.lines.first,
      let own = self.layout(content, width: area.width).lines.first
    else { return FittedText(layout: layout, top: centred) }
    let ownTop = content.top(of: own.ascent + own.descent, in: area.height)
    switch fitting.baselineAdjustment {
    case .center: return FittedText(layout: layout, top: centred)
    case .top: return FittedText(layout: layout, top: ownTop)
    case .baseline: return FittedText(layout: layout, top: ownTop + own.baseline - line.baseline)
    }
  }
}

extension TextContent {
  /// The top of lines of a height in an area of a height.
  fileprivate func top(of height: Double, in area: Double) -> Double {
    switch verticalAlignment {
    case .top: 0
    case .center: (area - height) / 2
    }
  }

  /// The text in another size, with all that is measured in it.
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
