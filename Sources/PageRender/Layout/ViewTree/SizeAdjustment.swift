internal import Foundation
internal import LayoutEngine

/// A subclass's addition to the size of its content, such as room around a label's text.
package struct SizeAdjustment: Hashable, Sendable {
  /// Added to the content's own size, in points; `nil` is no size of its own along the axis.
  package var width: Double?
  package var height: Double?

  package init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// The size of content that was measured as `size`, adjusted.
  func adjusted(_ size: IntrinsicSize) -> IntrinsicSize {
    IntrinsicSize(
      width: width.flatMap { more in size.width.map { max(0, $0 + more) } },
      height: height.flatMap { more in size.height.map { max(0, $0 + more) } })
  }
}
