public import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// How text is drawn in a rectangle, with UIKit's raw values.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  /// Lines are broken at the rectangle's width; else the text is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines count with the gap of their font; system fonts have none.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Bounds are those of the ink; here they are always those of the lines.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits ends with an ellipsis where there are more.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// UIKit's report about drawn text; empty here.
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
}

extension NSAttributedString {
  /// The size of the text's lines where none is broken, in points; fonts are the installed ones.
  public func size() -> CGSize {
    measured(width: nil)
  }

  /// The rectangle around the text's lines in a size, in points, from (0, 0). Lines are broken only with
  /// `usesLineFragmentOrigin`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let isBroken = options.contains(.usesLineFragmentOrigin)
    let isWide = !(size.width > 0 && size.width < 10_000_000)
    let measured = measured(width: isBroken && !isWide ? Double(size.width) : nil)
    return CGRect(origin: .zero, size: measured)
  }

  /// Draws the text in the current context, lines as they come, from its upper left corner.
  public func draw(at point: CGPoint) {
    let size = size()
    // A little more than it needs, so that rounding breaks nothing.
    draw(
      drawn(maximumLines: 0), CGRect(x: point.x, y: point.y, width: size.width + 1, height: size.height + 1))
  }

  /// Draws the text in a rectangle of the current context: lines are broken at its width, those that do not fit are left out.
  public func draw(in rect: CGRect) {
    draw(drawn(maximumLines: 0), rect)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    let isBroken = options.contains(.usesLineFragmentOrigin)
    draw(
      drawn(
        maximumLines: isBroken ? 0 : 1,
        lineBreakMode: options.contains(.truncatesLastVisibleLine) ? .byTruncatingTail : .byWordWrapping),
      rect)
  }

  private func draw(_ content: TextContent, _ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.add(.text(content, in: Rect(rect)))
  }

  /// The text as it is drawn: black, at 12 pt unless the attributes say otherwise. (Helvetica on iOS.)
  private func drawn(
    maximumLines: Int, lineBreakMode: LineBreakMode = .byWordWrapping
  ) -> TextContent {
    let defaults = TextAttributes(
      font: UIFont.systemFont(ofSize: 12).descriptor, color: Color.Dynamic(.black))
    return TextContent(
      text: AttributedText(self, defaults: defaults), maximumLines: maximumLines,
      lineBreakMode: lineBreakMode,
      insets: .zero, verticalAlignment: .top, role: .label)
  }

  /// Zero where no font is found.
  private func measured(width: Double?) -> CGSize {
    let content = drawn(maximumLines: 0)
    func size(_ engine: TextEngine?) -> Size {
      guard let engine else { return .zero }
      let measurer = ViewMeasurer(
        contents: [], text: engine, scale: 1, direction: .leftToRight, language: "en")
      return measurer.size(content, width: width)
    }
    // The main actor keeps its fonts open; others open theirs.
    let found =
      MainThread.isCurrent
      ? MainActor.assumeIsolated { size(try? MainActorText.engine.get()) }
      : size(try? TextEngine(catalog: .building))
    return CGSize(found)
  }
}

extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attrs).size()
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }

  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(at: point)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(in: rect)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    attributed(attributes).draw(with: rect, options: options, context: context)
  }

  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: self as String, attributes: attributes)
  }
}

/// Swift's strings, as the same methods of `NSString` are found on iOS without a word.
extension String {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as NSString).size(withAttributes: attrs)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    (self as NSString).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as NSString).draw(at: point, withAttributes: attrs)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as NSString).draw(in: rect, withAttributes: attrs)
  }
}
