internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

/// Plans the sheets of a review and their order, without drawing them.
struct ReviewPlanner {
  var review: Review
  let words: ReviewWords
  let renderers: SheetRenderers
  let text: SheetText
  let numbers: SheetNumber
  /// The paper of sheets without a size of their own.
  let paper: Size

  var sections: [ReviewSection] = []
  var sheets: [Sheet] = []
  var census = StyleCensus()
  /// The sheet on which each finding is marked where it is worst, by the finding's number.
  var markedSheets: [Int: String] = [:]
  /// The screens that the shown ones of each page represent; empty with `ReviewSettings.showsAll`.
  var represented: [(page: PageOfReview, representation: SampledScreens.Representation)] = []

  init(_ review: Review, renderers: SheetRenderers) {
    self.review = review
    self.renderers = renderers
    words = ReviewWords.in(review.settings.language)
    text = SheetText(renderers.own, language: review.settings.language.rawValue)
    numbers = SheetNumber(review: review)
    paper = review.settings.paper.size ?? Paper.standard
  }

  /// The frame of a sheet of a paper size, by default `paper`; a bare sheet has its content up to the
  /// margins.
  func frame(_ size: Size?, isBare: Bool = false) -> SheetFrame {
    let date = review.settings.date.map(DocumentDate.words)
    let title = SheetFrame.shortened(review.settings.title, to: 60)
    let foot = [SheetFrame.isolated(title), date].compactMap { $0 }
    let libraries = LibraryVersions.all().map { "\($0.name) \($0.version)" }
    return SheetFrame(
      paper: size ?? paper, isBare: isBare, hasNotes: review.settings.hasNotes && !isBare, words: words,
      foot: foot.joined(separator: "  ·  "),
      environment: ([words.environment] + libraries).joined(separator: "  ·  "))
  }

  var room: Size { frame(nil).content.size }

  // MARK: Sheets

  @MainActor
  mutating func plan(_ survey: ReviewSurvey) {
    let changes = ChangeSurvey(
      review, baselines: survey.baselines, pages: survey.pages.map { $0.map(\.changes) })
    let designs = DesignSurvey(review, pages: survey.pages.map { $0.map(\.designs) })
    for fault in changes.faults + designs.faults + survey.pages.joined().flatMap(\.faults)
    where !review.faults.contains(fault) {
      review.faults.append(fault)
    }
    let surveyed = pages.map { (page: $0, survey: survey.pages[$0.source][$0.place]) }
    sections = [
      ReviewSection(title: review.settings.title, destination: "cover", isPage: false),
      ReviewSection(title: words.contents, destination: "contents", isPage: false),
    ]
    let summary =
      review.settings.showsAll
      ? addEachPage(surveyed, changes, designs) : addSharedPages(surveyed, changes, designs)
    addClosing(of: surveyed, summary)
    // With several sources, the first page of each comes first, then the second page of each.
    let first = surveyed.enumerated().sorted {
      ($0.element.page.place, $0.offset) < ($1.element.page.place, $1.offset)
    }
    addFront(
      screens: surveyed.map(\.survey.first), shown: first.compactMap(\.element.survey.first),
      changes: summary.counts, changeCount: summary.counted.count, designs: designs.counts(words))
  }

  /// Adds each page's screens with its redlines and designs, then the sheets about all pages.
  @MainActor
  private mutating func addEachPage(
    _ surveyed: [SurveyedPage], _ changes: ChangeSurvey, _ designs: DesignSurvey
  ) -> ChangesSummary {
    let share = share(of: surveyed.flatMap { $0.survey.grids.map(\.grid) })
    for (page, survey) in surveyed {
      addPage(page, survey.grids, share: share)
      addRedlines(survey.redlines, of: page)
      addDesigns(designs[page.source, page.place], of: page)
    }
    addComparison(of: surveyed)
    return addChanges(surveyed, changes)
  }

  /// A page of a source, or a step of a page's flow.
  struct PageOfReview {
    var source: Int
    /// The page's index in its source.
    var place: Int
    var entry: PageEntry
  }

  var pages: [PageOfReview] {
    review.sources.enumerated().flatMap { source, reviewed in
      reviewed.entries.enumerated().map { PageOfReview(source: source, place: $0, entry: $1) }
    }
  }

  /// Adds sheets in sequence.
  ///
  /// - Parameter page: The destination of the page that the sheets are about, if they are elsewhere.
  mutating func add(
    _ contents: [@MainActor @Sendable () -> SheetContent], number: String, title: String,
    subtitle: String = "", listing: String? = nil, paper: Size? = nil, page: String? = nil
  ) {
    for (index, content) in contents.enumerated() {
      sheets.append(
        Sheet(
          number: SheetNumber.continued(number, index), title: title,
          subtitle: index == 0
            ? subtitle : [subtitle, words.continued].filter { !$0.isEmpty }.joined(separator: ", "),
          listing: index == 0 ? listing : nil, section: sections.count - 1, page: page, paper: paper,
          content: content))
    }
  }
}
