/// A strategy for snapshots of values: their stored format, and its comparison.
public struct Snapshotting<Value, Format> {
  /// The extension of the snapshots' files; `nil` for none.
  public var pathExtension: String?
  public var diffing: Diffing<Format>
  /// Makes the stored format of a value.
  public var snapshot: (Value) -> Async<Format>
  /// The drawing of a strategy for pictures, which are compared together with their frame trees; `nil` for
  /// other strategies.
  var drawing: Drawing<Value>?
  /// The time that `wait` lets pass before drawing, in seconds.
  var delay = 0.0

  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  public init(
    pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// Returns a strategy for values that can be transformed into values of this one.
  ///
  /// ```swift
  /// let badge: Snapshotting<String, UIImage> = Snapshotting<UIView, UIImage>.image.pullback { text in
  ///   BadgeView(text: text)
  /// }
  /// assertSnapshot(of: "Sold out", as: badge)
  /// ```
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    var pulled = asyncPullback { Async(value: transform($0)) } as Snapshotting<NewValue, Format>
    // The transform may schedule the work that `wait` waits for, so the wait follows the transform.
    pulled.drawing = drawing?.delayed(by: delay).pullback(transform)
    return pulled
  }

  /// Returns a strategy for values that are transformed asynchronously into values of this one.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    let snapshot = snapshot
    return Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { other in
      Async { callback in transform(other).run { snapshot($0).run(callback) } }
    }
  }
}

/// A strategy for values that are stored as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}
