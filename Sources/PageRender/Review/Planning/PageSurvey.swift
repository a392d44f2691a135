internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// The contents of a page's sheets, found before sheets are planned: all that takes time and asks nothing of other pages.
struct PageSurvey: Sendable {
  /// Its screens in each language, or in several that look the same; where things are shown once, those of all devices.
  var grids: [(locales: [String], grid: DeviceGrid)] = []
  /// All devices, and the first device in every other language, appearance and text size; `nil` where there is no other.
  var overview: DeviceGrid?
  /// How many screens `grids` and the overview stand for.
  var (gridCount, overviewCount) = (0, 0)
  /// The first screen as it is shown large, and the size of the smallest text on it in points of the screen.
  var large: (cell: DeviceGrid.Cell, smallestText: Double?)?
  /// The screens on which findings are worst.
  var worst: [WorstScreen] = []
  var redlines: [MeasuredScreen] = []
  var changes = PageChanges()
  var designs = PageDesigns()
  /// Faults of screens that cannot be drawn.
  var faults: [Diagnostic] = []
  /// Constraints that contradict each other, on screens that are drawn all the same.
  var conflicts: [Diagnostic] = []
  /// The first screen, if it can be drawn.
  var first: ReviewScreen?
}

/// A screen whose measures were asked for.
struct MeasuredScreen: Sendable {
  var screen: ReviewScreen
  var redlines: Redlines
  var scene: Scene
  /// Areas that lines should not run across, in points of the screen.
  var content: [Rect]
}

/// Surveys pages; belongs to one task.
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
        // Marks stand beside the text where screens are large enough to read it.
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

  /// The size of a screen's smallest text beside the system's, in points.
  private func smallestText(on screen: ReviewScreen) -> Double? {
    let solved = try? renderers[screen.source].solve(
      screen.page, in: screen.environment, drawingSystemBars: false)
    return solved?.scene.smallestText
  }

  /// Returns true if the screens in an environment are measured: those of the devices that were asked for, upright and turned.
  private func measures(_ environment: PageEnvironment, of source: ReviewSource) -> Bool {
    guard review.settings.redlines != .none, let first = source.environments.first else { return false }
    let devices = review.settings.redlineDevices ?? [first.device.id]
    return devices.contains(environment.device.id) && environment.isLike(first)
  }

  /// Measures the screen that its renderer solved last. Its scene is kept for the sheet of redlines.
  private func measured(_ screen: ReviewScreen, _ solved: SolvedPage) -> MeasuredScreen {
    let renderer = renderers[screen.source]
    return MeasuredScreen(
      screen: screen,
      redlines: renderer.redlines(of: solved, in: screen.environment, scope: review.settings.redlines),
      scene: solved.scene, content: renderer.content(on: solved))
  }
}

extension PageEnvironment {
  /// Returns true if it is another but for its device and orientation.
  fileprivate func isLike(_ other: PageEnvironment) -> Bool {
    var copy = self
    (copy.device, copy.orientation) = (other.device, other.orientation)
    return copy == other
  }

  /// Returns true if it is another on the same device in one thing only: its appearance, its text size, its language or its direction.
  fileprivate func isBeside(_ other: PageEnvironment) -> Bool {
    guard device == other.device, orientation == other.orientation else { return false }
    let differences = [
      appearance != other.appearance, contentSize != other.contentSize, locale != other.locale,
    ]
    return differences.count { $0 } == 1
      || differences == [false, false, false] && direction != other.direction
  }
}
