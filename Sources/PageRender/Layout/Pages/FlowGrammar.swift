internal import PageBase

/// Parses the words of flow steps into actions.
enum FlowGrammar {
  struct Fault: Error {
    var message: String
  }

  /// Every form of a step, for messages.
  static let forms = [
    "tap VIEW", "double tap VIEW", "select segment N of VIEW", "select tab N", "go back", "scroll to N",
    "scroll VIEW to N", "scroll to end", "scroll VIEW to end", "swipe left", "swipe right", "swipe up",
    "swipe down", "type TEXT", "type TEXT into VIEW", "wait", "wait N", "drag to N.N", "drag VIEW to N.N",
    "rotate", "set text size SIZE",
    "set appearance light", "set appearance dark",
  ]

  /// - Parameter text: The words of a step, separated by single blanks.
  static func action(_ text: String) -> Result<FlowAction, Fault> {
    guard text.unicodeScalars.count <= FlowStep.maximumLength,
      !text.unicodeScalars.contains(where: \.isControl)
    else {
      return fault(
        "step \(Wording.quoted(String(text.prefix(40)))) is longer than \(FlowStep.maximumLength) characters, or has "
          + "a control character; shorten it")
    }
    switch text {
    case "": return fault("a step is empty; write one such as \"tap next\"")
    case "rotate": return .success(.rotate)
    case "go back": return .success(.goBack)
    case "wait": return .success(.wait(1))
    case "scroll to end": return .success(.scrollToEnd(in: nil))
    default: break
    }
    if let identifier = rest(of: text, after: "double tap ") { return .success(.doubleTap(identifier)) }
    if let identifier = rest(of: text, after: "tap ") { return .success(.tap(identifier)) }
    if let words = rest(of: text, after: "select tab ") {
      return number(words, text).map { .selectTab($0) }
    }
    if let words = rest(of: text, after: "select segment ") { return segment(words, text) }
    if let word = rest(of: text, after: "swipe ") {
      return choice(word, "direction", text).map { .swipe($0) }
    }
    if let word = rest(of: text, after: "wait ") { return seconds(word, text) }
    if let words = rest(of: text, after: "type ") { return typing(words) }
    if let words = rest(of: text, after: "scroll ") {
      if words.hasSuffix(" to end") {
        return .success(.scrollToEnd(in: String(words.dropLast(" to end".count))))
      }
      let (target, identifier) = destination(words)
      return number(target, text).map { .scroll(to: $0, in: identifier) }
    }
    if let words = rest(of: text, after: "drag ") {
      let (target, identifier) = destination(words)
      return fraction(target, text).map { .drag(to: $0, in: identifier) }
    }
    if let word = rest(of: text, after: "set text size ") {
      return choice(word, "text size", text).map { .setTextSize($0) }
    }
    if let word = rest(of: text, after: "set appearance ") {
      return choice(word, "appearance", text).map { .setAppearance($0) }
    }
    return unknown(text)
  }

  /// The rest of a text after some words; `nil` if it does not begin with them.
  private static func rest(of text: String, after words: String) -> String? {
    text.hasPrefix(words) ? String(text.dropFirst(words.count)) : nil
  }

  /// The target and the optional identifier in `to 2` or `pages to 2`. Identifiers may contain blanks.
  private static func destination(_ words: String) -> (target: String, identifier: String?) {
    if let target = rest(of: words, after: "to ") { return (target, nil) }
    guard let range = words.ranges(of: " to ").last else { return ("", nil) }
    return (String(words[range.upperBound...]), String(words[..<range.lowerBound]))
  }

  private static func segment(_ words: String, _ text: String) -> Result<FlowAction, Fault> {
    guard let range = words.firstRange(of: " of ") else { return unknown(text) }
    return number(String(words[..<range.lowerBound]), text).map {
      .selectSegment($0, of: String(words[range.upperBound...]))
    }
  }

  /// The highest number of a page, tab or segment in a step.
  private static let maximumPage = 1_000_000

  private static func number(_ word: String, _ text: String) -> Result<Int, Fault> {
    if let number = Int(word), (1...maximumPage).contains(number) { return .success(number) }
    return fault(
      "step \(Wording.quoted(text)) needs a whole number from 1 to \(maximumPage) at its place; pages, tabs and "
        + "segments count from 1")
  }

  /// The longest wait of a step, in seconds.
  private static let longestWait = 10.0

  private static func seconds(_ word: String, _ text: String) -> Result<FlowAction, Fault> {
    if let number = Double(word), number > 0, number <= longestWait { return .success(.wait(number)) }
    return fault(
      "step \(Wording.quoted(text)) needs a number of seconds above 0 and up to \(Wording.number(longestWait))"
    )
  }

  /// The text and the optional identifier in `Ada into name`; the text itself may have the word `into`.
  private static func typing(_ words: String) -> Result<FlowAction, Fault> {
    guard let range = words.ranges(of: " into ").last else { return .success(.type(words, into: nil)) }
    return .success(
      .type(String(words[..<range.lowerBound]), into: String(words[range.upperBound...])))
  }

  private static func fraction(_ word: String, _ text: String) -> Result<Double, Fault> {
    if let number = Double(word), (1...Double(maximumPage)).contains(number) { return .success(number) }
    return fault(
      "step \(Wording.quoted(text)) needs a number from 1 to \(maximumPage) at its end, such as 1.5 for half-way "
        + "between the first page and the second")
  }

  private static func choice<Choice>(
    _ word: String, _ what: String, _ text: String
  ) -> Result<Choice, Fault> where Choice: RawRepresentable<String> & CaseIterable {
    if let choice = Choice.allCases.first(where: { $0.rawValue.lowercased() == word.lowercased() }) {
      return .success(choice)
    }
    return fault(
      "step \(Wording.quoted(text)) names no \(what); use \(Wording.alternatives(Choice.allCases.map(\.rawValue)))"
    )
  }

  private static func unknown(_ text: String) -> Result<FlowAction, Fault> {
    let near = NearMiss.closest(to: text, among: forms)
    return fault(
      "step \(Wording.quoted(text)) is not known"
        + Wording.didYouMean(near, then: "steps are \(forms.joined(separator: ", "))")
    )
  }

  private static func fault<Success>(_ message: String) -> Result<Success, Fault> {
    .failure(Fault(message: message))
  }
}
