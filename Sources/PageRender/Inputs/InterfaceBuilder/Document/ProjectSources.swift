internal import Foundation
internal import PageBase
internal import PageLayout
internal import Synchronization

/// The sources of a project, in Swift and Objective-C, read when somebody asks for the first time.
///
/// A source is searched for words, not parsed. A word in a string is a mention, but no use.
final class ProjectSources: AppSources {
  private let project: ProjectFolder
  private let words: [String]
  private let found = Mutex<SourceWords?>(nil)

  private static let endings = [".swift", ".m", ".mm", ".h"]
  private static let limits = (file: 16 << 20, project: 32 << 20, all: 256 << 20)

  /// - Parameter words: The words that will be asked for.
  init(_ project: ProjectFolder, words: Set<String>) {
    self.project = project
    self.words = words.sorted()
  }

  func lack(_ word: String) -> Bool { facts.isWhole && facts.mentions[word] == 0 }

  func members(ofOutlet name: String) -> Set<String>? {
    let facts = facts
    guard facts.isWhole, (facts.outlets[name] ?? 0) > 0, !facts.wholes.contains(name) else { return nil }
    return facts.members[name] ?? []
  }

  func superclass(of name: String) -> String? { facts.superclasses[name] }

  func overrides(_ members: Set<String>, in name: String) -> Bool {
    let facts = facts
    var (next, rest) = (Optional(name), Self.longestAncestry)
    while let name = next, rest > 0 {
      if !members.isDisjoint(with: facts.overrides[name] ?? []) { return true }
      (next, rest) = (facts.superclasses[name], rest - 1)
    }
    return false
  }

  /// A source may declare a class below itself.
  private static let longestAncestry = 20

  /// The facts that pages may depend on, in words, sorted.
  var inputs: [String] {
    let facts = facts
    guard facts.isWhole else { return ["sources: unread"] }
    return words.filter { facts.mentions[$0] != 0 }.map { word in
      let members = (facts.members[word] ?? []).sorted().joined(separator: " ")
      return [
        word, "\((facts.outlets[word] ?? 0) > 0)", "\(facts.wholes.contains(word))",
        facts.superclasses[word] ?? "",
        members,
      ].joined(separator: " ")
    } + facts.overrides.map { "\($0.key) overrides \($0.value.sorted().joined(separator: " "))" }.sorted()
  }

  private var facts: SourceWords {
    found.withLock { found in
      if let found { return found }
      let read = read()
      found = read
      return read
    }
  }

  private func read() -> SourceWords {
    var facts = SourceWords(words)
    guard let files = project.paths(endingIn: Self.endings, isOwn: false), !files.isEmpty,
      project.projects.allSatisfy({ !Self.reachesOut(project.path + "/" + $0) })
    else { return facts }
    var size = 0
    for file in files {
      guard let bytes = try? InputFile.read(file, limit: Self.limits.file) else { return facts }
      size += bytes.count
      guard size <= Self.limits.all else { return facts }
      facts.read(bytes)
    }
    facts.isWhole = true
    return facts
  }

  private static func reachesOut(_ project: String) -> Bool {
    let bytes = try? InputFile.read(project + "/project.pbxproj", limit: limits.project)
    return bytes.map(ProjectReach.leavesFolder) ?? true
  }
}

/// How often sources have certain words, and what they declare by them.
struct SourceWords: Sendable {
  /// True if all sources were read.
  var isWhole = false
  private(set) var mentions: [String: Int] = [:]
  /// The numbers of declarations as an outlet without observers.
  private(set) var outlets: [String: Int] = [:]
  private(set) var superclasses: [String: String] = [:]
  /// The members of the status bar that classes and their extensions have.
  private(set) var overrides: [String: Set<String>] = [:]
  /// The members that code uses of each word.
  private(set) var members: [String: Set<String>] = [:]
  /// The words that code uses in other ways than by a member.
  private(set) var wholes: Set<String> = []

  /// The class whose declaration or extension was read last.
  private var enclosing: String?
  private static let statusBarMembers: Set<String> = [
    "preferredStatusBarStyle", "prefersStatusBarHidden", "childForStatusBarStyle",
    "childViewControllerForStatusBarStyle",
    "childForStatusBarHidden", "childViewControllerForStatusBarHidden",
  ]
  private static let declarations: Set<String> = ["class", "extension", "interface", "implementation"]

  /// The words by the hashes of their spellings.
  private var spellings: [UInt64: String] = [:]
  /// True at the low bits of each hash, so that most words of a source need no further look.
  private var filter = [Bool](repeating: false, count: 4096)

  init(_ words: [String]) {
    for word in words {
      mentions[word] = 0
      let setter = "set" + word.prefix(1).uppercased() + word.dropFirst()
      // Objective-C has a property's variable and its setter beside it.
      for spelling in [word, "_" + word, setter] {
        let hash = Self.hash(Array(spelling.utf8)[...])
        spellings[hash] = spellings[hash] ?? word
        filter[Int(hash & 4095)] = true
      }
    }
    for word in Self.statusBarMembers.union(Self.declarations) {
      let hash = Self.hash(Array(word.utf8)[...])
      spellings[hash] = word
      filter[Int(hash & 4095)] = true
    }
  }

  /// FNV-1a of 64 bits.
  private static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// Counts the words of a source.
  mutating func read(_ source: [UInt8]) {
    var places: [(range: Range<Int>, word: String)] = []
    source.withUnsafeBufferPointer { bytes in
      var (start, hash): (Int, UInt64) = (-1, 0)
      for index in 0...bytes.count {
        let byte = index < bytes.count ? bytes[index] : 0x20
        let isPart =
          byte >= 0x61 && byte <= 0x7A || byte >= 0x41 && byte <= 0x5A || byte == 0x5F
          || byte >= 0x30 && byte <= 0x39 || byte >= 0x80
        if isPart {
          if start < 0 { (start, hash) = (index, 0xcbf2_9ce4_8422_2325) }
          hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        } else if start >= 0 {
          if filter[Int(hash & 4095)], let word = spellings[hash] { places.append((start..<index, word)) }
          start = -1
        }
      }
    }
    let code = SourceMask.code(of: source)
    enclosing = nil
    for (range, word) in places {
      if mentions[word] != nil { mentions[word, default: 0] += 1 }
      guard code[range.lowerBound] == source[range.lowerBound] else { continue }
      if Self.declarations.contains(word) {
        declare(code, range)
      } else if Self.statusBarMembers.contains(word) {
        // A call stands behind a point or in brackets, a declaration behind a word or a type.
        let before = code[..<range.lowerBound].last { $0 != 0x20 }
        if before != UInt8(ascii: "."), let enclosing { overrides[enclosing, default: []].insert(word) }
      } else {
        note(word, code, range)
      }
    }
  }

  /// Notes the class that a declaration or an extension begins, and its superclass.
  private mutating func declare(_ code: [UInt8], _ range: Range<Int>) {
    let rest = code[range.upperBound...]
    let name = String(
      decoding: rest.drop { $0 == 0x20 }.prefix(200).prefix {
        $0 > 0x2F && $0 != 0x3A && $0 != 0x3B && $0 != 0x3C && $0 != 0x7B
      },
      as: UTF8.self)
    let first = name.unicodeScalars.first
    // `class func`, and `@class A;`, which declares nothing.
    guard first.map({ $0.properties.isUppercase || $0 == "_" }) ?? false,
      range.lowerBound == 0 || code[range.lowerBound - 1] != UInt8(ascii: "@")
        || code[range.lowerBound] != UInt8(ascii: "c")
    else { return }
    enclosing = name
    guard
      code[range.lowerBound] == UInt8(ascii: "c")
        || code[range.lowerBound..<range.upperBound].elementsEqual("interface".utf8)
    else { return }
    superclasses[name] =
      superclasses[name] ?? Self.superclass(rest.drop { $0 == 0x20 }.dropFirst(name.utf8.count))
  }

  private mutating func note(_ word: String, _ source: [UInt8], _ range: Range<Int>) {
    let newline = UInt8(ascii: "\n")
    let start = source[..<range.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let before = String(decoding: source[start..<range.lowerBound], as: UTF8.self)
    let rest = source[range.upperBound...]
    let line = rest.prefix { $0 != newline }
    let end = line.endIndex
    let isObserved =
      line.contains(UInt8(ascii: "{")) || source[end...].first { $0 > 0x20 } == UInt8(ascii: "{")
    if !isObserved, before.contains("IBOutlet") || follows(outletLine: source, before, start) {
      outlets[word, default: 0] += 1
    } else if let member = Self.member(line) {
      members[word, default: []].insert(member)
    } else {
      wholes.insert(word)
    }
  }

  /// The member after a word, as in `?.text` and ` setText:`, or of its layer, as in `.layer.borderWidth`; `nil`
  /// without one.
  private static func member(_ rest: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: rest.prefix(200), as: UTF8.self)
    if text.hasPrefix(" set") {
      let name = text.dropFirst(4).prefix { $0.isLetter || $0.isNumber }
      guard text[name.endIndex...].first == ":", name.first?.isUppercase == true else { return nil }
      return name.prefix(1).lowercased() + name.dropFirst()
    }
    func name(_ text: Substring) -> (name: Substring, rest: Substring)? {
      guard text.first == "." else { return nil }
      let name = text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return name.isEmpty || name == "self" ? nil : (name, text[name.endIndex...])
    }
    guard let (first, rest) = name(text.drop { $0 == "?" || $0 == "!" }) else { return nil }
    guard first == "layer", let (second, _) = name(rest) else { return String(first) }
    return "layer.\(second)"
  }

  /// Returns true for a declaration below a line that ends in `@IBOutlet` and its attributes.
  private func follows(outletLine source: [UInt8], _ before: String, _ start: Int) -> Bool {
    guard start > 0, before.contains("var ") else { return false }
    let above = source[..<(start - 1)]
    let line = above[(above.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)...]
    let text = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespaces)
    return text.hasPrefix("@IBOutlet") && !text.contains("var ")
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
