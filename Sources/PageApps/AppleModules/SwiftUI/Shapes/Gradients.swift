internal import AppUIKit
public import Foundation

/// Colours at places between 0 and 1.
public struct Gradient: Equatable, Hashable, Sendable, ShapeStyle {
  public struct Stop: Equatable, Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }
  public init(colors: [Color]) {
    stops = colors.enumerated().map {
      Stop(color: $1, location: colors.count > 1 ? CGFloat($0) / CGFloat(colors.count - 1) : 0)
    }
  }

  public func _resolved(in environment: EnvironmentValues) -> AnyShapeStyle {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._resolved(in: environment)
  }
}

/// A gradient that runs from top to bottom of what it fills.
public struct AnyGradient: Hashable, Sendable, ShapeStyle {
  let gradient: Gradient
  public init(_ gradient: Gradient) { self.gradient = gradient }
  public func _resolved(in environment: EnvironmentValues) -> AnyShapeStyle {
    gradient._resolved(in: environment)
  }
}

/// A gradient's colours and form.
struct GradientPaint: Equatable, Sendable {
  enum Form: Equatable, Sendable {
    case linear(UnitPoint, UnitPoint)
    /// The radii are in points.
    case radial(UnitPoint, from: CGFloat, to: CGFloat)
    case elliptical(UnitPoint, from: CGFloat, to: CGFloat)
    /// The angles are in radians, clockwise from the right.
    case angular(UnitPoint, from: Double, to: Double)
  }

  var stops: [Gradient.Stop]
  var form: Form

  /// A layer of the gradient over a size.
  @MainActor func layer(_ size: CGSize, opacity: Double, _ environment: EnvironmentValues) -> CAGradientLayer
  {
    let layer = CAGradientLayer()
    layer.frame = CGRect(origin: .zero, size: size)
    var places = stops.map { min(max(Double($0.location), 0), 1) }
    switch form {
    case .linear(let start, let end):
      // Unit points are stretched with the layer in SwiftUI as in Core Animation.
      (layer.startPoint, layer.endPoint) = (CGPoint(x: start.x, y: start.y), CGPoint(x: end.x, y: end.y))
    case .radial(let center, let from, let to):
      layer.type = .radial
      layer.startPoint = CGPoint(x: center.x, y: center.y)
      layer.endPoint = CGPoint(
        x: center.x + (size.width > 0 ? to / size.width : 0),
        y: center.y + (size.height > 0 ? to / size.height : 0))
      places = places.map { to > 0 ? Double((from + (to - from) * $0) / to) : $0 }
    case .elliptical(let center, let from, let to):
      layer.type = .radial
      layer.startPoint = CGPoint(x: center.x, y: center.y)
      layer.endPoint = CGPoint(x: center.x + to, y: center.y + to)
      places = places.map { to > 0 ? Double((from + (to - from) * $0) / to) : $0 }
    case .angular(let center, let from, let to):
      layer.type = .conic
      layer.startPoint = CGPoint(x: center.x, y: center.y)
      layer.endPoint = CGPoint(x: center.x + cos(from) / 2, y: center.y + sin(from) / 2)
      let part = min(max((to - from) / (2 * .pi), 0), 1)
      places = places.map { $0 * part }
    }
    layer.colors = stops.map { stop in
      let color = stop.color.resolved(environment)
      return color.withAlphaComponent(color.cgColor.alpha * opacity).cgColor
    }
    layer.locations = places.map { NSNumber(value: $0) }
    return layer
  }
}

extension CGFloat {
  fileprivate static func * (a: CGFloat, b: Double) -> CGFloat { a * CGFloat(b) }
}

/// A gradient that fills a rectangle as a view.
nonisolated protocol GradientStyle: ShapeStyle, _PrimitiveView {
  var paint: GradientPaint { get }
}

extension GradientStyle {
  @MainActor public func elements(_ context: _Context) -> [_Element] {
    [StyleElement(AnyShapeStyle(self), context.environment)]
  }
}

/// A gradient along a line.
nonisolated public struct LinearGradient: GradientStyle {
  let paint: GradientPaint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    paint = GradientPaint(stops: gradient.stops, form: .linear(startPoint, endPoint))
  }
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

/// A gradient from a point outwards; the radii are in points.
nonisolated public struct RadialGradient: GradientStyle {
  let paint: GradientPaint

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    paint = GradientPaint(stops: gradient.stops, form: .radial(center, from: startRadius, to: endRadius))
  }
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

/// A gradient from a point outwards, as wide and as high as what it fills.
nonisolated public struct EllipticalGradient: GradientStyle {
  let paint: GradientPaint

  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    paint = GradientPaint(
      stops: gradient.stops, form: .elliptical(center, from: startRadiusFraction, to: endRadiusFraction))
  }
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

/// A gradient around a point.
nonisolated public struct AngularGradient: GradientStyle {
  let paint: GradientPaint

  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    let end = endAngle == startAngle ? startAngle.radians + 2 * .pi : endAngle.radians
    paint = GradientPaint(stops: gradient.stops, form: .angular(center, from: startAngle.radians, to: end))
  }
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle)
  }
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
}

/// An angle, clockwise on the screen.
public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public init() { radians = 0 }
  public init(radians: Double) { self.radians = radians }
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  public static let zero = Angle()
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  public static func * (a: Angle, b: Double) -> Angle { Angle(radians: a.radians * b) }
  public static func / (a: Angle, b: Double) -> Angle { Angle(radians: a.radians / b) }
  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
}
