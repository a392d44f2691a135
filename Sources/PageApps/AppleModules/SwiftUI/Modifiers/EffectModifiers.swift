internal import AppUIKit
public import Foundation
public import UIKitCore

extension View {
  // MARK: Visibility and clipping

  public func opacity(_ opacity: Double) -> some View {
    effect(unless: opacity >= 1) { view, _ in view.alpha = CGFloat(max(opacity, 0)) }
  }
  public func hidden() -> some View { wrapped { element, _ in HiddenElement(element) } }
  public func clipped(antialiased: Bool = false) -> some View {
    effect { view, _ in view.clipsToBounds = true }
  }
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    effect { view, context in view.clip(to: shape, eoFill: style.isEOFilled, context.environment) }
  }
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    let mask = mask()
    return wrapped { element, context in
      MaskElement(element, context.entered("mask").element(mask), alignment)
    }
  }
  public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(Rectangle().strokeBorder(content, lineWidth: width), alignment: .center)
  }
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    effect { view, context in
      view.layer.shadowColor = color.resolved(context.environment).cgColor
      (view.layer.shadowOpacity, view.layer.shadowRadius) = (1, max(radius, 0))
      view.layer.shadowOffset = CGSize(width: x, height: y)
    }
  }

  // MARK: Transforms

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    transformed(CGAffineTransform(scaleX: scale.width, y: scale.height), about: anchor)
  }
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    transformed(CGAffineTransform(rotationAngle: CGFloat(angle.radians)), about: anchor)
  }
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    transformed(transform, about: .topLeading)
  }
  /// A rotation about an axis is drawn where it has no perspective: about the screen's own, or by half turns.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    let turn = CATransform3DMakeRotation(CGFloat(angle.radians), axis.x, axis.y, axis.z)
    let isFlat = perspective == 0 || (anchorZ == 0 && abs(turn.m13) < 1e-6 && abs(turn.m23) < 1e-6)
    return transformed(
      CGAffineTransform(a: turn.m11, b: turn.m12, c: turn.m21, d: turn.m22, tx: 0, ty: 0), about: anchor
    ).told("rotation3DEffect(_:axis:)", "its perspective is not drawn", unless: isFlat)
  }
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    wrapped { element, context in
      guard enabled, context.environment.layoutDirection == .rightToLeft else { return element }
      return ContainedElement(element) { $0.transform = CGAffineTransform(scaleX: -1, y: 1) }
    }
  }

  private func transformed(_ transform: CGAffineTransform, about anchor: UnitPoint) -> some View {
    effect(unless: transform.isIdentity) { view, context in
      let isTurned = context.environment.layoutDirection == .rightToLeft
      view.layer.anchorPoint = CGPoint(x: isTurned ? 1 - anchor.x : anchor.x, y: anchor.y)
      view.transform = transform
    }
  }

  // MARK: Filters

  /// A blur is drawn of one shape in one colour.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    wrapped { element, context in radius > 0 ? BlurElement(element, radius, context.host) : element }
  }
  public func brightness(_ amount: Double) -> some View { told("brightness(_:)", unless: amount == 0) }
  public func contrast(_ amount: Double) -> some View { told("contrast(_:)", unless: amount == 1) }
  public func saturation(_ amount: Double) -> some View { told("saturation(_:)", unless: amount == 1) }
  public func grayscale(_ amount: Double) -> some View { told("grayscale(_:)", unless: amount == 0) }
  public func hueRotation(_ angle: Angle) -> some View { told("hueRotation(_:)", unless: angle == .zero) }
  public func colorInvert() -> some View { told("colorInvert()", unless: false) }
  public func colorMultiply(_ color: Color) -> some View {
    told("colorMultiply(_:)", unless: color == .white)
  }
  public func luminanceToAlpha() -> some View { told("luminanceToAlpha()", unless: false) }
  public func blendMode(_ mode: BlendMode) -> some View {
    told("blendMode(_:)", "what lies below is covered", unless: mode == .normal)
  }

  // MARK: What changes nothing at rest

  // MARK: Ways

  /// The view's elements, each in a view of UIKit that is changed.
  private func effect(
    unless isNone: Bool = false, _ change: @escaping @MainActor (UIView, Context) -> Void
  ) -> some View {
    wrapped { element, context in isNone ? element : ContainedElement(element) { change($0, context) } }
  }

  /// The view as it is, with a fault of what is missing.
  private func told(
    _ name: String, _ what: String = "the colours stay as they are, since there are no filters",
    unless isNone: Bool
  ) -> some View {
    wrapped { element, context in
      if !isNone { context.host.fail("\(name): \(what)") }
      return element
    }
  }
}

/// The way in which a view's colours join those below.
public enum BlendMode: Sendable, Hashable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut
  case plusDarker, plusLighter
}
