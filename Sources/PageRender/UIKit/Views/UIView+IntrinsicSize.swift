internal import Foundation
internal import LayoutEngine

/// What a subclass says of its size beyond what its content has, such as room around a label's text.
struct SizeAdjustment: Hashable, Sendable {
  /// Added to the content's own size, in points; `nil` is no size of its own along the axis.
  var width: Double?
  var height: Double?

  /// The size of content that was measured as `size`, adjusted.
  func adjusted(_ size: IntrinsicSize) -> IntrinsicSize {
    IntrinsicSize(
      width: width.flatMap { more in size.width.map { max(0, $0 + more) } },
      height: height.flatMap { more in size.height.map { max(0, $0 + more) } })
  }
}

extension UIView {
  /// The size of the view's content where nothing limits it, in points on the pixel grid of `fittingTraits`;
  /// `noIntrinsicMetric` along an axis without one.
  var measuredIntrinsicSize: CGSize {
    let limit = CGSize(width: 10_000_000, height: 10_000_000)
    let size = measuredContentSize(fitting: limit)
    return CGSize(
      width: size.width.map { CGFloat($0) } ?? UIView.noIntrinsicMetric,
      height: size.height.map { CGFloat($0) } ?? UIView.noIntrinsicMetric)
  }

  /// By how much a subclass's `intrinsicContentSize` differs from that of the content; `nil` where it does not.
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

  /// Whether the view's class is one of these here, which nobody has changed.
  var isOfOwnClass: Bool {
    let type = ObjectIdentifier(type(of: self))
    if let known = OwnClasses.known[type] { return known }
    let isOwn = String(reflecting: Swift.type(of: self)).hasPrefix("PageRender.")
    OwnClasses.known[type] = isOwn
    return isOwn
  }
}

@MainActor
private enum OwnClasses {
  /// By class; a program has few.
  static var known: [ObjectIdentifier: Bool] = [:]
}
