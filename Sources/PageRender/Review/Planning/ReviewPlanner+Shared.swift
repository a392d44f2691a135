internal import LayoutEngine
internal import PageBase
internal import PageLayout

/// Planning of the sheets of a review that shows each thing once: without `ReviewSettings.showsAll`.
extension ReviewPlanner {
  typealias SurveyedPage = (page: PageOfReview, survey: PageSurvey)

  /// Adds each page's samples and designs, the languages, then the redlines and changes that pages share.
  @MainActor
  mutating func addSharedPages(
    _ surveyed: [SurveyedPage], _ changes: ChangeSurvey, _ designs: DesignSurvey
  ) -> ChangesSummary {
    for (page, survey) in surveyed {
      if review.settings.paper == .screen {
        addSampledScreens(of: page, survey)
      } else {
        addOverview(of: page, survey)
      }
      addDesigns(designs[page.source, page.place], of: page)
    }
    if review.settings.paper != .screen { addLanguages(surveyed) }
    addSharedRedlines(surveyed)
    addComparison(of: surveyed)
    return addChanges(surveyed, changes)
  }

  // MARK: Pages

  /// Adds a page's sheets: its first device large, and the screens that stand for all others small, beside it
  /// or on one further sheet.
  mutating func addOverview(of page: PageOfReview, _ survey: PageSurvey) {
    let source = review.sources[page.source]
    let title = title(of: page)
    let anchor = numbers.anchor(page.entry, of: page.source)
    sections.append(ReviewSection(title: title, destination: anchor, isPage: true))
    guard let (cell, smallest) = survey.large else { return }
    let first = sheets.count
    let samples = survey.samples
    let large = LargeScreenSheet(
      cell, turned: samples.turned, style: review.settings.frame, samples: grid(of: samples), room: room,
      words: words, measuring: text)
    let own = large.overview == nil ? ownOverview(of: samples) : nil
    let count = large.overview == nil ? own?.count ?? 0 : samples.samples.count
    let representation = samples.representation(byFirst: count)
    represented.append((page, representation))
    let scale = cell.environment.device.pointsPerInch / 72 * large.scale
    // A headline does not tell which page it is in files and options.
    var said = (title.contains(page.entry.id) ? [] : [page.entry.id]) + [cell.title]
    // A narrow head leaves out the last: what is not shown comes before sizes, which can be measured.
    let standing = words.standing(representation)
    if own == nil, !standing.isEmpty { said.append(standing) }
    said.append(words.scale(scale))
    if let smallest { said.append(words.smallestText(smallest * large.scale)) }
    let number = numbers.page(page.entry, of: page.source) + ".screen"
    add(
      [{ large.content() }], number: number, title: title, subtitle: said.joined(separator: "  ·  "),
      listing: cell.title)
    remember(
      [cell] + [samples.turned].compactMap(\.self) + (large.overview?.sheet.cells ?? []), on: number)
    if let overview = own?.overview {
      let number = numbers.devices(page.entry, of: page.source, locale: source.defaults.locale)
      remember(overview.sheet.cells, on: number)
      add(
        [{ overview.grid.content(of: overview.sheet, share: overview.share) }], number: number, title: title,
        subtitle: [words.overview, words.scale(overview.share), standing].filter { !$0.isEmpty }
          .joined(separator: "  ·  "), listing: words.overview)
    }
    sheets[first].anchors.append(anchor)
  }

  /// The size of the smallest text that is read with ease on paper, in points: 2 mm.
  private static let legibleText = 2 * 72 / 25.4

  /// Adds the sheets of each further language: all pages on their first device, legible, with their texts.
  mutating func addLanguages(_ surveyed: [SurveyedPage]) {
    let cells = surveyed.flatMap { page, survey in
      survey.samples.languages.map { sample in
        var cell = sample.cell
        cell.title = title(of: page)
        return cell
      }
    }
    guard !cells.isEmpty else { return }
    sections.append(ReviewSection(title: words.locales, destination: "languages", isPage: false))
    let locales = review.sources.flatMap(\.locales).filter { locale in
      cells.contains { $0.environment.locale == locale }
    }.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    // Four phones without housings stand beside each other at the size at which 13 pt are 2 mm.
    let grids = locales.map { locale in
      DeviceGrid(
        blocks: [.init(title: "", cells: cells.filter { $0.environment.locale == locale })], style: .none,
        words: words, gap: 12)
    }
    let smallest = surveyed.compactMap { _, survey in
      survey.large.flatMap { large in
        large.smallestText.map { $0 * DeviceGrid.scale(of: large.cell.environment, share: 1) }
      }
    }.min()
    let share = share(of: grids, atLeast: smallest.map { Self.legibleText / $0 } ?? 0)
    let first = sheets.count
    for (locale, grid) in zip(locales, grids) {
      let name = words.language(locale)
      let devices = grid.blocks[0].cells.map(\.environment.device.name).reduce(into: [String]()) {
        if !$0.contains($1) { $0.append($1) }
      }
      let size = smallest.map { words.smallestText($0 * share) }
      let number = "language.\(locale)"
      let made = grid.sheetsWithTexts(share: share, room: room, measuring: text)
      for (index, sheet) in made.enumerated() {
        remember(sheet.cells, on: SheetNumber.continued(number, index))
      }
      add(
        made.map { sheet in { grid.content(of: sheet, share: share) } }, number: number, title: name,
        subtitle: ([locale] + devices + [size].compactMap(\.self)).joined(separator: "  ·  "), listing: name)
    }
    if sheets.count > first { sheets[first].anchors.append("languages") }
  }

  /// Adds a sheet for each of a page's samples.
  mutating func addSampledScreens(of page: PageOfReview, _ survey: PageSurvey) {
    let samples = survey.samples
    represented.append((page, samples.representation(byFirst: samples.samples.count)))
    let grid = DeviceGrid(
      blocks: [DeviceGrid.Block(title: "", cells: samples.cells(with: survey.large?.cell))],
      style: review.settings.frame, words: words)
    addPage(page, [([], grid)], share: 1)
  }

  private func grid(of samples: SampledScreens, first count: Int? = nil) -> DeviceGrid {
    samples.grid(first: count ?? samples.samples.count, style: review.settings.frame, words: words)
  }

  /// The overview of the most samples that fit on a sheet of their own; `nil` if there are none.
  private func ownOverview(of samples: SampledScreens) -> (overview: DeviceGrid.Overview, count: Int)? {
    for count in stride(from: samples.samples.count, to: 0, by: -1) {
      let overview = grid(of: samples, first: count).overview(in: room, measuring: text)
      if let overview { return (overview, count) }
    }
    return nil
  }

  // MARK: Redlines

  private struct LayoutKey: Hashable {
    var source: Int
    var environment: PageEnvironment
    var layout: RedlineLayout
  }

  /// Adds the redlines of each layout once, with the names of the pages that share it.
  @MainActor
  mutating func addSharedRedlines(_ pages: [SurveyedPage]) {
    var groups: [(page: PageOfReview, screen: MeasuredScreen, others: [String])] = []
    var places: [LayoutKey: Int] = [:]
    for (page, survey) in pages {
      for screen in survey.redlines where !screen.redlines.callouts.isEmpty {
        let key = LayoutKey(
          source: page.source, environment: screen.screen.environment, layout: RedlineLayout(screen.redlines))
        if let place = places[key] {
          groups[place].others.append(title(of: page))
        } else {
          places[key] = groups.count
          groups.append((page, screen, []))
        }
      }
    }
    guard !groups.isEmpty else { return }
    sections.append(ReviewSection(title: words.redlines, destination: "redlines", isPage: false))
    let start = sheets.count
    for (page, screen, others) in groups {
      addRedlines(
        [screen], of: page, title: words.shared(title(of: page), others.count + 1),
        alike: others.isEmpty ? [] : ["\(words.alsoOn) \(words.listed(others))"], namesPages: groups.count > 1
      )
    }
    if sheets.count > start { sheets[start].anchors.append("redlines") }
  }
}
