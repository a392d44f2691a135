internal import PageBase
internal import PageDrawing
internal import PageLayout

/// A pipeline that lays out and draws sheets in parallel, between making their views and writing them. Sheets
/// come out in the order of their indices.
final class SheetLine: Sendable {
  /// A sheet whose views are made.
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
    /// The faults of drawings on the sheet that failed.
    var faults: [Diagnostic]
  }

  /// The number of sheets per worker that may wait to be drawn, or to be written; more would take memory.
  private static let lead = 4

  private let made: Pipe<Made>
  private let drawn: Pipe<Result<Drawn, PageError>>
  /// A ticket for each sheet in the pipeline, which limits their number while many wait for an earlier one.
  private let tickets: Pipe<Void>
  /// The pictures of the document, shared by all its sheets.
  let pictures: PDFPictures

  /// - Parameters:
  ///   - own: The fonts of the sheets' own words.
  ///   - fonts: The catalogue of each source.
  ///   - scenes: The scenes of screens on the sheets, whose pictures workers prepare before the first sheet
  ///     arrives.
  ///   - keepsPictures: True to embed pictures with all their pixels; false at the size they are shown.
  init(
    workers: Int, own: FontCatalog, fonts: [FontCatalog], scenes: [Scene] = [], keepsPictures: Bool = false
  ) {
    pictures = PDFPictures(reduces: !keepsPictures)
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

  /// Adds a sheet to the pipeline; waits until there is room.
  ///
  /// - Returns: False if the pipeline is cancelled.
  func add(_ sheet: Made) async -> Bool {
    guard await tickets.send(()) else { return false }
    return await made.send(sheet)
  }

  /// Ends the input: no further sheets are added.
  func end() { made.close() }

  /// Cancels the pipeline: drawn sheets are not received any more.
  func cancel() {
    made.cancel()
    drawn.cancel()
    tickets.cancel()
  }

  /// Calls `body` with the drawn sheets, in the order of their indices.
  ///
  /// - Throws: `PageError` if sheets cannot be laid out, as without a font.
  func forEach(_ body: (Drawn) throws(PageError) -> Void) async throws(PageError) {
    // Drawn sheets that wait for an earlier one.
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
      // The other workers stop, too.
      made.cancel()
    }
    drawn.close()
    // The renderers' caches are freed after the pipe is closed, so that no task waits for it.
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
