extension Wording {
  /// For people who read about a design: at most four decimals, and a minus sign (U+2212) where it is negative.
  package static func measure(_ value: Double) -> String {
    let text = JSONOutput.format(value)
    return text.hasPrefix("-") ? "−" + text.dropFirst() : text
  }
}
