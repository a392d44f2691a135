internal import LayoutEngine
internal import PageBase

/// The choice of a page's screens that a review shows: every look on some device, every language, appearance
/// and text size once, and the worst screen of each finding.
struct ScreenSamples {
  /// A screen that can be shown.
  struct Candidate {
    var environment: PageEnvironment
    /// The number of the group of screens that look alike.
    var group: Int
    /// True if an error or a warning is worst on the screen.
    var isWorst = false
  }

  /// The reason for which a screen is shown.
  enum Reason: Int, CaseIterable, Hashable, Sendable { case device, language, variant, finding }

  struct Choice: Equatable {
    /// The candidate's index.
    var index: Int
    var reason: Reason
  }

  /// The first candidate's counterpart in the other orientation, by its index; `nil` if there is none.
  private(set) var turned: Int?
  /// The chosen screens after the first candidate and the turned one, the most important first.
  private(set) var choices: [Choice] = []

  private let candidates: [Candidate]
  /// The groups of which a screen is shown.
  private var shown: Set<Int> = []

  /// - Parameter candidates: All screens; the first is shown large.
  init(_ candidates: [Candidate]) {
    self.candidates = candidates
    guard let first = candidates.first else { return }
    shown = [first.group]
    chooseTurned(first)
    let upright = candidates.indices.filter {
      candidates[$0].environment.orientation == first.environment.orientation
    }
    for index in upright where candidates[index].environment.differences(from: first.environment) == [.device]
    {
      choose(index, .device)
    }
    chooseVariants(first)
    for index in candidates.indices where candidates[index].isWorst { choose(index, .finding) }
    for index in candidates.indices
    where candidates[index].environment.differences(from: first.environment).isSubset(
      of: [.device, .orientation])
    {
      choose(index, .variant)
    }
  }

  private mutating func chooseTurned(_ first: Candidate) {
    guard
      let place = candidates.indices.first(where: {
        candidates[$0].environment.differences(from: first.environment) == [.orientation]
      }), shown.insert(candidates[place].group).inserted
    else { return }
    turned = place
  }

  private mutating func chooseVariants(_ first: Candidate) {
    func distinct<Value: Hashable>(_ value: (PageEnvironment) -> Value) -> [Value] {
      candidates.map { value($0.environment) }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
    for locale in distinct(\.locale) where locale != first.environment.locale {
      choose(nearest(to: first) { $0.locale == locale }, .language)
    }
    for appearance in distinct(\.appearance) where appearance != first.environment.appearance {
      choose(nearest(to: first) { $0.appearance == appearance }, .variant)
    }
    for size in distinct(\.contentSize) where size != first.environment.contentSize {
      choose(nearest(to: first) { $0.contentSize == size }, .variant)
    }
    for system in distinct(\.system) where system != first.environment.system {
      choose(nearest(to: first) { $0.system == system }, .variant)
    }
    let own = first.environment.locale
    for direction in distinct(\.direction) where direction != first.environment.direction {
      choose(nearest(to: first) { $0.direction == direction && $0.locale == own }, .variant)
    }
  }

  /// Chooses a screen unless one that looks alike is shown.
  private mutating func choose(_ index: Int?, _ reason: Reason) {
    guard let index, shown.insert(candidates[index].group).inserted else { return }
    choices.append(Choice(index: index, reason: reason))
  }

  /// The index of the screen with the fewest differences from the first one; of several, the first.
  private func nearest(to first: Candidate, where isWanted: (PageEnvironment) -> Bool) -> Int? {
    candidates.indices.filter { isWanted(candidates[$0].environment) }.min {
      (candidates[$0].environment.differences(from: first.environment).count, $0)
        < (candidates[$1].environment.differences(from: first.environment).count, $1)
    }
  }
}

extension PageEnvironment {
  /// An axis on which environments differ.
  enum Axis: Int, CaseIterable, Hashable, Sendable {
    case device, orientation, appearance, locale, contentSize, direction, system
  }

  /// The axes on which the environments differ. A direction that follows from the language is no difference
  /// of its own.
  func differences(from other: PageEnvironment) -> Set<Axis> {
    var axes: Set<Axis> = []
    if device != other.device { axes.insert(.device) }
    if orientation != other.orientation { axes.insert(.orientation) }
    if appearance != other.appearance { axes.insert(.appearance) }
    if locale != other.locale { axes.insert(.locale) }
    if contentSize != other.contentSize { axes.insert(.contentSize) }
    if system != other.system { axes.insert(.system) }
    let isOwn = direction == LocaleTag.direction(of: locale)
    if direction != other.direction, !(isOwn && axes.contains(.locale)) { axes.insert(.direction) }
    return axes
  }
}
