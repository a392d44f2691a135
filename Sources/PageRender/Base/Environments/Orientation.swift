/// The orientation of a device.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  case portrait
  /// The portrait size with its sides swapped. Landscape left and landscape right have equal numbers on every
  /// device, so they are one case.
  case landscape
}

/// A value for each orientation.
public struct ByOrientation<Value> {
  public var portrait: Value
  public var landscape: Value

  public init(portrait: Value, landscape: Value) {
    self.portrait = portrait
    self.landscape = landscape
  }

  public subscript(orientation: Orientation) -> Value {
    switch orientation {
    case .portrait: portrait
    case .landscape: landscape
    }
  }
}

extension ByOrientation: Equatable where Value: Equatable {}
extension ByOrientation: Hashable where Value: Hashable {}
extension ByOrientation: Sendable where Value: Sendable {}
