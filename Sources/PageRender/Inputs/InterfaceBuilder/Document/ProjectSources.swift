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
  /// The classes that have an outlet of a name in the document.
  private let owners: [String: Set<String>]
  private let found = Mutex<Facts?>(nil)

  /// A copy of the words would count up each of their tables.
  private final class Facts: Sendable {
    let words: SourceWords
    init(_ words: SourceWords) { self.words = words }
  }

  /// Answers that were given before: every finding of every screen asks.
  private let answers = Mutex<[Question: [SourceUse]?]>([:])
  private let verdicts = Mutex<[Question: SourceVerdict]>([:])

  private struct Question: Hashable {
    var name: String
    var isClass: Bool
    var use: CodeUse?
  }

  private static let endings = [".swift", ".m", ".mm", ".h"]
  private static let limits = (file: 16 << 20, project: 32 << 20, all: 256 << 20)

  /// - Parameters:
  ///   - words: The words that will be asked for.
  ///   - owners: The classes that have an outlet of a name; none for an outlet of an unknown class.
  init(_ project: ProjectFolder, words: Set<String>, owners: [String: Set<String>] = [:]) {
    self.project = project
    self.words = words.sorted()
    self.owners = owners
  }

  func lack(_ word: String) -> Bool {
    let known = known
    return known.words.isWhole && known.words.mentions[word] == 0
  }

  func uses(ofOutlet name: String) -> [SourceUse]? {
    answer(Question(name: name, isClass: false)) { foundUses(ofOutlet: name) }
  }

  func members(ofClass name: String) -> [SourceUse]? {
    answer(Question(name: name, isClass: true)) { foundMembers(ofClass: name) }
  }

  func verdict(on name: String, isClass: Bool, for use: CodeUse) -> SourceVerdict {
    let question = Question(name: name, isClass: isClass, use: use)
    if let known = verdicts.withLock({ $0[question] }) { return known }
    let verdict = SourceVerdict(isClass ? members(ofClass: name) : uses(ofOutlet: name), for: use)
    verdicts.withLock { $0[question] = verdict }
    return verdict
  }

  private func answer(_ question: Question, _ find: () -> [SourceUse]?) -> [SourceUse]? {
    if let answer = answers.withLock({ $0[question] }) { return answer }
    let answer = find()
    answers.withLock { $0[question] = .some(answer) }
    return answer
  }

  private func foundUses(ofOutlet name: String) -> [SourceUse]? {
    let facts = facts
    let owners = owners[name] ?? []
    let family = owners.union(owners.flatMap(facts.ancestry))
    let uses = (facts.uses[name] ?? [:]).compactMap { key, place -> SourceUse? in
      guard !owners.isEmpty, let user = key.user else { return SourceUse(key.member, key.kind, at: place) }
      // Classes below the owner inherit the outlet.
      guard family.contains(user) || !owners.isDisjoint(with: facts.ancestry(of: user)) else { return nil }
      return SourceUse(key.member, key.kind, at: place)
    }
    let isKnown = facts.isRead && facts.outlets[name] != nil
    return isKnown || !uses.isEmpty ? uses.sorted() + (isKnown ? [] : [.unseen]) : nil
  }

  func superclass(of name: String) -> String? { facts.superclasses[name] }

  private func foundMembers(ofClass name: String) -> [SourceUse]? {
    let facts = facts
    let classes = facts.ancestry(of: name)
    let uses = classes.flatMap { facts.own[$0] ?? [:] }.map { SourceUse($0.key, .changes, at: $0.value) }
    // UIKit's classes are above the app's own; the sources of others are elsewhere.
    let isKnown = facts.isRead && classes.last.map(Self.isOfSystem) ?? false
    return isKnown || !uses.isEmpty ? uses.sorted() + (isKnown ? [] : [.unseen]) : nil
  }

  private static func isOfSystem(_ name: String) -> Bool { name.hasPrefix("UI") || name == "NSObject" }

  var areWhole: Bool { known.words.isWhole }

  var findTags: Bool {
    let known = known
    return !known.words.isRead || known.words.mentions["viewWithTag"] != 0
  }

  /// The facts that pages may depend on, in words, sorted.
  var inputs: [String] {
    let facts = facts
    guard facts.isRead else { return ["sources: unread"] }
    let used = words.filter { facts.mentions[$0] != 0 }.map { word in
      let uses = (uses(ofOutlet: word) ?? []).map { "\($0.member) \($0.kind)" }.sorted()
      return ([word, facts.superclasses[word] ?? ""] + uses).joined(separator: " ")
    }
    return used + ["whole: \(facts.isWhole), tags: \(findTags)"]
      + facts.own.map { name, members in
        "\(name) has \(members.keys.sorted().joined(separator: " "))"
      }.sorted()
  }

  private var facts: SourceWords { known.words }

  private var known: Facts {
    found.withLock { found in
      if let found { return found }
      let read = Facts(read())
      found = read
      return read
    }
  }

  private func read() -> SourceWords {
    var facts = SourceWords(words)
    guard let files = project.paths(endingIn: Self.endings, isOwn: false), !files.isEmpty else {
      return facts
    }
    var size = 0
    for file in files {
      guard let bytes = try? InputFile.read(file, limit: Self.limits.file) else { return facts }
      size += bytes.count
      guard size <= Self.limits.all else { return facts }
      facts.read(bytes, file: String(file.dropFirst(project.path.count + 1)))
    }
    facts.isRead = true
    facts.isWhole = project.projects.allSatisfy { !Self.reachesOut(project.path + "/" + $0) }
    return facts
  }

  private static func reachesOut(_ project: String) -> Bool {
    if !project.hasSuffix(".xcodeproj") {
      let text = try? InputFile.read(project, limit: limits.project)
      return text.map { String(decoding: $0, as: UTF8.self).contains("..") } ?? true
    }
    let bytes = try? InputFile.read(project + "/project.pbxproj", limit: limits.project)
    return bytes.map(ProjectReach.leavesFolder) ?? true
  }
}
