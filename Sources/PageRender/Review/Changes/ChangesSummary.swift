internal import Foundation
internal import LayoutEngine
internal import PageBase

/// The sheets that list all changed, new and removed pages, with pictures of the removed ones.
struct ChangesSummary {
  let survey: ChangeSurvey
  let words: ReviewWords
  /// The pages, in the order of the review.
  let pages: [Page]
  /// The changes, numbered.
  let counted: CountedChanges

  /// A page with the changes of its screens.
  struct Page {
    var title: String
    /// The changes of the page's screens; those that cannot be compared have the numbers of their sheets.
    var changes: [(change: ScreenChange, sheet: String)]
    /// The reason why the page cannot be drawn and so is not compared, with the number of its first sheet;
    /// `nil` for a page that is drawn.
    var undrawn: (reason: String, sheet: String)?
  }

  /// The number of changes and of their pages in words: `4 changes on 3 pages: 2 changed, 1 removed`; `nil`
  /// without a baseline, or if all comparisons failed. The screens on which nothing was ever recorded are named.
  var counts: String? {
    guard survey.isAsked else { return nil }
    let compared = pages.filter { $0.changes.contains { $0.change.fault == nil } }
    let new = compared.count { $0.changes.contains { $0.change.isNew } }
    let failed =
      pages.count { $0.undrawn != nil || $0.changes.contains { $0.change.fault != nil } }
      + survey.uncomparedPages
    let changes =
      counted.count == 0
      ? nil
      : words.changes(
        counted.count,
        onPages: [
          (compared.count - new, words.changed), (new, words.new), (survey.removed.count, words.removed),
        ])
    if changes == nil, failed == 0, let nothingChanged {
      return [nothingChanged, unrecorded.map(Self.heading)].compactMap(\.self).joined(separator: " ")
    }
    let told = [changes, failed > 0 ? words.count(failed, words.notCompared) : nil, unrecorded]
      .compactMap(\.self)
    return told.isEmpty ? nil : Self.heading(told.joined(separator: words.comma))
  }

  /// The sentence that nothing changed; `nil` with faults, or if nothing was compared, as no screen was ever recorded.
  private var nothingChanged: String? {
    survey.faults.isEmpty && (survey.isCompared || survey.uncomparedScreens.isEmpty)
      ? words.nothingChanged : nil
  }

  /// The screens on which nothing was ever recorded, in words; `nil` without such screens.
  private var unrecorded: String? {
    let screens = survey.uncomparedScreens
    return screens.isEmpty ? nil : "\(words.notCompared): \(words.listed(screens, atMost: 3))"
  }

  /// The contents of each sheet, for a content area of size `room`.
  func contents(room: Size, measuring text: SheetText) -> [@MainActor @Sendable () -> SheetContent] {
    let listed = entries.map { $0.block(width: room.width, measuring: text) }
    let remarks = (listed.isEmpty ? [nothingChanged].compactMap(\.self) : []) + survey.remarks
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
    let changed = counted.entries.map { entry in
      let isRemoved = entry.kind == .removed
      let title = words.shared(entry.pages.first ?? "", entry.pages.count)
      let screens = isRemoved ? "" : "  ·  \(words.screenCount(entry.screens.count))"
      return SheetListEntry(
        mark: String(entry.number), color: SheetStyle.change,
        text: isRemoved ? entry.text : "\(title):  \(entry.text)",
        heading: Self.heading(name(of: entry.kind)) + screens, link: entry.sheet)
    }
    // A page's screens that cannot be compared are separate entries.
    let uncompared = pages.flatMap { page in
      let failed = page.changes.filter { $0.change.fault != nil }
      let sheets = Set(failed.map(\.sheet)).count
      let fault = failed.first.map { change, sheet in
        SheetListEntry(
          mark: "–", color: SheetStyle.redline, text: "\(page.title):  \(change.fault ?? "")",
          heading: Self.heading(words.notCompared),
          place: sheets > 1 ? words.sheetCount(sheets) : sheet, link: sheet)
      }
      let undrawn = page.undrawn.map { reason, sheet in
        SheetListEntry(
          mark: "–", color: SheetStyle.redline, text: "\(page.title):  \(reason)",
          heading: Self.heading(words.notCompared), place: page.title, link: sheet)
      }
      return [fault, undrawn].compactMap(\.self)
    }
    return faults + changed + uncompared
  }

  private func name(of kind: CountedChanges.Entry.Kind) -> String {
    switch kind {
    case .changed: words.changed
    case .new: words.new
    case .removed: words.removed
    }
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
