internal import Foundation

extension NSLayoutXAxisAnchor {
  /// The distance from this anchor to another, in the reading direction, as a dimension to constrain.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(DistanceGuide(from: self, to: otherAnchor), .width)
  }
}

extension NSLayoutYAxisAnchor {
  /// The distance from this anchor down to another, as a dimension to constrain.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(DistanceGuide(from: self, to: otherAnchor), .height)
  }
}

/// A guide between two anchors, whose width or height is their distance. Activating the first constraint on
/// the guide installs it.
final class DistanceGuide: UILayoutGuide {
  private struct Place {
    var item: AnyObject
    var attribute: NSLayoutConstraint.Attribute
  }

  private let start: Place
  private let end: Place
  private let isHorizontal: Bool

  init(from start: NSLayoutXAxisAnchor, to end: NSLayoutXAxisAnchor) {
    self.start = Place(item: start.item, attribute: start.attribute)
    self.end = Place(item: end.item, attribute: end.attribute)
    isHorizontal = true
    super.init(.distance, of: nil)
  }

  init(from start: NSLayoutYAxisAnchor, to end: NSLayoutYAxisAnchor) {
    self.start = Place(item: start.item, attribute: start.attribute)
    self.end = Place(item: end.item, attribute: end.attribute)
    isHorizontal = false
    super.init(.distance, of: nil)
  }

  /// Adds the guide to the closest common ancestor of the anchors' views, and constrains its edges to the
  /// anchors.
  func install() {
    guard owningView == nil, let first = NSLayoutConstraint.view(of: start.item) else { return }
    let second = NSLayoutConstraint.view(of: end.item)
    let owner = second.flatMap { first.closestCommonAncestor(with: $0) } ?? first
    owningView = owner
    owner.distanceGuides.append(self)
    let isAbsolute = [start, end].contains { $0.attribute.isAbsolute }
    if isHorizontal {
      tie(isAbsolute ? .left : .leading, to: start)
      tie(isAbsolute ? .right : .trailing, to: end)
      tie(.top, to: Place(item: owner, attribute: .top))
      tie(.bottom, to: Place(item: owner, attribute: .top))
    } else {
      tie(.top, to: start)
      tie(.bottom, to: end)
      tie(.left, to: Place(item: owner, attribute: .left))
      tie(.right, to: Place(item: owner, attribute: .left))
    }
  }

  private func tie(_ attribute: NSLayoutConstraint.Attribute, to place: Place) {
    NSLayoutConstraint.activateOfSystem([
      NSLayoutConstraint(
        item: self, attribute: attribute, relatedBy: .equal, toItem: place.item, attribute: place.attribute,
        multiplier: 1, constant: 0)
    ])
  }
}

extension NSLayoutConstraint.Attribute {
  /// True for left and right edges, which do not depend on the reading direction.
  fileprivate var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }
}
