package import LayoutEngine
package import PageDrawing

/// Measures texts, images and controls for the layout engine, in one environment.
package struct ViewMeasurer: ContentMeasuring {
  /// The contents by layout item; `.none` for layout guides.
  package let contents: [ViewContent]
  package let text: TextEngine
  package var scale: Double
  /// The layout direction of the page, or of the view being drawn if it has its own.
  package var direction: LayoutDirection
  package let language: String
  /// The traits that choose an image's variant.
  package var imageTraits = ImageTraits.nominal
  /// The changes that view classes make to their intrinsic content size, by layout item; most items have
  /// none.
  package var adjustments: [Int: SizeAdjustment] = [:]

  package init(
    contents: [ViewContent], text: TextEngine, scale: Double, direction: LayoutDirection, language: String,
    imageTraits: ImageTraits = ImageTraits.nominal, adjustments: [Int: SizeAdjustment] = [:]
  ) {
    self.contents = contents
    self.text = text
    self.scale = scale
    self.direction = direction
    self.language = language
    self.imageTraits = imageTraits
    self.adjustments = adjustments
  }

  /// The first text that failed, recorded because measuring for the layout engine cannot throw.
  package let failures = TextFailures()

  package func intrinsicSize(ofItem item: Int, fittingWidth width: Double?) -> IntrinsicSize {
    guard let adjustment = adjustments[item] else { return contentSize(ofItem: item, fittingWidth: width) }
    let room = width.map { max(0, $0 - (adjustment.width ?? 0)) }
    return adjustment.adjusted(contentSize(ofItem: item, fittingWidth: room))
  }

  private func contentSize(ofItem item: Int, fittingWidth width: Double?) -> IntrinsicSize {
    switch contents[item] {
    case .text(let content):
      switch content.role {
      case .label: return labelSize(content, fittingWidth: width)
      case .textView: return textViewSize(content, fittingWidth: width)
      }
    case .control(let control): return control.intrinsicSize(fittingWidth: width, measuring: self)
    case .hairline: return IntrinsicSize(width: nil, height: 1 / scale)
    case .image(let content):
      let size = content.image.variant(for: imageTraits).alignedSize
      return IntrinsicSize(width: size.width, height: size.height)
    case .pageControl(let control):
      let size = control.size(scale: scale)
      return IntrinsicSize(width: size.width, height: size.height)
    case .none: return .none
    }
  }

  package func baselines(ofItem item: Int, in size: Size) -> Baselines? {
    if case .control(let control) = contents[item] { return control.baselines(in: size, measuring: self) }
    guard case .text(let content) = contents[item], !content.text.isEmpty else { return nil }
    // For a view of size zero only the existence of text matters, so its lines are not broken.
    let isCentred = content.verticalAlignment == .center
    guard size != .zero else { return Baselines(firstFromTop: 0, lastFromBottom: 0, isCentred: isCentred) }
    let insets = content.insets
    let text = fitted(
      content,
      in: Size(
        width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom))
    guard let first = text.layout.lines.first, let last = text.layout.lines.last else { return nil }
    let top = insets.top + text.top
    return Baselines(
      firstFromTop: top + first.baseline, lastFromBottom: size.height - top - last.baseline,
      isCentred: isCentred)
  }

  /// The text's layout in a width; without lines if the text fails, which `failures` records.
  package func layout(_ content: TextContent, width: Double?) -> TextLayout {
    do {
      return try text.layout(content.text, options(content, width: width))
    } catch {
      failures.first = failures.first ?? error
      return TextLayout(lines: [], size: .zero)
    }
  }

  /// The size of the text's lines, cheaper than `layout`; zero if the text fails.
  package func size(_ content: TextContent, width: Double?) -> Size {
    do {
      return try text.size(of: content.text, options(content, width: width))
    } catch {
      failures.first = failures.first ?? error
      return .zero
    }
  }

  private func options(_ content: TextContent, width: Double?) -> TextLayoutOptions {
    TextLayoutOptions(
      width: width.map { max($0, 0) }, maximumLines: content.maximumLines,
      lineBreakMode: content.lineBreakMode, direction: direction, language: language)
  }

  /// The width of the widest line and the height of all lines, rounded up to pixels. A single line ignores
  /// the width that it is offered (recorded from UIKit).
  private func labelSize(_ content: TextContent, fittingWidth width: Double?) -> IntrinsicSize {
    guard !content.text.isEmpty else { return IntrinsicSize(width: 0, height: 0) }
    let room = content.preferredWidth ?? width
    let size = size(content, width: content.maximumLines == 1 ? nil : room)
    return IntrinsicSize(width: ceilToPixel(size.width), height: ceilToPixel(size.height))
  }

  private func textViewSize(_ content: TextContent, fittingWidth width: Double?) -> IntrinsicSize {
    let insets = content.insets
    let size = size(content, width: width.map { $0 - insets.left - insets.right })
    return IntrinsicSize(
      width: ceilToPixel(size.width + insets.left + insets.right),
      height: ceilToPixel(size.height + insets.top + insets.bottom))
  }

  /// Rounds a length in points up to whole device pixels.
  func ceilToPixel(_ value: Double) -> Double {
    // A value above a pixel by a rounding error only is that pixel.
    (value * scale - 1e-6).rounded(.up) / scale
  }
}

/// The first text of a page that could not be laid out.
package final class TextFailures {
  package var first: TextError?
}
