internal import Foundation
internal import LayoutEngine
internal import PageBase

/// The sheets that list all changes: which pages changed, are new or are gone, and what the last looked like.
struct ChangesSummary {
  let survey: ChangeSurvey
  let words: ReviewWords
  /// The pages, in the order of the review.
  let pages: [Page]
  /// The entries if changes are told once for several pages; `nil` lists the pages.
  var groups: [Page]?

  /// How many entries of the list say what changed.
  var changeCount: Int {
    (groups ?? pages).reduce(survey.removed.count) { $0 + $1.changes.count { $0.change.fault == nil } }
  }

  init(survey: ChangeSurvey, words: ReviewWords, pages: [Page]) {
    (self.survey, self.words, self.pages) = (survey, words, pages)
  }

  /// A page, and how its screens changed.
  struct Page {
    var title: String
    /// The changes of the page's screens, with the numbers of their sheets.
    var changes: [(change: ScreenChange, sheet: String)]
    /// Why it is not compared where it cannot be drawn, and its first sheet.
    var undrawn: (reason: String, sheet: String)?
  }

  /// `2 changed, 1 new, 1 removed`; `nil` where there is nothing to compare with.
  var counts: String? {
    guard survey.isAsked else { return nil }
    let compared = pages.filter { $0.changes.contains { $0.change.fault == nil } }
    let new = compared.count { $0.changes.contains { $0.change.isNew } }
    let failed = pages.count { $0.undrawn != nil || $0.changes.contains { $0.change.fault != nil } }
    let counts = [
      (compared.count - new, words.changed), (new, words.new), (survey.removed.count, words.removed),
      (failed + survey.uncomparedPages, words.notCompared),
    ].filter { $0.0 > 0 }.map { words.count($0.0, $0.1) }
    guard counts.isEmpty else { return counts.joined(separator: words.comma) }
    return survey.faults.isEmpty ? words.nothingChanged : nil
  }

  /// The contents of each sheet, in so much room.
  func contents(room: Size, measuring text: SheetText) -> [@MainActor @Sendable () -> SheetContent] {
    let listed = entries.map { $0.block(width: room.width, measuring: text) }
    let remarks = (listed.isEmpty && survey.faults.isEmpty ? [words.nothingChanged] : []) + survey.remarks
    let said = remarks.map { remark in
      SheetBlock(height: text.height(of: remark, .body, width: room.width)) {
        let label = SheetStyle.label(remark, .body, color: SheetStyle.secondInk, lines: 0)
        return SheetContent(label)
      }
    }
    let texts = listed + said
    let pictures = RemovedPictures(of: survey.removed, words: words).blocks(
      room: room, rest: texts.rest(height: room.height, gap: SheetListEntry.gap))
    return (texts + pictures).contents(height: room.height, gap: SheetListEntry.gap)
  }

  // MARK: List

  private var entries: [SheetListEntry] {
    let faults = survey.faults.filter { fault in !pages.contains { $0.change(telling: fault) != nil } }.map {
      fault in
      SheetListEntry(
        mark: "–", color: FindingMarks.color(of: fault.severity),
        text: (fault.file.map { "\($0): " } ?? "") + fault.message, heading: words.name(of: fault.severity))
    }
    let changed = (groups ?? pages).flatMap { page in
      // What changed on some devices and what is not compared on others are two things.
      let groups = [
        page.changes.filter { $0.change.fault == nil }, page.changes.filter { $0.change.fault != nil },
      ]
      let undrawn = page.undrawn.map { reason, sheet in
        SheetListEntry(
          mark: "–", color: SheetStyle.redline, text: "\(page.title):  \(reason)",
          heading: Self.heading(words.notCompared), place: page.title, link: sheet)
      }
      return groups.compactMap { entry(of: $0, on: page) } + [undrawn].compactMap { $0 }
    }
    let removed = survey.removed.map { page in
      SheetListEntry(
        mark: "−", color: SheetStyle.change, text: words.pageWasRemoved(page.name),
        heading: Self.heading(words.removed))
    }
    return faults + changed + removed
  }

  /// The entry of changes of one kind: the first, and their number; `nil` if there are none.
  private func entry(of changes: [(change: ScreenChange, sheet: String)], on page: Page) -> SheetListEntry? {
    guard let (first, sheet) = changes.first else { return nil }
    let told = first.isNew ? words.isNew : first.fault ?? first.sentences.first ?? ""
    let more = max(first.sentences.count - 1, 0)
    let heading = first.isNew ? words.new : first.fault == nil ? words.changed : words.notCompared
    return SheetListEntry(
      mark: first.isNew ? "+" : first.fault == nil ? "±" : "–",
      color: first.fault == nil ? SheetStyle.change : SheetStyle.redline,
      text: "\(page.title):  \(told)" + (more > 0 && !first.isNew ? "  ·  \(words.more(more))" : ""),
      heading: Self.heading(heading), place: changes.count > 1 ? words.sheetCount(changes.count) : sheet,
      link: sheet)
  }

  private static func heading(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}

extension ChangesSummary.Page {
  /// The screen with which a fault is told, and its sheet; `nil` where it is told with none of the page's.
  func change(telling fault: Diagnostic) -> (change: ScreenChange, sheet: String)? {
    fault.file.flatMap { file in changes.first { $0.change.fault?.hasPrefix(file) ?? false } }
  }
}
