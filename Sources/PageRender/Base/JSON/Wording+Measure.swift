extension Wording {
  /// A number as text in a report: at most four decimals, and a minus sign (U+2212) if it is negative.
  package static func measure(_ value: Double) -> String {
    let text = JSONOutput.format(value)
    return text.hasPrefix("-") ? "−" + text.dropFirst() : text
  }
}
