internal import LayoutEngine
package import PageRender

/// One screen as whoever edits it wants it told.
package struct Look {
  /// The page's id and the environment: `welcome on iphone-16-pro`.
  package var screen: String
  /// A line for each view that is seen or named; of a look at one view, why it is where it is.
  package var lines: [String]
  /// Lint's findings on the screen, a line each.
  package var findings: [String] = []
  package var picture: Picture?
  /// The views, for a comparison with a later look.
  package var views: FrameTree

  package init(screen: String, lines: [String], views: FrameTree) {
    self.screen = screen
    self.lines = lines
    self.views = views
  }

  /// A PNG file.
  package struct Picture {
    package var file: [UInt8]
    /// In pixels.
    package var width: Int
    package var height: Int

    package init(file: [UInt8], width: Int, height: Int) {
      self.file = file
      self.width = width
      self.height = height
    }
  }
}

/// A look at the first page of a plan in its first environment.
@MainActor
package struct LookRun {
  /// The longest side of a picture, in pixels: models that see pictures reduce larger ones.
  package static let longestSide = 1568
  /// The points that are shown around a view.
  private static let margin = 12.0

  private let plan: RunPlan
  private let fonts: RunFonts
  private let worker: PageWorker
  /// The number or name of the view that is explained and drawn large, such as `v12`; `nil` for the whole screen.
  package var view: String?
  package var drawsPicture = true
  package var judges = true

  package init(_ plan: RunPlan, fonts: RunFonts) {
    self.plan = plan.firstScreen
    self.fonts = fonts
    worker = PageWorker(fonts: fonts)
  }

  /// Solves, draws and judges the screen.
  ///
  /// - Returns: `nil` if the page cannot be drawn, for a reason that the session has.
  /// - Throws: `UsageError` for a view that the screen does not have.
  package func look(_ session: inout Session) async throws(UsageError) -> Look? {
    let pages = await session.pages(of: plan, fonts: fonts)
    guard let source = plan.sources.first, let environment = source.environments.first,
      let page = pages.first?.first?.page(for: environment)
    else { return nil }
    let file = source.source.file
    let (solved, diagnostics) = worker.solve(page, in: environment, source: 0, file: file)
    session.report(diagnostics)
    guard let solved else { return nil }
    let notes: PageNotes
    if let received = PageNotes(of: page) {
      notes = received
    } else {
      notes = try Self.notes(on: solved, in: environment, view: view, by: worker, file: file)
    }
    var look = Look(
      screen: "\(page.id) on \(environment.name)", lines: notes.lines,
      views: solved.frameTree(in: environment))
    if view != nil, let place = page.position { look.screen += " (\(page.file ?? file):\(place.line))" }
    do throws(PageError) {
      if drawsPicture { look.picture = try picture(of: solved, part: notes.frame) }
    } catch {
      session.report([error.diagnostic(page: page, file: page.file ?? file)])
      return nil
    }
    if judges, view == nil { look.findings = await findings(&session) }
    return look
  }

  /// Sends the screens of a look as an app's program does.
  package func send(_ screens: RunPlan, _ session: inout Session, to sender: PictureSender) async -> Int32 {
    let lint = LintRun(plan: screens, fonts: fonts, options: LintOptions(), program: HostProgram.tool)
    let view = view
    return await session.send(screens, fonts: fonts, to: sender, lint: view == nil ? lint : nil) {
      try Self.notes(on: $1, in: $2, view: view, by: $0, file: $3)
    }
  }

  // MARK: Parts

  /// The lines of a screen, or those that explain a view, and the view's frame.
  private nonisolated static func notes(
    on solved: SolvedPage, in environment: PageEnvironment, view word: String?, by worker: PageWorker,
    file: String
  ) throws(UsageError) -> PageNotes {
    let told = PageLines(solved)
    var notes = PageNotes()
    guard let word else {
      notes.lines = told.lines
      return notes
    }
    let view = try Self.view(word, on: told, solved)
    notes.lines = once(
      worker.explain(viewAt: view, on: solved.page, in: environment, source: 0, file: file) ?? [])
    notes.frame = told.frame(of: view)
    return notes
  }

  private nonisolated static func view(
    _ word: String, on lines: PageLines, _ page: SolvedPage
  ) throws(UsageError) -> Int {
    if let view = lines.view(word) ?? page.page.tree.views(named: word).first { return view }
    throw UsageError(
      message: "the screen has no view \(Wording.quoted(word))"
        + Wording.didYouMean(
          NearMiss.closest(to: word, among: page.page.tree.viewNames), then: "look without --view lists them")
    )
  }

  /// Tells each reason once: edges share theirs, and a line in their place says so.
  private nonisolated static func once(_ lines: [String]) -> [String] {
    var (told, kept): (Set<String>, [String]) = ([], [])
    for line in lines {
      let reason = line.drop { $0 == " " }
      guard reason.hasPrefix("<- ") else {
        kept.append(line)
        continue
      }
      if told.insert(line).inserted {
        kept.append(line)
      } else if let last = kept.last, !last.hasSuffix(asAbove) {
        kept.append(line[..<reason.startIndex] + asAbove)
      }
    }
    return kept
  }
  private nonisolated static let asAbove = "<- … as above"

  /// Draws the picture at one pixel a point, or the part of it around a frame at the device's own scale.
  private func picture(of page: SolvedPage, part: Rect?) throws(PageError) -> Look.Picture {
    let renderer = try worker.renderer(0)
    do {
      return try renderer.withRows(of: page.scene) { pixels in
        let part = Self.part(of: pixels, page.scene, part)
        var picture = Look.Picture(file: [], width: part.size.width, height: part.size.height)
        try renderer.withPNG(making: part) { picture.file = Array($0) }
        return picture
      }
    } catch {
      throw PageError(error)
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

  private func findings(_ session: inout Session) async -> [String] {
    var run = LintRun(plan: plan, fonts: fonts, options: LintOptions(), program: "renderpages")
    let report = await run.report(&session)
    return report.lines(
      files: plan.sources.map(\.source.file), environments: plan.sources.map(\.environments),
      gathered: Set(plan.sources.indices))
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

  /// The plan of what a look shows: the first page in its first environment or, in a grid, in all of them.
  package func looked(at axes: AxisOptions, isGrid: Bool) -> RunPlan {
    isGrid ? (axes.orientations == nil ? firstGrid : firstPage) : firstScreen
  }

  /// The plan of the first page in its environments of the first orientation.
  private var firstGrid: RunPlan {
    var plan = firstPage
    for index in plan.sources.indices {
      let environments = plan.sources[index].environments
      plan.sources[index].environments = environments.filter { $0.orientation == environments[0].orientation }
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

  /// The ids of all pages.
  package var screens: [String] {
    sources.flatMap { source in source.pages.map { source.source.entries[$0].id } }
  }
}
