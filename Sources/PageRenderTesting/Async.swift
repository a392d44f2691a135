internal import Foundation

/// A value that exists now or comes later, as strategies make it.
public struct Async<Value> {
  /// Calls its argument once the value exists.
  public let run: (@escaping (Value) -> Void) -> Void

  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  public init(value: Value) { self.init { $0(value) } }

  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
  /// Returns all values, in order, once the last of them exists.
  static func all(_ values: [Async]) -> Async<[Value]> {
    guard !values.isEmpty else { return Async<[Value]>(value: []) }
    return Async<[Value]> { callback in
      let gathered = Gathered<Value>(count: values.count)
      for (place, value) in values.enumerated() {
        value.run { if let all = gathered.put($0, at: place) { callback(all) } }
      }
    }
  }
}

/// Values that arrive from any thread, each at its index.
private final class Gathered<Value> {
  private let lock = NSLock()
  private var values: [Value?]

  init(count: Int) {
    values = Array(repeating: nil, count: count)
  }

  /// - Returns: All values if this one completes them; `nil` while any is missing.
  func put(_ value: Value, at place: Int) -> [Value]? {
    lock.withLock {
      values[place] = value
      let known = values.compactMap { $0 }
      return known.count == values.count ? known : nil
    }
  }
}
