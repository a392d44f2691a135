public import Foundation

/// An animator of views by physics; in PageRender views keep their positions.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  public let referenceView: UIView?
  public private(set) var behaviors: [UIDynamicBehavior] = []
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  open var isRunning: Bool { false }
  open var elapsedTime: TimeInterval { 0 }

  public override init() { referenceView = nil }
  public init(referenceView view: UIView) { referenceView = view }
  public init(collectionViewLayout layout: UICollectionViewLayout) { referenceView = nil }

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    Effectless.say("UIDynamicAnimator", "views stay where they are put")
    behaviors.append(behavior)
    behavior.dynamicAnimator = self
    behavior.willMove(to: self)
  }
  open func removeBehavior(_ behavior: UIDynamicBehavior) { behaviors.removeAll { $0 === behavior } }
  open func removeAllBehaviors() { behaviors = [] }
  open func items(in rect: CGRect) -> [any UIDynamicItem] { [] }
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
}

@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: AnyObject {}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// An item that a dynamic animator moves.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }
}

/// The collision shape of an item, with UIKit's raw values.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable { case rectangle, ellipse, path }

extension UIView: UIDynamicItem {}

@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?
  public private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// The closure for each step of the animation; never called.
  open var action: (() -> Void)?
  public override init() {}
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
  }
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
}

open class UIGravityBehavior: UIDynamicBehavior {
  public private(set) var items: [any UIDynamicItem]
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// The direction of gravity, in radians; downwards unless set.
  open var angle: CGFloat = .pi / 2
  open var magnitude: CGFloat = 1
  public init(items: [any UIDynamicItem]) { self.items = items }
  public convenience override init() { self.init(items: []) }
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    (self.angle, self.magnitude) = (angle, magnitude)
  }
}

open class UICollisionBehavior: UIDynamicBehavior {
  /// The objects that items collide with, with UIKit's raw values.
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let items = Mode(rawValue: 1)
    public static let boundaries = Mode(rawValue: 2)
    public static let everything = Mode(rawValue: .max)
  }
  public private(set) var items: [any UIDynamicItem]
  open var collisionMode: Mode = .everything
  open var translatesReferenceBoundsIntoBoundary = false
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  open var boundaryIdentifiers: [any NSCopying]? { nil }
  public init(items: [any UIDynamicItem]) { self.items = items }
  public convenience override init() { self.init(items: []) }
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {}
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {}
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {}
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? { nil }
  open func removeBoundary(withIdentifier identifier: any NSCopying) {}
  open func removeAllBoundaries() {}
}

@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: AnyObject {}

open class UIDynamicItemBehavior: UIDynamicBehavior {
  public private(set) var items: [any UIDynamicItem]
  open var elasticity: CGFloat = 0
  open var friction: CGFloat = 0
  open var density: CGFloat = 1
  open var resistance: CGFloat = 0
  open var angularResistance: CGFloat = 0
  open var charge: CGFloat = 0
  open var isAnchored = false
  open var allowsRotation = true
  public init(items: [any UIDynamicItem]) { self.items = items }
  public convenience override init() { self.init(items: []) }
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}

open class UIPushBehavior: UIDynamicBehavior {
  /// The kind of a pushing force, with UIKit's raw values.
  public enum Mode: Int, Sendable { case continuous, instantaneous }
  public private(set) var items: [any UIDynamicItem]
  public let mode: Mode
  open var active = true
  open var angle: CGFloat = 0
  open var magnitude: CGFloat = 0
  open var pushDirection = CGVector.zero
  public init(items: [any UIDynamicItem], mode: Mode) { (self.items, self.mode) = (items, mode) }
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    (self.angle, self.magnitude) = (angle, magnitude)
  }
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {}
}

open class UISnapBehavior: UIDynamicBehavior {
  open var snapPoint: CGPoint
  open var damping: CGFloat = 0.5
  public init(item: any UIDynamicItem, snapTo point: CGPoint) { snapPoint = point }
}

open class UIAttachmentBehavior: UIDynamicBehavior {
  public private(set) var items: [any UIDynamicItem]
  open var anchorPoint: CGPoint
  open var length: CGFloat = 0
  open var damping: CGFloat = 0
  open var frequency: CGFloat = 0
  open var frictionTorque: CGFloat = 0
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    (items, anchorPoint) = ([item], point)
  }
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    (items, anchorPoint) = ([item], point)
  }
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    (items, anchorPoint) = ([item1, item2], .zero)
  }
}
