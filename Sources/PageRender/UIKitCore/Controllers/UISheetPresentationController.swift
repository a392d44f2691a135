public import Foundation
internal import LayoutEngine
internal import PageLayout

/// The properties of a sheet, such as its detents. Before iOS 26, sheets are drawn over the whole screen.
open class UISheetPresentationController: _UISheetPresentationControllerNames {
  open var sourceView: UIView?
  open func animateChanges(_ changes: () -> Void) { changes() }
  /// Does nothing, since each layout resolves the detents.
  open func invalidateDetents() {}

  /// A height at which a sheet may rest.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// A height of about half the screen: 425/759 of the largest detent, on the pixel grid.
    public class func medium() -> Detent {
      Detent(.medium) { context in
        let traits = context.containerTraitCollection
        let share = traits.metrics.sheet?.mediumShare ?? 0.5
        let scale = traits.displayScale > 0 ? traits.displayScale : 1
        return (context.maximumDetentValue * CGFloat(share) * scale).rounded() / scale
      }
    }

    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height in points without the safe area's inset at the screen's end; a detent of `nil` is left out.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(rawValue: "custom"), resolver: resolver)
    }

    /// The height in points, 0…`maximumDetentValue`; `nil` for an inactive detent.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      guard let value = resolver(context), value.isFinite else { return nil }
      return min(max(value, 0), max(context.maximumDetentValue, 0))
    }

    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
    }
  }

  open var detents: [Detent] = [.large()]
  /// The detent at which the sheet rests; `nil` for the smallest.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The largest detent at which the screen below is not dimmed; `nil` dims it at all.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  /// The radius of the sheet's corners, in points; `nil` for the system's.
  open var preferredCornerRadius: CGFloat?
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// True if the sheet is none of the whole screen at compact height, as on an iPhone in landscape.
  open var prefersEdgeAttachedInCompactHeight = false
  /// True if a sheet at compact height has the width of the controller's `preferredContentSize`.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// A property without effect: form sheets have the size of `preferredContentSize` or the system's.
  open var prefersPageSizing = true

  /// The sheet's frame in the window, in points.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let window = containerView as? UIWindow else { return super.frameOfPresentedViewInContainerView }
    return SheetPlan(of: presentedViewController, in: window)?.frame ?? window.bounds
  }
}

/// The screen in which a detent is resolved.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the largest detent, in points.
  var maximumDetentValue: CGFloat { get }
}

/// The detents of a sheet with their heights on a screen.
@MainActor
struct SheetDetents {
  private struct Context: UISheetPresentationControllerDetentResolutionContext {
    var containerTraitCollection: UITraitCollection
    var maximumDetentValue: CGFloat
  }

  /// The height of the selected detent, in points.
  let value: CGFloat
  /// True if the screen below is dimmed.
  let areDimming: Bool

  init(of sheet: UISheetPresentationController, maximum: CGFloat, in traits: UITraitCollection) {
    let context = Context(containerTraitCollection: traits, maximumDetentValue: maximum)
    typealias Detent = UISheetPresentationController.Detent
    let active = sheet.detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (identifier: detent.identifier, value: $0) }
    }
    let selected = active.first { $0.identifier == sheet.selectedDetentIdentifier }
    let height = selected?.value ?? active.map(\.value).min() ?? maximum
    let standard = [Detent.medium(), .large()].compactMap { detent in
      detent.resolvedValue(in: context).map { (identifier: detent.identifier, value: $0) }
    }
    let undimmed = (active + standard).first { $0.identifier == sheet.largestUndimmedDetentIdentifier }
    value = height
    areDimming = undimmed.map { height > $0.value } ?? true
  }
}
