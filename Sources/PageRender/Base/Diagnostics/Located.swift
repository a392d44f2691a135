/// A value, and where a file says it.
public struct Located<Value> {
  public var value: Value
  /// `nil` where the file does not say it and a default stands in.
  public var position: SourcePosition?

  public init(_ value: Value, at position: SourcePosition? = nil) {
    self.value = value
    self.position = position
  }
}

extension Located: Equatable where Value: Equatable {}

extension Located: Hashable where Value: Hashable {}

extension Located: Sendable where Value: Sendable {}
