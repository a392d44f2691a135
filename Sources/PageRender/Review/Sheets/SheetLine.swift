/// Sheets on their way from who makes their views to who writes them: in between they are laid out and become scenes, several
/// at a time where there are processors for it. They arrive in the order in which they set out.
final class SheetLine: Sendable {
  /// A sheet that has its views.
  struct Made: Sendable {
    var page: SheetPage
    var number: String
    var destinations: [String]
  }

  /// A sheet that is laid out.
  struct LaidOut: Sendable {
    var page: DocumentPage
    var number: String
    /// What is wrong with pages that could not be drawn on it.
    var faults: [Diagnostic]
  }

  /// Sheets that wait before each worker and behind it: more take memory.
  private static let lead = 4

  private let made: [Pipe<Made>]
  private let laidOut: [Pipe<Result<LaidOut, PageError>>]

  /// - Parameters:
  ///   - own: The fonts of the sheets' own words.
  ///   - fonts: The catalogue of each source.
  init(workers: Int, own: FontCatalog, fonts: [FontCatalog]) {
    let count = max(workers, 1)
    made = (0..<count).map { _ in Pipe(capacity: Self.lead) }
    laidOut = (0..<count).map { _ in Pipe(capacity: Self.lead) }
    for (made, laidOut) in zip(made, laidOut) {
      Task.detached { await Self.layOut(made, to: laidOut, own: own, fonts: fonts) }
    }
  }

  /// Adds the sheet that has an index from 0; waits until there is room. Workers take turns.
  ///
  /// - Returns: `false` where nobody takes sheets any more.
  func add(_ sheet: Made, at index: Int) async -> Bool { await made[index % made.count].send(sheet) }

  /// No more will come.
  func end() async {
    for pipe in made { await pipe.close() }
  }

  /// Nobody takes sheets any more.
  func cancel() async {
    for pipe in made { await pipe.cancel() }
    for pipe in laidOut { await pipe.cancel() }
  }

  /// The sheet that has an index, to be asked for in order; `nil` behind the last.
  ///
  /// - Throws: `PageError` where nothing can be laid out, as without a font.
  func sheet(at index: Int) async throws(PageError) -> LaidOut? {
    try await laidOut[index % laidOut.count].receive()?.get()
  }

  private static func layOut(
    _ made: Pipe<Made>, to laidOut: Pipe<Result<LaidOut, PageError>>, own: FontCatalog, fonts: [FontCatalog]
  ) async {
    do throws(PageError) {
      let renderers = try SheetRenderers(own: own, fonts: fonts)
      while let sheet = await made.receive() {
        guard await laidOut.send(.success(try layOut(sheet, by: renderers))) else { break }
      }
    } catch {
      _ = await laidOut.send(.failure(error))
    }
    await made.cancel()
    await laidOut.close()
  }

  private static func layOut(_ sheet: Made, by renderers: SheetRenderers) throws(PageError) -> LaidOut {
    let (scene, errors) = try sheet.page.scene(by: renderers)
    let page = DocumentPage(
      scene: scene, label: sheet.number,
      destinations: sheet.destinations.map { DocumentPage.Destination(name: $0) })
    let faults = errors.map {
      Diagnostic(.error, "sheet \(sheet.number): \($0.diagnostic.message)", exitCode: .badInput)
    }
    return LaidOut(page: page, number: sheet.number, faults: faults)
  }
}
