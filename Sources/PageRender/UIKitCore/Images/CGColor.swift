public import Foundation
internal import PageDrawing

/// The colour of a layer. Unlike Core Graphics' class, it keeps the light and the dark variant of its
/// `UIColor`, so that one tree of views serves both appearances.
public final class CGColor: Hashable, Sendable {
  let dynamic: Color.Dynamic

  init(_ dynamic: Color.Dynamic) {
    self.dynamic = dynamic
  }

  /// Makes an sRGB colour of components clamped to 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha).dynamic)
  }

  /// The alpha in the light appearance, 0…1.
  public var alpha: CGFloat { CGFloat(dynamic.light.alpha) }

  /// Red, green, blue and alpha, 0…1, in the light appearance.
  public var components: [CGFloat]? {
    let color = dynamic.light
    return [CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue), CGFloat(color.alpha)]
  }
  public var numberOfComponents: Int { 4 }
  public func copy(alpha: CGFloat) -> CGColor? { UIColor(dynamic).withAlphaComponent(alpha).cgColor }
  public func copy() -> CGColor? { self }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.dynamic == b.dynamic }
  public func hash(into hasher: inout Hasher) { hasher.combine(dynamic) }
}

extension CGColor: _ExpressibleByColorLiteral {
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension UIColor {
  public var cgColor: CGColor { CGColor(dynamic) }

  public convenience init(cgColor: CGColor) {
    self.init(cgColor.dynamic)
  }
}
