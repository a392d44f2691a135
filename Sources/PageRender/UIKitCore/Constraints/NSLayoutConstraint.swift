public import Foundation
package import LayoutEngine

/// `firstItem.attribute REL multiplier · secondItem.attribute + constant`, between views and guides.
@preconcurrency @MainActor
open class NSLayoutConstraint: _NSLayoutConstraintNames {
  public private(set) weak var firstItem: AnyObject?
  public let firstAttribute: Attribute
  public let relation: Relation
  public private(set) weak var secondItem: AnyObject?
  public let secondAttribute: Attribute
  public let multiplier: CGFloat
  /// The constant of the right-hand side, in points.
  open var constant: CGFloat
  open var priority: UILayoutPriority = .required
  open var identifier: String?
  /// The constraint's position in a document; `nil` if unknown.
  package var source: LayoutConstraint.Source?
  /// True if the constraint belongs to a system view's own layout, which lint does not check.
  var isOfSystem = false
  /// The view that makes the constraint count if its height would be 0; `nil` if it always counts.
  weak var collapsingView: UIView?
  /// True if the constant is the system's standard spacing rather than a chosen number.
  package var isStandardSpacing = false
  /// The name of the document's outlet by which code that has not run may change the constraint.
  package var outlet: String?
  /// True if the constraint was made with a second item, even if that item was deallocated since.
  let hasSecondItem: Bool
  private(set) weak var holder: UIView?
  /// The size classes in which the constraint is installed, from Interface Builder's variations; `nil` for
  /// all. In other size classes layout ignores the constraint even if it is active.
  package var sizeClasses: SizeClassCondition?
  /// The distance guides that the constraint compares, which no other object keeps alive.
  private let distances: [DistanceGuide]

  /// UIKit's attributes, with its raw values.
  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    var layoutAttribute: LayoutConstraint.Attribute {
      // Both enumerations carry UIKit's raw values.
      LayoutConstraint.Attribute(rawValue: rawValue) ?? .notAnAttribute
    }
  }

  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1

    var layoutRelation: LayoutConstraint.Relation {
      switch self {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    }
  }

  /// - Parameters:
  ///   - view1: A `UIView` or `UILayoutGuide`.
  ///   - view2: A `UIView`, a `UILayoutGuide`, or `nil` to compare with the constant alone.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let (first, second) = (view1 as AnyObject, view2.map { $0 as AnyObject })
    firstItem = first
    firstAttribute = attr1
    self.relation = relation
    secondItem = second
    hasSecondItem = second != nil
    secondAttribute = attr2
    distances = Self.distances(first, second)
    self.multiplier = multiplier
    constant = c
  }

  /// Makes a constraint without views.
  public convenience override init() {
    self.init(
      item: NSObject(), attribute: .notAnAttribute, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1, constant: 0)
  }

  /// Makes a constraint from objects instead of `Any`, as anchors do; unwrapping an `Any` would dominate its
  /// cost.
  init(
    _ first: AnyObject, _ firstAttribute: Attribute, _ relation: Relation, _ second: AnyObject?,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    firstItem = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    secondItem = second
    hasSecondItem = second != nil
    self.secondAttribute = secondAttribute
    distances = Self.distances(first, second)
    self.multiplier = multiplier
    self.constant = constant
  }

  private static func distances(_ first: AnyObject, _ second: AnyObject?) -> [DistanceGuide] {
    let (first, second) = (first as? DistanceGuide, second as? DistanceGuide)
    return first == nil && second == nil ? [] : [first, second].compactMap { $0 }
  }

  /// True if a view holds the constraint. Activating adds it to the closest common ancestor of its items.
  ///
  /// Without a common ancestor the first item's view holds it, and layout reports a fault on the page that
  /// shows one of the views. (UIKit raises an exception.)
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Activates constraints of system views, which lint does not check.
  package static func activateOfSystem(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      constraint.isOfSystem = true
      constraint.isActive = true
    }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    for distance in distances { distance.install() }
    guard holder == nil, let first = Self.view(of: firstItem) else { return }
    guard let second = Self.view(of: secondItem) else { return hold(by: first) }
    guard let ancestor = first.closestCommonAncestor(with: second) else {
      hold(by: first)
      return second.strayConstraints.append(self)
    }
    hold(by: ancestor)
  }

  private func deactivate() {
    holder?.heldConstraints.removeAll { $0 === self }
    Self.view(of: secondItem)?.strayConstraints.removeAll { $0 === self }
    holder = nil
  }

  /// Returns true if either item is the view, a descendant of it or a guide of these.
  func reaches(into view: UIView) -> Bool {
    [firstItem, secondItem].contains { Self.view(of: $0)?.isDescendant(of: view) == true }
  }

  package func hold(by view: UIView) {
    deactivate()
    holder = view
    view.heldConstraints.append(self)
  }

  /// The item itself if it is a view, or the owning view of a guide; otherwise `nil`.
  package static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }
}
