/// Numbers for people.
package enum Counting {
  /// Returns a number with its digits in groups: `14,400`.
  package static func grouped(_ number: Int) -> String {
    let digits = String(number.magnitude)
    var text = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return (number < 0 ? "-" : "") + text
  }

  /// Returns a size in megabytes, of a million bytes each: `2.1 MB`.
  static func megabytes(_ bytes: Int) -> String { "\(tenths(Double(bytes) / 1e6)) MB" }

  /// Writes a number with one digit after the decimal point.
  package static func tenths(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(grouped(tenths / 10)).\(tenths % 10)"
  }
}
