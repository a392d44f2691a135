/// A value that is there now or will be: what strategies make.
public struct Async<Value> {
  /// Calls its argument once the value is there.
  public let run: (@escaping (Value) -> Void) -> Void

  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  public init(value: Value) { self.init { $0(value) } }

  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}
