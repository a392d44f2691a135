internal import PageBase

/// Reads `.strings` files, the text of an old-style property list or a property list in XML or binary, and `.stringsdict` files.
struct StringsFileReader {
  var checker: JSONChecker
  let locale: String?
  var table: StringTable

  /// - Parameter locale: The language of the file; `nil` for the source language.
  init(file: String, name: String, locale: String?) {
    checker = JSONChecker(file: file)
    table = StringTable(name: name)
    self.locale = locale
  }

  /// - Returns: The table; `nil`, after an error, if the file as a whole is unusable.
  mutating func read(_ bytes: [UInt8]) -> StringTable? {
    if let locale { table.addLocale(locale) }
    if PropertyListFile.isBinary(bytes) || PropertyListFile.isXML(bytes) { return readList(bytes) }
    guard let text = Self.decoded(bytes) else {
      checker.report(
        "the file is neither UTF-8 nor UTF-16 with a byte order mark; save it as UTF-8",
        at: Self.position(ofFaultIn: bytes))
      return nil
    }
    let (pairs, fault) = StringsFileParser.parse(text)
    var seen: Set<String> = []
    for pair in pairs {
      if !seen.insert(pair.key).inserted { warnOfRepeated(pair.key, at: pair.position) }
      table.add(LocalizedText(pair.value, at: pair.position), for: pair.key, in: locale)
    }
    if let fault {
      checker.report(fault.message, at: fault.position, exitCode: fault.isLimit ? .limit : .badInput)
    }
    return table
  }

  private mutating func readList(_ bytes: [UInt8]) -> StringTable? {
    guard let list = list(bytes) else { return nil }
    guard case .dictionary(let members) = list.kind else {
      checker.report("the property list must be a dictionary", at: SourcePosition(line: 1, column: 1))
      return nil
    }
    var seen: Set<String> = []
    for member in members {
      guard case .string(let string) = member.value.kind else {
        checker.report(
          "the value of \(Wording.quoted(member.key)) must be a string; plurals go into a .stringsdict file",
          at: member.value.position)
        continue
      }
      if !seen.insert(member.key).inserted { warnOfRepeated(member.key, at: member.position) }
      table.add(LocalizedText(string, at: member.position), for: member.key, in: locale)
    }
    return table
  }

  /// The property list of a file; `nil`, after an error, if it cannot be read.
  mutating func list(_ bytes: [UInt8]) -> PropertyListValue? {
    do throws(PropertyListFile.Fault) {
      return try PropertyListFile.read(bytes)
    } catch {
      checker.report(error.message, at: error.position, exitCode: error.isLimit ? .limit : .badInput)
      return nil
    }
  }

  /// Warns of a repeated key, whose last text counts, as in an app.
  private mutating func warnOfRepeated(_ key: String, at position: SourcePosition?) {
    checker.warn("\(Wording.quoted(key)) occurs twice; the later text counts", at: position)
  }

  // MARK: Encodings

  /// Decodes UTF-8, or UTF-16 with a byte order mark; `nil` for other bytes.
  static func decoded(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return String(validating: bytes.dropFirst(3), as: UTF8.self)
    }
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else {
      return String(validating: bytes, as: UTF8.self)
    }
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let units = stride(from: 2, to: bytes.count, by: 2).map { index -> UInt16 in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    return String(validating: units, as: UTF16.self)
  }

  /// The position at which UTF-8 stops being well-formed; `nil` for UTF-16.
  private static func position(ofFaultIn bytes: [UInt8]) -> SourcePosition? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return nil }
    var line = 1
    var column = 1
    var decoder = UTF8()
    var rest = bytes.makeIterator()
    while true {
      switch decoder.decode(&rest) {
      case .scalarValue("\n"):
        line += 1
        column = 1
      case .scalarValue: column += 1
      case .error, .emptyInput: return SourcePosition(line: line, column: column)
      }
    }
  }
}
