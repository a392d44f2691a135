internal import LayoutEngine
internal import PageBase

/// Planning of each page's sheets.
extension ReviewPlanner {
  /// The shares of the natural size that are tried, the largest first, as usual scales of drawings.
  private static let shares = [1, 0.9, 0.8, 0.75, 2.0 / 3, 0.6, 0.5, 0.4, 1.0 / 3, 0.3, 0.28]

  /// The share at which all grids are drawn: the largest of those with the fewest sheets.
  ///
  /// - Parameter least: The share below which texts would be illegible.
  func share(of grids: [DeviceGrid], atLeast least: Double = 0) -> Double {
    let limit = grids.map { $0.largestShare(room: room, captionHeight: 40) }.min() ?? 1
    let smallest = min(limit, max(least, Self.shares.last ?? 1))
    let counts = (Self.shares.filter { smallest...limit ~= $0 } + [smallest]).map { share in
      (
        share: share,
        count: grids.reduce(0) { $0 + $1.sheets(share: share, room: room, measuring: text).count }
      )
    }
    let fewest = counts.map(\.count).min() ?? 0
    return counts.first { $0.count == fewest }?.share ?? smallest
  }

  mutating func addPage(
    _ page: PageOfReview, _ grids: [(locales: [String], grid: DeviceGrid)], share: Double
  ) {
    let title = title(of: page)
    let anchor = numbers.anchor(page.entry, of: page.source)
    sections.append(ReviewSection(title: title, destination: anchor, isPage: true))
    let first = sheets.count
    defer { if sheets.count > first { sheets[first].anchors.append(anchor) } }
    for (locales, grid) in grids {
      let number = numbers.devices(page.entry, of: page.source, locale: locales.first ?? "")
      let isOne = review.sources[page.source].locales.count < 2
      let language = isOne ? nil : locales.map(words.language).joined(separator: words.comma)
      if review.settings.paper == .screen {
        addScreens(of: grid, page: page, title: title, language: language)
      } else {
        let isDrawn = grid.blocks.contains { $0.cells.contains { $0.fault == nil } }
        let scale =
          isDrawn ? words.scale(share) : nil
        let subtitle = [words.devices, language, scale].compactMap { $0 }.joined(separator: "  ·  ")
        let sheets = grid.sheetsWithTexts(share: share, room: room, measuring: text)
        for (index, sheet) in sheets.enumerated() {
          remember(sheet.cells, on: SheetNumber.continued(number, index))
        }
        add(
          sheets.map { sheet in { grid.content(of: sheet, share: share) } }, number: number, title: title,
          subtitle: subtitle, listing: [words.devices, language].compactMap { $0 }.joined(separator: "  ·  "))
      }
    }
  }

  /// Records the sheet on which each finding is marked where it is worst.
  mutating func remember(_ cells: [DeviceGrid.Cell], on sheet: String) {
    for mark in cells.flatMap(\.marks) {
      for finding in mark.worst { markedSheets[finding] = markedSheets[finding] ?? sheet }
    }
  }

  /// Adds the sheets with a page's redlines.
  ///
  /// - Parameters:
  ///   - title: The sheets' title; `nil` for the page's own.
  ///   - alike: Lines about other pages of the same layout.
  ///   - namesPages: True if the contents name the page before the screen.
  @MainActor
  mutating func addRedlines(
    _ screens: [MeasuredScreen], of page: PageOfReview, title: String? = nil, alike: [String] = [],
    namesPages: Bool = false
  ) {
    for measured in screens {
      let environment = measured.screen.environment
      let shown = numbers.shown(environment, of: page.source, words)
      let subtitle = "\(words.redlines)  ·  \(shown)"
      let contents = RedlineSheet.contents(
        of: measured.redlines, scene: measured.scene, avoiding: measured.content, controls: measured.controls,
        size: room,
        alternative: "\(words.redlines): \(measured.screen.alternative)", source: page.source,
        language: review.settings.language, alike: alike)
      let number = numbers.screen(page.entry, of: page.source, in: environment)
      let isScreen = review.settings.paper == .screen
      add(
        contents, number: isScreen ? number + ".redlines" : number, title: title ?? self.title(of: page),
        subtitle: subtitle,
        listing: title == nil ? subtitle : namesPages ? "\(self.title(of: page))  ·  \(shown)" : shown,
        page: title == nil ? nil : numbers.anchor(page.entry, of: page.source))
    }
  }

  /// Adds the sheets that compare screens with their artboards.
  mutating func addDesigns(_ designs: [ScreenDesign], of page: PageOfReview) {
    let maker = DesignSheets(words: words, text: text, room: room)
    for design in designs {
      let environment = design.screen.environment
      let subtitle = "\(words.design)  ·  \(numbers.shown(environment, of: page.source, words))"
      add(
        [maker.content(of: design)],
        number: numbers.screen(page.entry, of: page.source, in: environment) + ".design",
        title: title(of: page), subtitle: subtitle, listing: subtitle)
    }
  }

  /// Adds a sheet for each screen, in which a point of the screen is a point of the paper.
  ///
  /// - Parameter language: The screens' language, for the subtitle; `nil` if there is only one.
  mutating func addScreens(of grid: DeviceGrid, page: PageOfReview, title: String, language: String?) {
    for block in grid.blocks {
      for cell in block.cells {
        let natural = cell.environment.device.pointsPerInch / 72
        let single = DeviceGrid(
          blocks: [DeviceGrid.Block(title: "", cells: [cell])], style: grid.style, words: words)
        let rows = single.rows(share: natural, width: .infinity)
        let number = numbers.screen(page.entry, of: page.source, in: cell.environment)
        remember([cell], on: number)
        let subtitle = [block.title, cell.title, language ?? ""].filter { !$0.isEmpty }
          .joined(separator: "  ·  ")
        add(
          [{ single.content(of: rows, share: natural) }], number: number, title: title, subtitle: subtitle,
          listing: subtitle,
          // A fault in words fits on any paper.
          paper: cell.fault == nil ? paper(for: cell, of: single, share: natural) : nil)
      }
    }
  }

  /// The size of paper for a screen with its caption, in points.
  private func paper(for cell: DeviceGrid.Cell, of grid: DeviceGrid, share: Double) -> Size {
    let size = grid.size(of: cell, share: share)
    let rows = grid.rows(share: share, width: .infinity)
    let height = rows.map { grid.height(of: $0, share: share, measuring: text) }.max() ?? size.height
    return Size(
      width: max(size.width, 340) + 2 * SheetStyle.margin
        + (paper.width - room.width - 2 * SheetStyle.margin),
      height: height + 2 * SheetStyle.margin + SheetStyle.headHeight + SheetStyle.footHeight + 8)
  }

  func title(of page: PageOfReview) -> String {
    review.title(
      of: page.entry, review.sources[page.source].variants[page.place], in: page.source)
  }
}
