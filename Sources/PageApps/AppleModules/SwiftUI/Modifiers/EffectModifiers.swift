internal import AppUIKit
public import Foundation
public import PageDrawing
public import UIKitCore

extension View {
  // MARK: Visibility and clipping

  /// Overlapping views show through, unless they are in a compositing group: Apple's page of `compositingGroup()`.
  public func opacity(_ opacity: Double) -> some View {
    effect(unless: opacity >= 1) { view, _ in
      view.alpha = CGFloat(max(opacity, 0))
      view.layer.fadesApart = true
    }
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
    let flat = CGAffineTransform(a: turn.m11, b: turn.m12, c: turn.m21, d: turn.m22, tx: 0, ty: 0)
    return transformed(flat, about: anchor).wrapped { element, context in
      if !isFlat { context.host.fail("rotation3DEffect(_:axis:): its perspective is not drawn") }
      return element
    }
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

  // The matrices are those of OpenSwiftUI's ColorMatrix (069dd80), audited against SwiftUI 6.5.4.

  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    filtered(unless: !(radius > 0), .blur(radius: Double(min(radius, 1e5)), isOpaque: opaque))
  }
  public func brightness(_ amount: Double) -> some View {
    filtered(unless: amount == 0, .colors(.scale([1, 1, 1], plus: amount)))
  }
  public func contrast(_ amount: Double) -> some View {
    filtered(
      unless: amount == 1, .colors(.scale([amount, amount, amount], plus: (1 - amount) / 2)))
  }
  public func saturation(_ amount: Double) -> some View {
    filtered(unless: amount == 1, .colors(.saturation(max(amount, 0))))
  }
  public func grayscale(_ amount: Double) -> some View {
    filtered(unless: amount == 0, .colors(.saturation(1 - amount)))
  }
  public func hueRotation(_ angle: Angle) -> some View {
    filtered(unless: angle == .zero, .colors(.hueRotation(angle.radians)))
  }
  public func colorInvert() -> some View { filtered(.colors(.scale([-1, -1, -1], plus: 1))) }
  public func colorMultiply(_ color: Color) -> some View {
    effect(unless: color == .white) { view, context in
      let color = color.resolved(context.environment).resolvedColor(
        with: UITraitCollection(userInterfaceStyle: context.environment.colorScheme == .dark ? .dark : .light)
      )
      view.layer.pictureFilters = [.colors(.scale((color.cgColor.components ?? []).map { Double($0) }))]
    }
  }
  public func luminanceToAlpha() -> some View { filtered(.colors(.luminanceToAlpha)) }
  public func blendMode(_ mode: BlendMode) -> some View {
    filtered(unless: mode == .normal, .blend(mode))
  }
  public func compositingGroup() -> some View { filtered(.blend(.normal)) }
  public func drawingGroup(opaque: Bool = false) -> some View { filtered(.blend(.normal)) }

  // MARK: Places of other views

  /// A view that is no source has the place and size of the source.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    wrapped { element, context in
      let shared = context.host.storage("matched \(namespace.key) \(id)") { MatchedFrame() }
      return MatchedElement(element, shared, isSource: isSource, properties, anchor, context.host)
    }
  }
  /// The view without a modifier that changes it at the edges of a scroll view.
  public func pageRenderAtEdge(_ name: String) -> some View {
    wrapped { element, context in EdgeElement(element, name, context.host) }
  }

  // MARK: Ways

  /// The view's elements, each in a view of UIKit that is changed.
  private func effect(
    unless isNone: Bool = false, _ change: @escaping @MainActor (UIView, Context) -> Void
  ) -> some View {
    wrapped { element, context in isNone ? element : ContainedElement(element) { change($0, context) } }
  }

  private func filtered(unless isNone: Bool = false, _ filter: Filter) -> some View {
    effect(unless: isNone) { view, _ in view.layer.pictureFilters = [filter] }
  }
}

public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The way in which a view's colours join those below.
public typealias BlendMode = Filter.Blend
