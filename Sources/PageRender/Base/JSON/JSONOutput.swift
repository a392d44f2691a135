/// A JSON value to write; members keep their order.
public indirect enum JSONOutput: Sendable {
  case null
  case bool(Bool)
  /// A number written with at most four decimals.
  case number(Double)
  /// A number written with as many digits as distinguish it from neighbouring `Double`s.
  case exactNumber(Double)
  case string(String)
  case array([JSONOutput])
  case object([(String, JSONOutput)])

  /// The value as text, indented by two spaces per level. An array or object that holds only scalars and
  /// empty values stays on one line.
  public var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// The value as text without spaces and lines, for programs.
  package var compactText: String {
    var text = ""
    writeCompact(to: &text)
    return text
  }

  /// A value that was read, to be written again.
  package init(_ value: JSONValue) {
    self =
      switch value.kind {
      case .null: .null
      case .bool(let bool): .bool(bool)
      case .number(let number): .number(number)
      case .string(let text): .string(text)
      case .array(let values): .array(values.map { JSONOutput($0) })
      case .object(let object): .object(object.members.map { ($0.name, JSONOutput($0.value)) })
      }
  }

  private func writeCompact(to text: inout String) {
    switch self {
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.writeCompact(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        Self.quote(member.0, to: &text)
        text += ":"
        member.1.writeCompact(to: &text)
      }
      text += "}"
    default: write(to: &text)
    }
  }

  private var isPlain: Bool {
    switch self {
    case .array(let values): values.isEmpty
    case .object(let members): members.isEmpty
    default: true
    }
  }

  private func write(to text: inout String, indent: Int = 0) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += Self.format(value)
    case .exactNumber(let value): text += Self.exact(value)
    case .string(let value): Self.quote(value, to: &text)
    case .array(let values):
      let isOneLine = values.allSatisfy(\.isPlain)
      Self.writeList("[", "]", count: values.count, isOneLine: isOneLine, to: &text, indent: indent) {
        values[$0].write(to: &$1, indent: indent + 1)
      }
    case .object(let members):
      let isOneLine = members.allSatisfy(\.1.isPlain)
      Self.writeList("{", "}", count: members.count, isOneLine: isOneLine, to: &text, indent: indent) {
        Self.quote(members[$0].0, to: &$1)
        $1 += ": "
        members[$0].1.write(to: &$1, indent: indent + 1)
      }
    }
  }

  private static func writeList(
    _ open: String, _ close: String, count: Int, isOneLine: Bool, to text: inout String, indent: Int,
    element: (Int, inout String) -> Void
  ) {
    let newline = "\n" + String(repeating: "  ", count: indent)
    text += open
    for index in 0..<count {
      if index > 0 { text += isOneLine ? ", " : "," }
      if !isOneLine { text += newline + "  " }
      element(index, &text)
    }
    if !isOneLine { text += newline }
    text += close
  }

  /// Writes a number with at most four decimals, finer than a thousandth of a pixel, without an exponent or
  /// trailing zeros. NaN and infinity become null, as JSON has neither.
  package static func format(_ value: Double) -> String {
    // NaN fails this comparison too.
    guard abs(value) < 1e12 else { return value.isFinite ? "\(value)" : "null" }
    let scaled = Int64((abs(value) * 10_000).rounded())
    let sign = value < 0 && scaled > 0 ? "-" : ""
    let (whole, fraction) = scaled.quotientAndRemainder(dividingBy: 10_000)
    guard fraction > 0 else { return "\(sign)\(whole)" }
    var digits = String(fraction + 10_000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }

  private static func exact(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    return value == value.rounded() ? format(value) : "\(value)"
  }

  private static func quote(_ string: String, to text: inout String) {
    text += "\""
    var last: Unicode.Scalar?
    for scalar in string.unicodeScalars {
      defer { last = scalar }
      switch scalar {
      // `##[` and `##vso[` would be commands in the log of a runner.
      case "#" where last == "#": text += "\\u0023"
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0"..."\u{1F}":
        let hex = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
