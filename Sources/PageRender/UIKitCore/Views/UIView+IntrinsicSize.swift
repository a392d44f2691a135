public import Foundation
internal import LayoutEngine
internal import PageLayout

extension UIView {
  /// The value of `intrinsicContentSize` along an axis without an intrinsic size.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The target size with which `systemLayoutSizeFitting` returns the smallest size.
  public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
  /// The target size with which `systemLayoutSizeFitting` returns the largest size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The intrinsic content size for the layout engine.
  var intrinsicContent: LayoutItem.Content {
    let size = intrinsicContentSize
    func metric(_ value: CGFloat) -> Double? {
      value == UIView.noIntrinsicMetric ? nil : Double(value)
    }
    let (width, height) = (metric(size.width), metric(size.height))
    return width == nil && height == nil ? .none : .fixed(width: width, height: height)
  }

  var placeholderContent: LayoutItem.Content? {
    placeholderIntrinsicSize.map { .fixed(width: $0.width, height: $0.height) }
  }

  /// The size of the view's content in unlimited space, in points on the pixel grid of `fittingTraits`;
  /// `noIntrinsicMetric` along an axis without a size.
  var measuredIntrinsicSize: CGSize {
    let limit = CGSize(width: 10_000_000, height: 10_000_000)
    let size = measuredContentSize(fitting: limit)
    return CGSize(
      width: size.width.map { CGFloat($0) } ?? UIView.noIntrinsicMetric,
      height: size.height.map { CGFloat($0) } ?? UIView.noIntrinsicMetric)
  }

  /// The difference of a subclass's `intrinsicContentSize` from the content's size; `nil` if there is none.
  var sizeAdjustment: SizeAdjustment? {
    guard !isOfOwnClass, case .measured = layoutContent else { return nil }
    let (wanted, own) = (intrinsicContentSize, measuredIntrinsicSize)
    guard wanted != own else { return nil }
    func difference(_ wanted: CGFloat, _ own: CGFloat) -> Double? {
      wanted == UIView.noIntrinsicMetric || !wanted.isFinite ? nil : Double(wanted - max(own, 0))
    }
    return SizeAdjustment(
      width: difference(wanted.width, own.width), height: difference(wanted.height, own.height))
  }

  /// True if the view's class is PageRender's own, not a subclass of an app's.
  var isOfOwnClass: Bool {
    let type = ObjectIdentifier(type(of: self))
    if let known = OwnClasses.known[type] { return known }
    let name = String(reflecting: Swift.type(of: self))
    let isOwn = OwnClasses.modules.contains(where: name.hasPrefix)
    OwnClasses.known[type] = isOwn
    return isOwn
  }
}

@MainActor
private enum OwnClasses {
  /// The modules of PageRender's own views, each with the dot that follows it in a class's full name.
  static let modules = ["UIKitCore.", "PageInputs.", "PageReview."]
  /// The results of `isOfOwnClass` by class, cached because a program has few classes.
  static var known: [ObjectIdentifier: Bool] = [:]
}
