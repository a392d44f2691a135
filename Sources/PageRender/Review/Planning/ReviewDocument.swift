internal import LayoutEngine
public import PageBase
public import PageDrawing
internal import PageLayout

/// A review as a PDF document.
public struct ReviewDocument: Sendable {
  public let bytes: [UInt8]
  public let sheetCount: Int
  /// The faults of pages that cannot be drawn, in the order of the review, and conflicts between constraints.
  public let faults: [Diagnostic]

  /// Plans, lays out and draws a review. Views are made on the main actor while other tasks lay out and draw
  /// the previous sheets.
  ///
  /// - Parameters:
  ///   - fonts: The fonts of the document's own words.
  ///   - jobs: The number of sheets that are laid out and drawn at a time, besides the one whose views are
  ///     made.
  ///   - shouldStop: Returns true to stop early, as after an interruption; the document is then incomplete.
  ///   - sheetDrawn: Called after each drawn sheet with its number and the count of all sheets.
  /// - Throws: `PageError` if the document itself cannot be made; a page that cannot be drawn has its fault
  ///   on its sheet.
  @MainActor
  public init(
    _ review: Review, fonts: FontCatalog = FontCatalog(), jobs: Int = 1,
    shouldStop: @escaping @Sendable () -> Bool = { false },
    sheetDrawn: @escaping @Sendable (_ number: String, _ count: Int) -> Void = { _, _ in }
  ) async throws(PageError) {
    let catalogs = review.sources.map(\.fonts)
    let renderers = try SheetRenderers(own: fonts, fonts: catalogs)
    var planner = ReviewPlanner(review, renderers: renderers)
    let survey = try await ReviewSurvey(review, fonts: fonts, jobs: jobs, shouldStop: shouldStop)
    // The workers start while sheets are planned.
    let line = SheetLine(
      workers: jobs, own: fonts, fonts: catalogs,
      scenes: survey.pages.joined().flatMap { $0.redlines.map(\.scene) },
      keepsPictures: review.settings.keepsPictures)
    planner.plan(survey)
    let (sheets, sections) = (planner.sheets, planner.sections)
    let information = Self.information(of: review)
    let outline = Self.outline(sections, sheets)
    let formFont = FormFont.task(for: review.eastAsianLanguages, of: fonts)
    let writing = Task.detached { () -> Result<WrittenSheets, PageError> in
      await Self.write(
        line, fonts: fonts, information: information, formFont: formFont, outline: outline
      ) {
        sheetDrawn($0, sheets.count)
      }
    }
    for (index, sheet) in sheets.enumerated() where !shouldStop() {
      let made = SheetLine.Made(
        index: index, page: Self.page(index, of: planner, fonts: fonts), number: sheet.number,
        destinations: sheet.destinations)
      guard await line.add(made) else { break }
    }
    line.end()
    let drawn = try await writing.value.get()
    bytes = drawn.bytes
    sheetCount = sheets.count
    faults = planner.review.faults + survey.pages.joined().flatMap(\.conflicts) + drawn.faults
  }

  /// The scenes of all sheets, for timing.
  @MainActor
  package static func scenes(
    of review: Review, fonts: FontCatalog = FontCatalog()
  ) async throws(PageError) -> [Scene] {
    let renderers = try SheetRenderers(own: fonts, fonts: review.sources.map(\.fonts))
    var planner = ReviewPlanner(review, renderers: renderers)
    planner.plan(try await ReviewSurvey(review, fonts: fonts))
    var scenes: [Scene] = []
    for index in planner.sheets.indices {
      scenes.append(try page(index, of: planner, fonts: fonts).scene(by: renderers).scene)
    }
    return scenes
  }

  /// A sheet's views, with the frame around them.
  @MainActor
  private static func page(_ index: Int, of planner: ReviewPlanner, fonts: FontCatalog) -> SheetPage {
    let sheet = planner.sheets[index]
    let frame = planner.frame(sheet.paper, isBare: sheet.isBare)
    let content = FontCatalog.withCurrent(fonts) {
      frame.views(
        of: sheet, around: sheet.content(),
        neighbours: neighbours(ofSheet: index, planner.sheets, planner.sections),
        place: (index + 1, planner.sheets.count))
    }
    return SheetPage(content, size: frame.paper, language: planner.review.settings.language.rawValue)
  }

  private struct WrittenSheets: Sendable {
    var bytes: [UInt8]
    var faults: [Diagnostic]
  }

  /// Writes the sheets that the line draws, one by one, to a PDF.
  private static func write(
    _ line: SheetLine, fonts: FontCatalog, information: DocumentInformation,
    formFont: Task<Result<FormFont, PageError>, Never>, outline: [OutlineEntry],
    sheetDrawn: (String) -> Void
  ) async -> Result<WrittenSheets, PageError> {
    do throws(PageError) {
      var faults: [Diagnostic] = []
      let writer = try PDFWriter(
        fonts: fonts, information: information, pictures: line.pictures, formFont: formFont)
      try await line.forEach { (sheet) throws(PageError) in
        faults += sheet.faults
        try writer.add(sheet.page)
        sheetDrawn(sheet.number)
      }
      let bytes = try await writer.finish(outline: outline, cuttingFontsOf: fonts)
      return .success(WrittenSheets(bytes: bytes, faults: faults))
    } catch {
      line.cancel()
      return .failure(error)
    }
  }

  private static func information(of review: Review) -> DocumentInformation {
    let words = ReviewWords.in(review.settings.language)
    return DocumentInformation(
      title: review.settings.title, subject: words.review,
      keywords: review.sources.flatMap { $0.entries.map(\.id) }.reduce(into: []) {
        if !$0.contains($1), $0.count < 100 { $0.append($1) }
      }, language: review.settings.language.rawValue, date: review.settings.date)
  }

  /// The outline: a bookmark for each section, and below it one for each sheet of a page with several.
  private static func outline(_ sections: [ReviewSection], _ sheets: [Sheet]) -> [OutlineEntry] {
    sections.enumerated().map { index, section in
      let own = sheets.filter { $0.section == index }
      let children = own.compactMap { sheet in
        sheet.listing.map { OutlineEntry(title: $0, destination: sheet.destination) }
      }
      return OutlineEntry(
        title: section.title, destination: section.destination,
        children: section.isPage && children.count > 1 ? children : [])
    }
  }

  /// The links in a sheet's head: to the sheets before and after it in its section, or to the pages or sections
  /// beside it; to the page that it is about, and to the contents.
  static func neighbours(
    ofSheet index: Int, _ sheets: [Sheet], _ sections: [ReviewSection]
  ) -> SheetFrame.Neighbours {
    let sheet = sheets[index]
    // All sheets of a page lead to the pages beside it.
    let isPage = sections.indices.contains(sheet.section) && sections[sheet.section].isPage
    func link(_ other: Int) -> SheetFrame.Link? {
      guard sheets.indices.contains(other), !sheets[other].isBare, sheets[other].section == sheet.section,
        !isPage
      else { return nil }
      let isSame = sheets[other].title == sheet.title
      return SheetFrame.Link(
        title: isSame ? sheets[other].listing ?? sheet.title : sheets[other].title,
        destination: sheets[other].destination)
    }
    func link(toSection other: Int) -> SheetFrame.Link? {
      // The cover and the contents are the first two sections.
      guard other > 1, sections.indices.contains(other) else { return nil }
      return SheetFrame.Link(title: sections[other].title, destination: sections[other].destination)
    }
    return SheetFrame.Neighbours(
      previous: link(index - 1) ?? link(toSection: sheet.section - 1),
      next: link(index + 1) ?? link(toSection: (sheet.lastSection ?? sheet.section) + 1),
      page: sheet.page, contents: sheet.section != 1 ? "contents" : nil)
  }
}
