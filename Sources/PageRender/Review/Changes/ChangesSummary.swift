internal import Foundation
internal import LayoutEngine

/// The sheets that list all changes: which pages changed, are new or are gone, and what the last looked like.
struct ChangesSummary {
  let survey: ChangeSurvey
  let words: ReviewWords
  /// In the order of the review.
  let pages: [Page]

  /// A page, and how its screens changed.
  struct Page {
    var title: String
    /// With the numbers of their sheets.
    var changes: [(change: ScreenChange, sheet: String)]
  }

  /// `2 changed, 1 new, 1 removed`; `nil` where there is nothing to compare with.
  var counts: String? {
    guard survey.isAsked else { return nil }
    let compared = pages.filter { $0.changes.contains { $0.change.fault == nil } }
    let new = compared.count { $0.changes.contains { $0.change.isNew } }
    let failed = pages.count { $0.changes.contains { $0.change.fault != nil } }
    let counts = [
      (compared.count - new, words.changed), (new, words.new), (survey.removed.count, words.removed),
      (failed + survey.uncomparedPages, words.notCompared),
    ].filter { $0.0 > 0 }.map { words.count($0.0, $0.1) }
    guard counts.isEmpty else { return counts.joined(separator: words.comma) }
    return survey.faults.isEmpty ? words.nothingChanged : nil
  }

  /// What each sheet shows, in so much room.
  func contents(room: Size, measuring text: SheetText) -> [@MainActor @Sendable () -> SheetContent] {
    let listed = entries.map { $0.block(width: room.width, measuring: text) }
    let remarks = (listed.isEmpty && survey.faults.isEmpty ? [words.nothingChanged] : []) + survey.remarks
    let said = remarks.map { remark in
      SheetBlock(height: text.height(of: remark, .body, width: room.width) + Self.space) {
        let label = SheetStyle.label(remark, .body, color: SheetStyle.secondInk, lines: 0)
        return SheetContent(Self.spaced(label))
      }
    }
    return (listed + pictures(room: room) + said).contents(height: room.height, gap: SheetListEntry.gap)
  }

  /// Above what is no entry of the list, in points.
  private static let space = 10.0

  @MainActor
  private static func spaced(_ view: UIView) -> UIView {
    let space = UIView()
    space.heightAnchor.constraint(equalToConstant: Self.space).isActive = true
    return SheetStyle.stack(.vertical, spacing: 0, [space, view])
  }

  // MARK: List

  private var entries: [SheetListEntry] {
    let faults = survey.faults.filter { fault in !pages.contains { $0.tells(fault) } }.map { fault in
      SheetListEntry(
        mark: "–", color: FindingMarks.color(of: fault.severity),
        text: (fault.file.map { "\($0): " } ?? "") + fault.message, heading: words.name(of: fault.severity))
    }
    let changed = pages.compactMap { page -> SheetListEntry? in
      guard let (first, sheet) = page.changes.first else { return nil }
      let told = first.isNew ? words.isNew : first.fault ?? first.sentences.first ?? ""
      let more = max(first.sentences.count - 1, 0)
      let heading = first.isNew ? words.new : first.fault == nil ? words.changed : words.notCompared
      return SheetListEntry(
        mark: first.isNew ? "+" : first.fault == nil ? "±" : "–",
        color: first.fault == nil ? SheetStyle.change : SheetStyle.redline,
        text: "\(page.title):  \(told)" + (more > 0 && !first.isNew ? "  ·  \(words.more(more))" : ""),
        heading: Self.heading(heading),
        place: page.changes.count > 1 ? words.sheetCount(page.changes.count) : sheet,
        link: sheet)
    }
    let removed = survey.removed.map { page in
      SheetListEntry(
        mark: "−", color: SheetStyle.change, text: words.pageWasRemoved(page.name),
        heading: Self.heading(words.removed))
    }
    return faults + changed + removed
  }

  private static func heading(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  // MARK: Pictures of what is gone

  /// The highest that a picture is, in points.
  private static let pictureHeight = 190.0
  private static let captionHeight = 14.0
  private static let pictureGap = 18.0

  /// Rows of the removed pages' pictures.
  private func pictures(room: Size) -> [SheetBlock] {
    let shown = survey.removed.filter { $0.size.width > 0 && $0.size.height > 0 }
    var rows: [[RemovedPage]] = []
    var used = 0.0
    for page in shown {
      let width = Self.size(of: page, in: room).width
      if rows.isEmpty || used + width > room.width {
        rows.append([])
        used = 0
      }
      rows[rows.count - 1].append(page)
      used += width + Self.pictureGap
    }
    return rows.enumerated().map { index, row in
      let words = words
      let height = row.map { Self.size(of: $0, in: room).height }.max() ?? 0
      return SheetBlock(height: height + Self.captionHeight + Self.space) {
        Self.view(of: row, named: "removed \(index)", words, room: room)
      }
    }
  }

  private static func size(of page: RemovedPage, in room: Size) -> Size {
    let scale = min(pictureHeight / page.size.height, room.width / page.size.width)
    return Size(width: page.size.width * scale, height: page.size.height * scale)
  }

  @MainActor
  private static func view(
    of row: [RemovedPage], named name: String, _ words: ReviewWords, room: Size
  ) -> SheetContent {
    var drawings: [SheetDrawing] = []
    let columns = row.enumerated().map { index, page -> UIView in
      let place = UIView().with(.place("\(name) \(index)"))
      let size = size(of: page, in: room)
      NSLayoutConstraint.activate([
        place.widthAnchor.constraint(equalToConstant: size.width),
        place.heightAnchor.constraint(equalToConstant: size.height),
      ])
      drawings +=
        page.before.drawing(
          in: "\(name) \(index)", source: page.source, size: page.size,
          alternative: words.pageWasRemoved(page.name)
        ).map { [$0] } ?? []
      let caption = SheetStyle.label(page.name, .caption, weight: .semibold)
      caption.heightAnchor.constraint(equalToConstant: captionHeight - 4).isActive = true
      return SheetStyle.stack(.vertical, spacing: 4, alignment: .leading, [caption, place])
    }
    let row = SheetStyle.row(spacing: pictureGap, alignment: .bottom, columns)
    return SheetContent(spaced(row), drawings: drawings)
  }
}

extension ChangesSummary.Page {
  /// Whether a fault is told with one of the page's screens.
  fileprivate func tells(_ fault: Diagnostic) -> Bool {
    changes.contains { change, _ in
      fault.file.map { change.fault?.hasPrefix($0) ?? false } ?? false
    }
  }
}
