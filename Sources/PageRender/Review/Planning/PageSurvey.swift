internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// The contents of a page's sheets, determined before sheets are planned: everything that is slow and
/// independent of other pages.
struct PageSurvey: Sendable {
  /// The page's screens for each language, or for several languages that look alike. Without
  /// `ReviewSettings.showsAll`, only the screens of the first environment on all devices.
  var grids: [(locales: [String], grid: DeviceGrid)] = []
  /// All devices, and the first device in every other language, appearance and text size; `nil` if there are
  /// none of these.
  var overview: DeviceGrid?
  /// The numbers of screens that `grids` and `overview` represent.
  var (gridCount, overviewCount) = (0, 0)
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
}

/// A screen with redlines.
struct MeasuredScreen: Sendable {
  var screen: ReviewScreen
  var redlines: Redlines
  var scene: Scene
  /// The areas of texts and pictures that leader lines should not cross, in points of the screen.
  var content: [Rect]
}

/// Surveys pages. Not thread-safe: one task uses a surveyor.
struct PageSurveyor {
  private let review: Review
  private let baselines: [ComparedBaseline?]
  private let renderers: SheetRenderers
  private let words: ReviewWords

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
      survey.designs = DesignFinder(renderers: renderers)
        .designs(ofPage: place, of: source, at: index, with: design)
    }
    return survey
  }

  private func addScreens(
    of place: Int, _ source: ReviewSource, at index: Int, to survey: inout PageSurvey
  ) {
    let maker = DeviceGridMaker(
      review: review, words: words, renderers: renderers, marks: FindingMarks(review.findings))
    let showsAll = review.settings.showsAll
    guard let first = source.environments.first else { return }
    var screens: [DeviceGridMaker.Screen] = []
    var others: [DeviceGridMaker.Screen] = []
    for (number, environment) in source.environments.enumerated() {
      let isDevice = environment.isLike(first)
      let isShown = showsAll || isDevice || environment.isBeside(first)
      var (screen, solved) = maker.screen(
        ofPage: place, of: index, in: environment,
        namesLocale: !showsAll && environment.locale != first.locale,
        isShown: isShown, details: showsAll ? .all : isDevice ? .size : .none)
      if let fault = screen.fault, !survey.faults.contains(fault) { survey.faults.append(fault) }
      survey.conflicts += screen.conflicts
      if let solved, let shown = screen.cell.screen, measures(environment, of: source) {
        survey.redlines.append(measured(shown, solved))
        screen.cell.screen?.scene = solved.scene
      }
      if let solved, let shown = screen.cell.screen,
        number == 0 || screen.cell.marks.contains(where: { !$0.isQuiet })
      {
        // At the size of the large screen the text is legible, so marks are padded to stay clear of it.
        var large = screen.cell
        let words = large.marks.isEmpty ? [] : renderers[shown.source].words(on: solved)
        for index in large.marks.indices {
          large.marks[index].area = MarkedAreas.padded(large.marks[index].area, beside: words)
        }
        survey.worst += large.marks.compactMap { mark in
          mark.isQuiet ? nil : mark.finding.map { WorstScreen(number: $0, screen: shown, mark: mark) }
        }
        if number == 0 { survey.large = (large, smallestText(on: shown)) }
      } else if number == 0 {
        survey.large = (screen.cell, nil)
      }
      if number == 0 { survey.first = screen.cell.screen }
      if showsAll || isDevice { screens.append(screen) } else if isShown { others.append(screen) }
    }
    survey.grids = maker.grids(of: screens, languagesApart: showsAll)
    survey.gridCount = screens.count
    survey.overviewCount = screens.count + others.count
    if !others.isEmpty {
      survey.overview = maker.grids(of: screens + others, languagesApart: false).first?.grid
    }
  }

  /// The size of a screen's smallest text, without system bars, in points; `nil` without text.
  private func smallestText(on screen: ReviewScreen) -> Double? {
    let solved = try? renderers[screen.source].solve(
      screen.page, in: screen.environment, drawingSystemBars: false)
    return solved?.scene.smallestText
  }

  /// Returns true if screens in an environment get redlines: on the requested devices, in both orientations.
  private func measures(_ environment: PageEnvironment, of source: ReviewSource) -> Bool {
    guard review.settings.redlines != .none, let first = source.environments.first else { return false }
    let devices = review.settings.redlineDevices ?? [first.device.id]
    return devices.contains(environment.device.id) && environment.isLike(first)
  }

  /// Makes the redlines of the screen that its renderer solved last, and keeps its scene for the sheet.
  private func measured(_ screen: ReviewScreen, _ solved: SolvedPage) -> MeasuredScreen {
    let renderer = renderers[screen.source]
    return MeasuredScreen(
      screen: screen,
      redlines: renderer.redlines(of: solved, in: screen.environment, scope: review.settings.redlines),
      scene: solved.scene, content: renderer.content(on: solved))
  }
}

extension PageEnvironment {
  /// Returns true if the environments differ at most in device and orientation.
  fileprivate func isLike(_ other: PageEnvironment) -> Bool {
    var copy = self
    (copy.device, copy.orientation) = (other.device, other.orientation)
    return copy == other
  }

  /// Returns true if the environments have one device and orientation, and differ in exactly one of
  /// appearance, text size and language, or only in direction.
  fileprivate func isBeside(_ other: PageEnvironment) -> Bool {
    guard device == other.device, orientation == other.orientation else { return false }
    let differences = [
      appearance != other.appearance, contentSize != other.contentSize, locale != other.locale,
    ]
    return differences.count { $0 } == 1
      || differences == [false, false, false] && direction != other.direction
  }
}
