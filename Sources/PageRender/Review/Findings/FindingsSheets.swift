internal import LayoutEngine
internal import PageBase
internal import PageLayout
internal import PageLint

/// The sheets that list lint's findings and the faults of the input.
struct FindingsSheets {
  let review: Review
  let words: ReviewWords
  /// The destination for a finding: the sheet on which it is marked, else its page's first sheet; `nil` if
  /// there is neither.
  var destination: (_ number: Int, _ entry: LintReport.Entry) -> String?
  /// The page that a fault prevents from being drawn, with the destination of its first sheet, if any; `nil`
  /// if there is no such page.
  var page: (_ fault: Diagnostic) -> (title: String, destination: String?)?
  /// The worst screen of each finding, by the finding's number.
  var worst: [Int: WorstScreen] = [:]

  /// The maximum number of findings with a picture, errors first; further findings are only listed.
  private static let mostPictures = 60

  /// The entries: errors and warnings with pictures, then those without, then one line for each rule's notes.
  func blocks(room: Size, measuring text: SheetText) -> [SheetBlock] {
    let (entries, findings, notes) = (faults, findings, notes)
    guard !entries.isEmpty || !findings.isEmpty || !notes.isEmpty else {
      let words = words
      return [
        SheetBlock(height: 14) {
          SheetContent(SheetStyle.label(words.nothingFound, .subheading, color: SheetStyle.secondInk))
        }
      ]
    }
    var cards: [FindingCard] = []
    var rest: [SheetListEntry] = []
    for (index, entry) in findings.enumerated() {
      if cards.count < Self.mostPictures, let found = worst[index + 1] {
        cards.append(
          FindingCard(
            entry: entry,
            detail: ScreenDetail(of: found.screen, around: found.mark, room: FindingCard.pictureRoom)))
      } else {
        rest.append(entry)
      }
    }
    let rows = stride(from: 0, to: cards.count, by: FindingCard.columnCount).map { first in
      FindingCard.block(
        Array(cards[first..<min(first + FindingCard.columnCount, cards.count)]), width: room.width,
        measuring: text)
    }
    return entries.map { $0.block(width: room.width, measuring: text) } + rows
      + (rest + notes).map { $0.block(width: room.width, measuring: text) }
  }

  private var faults: [SheetListEntry] {
    review.faults.map { fault in
      let page = page(fault)
      return SheetListEntry(
        mark: "–", color: FindingMarks.color(of: fault.severity),
        // The narrow column at the right has no room for a path.
        text: fault.sentence, heading: words.name(of: fault.severity), place: page?.title,
        link: page?.destination)
    }
  }

  /// The errors and warnings, which precede notes in a report.
  private var findings: [SheetListEntry] {
    (review.findings?.entries ?? []).filter { $0.severity != .note }.enumerated().map { index, entry in
      let finding = entry.finding
      let judged = review.sources[entry.source].environments
      let page = review.title(ofPage: finding.page, finding.step, in: entry.source)
      return SheetListEntry(
        mark: String(index + 1), color: FindingMarks.color(of: entry.severity),
        text: entry.words(among: judged) { review.title(ofPage: $0, nil, in: entry.source) },
        heading: "\(words.name(of: entry.severity))  ·  \(finding.rule.rawValue)",
        place: page + (entry.environments.first.map { "  ·  \($0.device.name)" } ?? ""),
        link: destination(index + 1, entry))
    }
  }

  /// One entry for the notes of each rule: their number, the first one's fault, and the pages.
  private var notes: [SheetListEntry] {
    let notes = (review.findings?.entries ?? []).filter { $0.severity == .note }
    return notes.map(\.finding.rule).reduce(into: [LintRule]()) {
      if !$0.contains($1) { $0.append($1) }
    }.map { rule in
      let own = notes.filter { $0.finding.rule == rule }
      let pages = own.flatMap { entry in
        ([entry.finding.page] + entry.otherPages + entry.otherPlaces.map(\.page)).map {
          review.title(ofPage: $0, nil, in: entry.source)
        }
      }.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      let first = own.first?.finding
      let told = [first?.subject ?? "", first?.fault ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
      let rest = own.count - 1
      return SheetListEntry(
        mark: "\(own.count) ×", color: FindingMarks.color(of: .note),
        text: rest > 0 ? "\(told)\(words.comma)\(words.more(rest))" : told,
        heading: "\(words.note)  ·  \(rule.rawValue)", place: words.listed(pages, atMost: 2))
    }
  }
}
