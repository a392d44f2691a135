internal import LayoutEngine
internal import PageRender

/// One screen as whoever edits it wants it told: a small picture, its views as lines, and what lint finds on it.
@MainActor
package struct LookRun {
  /// What is asked of a look.
  package struct Options {
    /// The file of the picture; `nil` draws none.
    package var picture: String?
    /// The reference of the view that is cropped and explained, such as `v12`, or its name; `nil` for the whole screen.
    package var view: String?
    /// The file of an earlier look's views, with which this one is compared; `nil` compares nothing.
    package var since: String?

    package init() {}
  }

  /// The longest side of a picture, in pixels: models that see pictures reduce larger ones.
  private static let longestSide = 1568
  /// The points that are shown around a view.
  private static let margin = 12.0

  private let plan: RunPlan
  private let fonts: RunFonts
  private let options: Options
  private let worker: PageWorker

  /// - Parameter plan: The plan, whose first page in its first environment is looked at.
  package init(_ plan: RunPlan, fonts: RunFonts, options: Options) {
    self.plan = plan.firstScreen
    self.fonts = fonts
    self.options = options
    worker = PageWorker(fonts: fonts)
  }

  /// The lines of the look.
  ///
  /// - Throws: `UsageError` for a view that the screen does not have, or a file of no look.
  package func lines(_ session: inout Session) async throws(UsageError) -> [String] {
    let pages = await session.pages(of: plan, fonts: fonts)
    guard let source = plan.sources.first, let environment = source.environments.first,
      let page = pages.first?.first?.page(for: environment)
    else { return [] }
    let (solved, diagnostics) = worker.solve(page, in: environment, source: 0, file: source.source.file)
    session.report(diagnostics)
    guard let solved else { return [] }
    let told = PageLines(solved)
    let view = try options.view.map { (word) throws(UsageError) in try Self.view(word, on: told, solved) }
    let size = try picture(of: solved, part: view.map { told.frame(of: $0) })
    var lines = [heading(page, environment, size)]
    if let view {
      lines +=
        worker.explain(
          viewAt: view, on: page, in: environment, source: 0, file: source.source.file) ?? []
    } else {
      lines += told.lines
    }
    lines += try changes(to: solved.frameTree(in: environment))
    if view == nil { lines += await findings(&session) }
    return lines
  }

  // MARK: Parts

  private func heading(_ page: PreparedPage, _ environment: PageEnvironment, _ size: PixelSize?) -> String {
    let screen = "\(page.id) on \(environment.name)"
    guard let size, let picture = options.picture else { return screen }
    return "\(screen): \(picture), \(size.width) × \(size.height) pixels"
  }

  private static func view(
    _ word: String, on lines: PageLines, _ page: SolvedPage
  ) throws(UsageError) -> Int {
    if let view = lines.view(word) ?? page.page.tree.views(named: word).first { return view }
    throw UsageError(
      message: "the screen has no view \(Wording.quoted(word)); look without --view lists them")
  }

  /// Draws the picture at one pixel a point, or the part of it around a frame at the device's own scale.
  private func picture(of page: SolvedPage, part: Rect?) throws(UsageError) -> PixelSize? {
    guard let path = options.picture else { return nil }
    do {
      let renderer = try worker.renderer(0)
      return try renderer.withRows(of: page.scene) { pixels in
        let picture = Self.part(of: pixels, page.scene, part)
        try renderer.withPNG(making: picture) { try AtomicFileWriter().write($0, to: path) }
        return picture.size
      }
    } catch {
      let diagnostic = PageError(error).diagnostic
      throw UsageError(message: diagnostic.message, exitCode: diagnostic.exitCode ?? .internalError)
    }
  }

  private static func part(of pixels: PixelRows, _ scene: Scene, _ part: Rect?) -> PicturePart {
    func range(_ low: Double, _ high: Double, _ count: Int) -> Range<Int> {
      let first = min(max(Int(((low - margin) * scene.scale).rounded(.down)), 0), count - 1)
      return first..<min(max(Int(((high + margin) * scene.scale).rounded(.up)), first + 1), count)
    }
    let columns = part.map { range($0.minX, $0.maxX, pixels.size.width) } ?? 0..<pixels.size.width
    let lines = part.map { range($0.minY, $0.maxY, pixels.size.height) } ?? 0..<pixels.size.height
    let least = part == nil ? max(Int(scene.scale.rounded()), 1) : 1
    let factor = (max(columns.count, lines.count) + longestSide - 1) / longestSide
    return PicturePart(pixels, columns: columns, lines: lines, factor: max(least, factor))
  }

  /// What changed since the earlier look, and keeps this look's views beside the picture for the next one.
  private func changes(to tree: FrameTree) throws(UsageError) -> [String] {
    var lines: [String] = []
    if let since = options.since {
      let file = Self.views(beside: since)
      guard let old = FrameTree(contentsOf: file) else {
        throw UsageError(
          message: "\(since) is no earlier look: \(file) is missing or holds no views", exitCode: .badInput)
      }
      let sentences = tree.sentences(since: old)
      lines =
        sentences.isEmpty
        ? ["nothing changed since \(since)"] : ["changed since \(since):"] + sentences.map { "  \($0)" }
    }
    if let picture = options.picture {
      do { try AtomicFileWriter().write(Array(tree.text.utf8), to: Self.views(beside: picture)) } catch {
        throw UsageError(message: error.diagnostic.message, exitCode: .cannotWrite)
      }
    }
    return lines
  }

  /// The file of the views of a look, beside its picture.
  private static func views(beside picture: String) -> String {
    let name = picture.lowercased().hasSuffix(".png") ? String(picture.dropLast(4)) : picture
    return "\(name).views.json"
  }

  private func findings(_ session: inout Session) async -> [String] {
    var run = LintRun(plan: plan, fonts: fonts, options: LintOptions(), program: "renderpages")
    let report = await run.report(&session)
    return report.lines(
      files: plan.sources.map(\.source.file), environments: plan.sources.map(\.environments))
  }
}

extension RunPlan {
  /// The plan of the first page of the first source.
  package var firstPage: RunPlan {
    var plan = self
    plan.sources = plan.sources.prefix(1).map { source in
      var source = source
      source.pages = Array(source.pages.prefix(1))
      return source
    }
    return plan
  }

  /// The plan of the first page in its first environment.
  fileprivate var firstScreen: RunPlan {
    var plan = firstPage
    for index in plan.sources.indices {
      plan.sources[index].environments = Array(plan.sources[index].environments.prefix(1))
    }
    return plan
  }

  /// The ids of the pages that a look leaves out.
  package var otherScreens: [String] {
    sources.flatMap { source in source.pages.map { source.source.entries[$0].id } }.dropFirst().map(\.self)
  }
}
