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

  /// The contents of each sheet, for a content area of size `room`.
  func contents(room: Size, measuring text: SheetText) -> [@MainActor @Sendable () -> SheetContent] {
    let (entries, findings) = (faults, findings)
    guard !entries.isEmpty || !findings.isEmpty else {
      let words = words
      return [
        { SheetContent(SheetStyle.label(words.nothingFound, .subheading, color: SheetStyle.secondInk)) }
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
    return
      (entries.map { $0.block(width: room.width, measuring: text) } + rows
      + rest.map { $0.block(width: room.width, measuring: text) })
      .contents(height: room.height, gap: 2 * SheetListEntry.gap)
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

  private var findings: [SheetListEntry] {
    (review.findings?.entries ?? []).enumerated().map { index, entry in
      let finding = entry.finding
      let judged = review.sources[entry.source].environments
      let step = finding.step.map { ", \($0)" } ?? ""
      let page = review.title(finding.page + step, in: entry.source)
      return SheetListEntry(
        mark: String(index + 1), color: FindingMarks.color(of: entry.severity),
        text: entry.words(among: judged),
        heading: "\(words.name(of: entry.severity))  ·  \(finding.rule.rawValue)",
        place: page + (entry.environments.first.map { "  ·  \($0.device.name)" } ?? ""),
        link: destination(index + 1, entry))
    }
  }
}
