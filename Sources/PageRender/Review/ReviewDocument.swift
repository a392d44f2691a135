internal import LayoutEngine

/// A review as a PDF document.
public struct ReviewDocument: Sendable {
  public let bytes: [UInt8]
  public let sheetCount: Int
  /// What is wrong with pages that cannot be drawn, in the order of the review.
  public let faults: [Diagnostic]

  /// Sheets that are made ahead of those being drawn: views of more take memory.
  private static let lead = 8

  /// Plans, lays out and draws a review. Views are made on the main actor while sheets before them are drawn elsewhere.
  ///
  /// - Parameters:
  ///   - fonts: Those of the document's own words.
  ///   - shouldStop: Says whether to give up, as after an interruption; what has been drawn is of no use then.
  ///   - sheetDrawn: Hears of each sheet that was drawn, by its number, and how many there will be.
  /// - Throws: `PageError` where the document itself cannot be made; pages that cannot be drawn say so in their places.
  @MainActor
  public init(
    _ review: Review, fonts: FontCatalog = FontCatalog(),
    shouldStop: @escaping @Sendable () -> Bool = { false },
    sheetDrawn: @escaping @Sendable (_ number: String, _ count: Int) -> Void = { _, _ in }
  ) async throws(PageError) {
    let catalogs = review.sources.map(\.fonts)
    let renderers = try SheetRenderers(own: fonts, fonts: catalogs)
    var planner = ReviewPlanner(review, renderers: renderers)
    planner.plan()
    let (sheets, sections) = (planner.sheets, planner.sections)
    let pipe = SheetPipe(capacity: Self.lead)
    let information = Self.information(of: review)
    let outline = Self.outline(sections, sheets)
    let drawing = Task.detached { () -> Result<(bytes: [UInt8], faults: [Diagnostic]), PageError> in
      await Self.draw(
        pipe, own: fonts, fonts: catalogs, information: information, outline: outline
      ) { sheetDrawn($0, sheets.count) }
    }
    for (index, sheet) in sheets.enumerated() where !shouldStop() {
      let item = SheetPipe.Item(
        page: Self.page(index, of: planner, fonts: fonts), number: sheet.number,
        destinations: [sheet.destination] + (sheet.anchor.map { [$0] } ?? []))
      guard await pipe.send(item) else { break }
    }
    await pipe.close()
    let drawn = try await drawing.value.get()
    bytes = drawn.bytes
    sheetCount = sheets.count
    faults = planner.review.faults + drawn.faults
  }

  /// The scenes of all sheets, for timing.
  @MainActor
  package static func scenes(
    of review: Review, fonts: FontCatalog = FontCatalog()
  ) throws(PageError) -> [Scene] {
    let renderers = try SheetRenderers(own: fonts, fonts: review.sources.map(\.fonts))
    var planner = ReviewPlanner(review, renderers: renderers)
    planner.plan()
    var scenes: [Scene] = []
    for index in planner.sheets.indices {
      scenes.append(try page(index, of: planner, fonts: fonts).scene(by: renderers).scene)
    }
    return scenes
  }

  /// A sheet's views, with all that is around them.
  @MainActor
  private static func page(_ index: Int, of planner: ReviewPlanner, fonts: FontCatalog) -> SheetPage {
    let sheet = planner.sheets[index]
    let frame = planner.frame(sheet.paper, isBare: sheet.isBare)
    let content = FontCatalog.withCurrent(fonts) {
      frame.views(
        of: sheet, around: sheet.content(), neighbours: neighbours(of: sheet, planner.sections),
        place: (index + 1, planner.sheets.count))
    }
    return SheetPage(content, size: frame.paper, language: planner.review.settings.language.rawValue)
  }

  /// Draws what comes through the pipe, sheet by sheet.
  private static func draw(
    _ pipe: SheetPipe, own: FontCatalog, fonts: [FontCatalog], information: DocumentInformation,
    outline: [OutlineEntry], sheetDrawn: (String) -> Void
  ) async -> Result<(bytes: [UInt8], faults: [Diagnostic]), PageError> {
    do throws(PageError) {
      let renderers = try SheetRenderers(own: own, fonts: fonts)
      var faults: [Diagnostic] = []
      let writer = try PDFWriter(renderer: renderers.own, information: information)
      while let sheet = await pipe.receive() {
        let (scene, errors) = try sheet.page.scene(by: renderers)
        faults += errors.map {
          Diagnostic(.error, "sheet \(sheet.number): \($0.diagnostic.message)", exitCode: .badInput)
        }
        try writer.add(
          DocumentPage(
            scene: scene, label: sheet.number,
            destinations: sheet.destinations.map { DocumentPage.Destination(name: $0) }))
        sheetDrawn(sheet.number)
      }
      return .success((try writer.finish(outline: outline), faults))
    } catch {
      await pipe.cancel()
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

  /// A bookmark for each section; those of pages have one for each sheet.
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

  static func neighbours(of sheet: Sheet, _ sections: [ReviewSection]) -> SheetFrame.Neighbours {
    let index = sheet.section
    // The cover and the contents come first.
    let previous = index > 2 ? sections[index - 1] : nil
    let next = sections.indices.contains(index + 1) ? sections[index + 1] : nil
    return SheetFrame.Neighbours(
      previous: previous, next: next, contents: index == 1 ? nil : "contents")
  }
}

/// Sheets on their way from who makes them to who draws them; a few at a time.
private actor SheetPipe {
  struct Item: Sendable {
    var page: SheetPage
    var number: String
    var destinations: [String]
  }

  private let capacity: Int
  private var items: [Item] = []
  private var isClosed = false
  private var isCancelled = false
  private var sender: CheckedContinuation<Void, Never>?
  private var receiver: CheckedContinuation<Void, Never>?

  init(capacity: Int) { self.capacity = capacity }

  /// Waits until there is room.
  ///
  /// - Returns: `false` where nobody receives any more.
  func send(_ item: Item) async -> Bool {
    while items.count >= capacity, !isCancelled { await withCheckedContinuation { sender = $0 } }
    guard !isCancelled else { return false }
    items.append(item)
    wake(&receiver)
    return true
  }

  /// No more will come.
  func close() {
    isClosed = true
    wake(&receiver)
  }

  /// No more will be received.
  func cancel() {
    isCancelled = true
    wake(&sender)
  }

  /// The next; `nil` after the last.
  func receive() async -> Item? {
    while items.isEmpty, !isClosed { await withCheckedContinuation { receiver = $0 } }
    guard !items.isEmpty else { return nil }
    defer { wake(&sender) }
    return items.removeFirst()
  }

  private func wake(_ waiting: inout CheckedContinuation<Void, Never>?) {
    waiting?.resume()
    waiting = nil
  }
}
