public import Foundation

extension CALayer {
  /// Converts a point from another layer's coordinates to this layer's; `nil` for the outermost layer's.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    let (mine, other) = (originOnRoot, layer?.originOnRoot ?? .zero)
    return CGPoint(x: point.x + other.x - mine.x, y: point.y + other.y - mine.y)
  }
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let (mine, other) = (originOnRoot, layer?.originOnRoot ?? .zero)
    return CGPoint(x: point.x + mine.x - other.x, y: point.y + mine.y - other.y)
  }
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: layer), size: rect.size)
  }
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: layer), size: rect.size)
  }

  /// The frontmost layer, this one or a descendant, that contains a point in the superlayer's coordinates;
  /// `nil` for a point outside.
  public func hitTest(_ point: CGPoint) -> CALayer? {
    guard !isHidden, frame.contains(point) else { return nil }
    let inside = CGPoint(
      x: point.x - frame.minX + bounds.minX, y: point.y - frame.minY + bounds.minY)
    for layer in (sublayers ?? []).reversed() {
      if let found = layer.hitTest(inside) { return found }
    }
    return self
  }

  /// The origin of the layer's coordinates in the outermost layer's, in points; transforms are ignored.
  private var originOnRoot: CGPoint {
    var origin = CGPoint.zero
    for layer in sequence(first: self, next: \.superlayer) {
      origin = CGPoint(x: origin.x - layer.bounds.minX, y: origin.y - layer.bounds.minY)
      guard layer.superlayer != nil else { break }
      origin = CGPoint(x: origin.x + layer.frame.minX, y: origin.y + layer.frame.minY)
    }
    return origin
  }
}
