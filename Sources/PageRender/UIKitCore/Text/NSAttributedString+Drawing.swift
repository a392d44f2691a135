public import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// The options of drawing and measuring text in a rectangle, with UIKit's raw values.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  /// Breaks lines at the rectangle's width; without this option the text is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Adds the fonts' leading to the line height in UIKit; without effect in PageRender.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Uses the bounds of the glyphs' ink in UIKit; PageRender always returns the bounds of the lines.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// Ends the last line that fits with an ellipsis if further lines do not fit.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// The settings and results of text drawing in UIKit; PageRender ignores them.
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
}

extension NSAttributedString {
  /// The size of the text without line breaking, in points, measured with the installed fonts.
  public func size() -> CGSize {
    measured(width: nil)
  }

  /// The bounds of the text's lines, in points, with the origin (0, 0).
  ///
  /// With `usesLineFragmentOrigin`, lines are broken at the width of `size`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let isBroken = options.contains(.usesLineFragmentOrigin)
    let isWide = !(size.width > 0 && size.width < 10_000_000)
    let measured = measured(width: isBroken && !isWide ? Double(size.width) : nil)
    return CGRect(origin: .zero, size: measured)
  }

  /// Draws the text without line breaking in the current context, with its upper left corner at `point`.
  public func draw(at point: CGPoint) {
    let size = size()
    // One point larger than the text, so that rounding breaks no line.
    draw(
      drawn(maximumLines: 0), CGRect(x: point.x, y: point.y, width: size.width + 1, height: size.height + 1))
  }

  /// Draws the text in a rectangle of the current context.
  ///
  /// Lines are broken at the rectangle's width; lines that do not fit its height are left out.
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

  /// The text as drawing content; by default black in the 12 pt system font. (UIKit's default is Helvetica.)
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

  /// The size of the text, broken at `width` unless that is `nil`, in points; zero if no font is found.
  private func measured(width: Double?) -> CGSize {
    let content = drawn(maximumLines: 0)
    func size(_ engine: TextEngine?) -> Size {
      guard let engine else { return .zero }
      let measurer = ViewMeasurer(
        contents: [], text: engine, scale: 1, direction: .leftToRight, language: "en")
      return measurer.size(content, width: width)
    }
    // The main actor keeps its text engine; on other threads, fonts are opened for each call.
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

/// The drawing methods of `NSString` for `String`, which iOS bridges implicitly.
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
