public import Foundation

/// A two-dimensional vector.
public struct CGVector: Hashable, Codable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat
  public static let zero = CGVector(dx: 0, dy: 0)

  public init() { self.init(dx: 0, dy: 0) }
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}

extension CGPoint {
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

// Objective-C's class for the index paths of tables and collection views.
extension NSIndexPath {
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }
  public var section: Int { length > 0 ? index(atPosition: 0) : 0 }
  public var row: Int { length > 1 ? index(atPosition: 1) : 0 }
  public var item: Int { row }
}
