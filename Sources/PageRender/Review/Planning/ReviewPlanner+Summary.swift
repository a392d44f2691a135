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

  /// Adds the closing sections: findings, texts, styles, and the pages to sign.
  mutating func addClosing(of surveyed: [SurveyedPage], _ changes: ChangesSummary) {
    let pages = surveyed.map(\.page)
    let findings = findings(pages, changes: changes.pages, worst: surveyed.flatMap(\.survey.worst))
    countStyles(of: pages)
    let signOff = signOff(pages, drawn: surveyed.map(\.survey.isDrawn), changes: changes)
    let texts = texts(of: pages)
    // Samples are large where that takes no further sheet.
    let closing = [StylesSheets.Sizes.large, .small].map {
      [findings, texts, styles($0), signOff].compactMap(\.self)
    }
    let counts = closing.map { ClosingSheets($0, height: room.height).sheets.count }
    add(counts[0] == counts[1] ? closing[0] : closing[1])
  }

  /// The section with the findings; `nil` if lint was not run and nothing is at fault.
  ///
  /// - Parameters:
  ///   - changes: The changes of each page, with the faults that prevent comparisons.
  ///   - worst: The screens on which findings are worst.
  func findings(
    _ pages: [PageOfReview], changes: [ChangesSummary.Page], worst: [WorstScreen]
  ) -> ClosingSection? {
    guard review.findings != nil || !review.faults.isEmpty || pages.isEmpty else { return nil }
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
    return ClosingSection(
      title: words.findings, destination: "findings", subtitle: count > 0 ? String(count) : "",
      blocks: findings.blocks(room: room, measuring: text))
  }

  /// Counts the styles of the pages.
  mutating func countStyles(of pages: [PageOfReview]) {
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
      census.add(
        looks: looks, named: numbers.page(page.entry, of: page.source), fonts: StyleNames(source.namedFonts))
    }
  }

  /// The section with the counted styles.
  func styles(_ sizes: StylesSheets.Sizes) -> ClosingSection {
    ClosingSection(
      title: words.styles, destination: "styles",
      blocks: census.texts.isEmpty && census.colors.isEmpty
        ? [] : StylesSheets(census: census, words: words, sizes: sizes).blocks(room: room))
  }

  /// The section to sign: the pages of which a screen can be drawn.
  ///
  /// - Parameters:
  ///   - drawn: True for each page of which a screen can be drawn.
  ///   - changes: The changes of the pages, in the same order.
  func signOff(_ pages: [PageOfReview], drawn: [Bool], changes: ChangesSummary) -> ClosingSection {
    let counted = changes.counted
    let signed = pages.indices.filter { drawn[$0] }.map { index in
      (
        page: pages[index],
        numbers: counted.numbersOfPages.indices.contains(index) ? counted.numbersOfPages[index] : []
      )
    }
    var sheets = SignOffSheets(
      words: words,
      pages: signed.map { page, own in
        (
          number: numbers.page(page.entry, of: page.source), title: title(of: page),
          destination: numbers.anchor(page.entry, of: page.source), changes: words.changes(own)
        )
      })
    sheets.removed = counted.entries.filter { $0.kind == .removed }.map {
      "\($0.pages.joined(separator: words.comma))  ·  \(words.changes([$0.number]))"
    }
    sheets.undrawn = zip(pages, drawn).filter { !$0.1 }.map { title(of: $0.0) }
    sheets.missing = missing
    sheets.languages = review.eastAsianLanguages
    return ClosingSection(
      title: words.signOff, destination: "sign-off",
      subtitle: counted.count > 0 ? words.changeCount(counted.count) : "",
      blocks: sheets.blocks(room: room, measuring: text))
  }

  /// The screens that no sheet shows and none stands for; pages that lack the same screens are one part.
  private var missing: [(pages: [String], count: Int, lines: [String])] {
    var parts: [(pages: [String], count: Int, lines: [String])] = []
    for (page, representation) in represented where !representation.missing.isEmpty {
      let products = ScreenProducts(
        representation.missing, among: review.sources[page.source].environments, words: words)
      let lines = products.lines(words)
      if let place = parts.firstIndex(where: { $0.lines == lines }) {
        parts[place].pages.append(title(of: page))
        parts[place].count += representation.missing.count
      } else {
        parts.append(([title(of: page)], representation.missing.count, lines))
      }
    }
    return parts
  }

  /// The sections after the contents, with pictures of the pages.
  ///
  /// - Parameter screens: The first screen of each page; `nil` if it cannot be drawn.
  private func contents(screens: [ReviewScreen?]) -> ContentsSheets {
    var thumbnails = screens
    let entries = sections.indices.dropFirst(2).map { index in
      var entry = ContentsSheets.Entry(
        title: sections[index].title, destination: sections[index].destination, sheets: [])
      entry.place = firstSheet(of: index)
      for (place, sheet) in sheets.enumerated() where sheet.section == index {
        guard let listing = sheet.listing else { continue }
        entry.sheets.append(
          ContentsSheets.Entry.Line(
            number: sheet.number, title: listing, destination: sheet.destination, place: place))
      }
      if sections[index].isPage, !thumbnails.isEmpty { entry.screen = thumbnails.removeFirst() }
      return entry
    }
    return ContentsSheets(entries: Array(entries), words: words)
  }

  /// Adds the cover and the contents in front of all other sheets; short contents are on the cover.
  ///
  /// - Parameters:
  ///   - screens: The first screen of each page; `nil` if it cannot be drawn.
  ///   - shown: The screens on the cover.
  ///   - changes: The number of changed pages, in words; `nil` without a baseline.
  ///   - changeCount: The number of changes to look at.
  ///   - designs: The number of screens that differ from their design, in words; `nil` without artboards.
  mutating func addFront(
    screens: [ReviewScreen?], shown: [ReviewScreen], changes: String?, changeCount: Int, designs: String?
  ) {
    let contents = contents(screens: screens)
    let room = frame(nil, isBare: true).content.size
    var cover = cover(shown, changes: changes, changeCount: changeCount, designs: designs)
    cover.contents = contents.entries.map { ($0.title, $0.destination, ($0.place ?? 0) + 2) }
    let isOnCover = cover.fits(room, measuring: text)
    if !isOnCover {
      let made = contents.contents(room: self.room).enumerated().map { index, content in
        Sheet(
          number: SheetNumber.continued("contents", index), title: words.contents, section: 1,
          content: content)
      }
      sheets = made + sheets
      cover = self.cover(shown, changes: changes, changeCount: changeCount, designs: designs)
    }
    var sheet = Sheet(
      number: "cover", title: review.settings.title, section: 0, isBare: true,
      content: { [cover] in cover.content(room: room) })
    if isOnCover { sheet.anchors = ["contents"] }
    sheets.insert(sheet, at: 0)
  }

  private func cover(
    _ screens: [ReviewScreen], changes: String?, changeCount: Int, designs: String?
  ) -> CoverSheet {
    let facts = CoverFacts(
      review: review, words: words, environments: review.sources.flatMap(\.environments),
      sheetCount: sheets.count + 1, changes: changes, designs: designs,
      represented: represented.map(\.representation), request: request(changeCount: changeCount)
    ).facts
    return CoverSheet(
      title: review.settings.title, date: review.settings.date.map(DocumentDate.words),
      facts: facts, nameWidth: facts.map { text.size(of: $0.name, .body).width.rounded(.up) }.max() ?? 0,
      screens: screens, style: review.settings.frame, words: words)
  }
}

extension ReviewPlanner {
  /// The request to the reader. Page numbers count the cover, which is not yet among the sheets.
  private func request(changeCount: Int) -> String {
    /// The page number of a section's first sheet in the document, from 1; `nil` without such a section.
    func place(_ destination: String) -> Int? {
      guard let section = sections.firstIndex(where: { $0.destination == destination }) else { return nil }
      return firstSheet(of: section).map { $0 + 2 }
    }
    var things: [String] = []
    if changeCount > 0, let sheet = place("changes") {
      things.append(words.toLookAt(changeCount, words.oneChange, sheet: sheet))
    }
    if review.findingCount > 0, let sheet = place("findings") {
      things.append(words.toLookAt(review.findingCount, words.oneFinding, sheet: sheet))
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
