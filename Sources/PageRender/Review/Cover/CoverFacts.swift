internal import PageBase

/// The facts that a cover lists.
struct CoverFacts {
  let review: Review
  let words: ReviewWords
  let environments: [PageEnvironment]
  let sheetCount: Int
  /// The number of changed pages, in words; `nil` without a baseline.
  var changes: String?
  /// The number of screens that differ from their design, in words; `nil` without artboards.
  var designs: String?
  /// The screens that the shown ones of each page represent.
  var represented: [SampledScreens.Representation] = []
  /// The request to the reader; empty for none.
  var request = ""

  var facts: [(name: String, value: String)] {
    let pageCount = review.sources.reduce(0) { $0 + $1.entries.count }
    let screenCount = review.sources.reduce(0) { $0 + $1.entries.count * $1.environments.count }
    let devices = distinct { $0.device.name }
    var facts = [
      (words.asked, request),
      (words.pages, String(pageCount)),
      (
        words.devices,
        devices.count > 6 ? "\(devices.count): \(listed(devices))" : devices.joined(separator: ", ")
      ),
    ]
    func add(_ name: String, _ values: [String], isUsual: Bool) {
      if !isUsual, !values.isEmpty { facts.append((name, listed(values))) }
    }
    let orientations = distinct { words.name(of: $0.orientation) }
    add(words.orientations, orientations, isUsual: orientations == [words.portrait])
    let appearances = distinct { words.name(of: $0.appearance) }
    add(words.appearances, appearances, isUsual: appearances == [words.light])
    let sizes = distinct { $0.contentSize.rawValue }
    add(words.contentSizes, sizes, isUsual: sizes == [ContentSize.large.rawValue])
    let systems = distinct { $0.system.title }
    add(words.systems, systems, isUsual: systems == [SystemVersion.unnamed.title])
    add(words.locales, distinct { words.language($0.locale) }, isUsual: false)
    facts.append(
      (
        words.screens,
        represented.isEmpty || words.standing(standing).isEmpty
          ? String(screenCount) : words.standing(standing)
      ))
    facts.append((words.sheets, String(sheetCount)))
    if let earlier = review.settings.comparedWith { facts.append((words.comparedWith, earlier)) }
    if let changes { facts.append((words.changes, changes)) }
    if let designs { facts.append((words.design, designs)) }
    if review.findings != nil || !review.faults.isEmpty {
      let notes = review.noteCount
      facts.append(
        (
          words.findings,
          [String(review.findingCount), notes > 0 ? words.noteCount(notes) : ""]
            .filter { !$0.isEmpty }.joined(separator: words.comma)
        ))
    }
    return facts.filter { !$0.1.isEmpty }
  }

  private var standing: SampledScreens.Representation {
    represented.reduce(into: SampledScreens.Representation(shown: 0, alike: 0, missing: [])) {
      $0.shown += $1.shown
      $0.alike += $1.alike
      $0.missing += $1.missing
    }
  }

  private func distinct(_ value: (PageEnvironment) -> String) -> [String] {
    environments.map(value).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private func listed(_ values: [String]) -> String {
    values.count > 8
      ? values.prefix(7).joined(separator: ", ") + ", … (+\(values.count - 7))"
      : values.joined(separator: ", ")
  }
}
