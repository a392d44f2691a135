public import Foundation
internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

extension NSMutableAttributedString {
  /// Gives the text to a layout manager, which lays it out in the first of its containers.
  @preconcurrency @MainActor
  public func addLayoutManager(_ layoutManager: NSLayoutManager) { layoutManager.ownStorage = self }

  @preconcurrency @MainActor
  public func removeLayoutManager(_ layoutManager: NSLayoutManager) {
    if layoutManager.ownStorage === self { layoutManager.ownStorage = nil }
  }
}

extension NSTextContainer {
  /// Makes a container of a size in points; 0 is unlimited, as are ten million and more.
  public convenience init(size: CGSize) {
    self.init()
    self.size = size
  }
}

extension NSLayoutManager {
  /// Adds a container. The first one has the whole text; lines that do not fit it are in no other.
  public func addTextContainer(_ container: NSTextContainer) {
    ownContainers.append(container)
    container.layoutManager = self
  }

  /// Calls the closure for each line of a range: with the line's rectangle in its container, the part that the text
  /// covers, the container, and the range of glyphs, which are counted as one per UTF-16 code unit.
  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var stop = ObjCBool(false)
    for line in laidOutLines() {
      let range = NSRange(location: line.range.lowerBound, length: line.range.count)
      guard range.location < glyphRange.upperBound, range.upperBound > glyphRange.location else { continue }
      let (fragment, used) = rects(of: line, in: container)
      block(fragment, used, container, range, &stop)
      if stop.boolValue { return }
    }
  }

  /// Returns the line's rectangle around a glyph; empty for a glyph that is on no line.
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let container = textContainers.first, let line = line(ofGlyphAt: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = NSRange(location: line.range.lowerBound, length: line.range.count)
    return rects(of: line, in: container).fragment
  }

  /// Returns the glyphs that the ellipsis of a glyph's line stands for; `NSNotFound` without an ellipsis at the end.
  public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    guard let line = line(ofGlyphAt: glyphIndex), line.isTruncated, line.range.upperBound < numberOfGlyphs else {
      return NSRange(location: NSNotFound, length: 0)
    }
    return NSRange(location: line.range.upperBound, length: numberOfGlyphs - line.range.upperBound)
  }

  public func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  public func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }

  /// The rectangle of the lines of the manager's own text, in points.
  func ownUsedRect(for container: NSTextContainer) -> CGRect {
    guard container === textContainers.first else { return .zero }
    return laidOutLines().map { rects(of: $0, in: container).used }.reduce(CGRect.null) { $0.union($1) }
      .orZero
  }

  private func line(ofGlyphAt index: Int) -> TextLine? {
    laidOutLines().first { $0.range.contains(index) } ?? laidOutLines().last { $0.isTruncated }
  }

  private func rects(of line: TextLine, in container: NSTextContainer) -> (fragment: CGRect, used: CGRect) {
    let (top, height) = (line.baseline - line.ascent, line.ascent + line.descent)
    let padding = Double(container.lineFragmentPadding)
    let width = Self.limit(roomWidth(of: container)) ?? line.x + line.width + 2 * padding
    return (
      CGRect(x: 0, y: top, width: width, height: height),
      CGRect(x: line.x, y: top, width: line.width + 2 * padding, height: height)
    )
  }

  /// The width of a text view's text, or of a container that code made.
  private func roomWidth(of container: NSTextContainer) -> CGFloat {
    guard let textView else { return container.size.width }
    return textView.bounds.width - textView.textContainerInset.left - textView.textContainerInset.right
  }

  /// A width or height in points; `nil` for an unlimited one.
  private static func limit(_ length: CGFloat) -> Double? {
    length > 0 && length < 10_000_000 ? Double(length) : nil
  }

  /// The lines that fit the container, laid out anew, as text and size may have changed.
  private func laidOutLines() -> [TextLine] {
    guard let container = textContainers.first, let text = textStorage,
      case .success(let engine) = MainActorText.engine
    else { return [] }
    var content = TextContent(
      text: AttributedText(
        text,
        defaults: TextAttributes(
          font: UIFont.systemFont(ofSize: 12).descriptor, color: Color.Dynamic(.black))),
      maximumLines: max(container.maximumNumberOfLines, 0), lineBreakMode: container.lineBreakMode.lineBreakMode,
      insets: .zero, verticalAlignment: .top, role: .label)
    if let textView, case .text(let shown) = textView.content { content.text = shown.text }
    let traits = UIView.measuringTraits
    let measurer = ViewMeasurer(
      contents: [], text: engine, scale: traits.scale, direction: traits.direction, language: traits.language)
    let width = Self.limit(roomWidth(of: container)).map { max($0 - 2 * Double(container.lineFragmentPadding), 0) }
    let lines = measurer.layout(content, width: width).lines
    guard textView == nil, let height = Self.limit(container.size.height) else { return lines }
    // A thousandth of a point is the rounding of a height that was measured.
    return Array(lines.prefix { $0.baseline + $0.descent <= height + 0.001 })
  }
}

extension CGRect {
  /// The rectangle, or zero in place of the null rectangle.
  fileprivate var orZero: CGRect { isNull ? .zero : self }
}
