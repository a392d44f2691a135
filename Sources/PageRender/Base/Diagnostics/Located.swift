/// A value with its position in a file.
public struct Located<Value> {
  public var value: Value
  /// The position of the value; `nil` for a default that is not in the file.
  public var position: SourcePosition?

  public init(_ value: Value, at position: SourcePosition? = nil) {
    self.value = value
    self.position = position
  }
}

extension Located: Equatable where Value: Equatable {}

extension Located: Hashable where Value: Hashable {}

extension Located: Sendable where Value: Sendable {}
