internal import PageBase

/// The names that the functions of a test file give to snapshots.
struct TestFunctions {
  private let names: Set<String>
  private let text: String

  init(source text: String) {
    self.text = text
    var names: Set<String> = []
    for piece in text.components(after: "func ") {
      guard let name = Self.name(of: piece) else { continue }
      names.insert(Self.sanitized(name))
    }
    self.names = names
  }

  /// Returns true if a function, or a text in quotation marks, gives this name.
  func has(_ name: String) -> Bool { names.contains(name) || text.contains("\"\(name)\"") }

  /// Returns `#function` of a declaration that begins after `func `: `login(on:)` of
  /// `login(on device: Device) {`, and the words of a name in backticks.
  private static func name(of declaration: Substring) -> String? {
    let base: Substring
    var rest: Substring
    if declaration.first == "`" {
      let body = declaration.dropFirst()
      guard let end = body.firstIndex(of: "`") else { return nil }
      base = body[..<end]
      rest = body[body.index(after: end)...]
    } else {
      base = declaration.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      rest = declaration.dropFirst(base.count)
    }
    guard !base.isEmpty, let open = rest.firstIndex(of: "(") else { return nil }
    rest = rest[rest.index(after: open)...]
    return base + "(" + labels(of: rest).map { "\($0):" }.joined() + ")"
  }

  /// Returns the first words of the parameters up to the closing parenthesis.
  private static func labels(of parameters: Substring) -> [Substring] {
    var (depth, start, labels) = (0, parameters.startIndex, [Substring]())
    for index in parameters.indices {
      let character = parameters[index]
      if "([{".contains(character) { depth += 1 }
      let isEnd = character == ")" && depth == 0
      if isEnd || character == "," && depth == 0 {
        let label = parameters[start..<index].drop { $0.isWhitespace }.prefix {
          !$0.isWhitespace && $0 != ":"
        }
        if !label.isEmpty { labels.append(label) }
        start = parameters.index(after: index)
      }
      if isEnd { break }
      if ")]}".contains(character) { depth -= 1 }
    }
    return labels
  }

  /// Returns a text with one hyphen for every run of characters other than letters, digits and underscores,
  /// and no hyphen at either end, as names of snapshots are made.
  private static func sanitized(_ text: String) -> String {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.joined(separator: "-")
  }
}

extension String {
  /// Returns the rests of the text after each occurrence of a word.
  fileprivate func components(after word: String) -> [Substring] {
    var (pieces, rest) = ([Substring](), self[...])
    while let range = rest.firstRange(of: word) {
      rest = rest[range.upperBound...]
      pieces.append(rest)
    }
    return pieces
  }
}
