package import PageRender

/// An answer to the comment on a pull request: lines such as `/renderpages approve cause 3`, by which somebody
/// decides about pictures of the last run.
package struct CommentAnswer: Equatable {
  /// The decisions, in the order of the lines.
  private(set) var lines: [Line] = []

  struct Line: Equatable {
    var isApproval: Bool
    var choice: Choice
    /// The reason of a rejection; `nil` for none.
    var reason: String?
  }

  enum Choice: Equatable {
    case all
    /// The numbers of groups in the report.
    case causes([Int])
    /// Names of pictures, or patterns of them.
    case pictures([String])
  }

  /// The reason why an answer cannot be carried out.
  package enum Fault: Error, Equatable {
    case nothingToDo
    case unknownWord(String)
    case nothingChosen(String)
    case noSuchCause(Int, count: Int)
    case noSuchPicture(String)

    package var message: String {
      switch self {
      case .nothingToDo:
        "the comment has no line that begins with /renderpages approve or /renderpages reject"
      case .unknownWord(let word):
        "/renderpages \(Wording.quoted(word)) is unknown; write approve or reject"
      case .nothingChosen(let word):
        "/renderpages \(word) names nothing; write all, cause 3, or the name of a picture"
      case .noSuchCause(let number, let count):
        "there is no cause \(number); the report has \(count == 0 ? "none" : "1 to \(count)")"
      case .noSuchPicture(let name):
        "\(Wording.quoted(name)) names no picture that failed; names are such as lesson-1/iphone-x"
      }
    }
  }

  /// The word that lines begin with.
  private static let command = "/renderpages"
  /// The largest size of a comment, in Unicode scalars.
  private static let limit = 70_000

  /// Reads the text of a comment. Lines that do not begin with `/renderpages`, and those that Markdown does not
  /// show as text, do not matter.
  package init(_ text: String) throws(Fault) {
    for line in MarkdownLines.text(String(text.unicodeScalars.prefix(Self.limit))) {
      let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
      guard words.first == Self.command else { continue }
      lines.append(try Self.line(Array(words.dropFirst())))
    }
    guard !lines.isEmpty else { throw .nothingToDo }
  }

  private static func line(_ words: [String]) throws(Fault) -> Line {
    let verb = words.first?.lowercased() ?? ""
    guard verb == "approve" || verb == "reject" else { throw .unknownWord(words.first ?? "") }
    var named = Array(words.dropFirst())
    var reason: String?
    if verb == "reject", let place = named.firstIndex(where: { $0.lowercased() == "because" }) {
      let text = named[(place + 1)...].joined(separator: " ")
      reason = text.isEmpty ? nil : text
      named = Array(named[..<place])
    }
    return Line(isApproval: verb == "approve", choice: try choice(named, verb: verb), reason: reason)
  }

  private static func choice(_ words: [String], verb: String) throws(Fault) -> Choice {
    guard let first = words.first?.lowercased() else { throw .nothingChosen(verb) }
    if first == "all", words.count == 1 { return .all }
    guard first == "cause" || first == "causes" else { return .pictures(words) }
    var numbers: [Int] = []
    // `cause 1, 3 and 5`
    for word in words.dropFirst().flatMap({ $0.split(separator: ",") }) where word != "and" {
      guard let number = Int(word), number > 0 else { throw .nothingChosen(verb) }
      numbers.append(number)
    }
    guard !numbers.isEmpty else { throw .nothingChosen(verb) }
    return .causes(numbers)
  }

  /// The decisions about a run's pictures.
  package struct Outcome: Equatable {
    /// The decisions, by the pictures' keys.
    package var decisions: [String: Decisions.Decision] = [:]
    /// The pictures that have an approved cause and another one that nobody approved, with the numbers of the others.
    package var partlyApproved: [(picture: String, others: [Int])] = []

    package static func == (a: Self, b: Self) -> Bool {
      a.decisions == b.decisions && a.partlyApproved.elementsEqual(b.partlyApproved, by: ==)
    }
  }

  /// Returns the decisions about a run's failed pictures; of several lines about one picture the last counts,
  /// but for `approve all`, which leaves what a line before it rejected by name or number. A picture with several causes is approved once all of them are, and rejected once one of them is.
  package func outcome(for run: Verification) throws(Fault) -> Outcome {
    let groups = run.failureGroups
    var approved: Set<Int> = []
    var rejected: [Int: String?] = [:]
    // The causes that a line rejected by number.
    var named: Set<Int> = []
    var single: [String: Decisions.Decision] = [:]
    for line in lines {
      switch line.choice {
      case .all, .causes:
        let isAll = line.choice == .all
        for number in try numbers(line.choice, count: groups.count) {
          if isAll, line.isApproval, named.contains(number) { continue }
          if line.isApproval { named.remove(number) } else if !isAll { named.insert(number) }
          if line.isApproval {
            approved.insert(number)
            rejected[number] = nil
          } else {
            approved.remove(number)
            rejected[number] = .some(line.reason)
          }
          for key in groups[number - 1].pictures.map({ run.pictures[$0].key })
          where !isAll || !line.isApproval || single[key]?.isAccepted != false {
            single[key] = nil
          }
        }
      case .pictures(let names):
        for name in names {
          let pattern = NamePattern(name)
          let found = run.pictures.filter { picture in
            picture.status.isFailure
              && (picture.name == name || picture.key == name
                || name.contains(where: { "*?".contains($0) }) && pattern.matches(picture.name))
          }
          guard !found.isEmpty else { throw .noSuchPicture(name) }
          for picture in found {
            single[picture.key] = Decisions.Decision(
              picture: picture.key, isAccepted: line.isApproval, comment: line.reason)
          }
        }
      }
    }
    return Self.outcome(run, groups, approved: approved, rejected: rejected, single: single)
  }

  private func numbers(_ choice: Choice, count: Int) throws(Fault) -> [Int] {
    guard case .causes(let numbers) = choice else { return Array(1..<count + 1) }
    if let wrong = numbers.first(where: { $0 > count }) { throw .noSuchCause(wrong, count: count) }
    return numbers
  }

  private static func outcome(
    _ run: Verification, _ groups: [FailureGroup], approved: Set<Int>, rejected: [Int: String?],
    single: [String: Decisions.Decision]
  ) -> Outcome {
    var owners: [Int: [Int]] = [:]
    for group in groups {
      for picture in group.pictures { owners[picture, default: []].append(group.number) }
    }
    var outcome = Outcome()
    for place in run.pictures.indices {
      guard let numbers = owners[place] else { continue }
      let key = run.pictures[place].key
      if let decision = single[key] {
        outcome.decisions[key] = decision
      } else if let number = numbers.first(where: { rejected[$0] != nil }) {
        outcome.decisions[key] = Decisions.Decision(
          picture: key, isAccepted: false, comment: rejected[number].flatMap(\.self))
      } else if numbers.allSatisfy(approved.contains) {
        outcome.decisions[key] = Decisions.Decision(picture: key, isAccepted: true)
      } else if numbers.contains(where: approved.contains) {
        outcome.partlyApproved.append((key, numbers.filter { !approved.contains($0) }))
      }
    }
    return outcome
  }
}
