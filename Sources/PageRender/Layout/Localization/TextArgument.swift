/// A value for a place such as `%d` or `%@` in a text.
public enum TextArgument: Hashable, Sendable {
  case integer(Int)
  /// Finite.
  case number(Double)
  case text(String)

  /// The number that decides between plurals; `nil` for texts.
  var number: Double? {
    switch self {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    case .text: nil
    }
  }
}
