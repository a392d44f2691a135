internal import Foundation
internal import LayoutEngine
internal import PageBase

/// The sheets that list all changed, new and removed pages, with pictures of the removed ones.
struct ChangesSummary {
  let survey: ChangeSurvey
  let words: ReviewWords
  /// The pages, in the order of the review.
  let pages: [Page]
  /// The entries if changes that several pages share are listed once; `nil` lists the pages.
  var groups: [Page]?

  /// The number of changes in the list, with removed pages, without faults.
  var changeCount: Int {
    (groups ?? pages).reduce(survey.removed.count) { $0 + $1.changes.count { $0.change.fault == nil } }
  }

  init(survey: ChangeSurvey, words: ReviewWords, pages: [Page]) {
    (self.survey, self.words, self.pages) = (survey, words, pages)
  }

  /// A page with the changes of its screens.
  struct Page {
    var title: String
    /// The changes of the page's screens, with the numbers of their sheets.
    var changes: [(change: ScreenChange, sheet: String)]
    /// The reason why the page cannot be drawn and so is not compared, with the number of its first sheet;
    /// `nil` for a page that is drawn.
    var undrawn: (reason: String, sheet: String)?
  }

  /// The numbers of pages in words: `2 changed, 1 new, 1 removed`; `nil` without a baseline, or if all
  /// comparisons failed.
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

  /// The contents of each sheet, for a content area of size `room`.
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
      // A page's changes on some devices, and its faults on others, are separate entries.
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

  /// The entry of a page's changes of one kind: the first one, and their number; `nil` if there are none.
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
  /// The screen whose change has a fault, and the screen's sheet; `nil` if none of the page's screens has the
  /// fault.
  func change(telling fault: Diagnostic) -> (change: ScreenChange, sheet: String)? {
    fault.file.flatMap { file in changes.first { $0.change.fault?.hasPrefix(file) ?? false } }
  }
}
