internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageLayout
internal import PageLint
internal import UIKitCore

/// A section at the document's end, whose blocks share sheets with those of other sections.
struct ClosingSection {
  var title: String
  var destination: String
  /// A few words behind the title, such as a count; empty for none.
  var subtitle = ""
  var blocks: [SheetBlock]
}

/// The distribution of closing sections over sheets.
struct ClosingSheets {
  /// A part of a section on a sheet.
  struct Part {
    /// The section's index.
    var section: Int
    /// The index of the sheet among those of the section, from 0.
    var place: Int
    var blocks: [SheetBlock]
  }

  private(set) var sheets: [[Part]] = []
  private let sections: [ClosingSection]

  static let gap = 14.0
  /// The height of a section's heading on a sheet that several sections share, with the gap below it.
  private static let headingHeight = 24.0
  /// The gap between sections, in points.
  private static let sectionGap = 22.0

  /// Distributes sections over sheets. A section that fits on a sheet is not split.
  ///
  /// - Parameter height: The height of each sheet's content, in points.
  init(_ sections: [ClosingSection], height: Double) {
    self.sections = sections
    var used = 0.0
    for (index, section) in sections.enumerated() where !section.blocks.isEmpty {
      let whole = Self.height(of: section.blocks) + Self.headingHeight
      var place = 0
      // Headings also stand above a sheet's first section, once a second one follows it.
      let start = used == 0 ? Self.headingHeight : used + Self.sectionGap + Self.headingHeight
      let first = whole <= height ? whole - Self.headingHeight : section.blocks[0].height
      let begins = sheets.isEmpty || start + first > height
      if begins { sheets.append([]) }
      used = begins ? Self.headingHeight : start
      sheets[sheets.count - 1].append(Part(section: index, place: 0, blocks: []))
      for (number, block) in section.blocks.enumerated() {
        if number > 0, block.beginsSheet || used + block.height > height {
          place += 1
          sheets.append([Part(section: index, place: place, blocks: [])])
          used = Self.headingHeight
        }
        sheets[sheets.count - 1][sheets[sheets.count - 1].count - 1].blocks.append(block)
        used += block.height + Self.gap
      }
      used -= Self.gap
    }
  }

  private static func height(of blocks: [SheetBlock]) -> Double {
    blocks.reduce(-gap) { $0 + $1.height + gap }
  }

  /// The content of a sheet: its parts, each below its section's title if there are several.
  @MainActor
  static func content(of parts: [(title: String, blocks: [SheetBlock])]) -> SheetContent {
    var drawings: [SheetDrawing] = []
    let views = parts.map { part in
      let contents = part.blocks.map { $0.content() }
      drawings += contents.flatMap(\.drawings)
      let list = SheetStyle.stack(.vertical, spacing: gap, contents.map(\.view))
      guard parts.count > 1 else { return list }
      let heading = SheetStyle.label(part.title, .subheading, weight: .semibold).with(.heading(3))
      heading.heightAnchor.constraint(equalToConstant: headingHeight - 8).isActive = true
      return SheetStyle.stack(.vertical, spacing: 8, [heading, list])
    }
    return SheetContent(SheetStyle.stack(.vertical, spacing: sectionGap, views), drawings: drawings)
  }
}

extension ReviewPlanner {
  /// Adds the closing sections, several on a sheet where they fit.
  mutating func add(_ closing: [ClosingSection]) {
    let closing = closing.filter { !$0.blocks.isEmpty }
    let first = sections.count
    sections += closing.map { ReviewSection(title: $0.title, destination: $0.destination, isPage: false) }
    for parts in ClosingSheets(closing, height: room.height).sheets {
      guard let top = parts.first, let last = parts.last else { continue }
      let own = closing[top.section]
      let shown = parts.map { (title: closing[$0.section].title, blocks: $0.blocks) }
      let subtitle = parts.count > 1 ? "" : own.subtitle
      var sheet = Sheet(
        number: SheetNumber.continued(own.destination, top.place),
        title: parts.map { part in
          // The head of one section says behind its title that it is continued.
          closing[part.section].title + (part.place > 0 && parts.count > 1 ? ", \(words.continued)" : "")
        }.joined(separator: "  ·  "),
        subtitle: top.place == 0 || parts.count > 1
          ? subtitle : [subtitle, words.continued].filter { !$0.isEmpty }.joined(separator: ", "),
        section: first + top.section, content: { ClosingSheets.content(of: shown) })
      sheet.lastSection = first + last.section
      sheet.anchors = parts.filter { $0.place == 0 }.map { closing[$0.section].destination }
        .filter { $0 != sheet.destination }
      sheets.append(sheet)
    }
  }

  /// The index of the sheet on which a section begins; `nil` for a section without sheets.
  func firstSheet(of section: Int) -> Int? {
    guard sections.indices.contains(section) else { return nil }
    let destination = sections[section].destination
    return sheets.firstIndex { $0.destinations.contains(destination) }
      ?? sheets.firstIndex { $0.section == section }
  }
}

extension ReviewPlanner {
  /// The section with the texts in all languages; `nil` for a review of one language.
  func texts(of pages: [PageOfReview]) -> ClosingSection? {
    guard Set(review.sources.flatMap { $0.environments.map(\.locale) }).count > 1 else { return nil }
    let told = pages.map { page in
      let source = review.sources[page.source]
      let environments = source.environments.reduce(into: [PageEnvironment]()) { found, next in
        if !found.contains(where: { $0.locale == next.locale }) { found.append(next) }
      }
      return TextTable.Page(
        title: title(of: page),
        texts: environments.compactMap { environment in
          source.variants[page.place].page(for: environment).map { (environment.locale, $0.texts) }
        })
    }
    let cut = (review.findings?.entries ?? []).filter {
      $0.finding.rule == .textTruncated || $0.finding.rule == .textClipped
    }
    let table = TextTable(told) { index, locale, text in
      let page = pages[index]
      return cut.contains { entry in
        let place = entry.finding.text
        return entry.source == page.source && entry.finding.page == page.entry.id
          && entry.finding.step == page.entry.step
          && (place?.key.map { $0 == text.key } ?? (place?.translation == text.text))
          && entry.environments.contains { $0.locale == locale }
      }
    }
    return ClosingSection(
      title: words.texts, destination: "texts",
      blocks: TextsSheets(table: table, words: words).blocks(room: room, measuring: text))
  }
}
