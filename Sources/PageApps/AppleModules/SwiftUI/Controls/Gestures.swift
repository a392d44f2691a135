internal import AppUIKit
public import Foundation

/// A movement of fingers. Flows know taps and swipes; what else a gesture waits for never comes in a picture.
@preconcurrency @MainActor
public protocol Gesture<Value> {
  associatedtype Value
  var heard: HeardGesture<Value> { get }
}

/// A gesture with the functions that it calls.
public struct HeardGesture<Value>: Gesture {
  /// The value of a tap; `nil` for gestures that are none.
  var tap: Value?
  var taps = 1
  /// The value of a swipe over a distance.
  var swipe: ((CGSize) -> Value)?
  var hearing: [@MainActor (UIView) -> Void] = []

  public var heard: HeardGesture<Value> { self }
}

extension Gesture {
  public var heard: HeardGesture<Value> { HeardGesture() }

  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> HeardGesture<Value> {
    var own = onChanged(action)
    if let tap = own.tap {
      own.hearing.append { [taps = own.taps] view in
        let recognizer = TapRecognizer { action(tap) }
        recognizer.numberOfTapsRequired = taps
        view.addGestureRecognizer(recognizer)
      }
    }
    return own
  }

  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> HeardGesture<Value> {
    var own = heard
    if let swipe = own.swipe {
      let ways: [(UISwipeGestureRecognizer.Direction, CGSize)] = [
        (.left, CGSize(width: -200, height: 0)), (.right, CGSize(width: 200, height: 0)),
        (.up, CGSize(width: 0, height: -200)), (.down, CGSize(width: 0, height: 200)),
      ]
      own.hearing.append { view in
        for (direction, way) in ways { view.swipeRecognizer(direction).actions.append { action(swipe(way)) } }
      }
    }
    return own
  }

  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> HeardGesture<Value> { heard }
  public func simultaneously<Other: Gesture>(with other: Other) -> HeardGesture<Value> {
    var own = heard
    own.hearing += other.heard.hearing
    return own
  }
  public func exclusively<Other: Gesture>(before other: Other) -> HeardGesture<Value> {
    simultaneously(with: other)
  }
}

extension UIView {
  /// The recogniser of swipes in a direction, whose functions are called in the order of their gestures.
  fileprivate func swipeRecognizer(_ direction: UISwipeGestureRecognizer.Direction) -> SwipeRecognizer {
    let all = (gestureRecognizers ?? []).compactMap { $0 as? SwipeRecognizer }
    if let known = all.first(where: { $0.direction == direction }) { return known }
    let recognizer = SwipeRecognizer(target: nil, action: nil)
    recognizer.direction = direction
    addGestureRecognizer(recognizer)
    return recognizer
  }
}

private final class TapRecognizer: UITapGestureRecognizer {
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
    super.init(target: nil, action: nil)
  }

  required init?(coder: NSCoder) { nil }
  override var state: State { didSet { if state == .ended { action() } } }
}

private final class SwipeRecognizer: UISwipeGestureRecognizer {
  var actions: [@MainActor () -> Void] = []
  override var state: State { didSet { if state == .ended { for action in actions { action() } } } }
}

public struct TapGesture: Gesture {
  public var count: Int
  nonisolated public init(count: Int = 1) { self.count = count }
  public var heard: HeardGesture<Void> { HeardGesture(tap: (), taps: count) }
}

public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A drag, which a swipe of a flow performs over 200 points.
public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time = Date()
    public var startLocation = CGPoint.zero
    public var translation: CGSize
    public var location: CGPoint { CGPoint(x: translation.width, y: translation.height) }
    public var predictedEndLocation: CGPoint { location }
    public var predictedEndTranslation: CGSize { translation }
    public var velocity: CGSize { CGSize(width: translation.width * 5, height: translation.height * 5) }
  }

  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
  @_disfavoredOverload
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {}
  public var heard: HeardGesture<Value> { HeardGesture(swipe: { Value(translation: $0) }) }
}

public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}

public struct RotationGesture: Gesture {
  public typealias Value = Angle
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A value while a gesture lasts; in a picture that it begins with.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init() where Value: ExpressibleByNilLiteral { wrappedValue = nil }
  public var projectedValue: GestureState<Value> { self }
}

public enum GestureMask: Sendable { case none, gesture, subviews, all }

extension View {
  public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    let hearing = mask == .all || mask == .gesture ? gesture.heard.hearing : []
    return wrapped { element, context in
      guard context.environment.isEnabled, !hearing.isEmpty else { return element }
      return HearingElement(element) {
        let view = UIView()
        for each in hearing { each(view) }
        return view
      }
    }
  }
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    self.gesture(gesture, including: mask)
  }
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    self.gesture(gesture, including: mask)
  }
}
