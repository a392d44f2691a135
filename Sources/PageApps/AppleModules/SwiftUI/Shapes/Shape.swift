public import Foundation
public import UIKitCore

/// A value that could be animated; pages are at rest, so nothing reads it.
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic where Self: BinaryFloatingPoint {
  public mutating func scale(by rhs: Double) { self *= Self(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}

extension Double: VectorArithmetic {}
extension Float: VectorArithmetic {}
extension CGFloat: VectorArithmetic {}

public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public static var zero: Self { Self() }
  public init() {}
  public static func + (a: Self, b: Self) -> Self { a }
  public static func - (a: Self, b: Self) -> Self { a }
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
}

public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  public var first: First
  public var second: Second
  public static var zero: Self { Self(.zero, .zero) }
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  public static func + (a: Self, b: Self) -> Self { Self(a.first + b.first, a.second + b.second) }
  public static func - (a: Self, b: Self) -> Self { Self(a.first - b.first, a.second - b.second) }
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// The way in which a shape turns round with the direction of the language.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// A form that fills a rectangle; as a view it is filled with the foreground.
nonisolated public protocol Shape: Sendable, Animatable, View, _Paintable {
  func path(in rect: CGRect) -> Path
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  @MainActor public var body: some View { fill(.foreground) }
}

/// A form that can be made smaller on all sides.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  func inset(by amount: CGFloat) -> InsetShape
}

extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
}

/// A shape of any type.
public struct AnyShape: Shape {
  let shape: any Shape
  public init<S: Shape>(_ shape: S) { self.shape = shape }
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

// MARK: Changed shapes

/// A shape whose path is another one's in a rectangle, after changes of both.
struct ChangedShape<Content: Shape>: Shape {
  let content: Content
  var rect: @Sendable (CGRect) -> CGRect = { $0 }
  var change: @Sendable (Path, CGRect) -> Path = { path, _ in path }

  func path(in rect: CGRect) -> Path { change(content.path(in: self.rect(rect)), rect) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }
  var layoutDirectionBehavior: LayoutDirectionBehavior { content.layoutDirectionBehavior }
}

extension CGAffineTransform {
  /// The transform about a point of a rectangle.
  func about(_ anchor: UnitPoint, in rect: CGRect) -> CGAffineTransform {
    let (x, y) = (rect.minX + rect.width * anchor.x, rect.minY + rect.height * anchor.y)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(self).concatenating(
      CGAffineTransform(translationX: x, y: y))
  }
}

extension Shape {
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    ChangedShape(content: self, change: { path, _ in path.trimmedPath(from: startFraction, to: endFraction) })
  }
  public func stroke(style: StrokeStyle) -> some Shape {
    ChangedShape(content: self, change: { path, _ in path.strokedPath(style) })
  }
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
  public func transform(_ transform: CGAffineTransform) -> some Shape {
    ChangedShape(content: self, change: { path, _ in path.applying(transform) })
  }
  public func offset(_ offset: CGSize) -> some Shape { self.offset(x: offset.width, y: offset.height) }
  public func offset(_ offset: CGPoint) -> some Shape { self.offset(x: offset.x, y: offset.y) }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    transform(CGAffineTransform(translationX: x, y: y))
  }
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    transform(CGAffineTransform(rotationAngle: CGFloat(angle.radians)), about: anchor)
  }
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    transform(CGAffineTransform(scaleX: x, y: y), about: anchor)
  }
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
  private func transform(_ transform: CGAffineTransform, about anchor: UnitPoint) -> some Shape {
    ChangedShape(content: self, change: { path, rect in path.applying(transform.about(anchor, in: rect)) })
  }
  /// The shape in a size of its own, at the top left.
  public func size(_ size: CGSize) -> some Shape {
    ChangedShape(content: self, rect: { CGRect(origin: $0.origin, size: size) })
  }
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}
