internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// The contents of a page's sheets, determined before sheets are planned: everything that is slow and
/// independent of other pages.
struct PageSurvey: Sendable {
  /// The page's screens for each language, or for several languages that look alike; empty without
  /// `ReviewSettings.showsAll`.
  var grids: [(locales: [String], grid: DeviceGrid)] = []
  /// The screens that stand for all others; empty with `ReviewSettings.showsAll`.
  var samples = SampledScreens()
  /// The first screen, for a large picture, with the size of its smallest text in points of the screen; the
  /// size is `nil` without text.
  var large: (cell: DeviceGrid.Cell, smallestText: Double?)?
  /// The screens on which findings are worst, with their marks.
  var worst: [WorstScreen] = []
  var redlines: [MeasuredScreen] = []
  var changes = PageChanges()
  var designs = PageDesigns()
  /// The faults of screens that cannot be drawn.
  var faults: [Diagnostic] = []
  /// Conflicts between constraints, on screens that are drawn nevertheless.
  var conflicts: [Diagnostic] = []
  /// The first screen; `nil` if it cannot be drawn.
  var first: ReviewScreen?
  /// True if a screen can be drawn.
  var isDrawn = false
}

/// A screen with redlines.
struct MeasuredScreen: Sendable {
  var screen: ReviewScreen
  var redlines: Redlines
  var scene: Scene
  /// The areas of texts and pictures that leader lines should not cross, in points of the screen.
  var content: [Rect]
  /// The areas of controls, which leader lines should not cross either.
  var controls: [Rect]
}

/// Surveys pages. Not thread-safe: one task uses a surveyor.
struct PageSurveyor {
  let review: Review
  let renderers: SheetRenderers
  let words: ReviewWords
  private let baselines: [ComparedBaseline?]

  init(_ review: Review, baselines: [ComparedBaseline?], renderers: SheetRenderers) {
    (self.review, self.baselines, self.renderers) = (review, baselines, renderers)
    words = ReviewWords.in(review.settings.language)
  }

  func survey(_ place: Int, of index: Int) -> PageSurvey {
    let source = review.sources[index]
    var survey = PageSurvey()
    addScreens(of: place, source, at: index, to: &survey)
    if let baseline = baselines[index] {
      survey.changes = ChangeFinder(renderers: renderers, words: words)
        .changes(ofPage: place, of: source, at: index, since: baseline)
    }
    if let design = source.design {
      survey.designs = DesignFinder(renderers: renderers, words: words)
        .designs(ofPage: place, of: source, at: index, with: design)
    }
    return survey
  }

  private func addScreens(
    of place: Int, _ source: ReviewSource, at index: Int, to survey: inout PageSurvey
  ) {
    let maker = DeviceGridMaker(
      review: review, words: words, renderers: renderers, marks: FindingMarks(review.findings))
    guard review.settings.showsAll else {
      return addSamples(of: place, source, at: index, by: maker, to: &survey)
    }
    var screens: [DeviceGridMaker.Screen] = []
    for (number, environment) in source.environments.enumerated() {
      var (screen, solved) = maker.screen(ofPage: place, of: index, in: environment)
      if let solved { note(&screen, solved, environment, of: source, isFirst: number == 0, &survey) }
      add(screen, isFirst: number == 0, to: &survey)
      screens.append(screen)
    }
    survey.grids = maker.grids(of: screens, languagesApart: true)
  }

  /// Adds a screen's faults, and the first screen.
  func add(_ screen: DeviceGridMaker.Screen, isFirst: Bool, to survey: inout PageSurvey) {
    if let fault = screen.fault, !survey.faults.contains(fault) { survey.faults.append(fault) }
    survey.conflicts += screen.conflicts
    if screen.cell.screen != nil { survey.isDrawn = true }
    guard isFirst else { return }
    survey.first = screen.cell.screen
    if survey.large == nil { survey.large = (screen.cell, nil) }
  }

  /// Adds the redlines and findings of the screen that its renderer solved last.
  func note(
    _ screen: inout DeviceGridMaker.Screen, _ solved: SolvedPage, _ environment: PageEnvironment,
    of source: ReviewSource, isFirst: Bool, _ survey: inout PageSurvey
  ) {
    guard let shown = screen.cell.screen else { return }
    // A page that another process drew has no views to measure.
    if solved.page.received == nil, measures(environment, of: source) {
      survey.redlines.append(measured(shown, solved))
      screen.cell.screen?.scene = solved.scene
    }
    guard isFirst || screen.cell.marks.contains(where: { !$0.isQuiet }) else { return }
    // At the size of the large screen the text is legible, so marks are padded to stay clear of it.
    var large = screen.cell
    let words = large.marks.isEmpty ? [] : renderers[shown.source].words(on: solved)
    for index in large.marks.indices {
      large.marks[index].area = MarkedAreas.padded(large.marks[index].area, beside: words)
    }
    survey.worst += large.marks.flatMap { mark in
      mark.worst.map { WorstScreen(number: $0, screen: shown, mark: mark) }
    }
    if isFirst { survey.large = (large, smallestText(on: shown)) }
  }

  /// The size of a screen's smallest text, without system bars, in points; `nil` without text.
  private func smallestText(on screen: ReviewScreen) -> Double? {
    let solved = try? renderers[screen.source].solve(
      screen.page, in: screen.environment, drawingSystemBars: false)
    return solved?.scene.smallestText
  }

  /// Returns true if screens in an environment get redlines: on the requested devices, in both orientations.
  func measures(_ environment: PageEnvironment, of source: ReviewSource) -> Bool {
    guard review.settings.redlines != .none, let first = source.environments.first else { return false }
    let devices = review.settings.redlineDevices ?? [first.device.id]
    return devices.contains(environment.device.id) && environment.isLike(first)
  }

  /// Makes the redlines of the screen that its renderer solved last, and keeps its scene for the sheet.
  private func measured(_ screen: ReviewScreen, _ solved: SolvedPage) -> MeasuredScreen {
    let renderer = renderers[screen.source]
    return MeasuredScreen(
      screen: screen,
      redlines: renderer.redlines(
        of: solved, in: screen.environment, scope: review.settings.redlines,
        names: StyleNames(review.sources[screen.source].namedFonts)),
      scene: solved.scene, content: renderer.content(on: solved), controls: renderer.controls(on: solved))
  }
}

extension PageEnvironment {
  /// Returns true if the environments differ at most in device and orientation.
  func isLike(_ other: PageEnvironment) -> Bool {
    var copy = self
    (copy.device, copy.orientation) = (other.device, other.orientation)
    return copy == other
  }
}
