public import Foundation

/// A recogniser of gestures. PageRender recognises only the taps of a flow's steps.
@preconcurrency @MainActor
open class UIGestureRecognizer: _UIGestureRecognizerNames {
  /// The state of a gesture recogniser, with UIKit's raw values.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  open var state: State = .possible
  open var isEnabled = true
  open var name: String?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  public internal(set) weak var view: UIView?

  private var targets: [TargetAction] = []

  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { targets.append(TargetAction(target, action)) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  public required init?(coder: NSCoder) {}

  open func addTarget(_ target: Any, action: Selector) { targets.append(TargetAction(target, action)) }

  /// - Parameters:
  ///   - target: The target to remove; `nil` removes every target.
  ///   - action: The action to remove; `nil` removes every action of the target.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll {
      (target == nil || $0.target === object) && (action == nil || $0.action == action)
    }
  }

  /// Performs the actions of the targets, with the state `ended`, unless the delegate prevents it.
  package func recognize() {
    guard isEnabled, delegate?.gestureRecognizerShouldBegin(self) ?? true else { return }
    state = .ended
    for target in targets { target.send(from: self) }
    state = .possible
  }

  open var numberOfTouches: Int { 0 }
  /// The centre of the recogniser's view in the coordinates of `view`, in points; `nil` is the window.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return .zero }
    let middle = CGPoint(x: own.bounds.midX, y: own.bounds.midY)
    return own.convert(middle, to: view)
  }
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}

open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

open class UILongPressGestureRecognizer: _UILongPressGestureRecognizerNames {
  open var numberOfTapsRequired = 0
  /// The greatest movement of the fingers during a press, in points.
  open var allowableMovement: CGFloat = 10
}

open class UISwipeGestureRecognizer: UIGestureRecognizer {

  open var direction: Direction = .right
  open var numberOfTouchesRequired = 1
}

open class UIPanGestureRecognizer: _UIPanGestureRecognizerNames {
  open func translation(in view: UIView?) -> CGPoint { .zero }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open var velocity: CGFloat { 0 }
}

open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle of rotation, in radians.
  open var rotation: CGFloat = 0
  open var velocity: CGFloat { 0 }
}

/// Edges of a rectangle, with UIKit's raw values.
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public static let top = UIRectEdge(rawValue: 1 << 0)
  public static let left = UIRectEdge(rawValue: 1 << 1)
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  public static let right = UIRectEdge(rawValue: 1 << 3)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
  public init(rawValue: UInt) { self.rawValue = rawValue }
}
