public import Foundation
internal import PageDrawing

/// A colour as layers take it. Unlike UIKit's it keeps both appearances of the colour it was made from, so that
/// one tree of views serves light and dark.
public final class CGColor: Hashable, Sendable {
  let dynamic: Color.Dynamic

  init(_ dynamic: Color.Dynamic) {
    self.dynamic = dynamic
  }

  /// An sRGB colour; components 0…1, values outside are clamped.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha).dynamic)
  }

  /// 0…1, in the light appearance.
  public var alpha: CGFloat { CGFloat(dynamic.light.alpha) }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.dynamic == b.dynamic }
  public func hash(into hasher: inout Hasher) { hasher.combine(dynamic) }
}

extension UIColor {
  public var cgColor: CGColor { CGColor(dynamic) }

  public convenience init(cgColor: CGColor) {
    self.init(cgColor.dynamic)
  }
}
