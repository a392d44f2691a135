/// The order of file names in which digits count as numbers: `2.png` comes before `10.png`.
enum NaturalOrder {
  static func precedes(_ a: String, _ b: String) -> Bool {
    let (first, second) = (parts(of: a), parts(of: b))
    for (x, y) in zip(first, second) where x != y {
      let (m, n) = (number(x), number(y))
      // Without leading zeros the longer number is the greater one.
      if let m, let n, m != n { return (m.count, m) < (n.count, n) }
      return x < y
    }
    return first.count < second.count
  }

  /// Returns true if a name has a digit.
  static func hasNumber(_ name: String) -> Bool { name.contains(where: isDigit) }

  private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

  /// The runs of digits and of other characters.
  private static func parts(of name: String) -> [String] {
    var parts: [String] = []
    var wasDigit = false
    for character in name {
      let isDigit = isDigit(character)
      if isDigit == wasDigit, let last = parts.popLast() {
        parts.append(last + String(character))
      } else {
        parts.append(String(character))
      }
      wasDigit = isDigit
    }
    return parts
  }

  private static func number(_ part: String) -> String? {
    guard part.first.map(isDigit) == true else { return nil }
    return String(part.drop { $0 == "0" })
  }
}
