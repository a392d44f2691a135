internal import Foundation
internal import LayoutEngine

/// A subclass's change to its intrinsic content size, such as padding around a label's text.
package struct SizeAdjustment: Hashable, Sendable {
  /// The length added to the content's own width, in points; `nil` for no intrinsic width. `height` is alike.
  package var width: Double?
  package var height: Double?

  package init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// The intrinsic size after the adjustment.
  func adjusted(_ size: IntrinsicSize) -> IntrinsicSize {
    IntrinsicSize(
      width: width.flatMap { more in size.width.map { max(0, $0 + more) } },
      height: height.flatMap { more in size.height.map { max(0, $0 + more) } })
  }
}
