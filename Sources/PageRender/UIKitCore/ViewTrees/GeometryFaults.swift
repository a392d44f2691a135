internal import Foundation
internal import LayoutEngine
internal import PageBase

/// The errors for numbers of a view that no layout can use.
@MainActor
struct GeometryFaults {
  private(set) var found: [Diagnostic] = []
  let view: UIView

  init(of view: UIView) {
    self.view = view
  }

  private mutating func report(_ call: String, _ value: String, _ advice: String) {
    found.append(
      Diagnostic(.error, "\(view.diagnosticName): \(call) is \(value); \(advice)", exitCode: .badInput))
  }

  private static let range = "give it numbers up to 10,000,000"

  /// Returns the rectangle with 0 for numbers out of range and for negative sizes, which are reported.
  mutating func checked(_ rect: CGRect, _ call: String) -> CGRect {
    let (origin, size) = (rect.origin, rect.size)
    let isSized = size.width >= 0 && size.height >= 0
    guard isSized, size.isInRange, origin.isInRange else {
      let isNegative = size.isInRange && origin.isInRange
      report(
        call,
        "(\(text(origin.x)), \(text(origin.y)), \(text(size.width)) × \(text(size.height)))",
        isNegative ? "give it a width and a height of 0 or more" : Self.range)
      return CGRect(origin: origin.inRange, size: size.inRange)
    }
    return rect
  }

  /// Returns the size with 0 for numbers out of range and for negative sizes, which are reported.
  mutating func checked(_ size: CGSize, _ call: String) -> CGSize {
    guard size.width >= 0, size.height >= 0, size.isInRange else {
      report(
        call, "\(text(size.width)) × \(text(size.height))",
        size.isInRange ? "give it a width and a height of 0 or more" : Self.range)
      return size.inRange
    }
    return size
  }

  mutating func checked(_ point: CGPoint, _ call: String) -> CGPoint {
    guard point.isInRange else {
      report(call, "(\(text(point.x)), \(text(point.y)))", Self.range)
      return point.inRange
    }
    return point
  }

  mutating func checked(_ insets: UIEdgeInsets, _ call: String) -> UIEdgeInsets {
    let sides = [insets.top, insets.left, insets.bottom, insets.right]
    guard sides.allSatisfy(\.isInRange) else {
      report(call, "(\(sides.map(text).joined(separator: ", ")))", Self.range)
      return .zero
    }
    return insets
  }

  private func text(_ value: CGFloat) -> String { Wording.number(Double(value)) }
}

extension CGFloat {
  /// True if the magnitude is at most `LayoutInputError.limit`; false for NaN.
  fileprivate var isInRange: Bool { Double(self).magnitude <= LayoutInputError.limit }
}

extension CGPoint {
  fileprivate var isInRange: Bool { x.isInRange && y.isInRange }
  fileprivate var inRange: CGPoint { CGPoint(x: x.isInRange ? x : 0, y: y.isInRange ? y : 0) }
}

extension CGSize {
  fileprivate var isInRange: Bool { width.isInRange && height.isInRange }
  fileprivate var inRange: CGSize {
    CGSize(width: width.isInRange ? max(width, 0) : 0, height: height.isInRange ? max(height, 0) : 0)
  }
}
