internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout
internal import PageLint
internal import PageSnapshots

/// Planning of the sheets about all pages.
extension ReviewPlanner {
  mutating func addChangesSummary(_ summary: ChangesSummary) {
    guard summary.survey.isAsked else { return }
    sections.append(ReviewSection(title: words.changes, destination: "changes", isPage: false))
    add(
      summary.contents(room: room, measuring: text), number: "changes", title: words.changes,
      subtitle: summary.counts ?? "")
  }

  /// Adds the sheets with the findings.
  ///
  /// - Parameters:
  ///   - changes: The changes of each page, with the faults that prevent comparisons.
  ///   - worst: The screens on which findings are worst.
  mutating func addFindings(
    _ pages: [PageOfReview], changes: [ChangesSummary.Page], worst: [WorstScreen]
  ) {
    guard review.findings != nil || !review.faults.isEmpty || pages.isEmpty else { return }
    sections.append(ReviewSection(title: words.findings, destination: "findings", isPage: false))
    let places = Dictionary(
      pages.map { page in
        (
          [String(page.source), page.entry.id, page.entry.step ?? ""],
          numbers.anchor(page.entry, of: page.source)
        )
      }, uniquingKeysWith: { first, _ in first })
    let titles = pages.map { title(of: $0) }
    var findings = FindingsSheets(review: review, words: words) { [markedSheets] number, entry in
      let finding = entry.finding
      return markedSheets[number] ?? places[[String(entry.source), finding.page, finding.step ?? ""]]
    } page: { [review, numbers, words] fault in
      if let place = pages.firstIndex(where: {
        review.sources[$0.source].variants[$0.place].isKept(by: fault)
      }) {
        return (titles[place], numbers.anchor(pages[place].entry, of: pages[place].source))
      }
      for page in changes {
        guard let (change, sheet) = page.change(telling: fault) else { continue }
        let screen = numbers.shown(change.asked, of: change.screen.source, words)
        return ("\(page.title)  ·  \(screen)", sheet)
      }
      return review.formerPage(keptBy: fault).map { ("\(words.before)  ·  \($0)", nil) }
    }
    findings.worst = Dictionary(worst.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
    let count = review.findingCount
    add(
      findings.contents(room: room, measuring: text), number: "findings", title: words.findings,
      subtitle: count > 0 ? String(count) : "")
  }

  mutating func addStyles(_ pages: [PageOfReview]) {
    for page in pages {
      let source = review.sources[page.source]
      let renderer = renderers[page.source]
      let looks = source.looks.compactMap {
        environment -> (solved: SolvedPage, environment: PageEnvironment)? in
        guard let prepared = source.variants[page.place].page(for: environment) else { return nil }
        // System bars have no styles of the app.
        let solved = try? renderer.solve(
          prepared, in: prepared.shownIn ?? environment, drawingSystemBars: false)
        return solved.map { ($0, environment) }
      }
      census.add(looks: looks, named: numbers.page(page.entry, of: page.source))
    }
    guard !census.texts.isEmpty || !census.colors.isEmpty else { return }
    sections.append(ReviewSection(title: words.styles, destination: "styles", isPage: false))
    add(
      StylesSheets(census: census, words: words).contents(room: room), number: "styles", title: words.styles)
  }

  mutating func addSignOff(_ pages: [PageOfReview]) {
    guard !pages.isEmpty else { return }
    sections.append(ReviewSection(title: words.signOff, destination: "sign-off", isPage: false))
    let rows = pages.map { page in
      (
        number: numbers.page(page.entry, of: page.source), title: title(of: page),
        destination: numbers.anchor(page.entry, of: page.source)
      )
    }
    add(
      SignOffSheets(words: words, pages: rows).contents(room: room), number: "sign-off", title: words.signOff)
  }

  /// - Parameter screens: The first screen of each page; `nil` if it cannot be drawn.
  mutating func addContents(screens: [ReviewScreen?]) {
    var thumbnails = screens
    let entries = sections.indices.dropFirst(2).map { index in
      var entry = ContentsSheets.Entry(
        title: sections[index].title, destination: sections[index].destination, sheets: [])
      for (place, sheet) in sheets.enumerated() where sheet.section == index {
        if entry.place == nil { entry.place = place }
        guard let listing = sheet.listing else { continue }
        entry.sheets.append(
          ContentsSheets.Entry.Line(
            number: sheet.number, title: listing, destination: sheet.destination, place: place))
      }
      if sections[index].isPage, !thumbnails.isEmpty { entry.screen = thumbnails.removeFirst() }
      return entry
    }
    let contents = ContentsSheets(entries: Array(entries), words: words).contents(room: room)
    let made = contents.enumerated().map { index, content in
      Sheet(
        number: SheetNumber.continued("contents", index), title: words.contents, section: 1, content: content)
    }
    sheets = made + sheets
  }

  /// Adds the cover in front of all other sheets.
  ///
  /// - Parameters:
  ///   - screens: The first screens of the pages, as far as they can be drawn.
  ///   - changes: The number of changed pages, in words; `nil` without a baseline.
  ///   - changeCount: The number of changes to look at.
  ///   - designs: The number of screens that differ from their design, in words; `nil` without artboards.
  mutating func addCover(
    _ screens: [ReviewScreen], changes: String?, changeCount: Int, designs: String?
  ) {
    let environments = review.sources.flatMap(\.environments)
    let facts = CoverFacts(
      review: review, words: words, environments: environments, sheetCount: sheets.count + 1,
      changes: changes, designs: designs, leftOut: leftOut, request: request(changeCount: changeCount)
    ).facts
    let cover = CoverSheet(
      title: review.settings.title, date: review.settings.date.map(DocumentDate.words),
      facts: facts, nameWidth: facts.map { text.size(of: $0.name, .body).width.rounded(.up) }.max() ?? 0,
      screens: Array(screens.prefix(4)), style: review.settings.frame, words: words)
    let room = frame(nil, isBare: true).content.size
    sheets.insert(
      Sheet(
        number: "cover", title: review.settings.title, section: 0, isBare: true,
        content: { cover.content(room: room) }), at: 0)
  }
}

extension ReviewPlanner {
  /// The request to the reader. Page numbers count the cover, which is not yet among the sheets.
  private func request(changeCount: Int) -> String {
    /// The page number of a section's first sheet in the document, from 1; `nil` without such a section.
    func place(_ destination: String) -> Int? {
      guard let section = sections.firstIndex(where: { $0.destination == destination }) else { return nil }
      return sheets.firstIndex { $0.section == section }.map { $0 + 2 }
    }
    var things: [String] = []
    if changeCount > 0, let sheet = place("changes") {
      things.append(words.toLookAt(changeCount, words.oneChange, words.manyChanges, sheet: sheet))
    }
    if review.findingCount > 0, let sheet = place("findings") {
      things.append(words.toLookAt(review.findingCount, words.oneFinding, words.manyFindings, sheet: sheet))
    }
    return words.request(
      toLookAt: things, sheet: place("sign-off"), by: review.settings.signBy.map(DocumentDate.words))
  }
}

extension ReviewSource {
  /// The first environment of each appearance and text size.
  fileprivate var looks: [PageEnvironment] {
    environments.reduce(into: []) { looks, next in
      if !looks.contains(where: {
        $0.appearance == next.appearance && $0.contentSize == next.contentSize && $0.system == next.system
      }) {
        looks.append(next)
      }
    }
  }
}
