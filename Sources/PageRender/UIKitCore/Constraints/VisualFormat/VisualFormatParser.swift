internal import PageLayout

/// Reads Apple's visual format language (Auto Layout Guide, "Visual Format Language", Grammar).
///
///     (H: | V:)? (| gap)? [view] (gap [view])* (gap |)?
///
/// Like UIKit, the parser also accepts a relation or priority without parentheses, as in `->=8@750-`, and
/// ignores spaces.
struct VisualFormatParser {
  private let format: String
  private let characters: [Character]
  private var position = 0

  static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(format)
    return try parser.parse()
  }

  private init(_ format: String) {
    self.format = format
    characters = Array(format)
  }

  // MARK: Rows

  private mutating func parse() throws(VisualFormatError) -> VisualFormat {
    var result = VisualFormat()
    if take("H") {
      try expect(":")
    } else if take("V") {
      try expect(":")
      result.isHorizontal = false
    }
    if take("|") { result.opening = try gap() }
    result.views.append(try view())
    while !isAtEnd {
      let gap = try gap()
      if take("|") {
        result.closing = gap
        guard isAtEnd else { throw fault("the end after '|'") }
      } else {
        result.gaps.append(gap)
        result.views.append(try view())
      }
    }
    return result
  }

  private mutating func view() throws(VisualFormatError) -> VisualFormat.View {
    guard take("[") else { throw fault("'['") }
    var view = VisualFormat.View(name: try name("the name of a view"))
    if take("(") { view.predicates = try predicateList() }
    try expect("]")
    return view
  }

  private mutating func gap() throws(VisualFormatError) -> VisualFormat.Gap {
    guard take("-") else { return .none }
    if next == "[" || next == "|" { return .standard }
    guard !isAtEnd else { throw fault("a view or '|' after '-'") }
    let predicates = take("(") ? try predicateList() : [try predicate(allowsSign: false)]
    try expect("-")
    return .predicates(predicates)
  }

  // MARK: Predicates

  /// Parses a list of predicates up to the closing parenthesis; the opening one is consumed already.
  private mutating func predicateList() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var list = [try predicate(allowsSign: true)]
    while take(",") { list.append(try predicate(allowsSign: true)) }
    try expect(")")
    return list
  }

  /// - Parameter allowsSign: False outside parentheses, where a minus sign ends the gap.
  private mutating func predicate(allowsSign: Bool) throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = try relation()
    var predicate = VisualFormat.Predicate(object: try value(allowsSign: allowsSign))
    predicate.relation = relation
    if take("@") { predicate.priority = try value(allowsSign: false) }
    return predicate
  }

  private mutating func relation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
    let relations: [(Character, NSLayoutConstraint.Relation)] = [
      ("=", .equal), ("<", .lessThanOrEqual), (">", .greaterThanOrEqual),
    ]
    for (sign, relation) in relations where take(sign) {
      try expect("=")
      return relation
    }
    return .equal
  }

  private mutating func value(allowsSign: Bool) throws(VisualFormatError) -> VisualFormat.Value {
    skipSpaces()
    let start = position
    var text = ""
    if allowsSign, take("-") { text = "-" } else if allowsSign { _ = take("+") }
    guard let first = next, first.isNumber || first == "." else {
      if start != position { throw fault("a number") }
      return .name(try name("a number, a metric or a view"))
    }
    while position < characters.count, characters[position].isNumber || characters[position] == "." {
      text.append(characters[position])
      position += 1
    }
    guard let number = Double(text) else {
      position = start
      throw fault("a number")
    }
    return .number(number, offset: start)
  }

  private mutating func name(_ what: String) throws(VisualFormatError) -> VisualFormat.Name {
    skipSpaces()
    let start = position
    while position < characters.count, Self.isPartOfName(characters[position], isFirst: position == start) {
      position += 1
    }
    guard position > start else { throw fault(what) }
    return VisualFormat.Name(text: String(characters[start..<position]), offset: start)
  }

  private static func isPartOfName(_ character: Character, isFirst: Bool) -> Bool {
    character.isLetter || character == "_" || (!isFirst && character.isNumber)
  }

  // MARK: Characters

  private mutating func skipSpaces() {
    while position < characters.count, characters[position].isWhitespace { position += 1 }
  }

  private var isAtEnd: Bool { next == nil }

  /// The next character other than a space; `nil` at the end.
  private var next: Character? { characters[position...].first { !$0.isWhitespace } }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    skipSpaces()
    position += 1
    return true
  }

  private mutating func expect(_ character: Character) throws(VisualFormatError) {
    guard take(character) else { throw fault("'\(character)'") }
  }

  private mutating func fault(_ what: String) -> VisualFormatError {
    skipSpaces()
    return VisualFormatError(format: format, offset: position, reason: .expected(what))
  }
}
