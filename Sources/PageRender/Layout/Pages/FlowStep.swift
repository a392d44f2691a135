public import PageBase

/// A step of a flow: an action of a person or a change of the environment, in the words of docs/flows.md,
/// such as `tap next`, `scroll to 2`, `rotate`, `set text size AX1`.
///
/// ```swift
/// let flow: [FlowStep] = [.tap("next"), .scroll(to: 3), .rotate, .setTextSize(.accessibility1)]
/// let same: [FlowStep] = ["tap next", "scroll to 3", "rotate", "set text size AX1"]
/// print(flow == same)  // true
/// ```
public struct FlowStep: Hashable, Sendable {
  /// The step's words as written, but separated by single blanks.
  public let text: String
  /// The step's action; `nil` if its words are no known step.
  package let action: FlowAction?
  /// The fault of the step's words, with a suggestion; `nil` if there is none.
  package let fault: String?

  /// The most characters of a step.
  static let maximumLength = 200
  /// The most steps of a flow.
  package static let maximumCount = 100

  public init(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    self.text = words
    switch FlowGrammar.action(words) {
    case .success(let action):
      self.action = action
      fault = nil
    case .failure(let error):
      action = nil
      fault = error.message
    }
  }
}

extension FlowStep: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }
}

extension FlowStep {
  /// Taps the view with an accessibility identifier.
  public static func tap(_ identifier: String) -> FlowStep { FlowStep("tap \(identifier)") }
  /// Scrolls to a page, from 1, as a finger's swipe does.
  public static func scroll(to page: Int) -> FlowStep { FlowStep("scroll to \(page)") }
  /// Drags to a position between pages and holds: 1.5 is half-way between the first and the second page.
  public static func drag(to page: Double) -> FlowStep { FlowStep("drag to \(Wording.number(page))") }
  /// Rotates the device between portrait and landscape.
  public static let rotate = FlowStep("rotate")
  public static func setTextSize(_ size: ContentSize) -> FlowStep {
    FlowStep("set text size \(size.rawValue)")
  }
  public static func setAppearance(_ appearance: Appearance) -> FlowStep {
    FlowStep("set appearance \(appearance.rawValue)")
  }
}

extension FlowStep {
  /// The steps' names in file names: their words joined by hyphens, and a number after a repeated name. Names
  /// do not begin with the step's number, so that an inserted step leaves other names as they are.
  package static func names(of steps: [FlowStep]) -> [String] {
    // Names are compared in lower case, since names that differ only in case would be one file on a Mac.
    var taken: Set<String> = []
    return steps.map { step in
      let name = step.fileName
      var unique = name
      var count = 1
      while !taken.insert(unique.lowercased()).inserted {
        count += 1
        unique = "\(name)-\(count)"
      }
      return unique
    }
  }

  /// Returns true if a part of a file name can be a step's name: it begins with the words of a step's form,
  /// up to the form's first variable.
  package static func isName(_ text: String) -> Bool {
    FlowGrammar.forms.contains { form in
      let words = form.prefix { !$0.isUppercase }.replacing(" ", with: "-")
      guard !words.hasSuffix("-") else { return text.hasPrefix(words) && text.count > words.count }
      return text == words || text.hasPrefix(words + "-") && Int(text.dropFirst(words.count + 1)) != nil
    }
  }

  private var fileName: String {
    let scalars = text.unicodeScalars.map { scalar -> Character in
      scalar == " " || scalar == "/" || scalar == "," || scalar.isControl ? "-" : Character(scalar)
    }
    return String(scalars.prefix(60))
  }
}
