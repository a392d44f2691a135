public import Foundation

/// A shape that can be made smaller, and may be no more than a rectangle with equal corners.
nonisolated public protocol _CorneredShape: InsettableShape {
  /// The radius and form of the corners in a size; `nil` for other forms.
  func _corner(in size: CGSize) -> (radius: CGFloat, style: RoundedCornerStyle)?
  /// The form whose edges lie farther inside.
  func _smaller(by amount: CGFloat) -> Self
}

extension _CorneredShape {
  public func _corner(in size: CGSize) -> (radius: CGFloat, style: RoundedCornerStyle)? { nil }
  public func _smaller(by amount: CGFloat) -> Self { self }
  public func inset(by amount: CGFloat) -> _Inset<Self> { _Inset(shape: self, amount: amount) }
}

/// A shape that is smaller on all sides.
public struct _Inset<Form: _CorneredShape>: InsettableShape {
  let shape: Form
  let amount: CGFloat
  public func path(in rect: CGRect) -> Path {
    let (x, y) = (min(amount, rect.width / 2), min(amount, rect.height / 2))
    return shape._smaller(by: amount).path(in: rect.insetBy(dx: x, dy: y))
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  public func inset(by amount: CGFloat) -> Self { Self(shape: shape, amount: self.amount + amount) }
}

/// A rectangle as large as its frame.
public struct Rectangle: _CorneredShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func _corner(in size: CGSize) -> (radius: CGFloat, style: RoundedCornerStyle)? { (0, .circular) }
}

/// A rectangle with round corners, continuous ones unless told otherwise.
public struct RoundedRectangle: _CorneredShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
  public func _corner(in size: CGSize) -> (radius: CGFloat, style: RoundedCornerStyle)? {
    cornerSize.width == cornerSize.height ? (cornerSize.width, style) : nil
  }
  public func _smaller(by amount: CGFloat) -> Self {
    let size = CGSize(width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0))
    return Self(cornerSize: size, style: style)
  }
}

/// A rectangle whose corners have radii of their own.
public struct UnevenRoundedRectangle: _CorneredShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    (self.cornerRadii, self.style) = (cornerRadii, style)
  }
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    let radii = RectangleCornerRadii(
      topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
      topTrailing: topTrailingRadius)
    self.init(cornerRadii: radii, style: style)
  }

  public func path(in rect: CGRect) -> Path {
    Path { $0.addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style) }
  }
  public func _smaller(by amount: CGFloat) -> Self {
    var radii = cornerRadii
    for corner in [\RectangleCornerRadii.topLeading, \.bottomLeading, \.bottomTrailing, \.topTrailing] {
      radii[keyPath: corner] = max(radii[keyPath: corner] - amount, 0)
    }
    return Self(cornerRadii: radii, style: style)
  }
}

/// A rectangle whose shorter sides are half circles, as half of the shorter side leaves no room for smooth corners.
public struct Capsule: _CorneredShape {
  public var style: RoundedCornerStyle
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
  }
  public func _corner(in size: CGSize) -> (radius: CGFloat, style: RoundedCornerStyle)? {
    (min(size.width, size.height) / 2, .circular)
  }
}

/// A circle in the middle of its frame, which is as wide as it is high.
public struct Circle: _CorneredShape {
  public init() {}
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side = min(proposal.width ?? proposal.height ?? 10, proposal.height ?? proposal.width ?? 10)
    return CGSize(width: side, height: side)
  }
  public func _corner(in size: CGSize) -> (radius: CGFloat, style: RoundedCornerStyle)? {
    abs(size.width - size.height) < 1e-6 ? (size.width / 2, .circular) : nil
  }
}

/// An ellipse as large as its frame.
public struct Ellipse: _CorneredShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// The shape of the container, which on a screen is a rectangle.
public typealias ContainerRelativeShape = Rectangle

// MARK: Shorthands

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
  public static var containerRelative: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self
  {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
  public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}

extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { Ellipse() } }

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> Self
  {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> Self { RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius) }
}
