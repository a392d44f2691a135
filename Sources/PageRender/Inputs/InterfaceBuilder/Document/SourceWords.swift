internal import Foundation
internal import PageLayout

/// The uses of certain words by sources, and the members that classes give themselves.
struct SourceWords: Sendable {
  /// A kind of use of a word by a class. `user` is `nil` where the class that has the word is unknown.
  struct Key: Hashable, Sendable {
    var user: String?
    var member: String
    var kind: SourceUse.Kind
  }

  /// True if all sources of the project's folder were read.
  var isRead = false
  /// True if those are all sources of the app.
  var isWhole = false
  private(set) var mentions: [String: Int] = [:]
  /// The numbers of declarations as an outlet.
  private(set) var outlets: [String: Int] = [:]
  private(set) var superclasses: [String: String] = [:]
  /// The first place of each kind of use, by the word.
  private(set) var uses: [String: [Key: String]] = [:]
  /// The first places at which classes and their extensions set or override a member of their own, or of their
  /// view's.
  private(set) var own: [String: [String: String]] = [:]

  private static let statusBarMembers: Set<String> = [
    "preferredStatusBarStyle", "prefersStatusBarHidden", "childForStatusBarStyle",
    "childViewControllerForStatusBarStyle", "childForStatusBarHidden",
    "childViewControllerForStatusBarHidden",
  ]
  /// Members that a class sets for all of its view, in its code.
  private static let ownMembers: Set<String> = [
    "accessibilityLabel", "addSublayer", "attributedText", "backgroundColor", "contentEdgeInsets", "draw",
    "drawRect", "drawText", "font", "hitTest", "insertSublayer", "intrinsicContentSize",
    "isAccessibilityElement",
    "layoutSubviews",
    "point", "pointInside", "setTitleColor", "sizeThatFits", "textColor", "tintColor", "updateConstraints",
  ]
  private static let declarations: Set<String> = ["class", "extension", "interface", "implementation", "end"]

  /// The words by the hashes of their spellings.
  private var spellings: [UInt64: String] = [:]
  /// True at the low bits of each hash, so that most words of a source need no further look.
  private var filter = [Bool](repeating: false, count: 4096)

  init(_ words: [String]) {
    func isSpelt(_ spelling: String, _ word: String) {
      let hash = Self.hash(Array(spelling.utf8)[...])
      spellings[hash] = spellings[hash] ?? word
      filter[Int(hash & 4095)] = true
    }
    for word in words + ["viewWithTag"] {
      mentions[word] = 0
      // Objective-C has a property's variable and its setter beside it.
      for spelling in [word, "_" + word, Self.setter(word)] { isSpelt(spelling, word) }
    }
    for word in Self.statusBarMembers.union(Self.declarations) { isSpelt(word, word) }
    for word in Self.ownMembers.sorted() {
      isSpelt(word, word)
      isSpelt(Self.setter(word), word)
    }
  }

  private static func setter(_ word: String) -> String {
    "set" + word.prefix(1).uppercased() + word.dropFirst()
  }

  /// FNV-1a of 64 bits.
  private static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// A class and its superclasses, as far as sources tell, from the class up. A source may declare a class below
  /// itself.
  func ancestry(of name: String) -> [String] {
    var (classes, next) = ([name], superclasses[name])
    while let name = next, classes.count < 20 {
      classes.append(name)
      next = superclasses[name]
    }
    return classes
  }

  /// Takes the words of a source.
  mutating func read(_ source: [UInt8], file: String = "") {
    let places = places(in: source)
    for (_, word) in places where mentions[word] != nil { mentions[word, default: 0] += 1 }
    guard !places.isEmpty else { return }
    var scopes = SourceScopes(SourceMask.code(of: source))
    var (others, classes): ([(word: String, key: Key, place: String)], Set<String>) = ([], [])
    for (range, word) in places {
      scopes.advance(to: range.lowerBound)
      guard scopes.code[range.lowerBound] == source[range.lowerBound] else { continue }
      if word.first?.isUppercase == true { classes.insert(word) }
      if Self.declarations.contains(word) {
        declare(&scopes, range)
        continue
      }
      let text = SourcePhrase(scopes.code, range)
      let place = "\(file):\(scopes.line)"
      if Self.statusBarMembers.contains(word) || Self.ownMembers.contains(word) {
        if let name = scopes.name, text.isOwnMember {
          own[name, default: [:]][word] = min(own[name]?[word] ?? place, place)
        }
      }
      guard mentions[word] != nil else { continue }
      if text.isOutlet { outlets[word, default: 0] += 1 }
      guard let (member, kind) = text.use else { continue }
      let key = Key(user: text.isOfSelf ? scopes.name : nil, member: member, kind: kind)
      if text.isOfSelf { note(word, key, place) } else { others.append((word, key, place)) }
    }
    // An object of a class that the source names has the word, or one whose class nobody tells.
    for (word, key, place) in others {
      for user in classes.sorted() { note(word, Key(user: user, member: key.member, kind: key.kind), place) }
      if classes.isEmpty { note(word, Key(user: nil, member: "", kind: .passes), place) }
    }
  }

  private mutating func note(_ word: String, _ key: Key, _ place: String) {
    uses[word, default: [:]][key] = min(uses[word]?[key] ?? place, place)
  }

  private func places(in source: [UInt8]) -> [(range: Range<Int>, word: String)] {
    var places: [(range: Range<Int>, word: String)] = []
    source.withUnsafeBufferPointer { bytes in
      var (start, hash): (Int, UInt64) = (-1, 0)
      for index in 0...bytes.count {
        let byte = index < bytes.count ? bytes[index] : 0x20
        if SourcePhrase.isPart(byte) {
          if start < 0 { (start, hash) = (index, 0xcbf2_9ce4_8422_2325) }
          hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        } else if start >= 0 {
          if filter[Int(hash & 4095)], let word = spellings[hash] { places.append((start..<index, word)) }
          start = -1
        }
      }
    }
    return places
  }

  /// Notes the class that a declaration or an extension begins, and its superclass.
  private mutating func declare(_ scopes: inout SourceScopes, _ range: Range<Int>) {
    let code = scopes.code
    let isObjective = range.lowerBound > 0 && code[range.lowerBound - 1] == UInt8(ascii: "@")
    let keyword = String(decoding: code[range], as: UTF8.self)
    let rest = code[range.upperBound...]
    let name = String(
      decoding: rest.drop { $0 == 0x20 }.prefix(200).prefix {
        $0 > 0x2F && $0 != 0x3A && $0 != 0x3B && $0 != 0x3C && $0 != 0x7B
      },
      as: UTF8.self)
    if keyword == "end" { return isObjective ? scopes.endObjective() : () }
    let first = name.unicodeScalars.first
    // `class func`, and `@class A;`, which declares nothing.
    guard first.map({ $0.properties.isUppercase || $0 == "_" }) ?? false, !isObjective || keyword != "class"
    else { return }
    scopes.begin(name, isObjective: isObjective)
    guard keyword == "class" || keyword == "interface" else { return }
    superclasses[name] =
      superclasses[name] ?? Self.superclass(rest.drop { $0 == 0x20 }.dropFirst(name.utf8.count))
  }

  /// The class after the colon that follows a class's name and its parameters.
  private static func superclass(_ rest: ArraySlice<UInt8>) -> String? {
    var head = String(decoding: rest.prefix(400), as: UTF8.self).prefix { $0 != "{" }
    if head.first == "<" { head = head.drop { $0 != ">" } }
    guard let colon = head.firstIndex(of: ":") else { return nil }
    let name = head[colon...].dropFirst().drop { $0.isWhitespace }.prefix {
      $0.isLetter || $0.isNumber || $0 == "_"
    }
    return name.isEmpty ? nil : String(name)
  }
}

/// The classes around a place of a source, by its braces; `@end` ends those of Objective-C.
struct SourceScopes {
  let code: [UInt8]
  private(set) var line = 1
  private var place = 0
  private var depth = 0
  private var classes: [(name: String, depth: Int, isObjective: Bool)] = []

  init(_ code: [UInt8]) { self.code = code }

  /// The innermost class; `nil` outside of all.
  var name: String? { classes.last?.name }

  mutating func advance(to end: Int) {
    while place < end {
      switch code[place] {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if let last = classes.last, !last.isObjective, last.depth >= depth { classes.removeLast() }
      default: break
      }
      place += 1
    }
  }

  mutating func begin(_ name: String, isObjective: Bool) {
    if isObjective { endObjective() }
    classes.append((name, depth, isObjective))
  }

  mutating func endObjective() { classes.removeAll { $0.isObjective } }
}
