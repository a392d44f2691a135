internal import PageLayout

/// A word of a source with the code around it.
struct SourcePhrase {
  private let code: [UInt8]
  private let range: Range<Int>

  /// - Parameter code: The source without comments and strings.
  init(_ code: [UInt8], _ range: Range<Int>) { (self.code, self.range) = (code, range) }

  /// The bytes that are looked at on either side.
  private static let reach = 300

  static func isPart(_ byte: UInt8) -> Bool {
    byte >= 0x61 && byte <= 0x7A || byte >= 0x41 && byte <= 0x5A || byte == 0x5F
      || byte >= 0x30 && byte <= 0x39 || byte >= 0x80
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: code[range], as: UTF8.self) }

  /// The rest of the line.
  private var rest: Substring {
    text(range.upperBound..<min(range.upperBound + Self.reach, code.count)).prefix { $0 != "\n" }
  }

  /// The line up to the word.
  private var before: Substring {
    let start = code[max(0, range.lowerBound - Self.reach)..<range.lowerBound].lastIndex(of: 0x0A)
    return text((start.map { $0 + 1 } ?? max(0, range.lowerBound - Self.reach))..<range.lowerBound)[...]
  }

  // MARK: The object

  private static let selves: Set<Substring> = ["self", "super", "strongSelf", "weakSelf"]

  /// The objects before the word, as in `self.view.`; empty without one.
  private var owner: Substring {
    var text = before
    if text.last == "." || text.hasSuffix("->") {
      text = text.dropLast(text.last == "." ? 1 : 2)
    } else if isSetter, text.last == " " {
      text = text.dropLast()
    } else {
      return ""
    }
    let count = text.reversed().prefix {
      $0.isLetter || $0.isNumber || ["_", ".", "?", "!", ")", "]", "\\"].contains($0)
    }.count
    return text.suffix(max(count, 1))
  }

  /// True for a setter of Objective-C, as in `[self setCaption:a]` and `[self.layer addSublayer:a]`.
  private var isSetter: Bool {
    let name = text(range)
    return rest.first == ":" && (name.hasPrefix("set") || name.hasSuffix("Sublayer"))
  }

  /// True if the object that has the word is that of the code around.
  var isOfSelf: Bool {
    let parts = owner.split { [".", "?", "!"].contains($0) }
    return parts.isEmpty ? owner.isEmpty : parts.count == 1 && Self.selves.contains(parts[0])
  }

  /// The properties by which UIKit's controllers and cells have their view, and a view its layer.
  private static let ownViews: Set<Substring> = [
    "view", "contentView", "tableView", "collectionView", "layer",
  ]

  /// True if code sets, calls or declares a member of its class or of its class's view.
  var isOwnMember: Bool {
    let parts = owner.split { [".", "?", "!"].contains($0) }
    let isDeclared = ["var ", "func ", ")"].contains { before.hasSuffix($0) }
    let isOwn = parts.allSatisfy { Self.selves.contains($0) || Self.ownViews.contains($0) }
    return isDeclared || isOwn && parts.count <= 3 && owner.first != "." && (isSetter || Self.changes(rest))
  }

  // MARK: Declarations

  /// True for the declaration of an outlet, on its line or below its attribute.
  var isOutlet: Bool {
    if before.contains("IBOutlet") { return true }
    guard before.contains("var "), range.lowerBound > before.utf8.count else { return false }
    let above = code[max(0, range.lowerBound - 2 * Self.reach)..<(range.lowerBound - before.utf8.count - 1)]
    let line = String(
      decoding: above[(above.lastIndex(of: 0x0A).map { $0 + 1 } ?? above.startIndex)...], as: UTF8.self)
    return line.drop { $0.isWhitespace }.hasPrefix("@IBOutlet") && !line.contains("var ")
  }

  /// True for a declaration whose observers have code of their own.
  private var isObserved: Bool {
    let line = rest.utf8.count
    return rest.contains("{") || code[(range.upperBound + line)...].first { $0 > 0x20 } == UInt8(ascii: "{")
  }

  // MARK: Uses

  /// The use of the object: a member and the change of it, or a pass of the object as a whole to some code;
  /// `nil` for a use that changes nothing.
  var use: (member: String, kind: SourceUse.Kind)? {
    if isOutlet { return isObserved ? ("", .passes) : nil }
    if isSetter { return ("", .passes) }
    if let (member, end) = member { return (member, Self.changes(end) ? .changes : .reads) }
    if let message { return (message, .changes) }
    let (next, last) = (rest.drop { $0 == " " }, before.reversed().drop { $0 == " " })
    if ["==", "!="].contains(where: next.hasPrefix)
      || String(last.prefix(2)).hasPrefix("=")
        && last.dropFirst().first.map({ $0 == "=" || $0 == "!" }) ?? false
    {
      return nil
    }
    if before.hasSuffix("case ") { return nil }
    return (callee, .passes)
  }

  /// Returns true if what follows a member assigns or calls it.
  private static func changes(_ rest: Substring) -> Bool {
    if rest.first == "(" || rest.hasPrefix(" {") { return true }
    let next = rest.drop { $0 == " " }
    if ["+=", "-=", "*="].contains(where: next.hasPrefix) { return true }
    return next.first == "=" && next.dropFirst().first != "="
  }

  /// The members after a word, as in `?.text` and `.layer.borderWidth`, and what follows them.
  private var member: (String, Substring)? {
    var (names, text): ([Substring], Substring) = ([], rest)
    while true {
      let next = text.drop { $0 == "?" || $0 == "!" }
      guard next.first == "." else { break }
      let name = next.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard !name.isEmpty, name != "self" else { break }
      names.append(name)
      text = next[name.endIndex...]
    }
    guard !names.isEmpty else { return nil }
    // A message to a member, as in `[caption.layer setMask:m]`.
    if text.first == " ", let message = Self.message(text) { names.append(message[...]); text = "(" }
    return (names.joined(separator: "."), text)
  }

  /// The message of Objective-C to the word's object.
  private var message: String? {
    let start = before.dropLast(owner.isEmpty ? 0 : owner.count + 1)
    return start.last == "[" ? Self.message(rest) : nil
  }

  /// The name of a message, that of the property for a setter.
  private static func message(_ rest: Substring) -> String? {
    guard rest.first == " " else { return nil }
    let name = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard let end = rest[name.endIndex...].first, end == ":" || end == "]", !name.isEmpty else { return nil }
    guard end == ":", name.hasPrefix("set"), name.dropFirst(3).first?.isUppercase == true else {
      return String(name)
    }
    return name.dropFirst(3).prefix(1).lowercased() + name.dropFirst(4)
  }

  /// The function that takes the object, with the argument's label, such as `applyStyle(onButton`.
  private var callee: String {
    var (depth, names, text): (Int, [String], Substring) = (0, [], before)
    if !owner.isEmpty { text = text.dropLast(owner.count + 1) }
    while text.last == " " || text.last == "&" { text = text.dropLast() }
    func word(_ text: Substring) -> String {
      String(String(text.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }).reversed())
    }
    if text.last == ":" { names.append(word(text.dropLast())) }
    while let last = text.last {
      text = text.dropLast()
      if last == ")" { depth += 1 }
      if last == "(" {
        if depth == 0 {
          names.append(word(text))
          break
        }
        depth -= 1
      }
    }
    return names.reversed().joined(separator: "(")
  }
}
