internal import PageBase
internal import PageDrawing
internal import PageLayout

/// Sheets on their way from who makes their views to who writes them: in between they are laid out and drawn, several at a time
/// where there are processors for it. They come out in the order in which they set out.
final class SheetLine: Sendable {
  /// A sheet that has its views.
  struct Made: Sendable {
    /// The sheet's index, from 0.
    var index: Int
    var page: SheetPage
    var number: String
    var destinations: [String]
  }

  /// A sheet that is laid out and drawn.
  struct Drawn: Sendable {
    var index: Int
    var page: DrawnPDFPage
    var number: String
    /// Faults of pages that could not be drawn on it.
    var faults: [Diagnostic]
  }

  /// Sheets that wait for each worker, and those drawn that wait for their turn: more take memory.
  private static let lead = 4

  private let made: Pipe<Made>
  private let drawn: Pipe<Result<Drawn, PageError>>
  /// One for each sheet on its way, so that none set out while many wait for one before them.
  private let tickets: Pipe<Void>
  /// The pictures of the document, shared by all its sheets.
  let pictures = PDFPictures()

  /// - Parameters:
  ///   - own: The fonts of the sheets' own words.
  ///   - fonts: The catalogue of each source.
  ///   - scenes: Of screens that will be on sheets: while none come, their pictures are made ready.
  init(workers: Int, own: FontCatalog, fonts: [FontCatalog], scenes: [Scene] = []) {
    let count = max(workers, 1)
    made = Pipe(capacity: Self.lead * count)
    drawn = Pipe(capacity: Self.lead * count, senders: count)
    tickets = Pipe(capacity: 2 * Self.lead * count)
    for _ in 0..<count {
      Task.detached { [made, drawn, pictures] in
        for scene in scenes { pictures.prepare(scene.items) }
        await Self.draw(made, to: drawn, own: own, fonts: fonts, pictures: pictures)
      }
    }
  }

  /// Adds a sheet; waits until there is room.
  ///
  /// - Returns: `false` where nobody takes sheets any more.
  func add(_ sheet: Made) async -> Bool {
    guard await tickets.send(()) else { return false }
    return await made.send(sheet)
  }

  /// No more will come.
  func end() { made.close() }

  /// Nobody takes sheets any more.
  func cancel() {
    made.cancel()
    drawn.cancel()
    tickets.cancel()
  }

  /// The sheets in the order of their indices, as they are drawn.
  ///
  /// - Throws: `PageError` where nothing can be laid out, as without a font.
  func forEach(_ body: (Drawn) throws(PageError) -> Void) async throws(PageError) {
    // Those whose turn has not come: one before them takes longer.
    var waiting: [Int: Drawn] = [:]
    var next = 0
    while let result = await drawn.receive() {
      let sheet = try result.get()
      waiting[sheet.index] = sheet
      while let sheet = waiting.removeValue(forKey: next) {
        try body(sheet)
        next += 1
        _ = await tickets.receive()
      }
    }
  }

  private static func draw(
    _ made: Pipe<Made>, to drawn: Pipe<Result<Drawn, PageError>>, own: FontCatalog, fonts: [FontCatalog],
    pictures: PDFPictures
  ) async {
    var kept: SheetRenderers?
    do throws(PageError) {
      let renderers = try SheetRenderers(own: own, fonts: fonts)
      kept = renderers
      while let sheet = await made.receive() {
        guard await drawn.send(.success(try draw(sheet, by: renderers, pictures))) else { break }
      }
    } catch {
      _ = await drawn.send(.failure(error))
      // Others would go on in vain.
      made.cancel()
    }
    drawn.close()
    // Nobody waits while what they remember of texts is freed.
    withExtendedLifetime(kept) {}
  }

  private static func draw(
    _ sheet: Made, by renderers: SheetRenderers, _ pictures: PDFPictures
  ) throws(PageError) -> Drawn {
    let (scene, errors) = try sheet.page.scene(by: renderers)
    let page = DocumentPage(
      scene: scene, label: sheet.number,
      destinations: sheet.destinations.map { DocumentPage.Destination(name: $0) })
    let faults = errors.map {
      Diagnostic(.error, "sheet \(sheet.number): \($0.diagnostic.message)", exitCode: .badInput)
    }
    return Drawn(
      index: sheet.index, page: try DrawnPDFPage(page, text: renderers.own.text, pictures: pictures),
      number: sheet.number,
      faults: faults)
  }
}
