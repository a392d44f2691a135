public import Foundation

/// The use of a measurement, which decides its unit. Only temperatures are converted, to the locale's unit.
public enum MeasurementFormatUnitUsage<UnitType: Dimension>: String, Codable, Sendable {
  case general, asProvided, person, food, workout, road, rainfall, wind, weather, visibility
}

extension Measurement where UnitType: Dimension {
  /// Apple's style of measurements, which Foundation on Linux lacks: the number and the unit's symbol.
  public struct FormatStyle: Foundation.FormatStyle {
    public enum UnitWidth: String, Codable, Sendable { case wide, abbreviated, narrow }

    public var width: UnitWidth
    public var usage = MeasurementFormatUnitUsage<UnitType>.general
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    public func format(_ value: Measurement<UnitType>) -> String {
      let shown = converted(value)
      let number = (numberFormatStyle ?? .number).format(shown.value)
      let symbol = shown.unit.symbol
      guard symbol.hasPrefix("°") else { return number + (width == .narrow ? "" : " ") + symbol }
      return number + (width == .narrow ? "°" : symbol)
    }

    private func converted(_ value: Measurement<UnitType>) -> Measurement<UnitType> {
      let local = Locale.current.measurementSystem == .us ? UnitTemperature.fahrenheit : .celsius
      guard usage != .asProvided, let unit = local as? UnitType else { return value }
      return value.converted(to: unit)
    }
  }

  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement<UnitType> { style.format(self) }
}

extension FormatStyle {
  public static func measurement<UnitType>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
