public import Foundation

/// An edge, centre or dimension of a view or guide; its methods make constraints.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The anchor's view or guide, not kept alive by the anchor.
  private weak var owner: AnyObject?
  /// The anchor's item if it is a distance between anchors, which no other object keeps alive.
  private let distance: DistanceGuide?
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    owner = item
    distance = item as? DistanceGuide
    self.attribute = attribute
  }

  /// The anchor's view or guide; a plain `NSObject` after that was deallocated.
  var item: AnyObject { owner ?? NSObject() }

  // Anchors are equal if their items and attributes are.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any AnchorPlace else { return false }
    return place == other.place
  }
  nonisolated open override var hash: Int { place.hashValue }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ item2: AnyObject?,
    _ attribute2: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item, attribute, relation, item2, attribute2, multiplier: multiplier, constant: constant)
  }

  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor.item, anchor.attribute, constant: c)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.item, anchor.attribute, constant: c)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.item, anchor.attribute, constant: c)
  }
}

/// An anchor of any type, for comparing anchors.
private protocol AnchorPlace {
  var place: AnchorIdentity { get }
}

/// The identity of an anchor: its item and its attribute.
private struct AnchorIdentity: Hashable {
  var item: ObjectIdentifier?
  var attribute: NSLayoutConstraint.Attribute
}

extension NSLayoutAnchor: AnchorPlace {
  nonisolated fileprivate var place: AnchorIdentity {
    MainActor.assumeIsolated {
      AnchorIdentity(item: owner.map { ObjectIdentifier($0) }, attribute: attribute)
    }
  }
}

extension NSLayoutConstraint {
  /// The anchor of the first item.
  public var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor<AnyObject>(firstItem ?? self, firstAttribute)
  }
  /// The anchor of the second item; `nil` if the constraint compares with a constant.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor<AnyObject>($0, secondAttribute) }
  }
}

/// A horizontal edge or centre.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A vertical edge, centre or baseline.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or a height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil, .notAnAttribute, constant: c)
  }

  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, .notAnAttribute, constant: c)
  }

  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, .notAnAttribute, constant: c)
  }

  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor.item, anchor.attribute, multiplier: m, constant: c)
  }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.item, anchor.attribute, multiplier: m, constant: c)
  }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.item, anchor.attribute, multiplier: m, constant: c)
  }
}
