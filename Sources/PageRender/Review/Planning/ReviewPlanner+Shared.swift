internal import LayoutEngine
internal import PageBase
internal import PageLayout

/// Planning of the sheets of a review that shows each thing once: without `ReviewSettings.showsAll`.
extension ReviewPlanner {
  typealias SurveyedPage = (page: PageOfReview, survey: PageSurvey)

  /// Adds each page's samples and designs, then the redlines and changes that pages share.
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
    addSharedRedlines(surveyed)
    addComparison(of: surveyed)
    return addSharedChanges(surveyed, changes)
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
    var said = [cell.title, words.scale(scale)]
    if let smallest { said.append(words.smallestText(smallest * large.scale)) }
    let standing = words.standing(representation)
    if own == nil, !standing.isEmpty { said.append(standing) }
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
    var fitting: (overview: DeviceGrid.Overview, count: Int)?
    var (low, high) = (1, samples.samples.count)
    var count = high
    while low <= high {
      if let overview = grid(of: samples, first: count).overview(in: room, measuring: text) {
        fitting = (overview, count)
        low = count + 1
      } else {
        high = count - 1
      }
      count = (low + high) / 2
    }
    return fitting
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
    var groups:
      [(first: (page: PageOfReview, screen: MeasuredScreen), others: [(PageOfReview, MeasuredScreen)])] = []
    var places: [LayoutKey: Int] = [:]
    for (page, survey) in pages {
      for screen in survey.redlines where !screen.redlines.callouts.isEmpty {
        let key = LayoutKey(
          source: page.source, environment: screen.screen.environment, layout: RedlineLayout(screen.redlines))
        if let place = places[key] {
          groups[place].others.append((page, screen))
        } else {
          places[key] = groups.count
          groups.append(((page, screen), []))
        }
      }
    }
    guard !groups.isEmpty else { return }
    sections.append(ReviewSection(title: words.redlines, destination: "redlines", isPage: false))
    let start = sheets.count
    for (first, others) in groups {
      addRedlines(
        [first.screen], of: first.page, title: words.shared(title(of: first.page), others.count + 1),
        alike: alike(first.screen, others), namesPages: groups.count > 1)
    }
    if sheets.count > start { sheets[start].anchors.append("redlines") }
  }

  /// The maximum number of pages whose different numbers are listed.
  private static let mostDifferences = 8

  /// Returns lines that name the pages with the first one's layout, with the numbers in which they differ.
  private func alike(_ first: MeasuredScreen, _ others: [(PageOfReview, MeasuredScreen)]) -> [String] {
    let differing = others.map {
      (title: title(of: $0.0), differences: first.redlines.differences(of: $0.1.redlines))
    }
    let same = differing.filter(\.differences.isEmpty).map(\.title)
    let other = differing.filter { !$0.differences.isEmpty }
    var lines: [String] = []
    if !same.isEmpty { lines.append("\(words.alsoOn) \(words.listed(same))") }
    lines += other.prefix(Self.mostDifferences).map { page in
      let shown = page.differences.prefix(4).joined(separator: words.comma)
      let rest = page.differences.count - 4
      return "\(words.alsoOn) \(page.title): \(shown)" + (rest > 0 ? words.comma + words.more(rest) : "")
    }
    if other.count > Self.mostDifferences {
      lines.append("\(words.alsoOn) \(words.listed(other.dropFirst(Self.mostDifferences).map(\.title)))")
    }
    return lines
  }

  // MARK: Changes

  /// Groups changes by cause, and returns the indices of each page's groups.
  private func groups(
    of pages: [SurveyedPage], _ changes: ChangeSurvey
  ) -> (groups: [(page: PageOfReview, change: ScreenChange)], found: [[Int]]) {
    var groups: [(page: PageOfReview, change: ScreenChange)] = []
    var places: [[String]: Int] = [:]
    var found: [[Int]] = []
    for (page, _) in pages {
      var own: [Int] = []
      for change in changes[page.source, page.place] {
        let isTold = !change.causes.isEmpty && !change.isNew && change.fault == nil
        let key = [String(page.source)] + change.causes
        if isTold, let place = places[key] {
          let name = title(of: page)
          groups[place].change.alike.append(ScreenChange.Alike(name: name, page: name, change: change))
          groups[place].change.alike += change.alike.map {
            ScreenChange.Alike(name: "\(name)  ·  \($0.name)", page: name, change: $0.change)
          }
          own.append(place)
        } else {
          if isTold { places[key] = groups.count }
          own.append(groups.count)
          groups.append((page, change))
        }
      }
      found.append(own)
    }
    return (groups, found)
  }

  /// Adds a sheet for each cause of changes: its first screen large, and the others small.
  mutating func addSharedChanges(_ pages: [SurveyedPage], _ changes: ChangeSurvey) -> ChangesSummary {
    let (groups, found) = groups(of: pages, changes)
    guard changes.isAsked else {
      return ChangesSummary(survey: changes, words: words, pages: [])
    }
    let numbers = groups.map { page, change in
      // A new page is shown large on its own sheet.
      change.isNew ? self.numbers.anchor(page.entry, of: page.source) : number(of: change, on: page)
    }
    let summary = zip(pages, found).map { surveyed, own in
      changedPage(
        surveyed, zip(changes[surveyed.page.source, surveyed.page.place], own).map { ($0, numbers[$1]) })
    }
    let told = ChangesSummary(survey: changes, words: words, pages: summary)
    addChangesSummary(told)
    let shown = groups.indices.filter { !groups[$0].change.isNew }
    for place in shown {
      let (page, change) = groups[place]
      addChange(
        change, of: page, number: numbers[place], counted: told.counted,
        title: words.shared(title(of: page), found.count { $0.contains(place) }),
        listing: [title(of: page), self.numbers.shown(change.screen.environment, of: page.source, words)]
          .joined(separator: "  ·  "))
    }
    return told
  }
}
