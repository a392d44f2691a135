internal import AppUIKit
internal import Foundation

/// A length that grows with the size of text.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let value: Value
  private let style: Font.TextStyle
  private let slot = EnvironmentSlot()

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    (value, style) = (wrappedValue, textStyle)
  }
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  public var wrappedValue: Value {
    let (value, style, size) = (CGFloat(value), style, slot.values.dynamicTypeSize)
    return Value(
      MainActor.assumeIsolated {
        UIFontMetrics(forTextStyle: style.style).scaledValue(
          for: value, compatibleWith: UITraitCollection(preferredContentSizeCategory: size.category))
      })
  }
}

extension ScaledMetric: ConnectedProperty {
  @MainActor func connect(at place: Place) { slot.values = place.environment }
}
