public import Foundation
internal import PageLayout

/// A corner radius: a length, or one that follows the view's container.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  let radius: CGFloat
  /// True if the corners have the centres of their container's, and `radius` is the least.
  private(set) var isConcentric = false

  private init(_ radius: CGFloat) {
    self.radius = radius.isFinite ? max(radius, 0) : 0
  }

  public init(floatLiteral value: Double) { self.init(CGFloat(value)) }
  public init(integerLiteral value: Int) { self.init(CGFloat(value)) }

  /// A radius in points.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(radius) }

  /// The radius with which a view's corners have the centres of the corners of the nearest view around that
  /// has round ones; at least `minimum`.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    var radius = UICornerRadius(minimum ?? 0)
    radius.isConcentric = true
    return radius
  }
}

/// The shape of a view's corners since iOS 26, drawn as continuous curves.
public struct UICornerConfiguration: Hashable, Sendable {
  let rule: CornerRule

  /// Corners of one radius, at most half the shorter side.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    let length = Double(radius.radius)
    return UICornerConfiguration(
      rule: radius.isConcentric ? .concentric(minimum: length) : .capsuleUpTo(length))
  }

  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(radius: radius)
  }

  /// Corners of half the shorter side, at most a radius in points.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    guard let maximumRadius, maximumRadius.isFinite else { return UICornerConfiguration(rule: .capsule) }
    return UICornerConfiguration(rule: .capsuleUpTo(Double(max(maximumRadius, 0))))
  }
}

extension UIView {
  /// The shape of the view's corners, which replaces the layer's corner radius; `nil` unless set.
  public var cornerConfiguration: UICornerConfiguration? {
    get { kept("cornerConfiguration") ?? nil }
    set {
      keep(newValue, "cornerConfiguration")
      // A layer that was never used has no style.
      _ = layer
    }
  }
}
