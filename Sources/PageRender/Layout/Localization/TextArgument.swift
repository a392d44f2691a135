/// A value for a placeholder such as `%d` or `%@` in a text.
public enum TextArgument: Hashable, Sendable {
  case integer(Int)
  /// A finite number.
  case number(Double)
  case text(String)

  /// The number that chooses the plural; `nil` for texts.
  var number: Double? {
    switch self {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    case .text: nil
    }
  }
}
