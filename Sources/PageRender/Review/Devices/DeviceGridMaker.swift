internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// Makes the grids of a page's screens.
struct DeviceGridMaker {
  let review: Review
  let words: ReviewWords
  let renderers: SheetRenderers
  /// The marks of the findings, by page and number.
  var marks: FindingMarks

  /// A screen on its way into a grid.
  struct Screen: Sendable {
    var cell: DeviceGrid.Cell
    var sight: Sight
    var fault: Diagnostic?
    /// Conflicts between the screen's constraints.
    var conflicts: [Diagnostic] = []
    var axes: Axes
  }

  /// The look of a screen, by which equal screens are drawn only once.
  enum Sight: Hashable, Sendable {
    case look(ScreenLook)
    /// The fault of a screen that cannot be drawn, which replaces its picture.
    case fault(String)
  }

  /// The details that follow a screen's name.
  enum Details { case none, size, all }

  /// A page's screen in an environment, and its layout, which is the last one that the renderer solved; `nil`
  /// if that failed.
  ///
  /// - Parameters:
  ///   - namesLocale: True if the title names the language, because the grid has several.
  ///   - isShown: True if the screen is drawn; false if only its layout, faults and marks are of use, so that
  ///     it has no system bars.
  ///   - detailed: The details that follow its name.
  func screen(
    ofPage page: Int, of source: Int, in environment: PageEnvironment, namesLocale: Bool = false,
    isShown: Bool = true, details detailed: Details = .all
  ) -> (screen: Screen, solved: SolvedPage?) {
    let reviewed = review.sources[source]
    let name = environment.device.name
    let title = namesLocale ? "\(name)  ·  \(words.language(environment.locale))" : name
    var made = Screen(
      cell: DeviceGrid.Cell(environment: environment, title: title, details: []), sight: .fault(""),
      axes: Axes(environment))
    func cannotDraw(_ fault: String) {
      made.cell.fault = fault
      made.sight = .fault(fault)
    }
    let variants = reviewed.variants[page]
    guard let prepared = variants.page(for: environment) else {
      cannotDraw(words.cannotDraw(variants.faults(in: environment)))
      return (made, nil)
    }
    let screen = ReviewScreen(prepared, in: environment, source: source, words: words)
    do throws(PageError) {
      let solved = try renderers[source].solve(
        prepared, in: screen.environment, drawingSystemBars: isShown)
      if isShown {
        made.sight = .look(ScreenLook(solved.scene, on: screen.environment, style: review.settings.frame))
      }
      made.cell.environment = screen.environment
      made.cell.screen = screen
      made.cell.marks = marks.marks(on: solved, reviewed.entries[page], of: source, in: environment)
      if isShown { made.cell.details = details(of: screen, detailed) }
      made.conflicts = solved.conflictDiagnostics(
        file: prepared.file ?? reviewed.file, in: screen.environment, isError: review.isStrict)
      return (made, solved)
    } catch {
      let fault = error.diagnostic(page: prepared, file: prepared.file ?? reviewed.file)
      cannotDraw(fault.message)
      made.fault = fault
      return (made, nil)
    }
  }

  /// The grid of each spread of a page, in which equal screens are drawn only once.
  ///
  /// - Parameter areApart: True if each language has its own spread.
  func grids(
    of screens: [Screen], languagesApart areApart: Bool
  ) -> [(locales: [String], grid: DeviceGrid)] {
    let axes = screens.map(\.axes)
    return GatheredScreens(screens, languagesApart: areApart).spreads.map { spread in
      let blocks = spread.groups.map { group in
        DeviceGrid.Block(
          title: Axes.title(group.axes, words, among: axes),
          cells: group.members.map { cell(of: $0, in: group) })
      }
      return (spread.locales, DeviceGrid(blocks: blocks, style: review.settings.frame, words: words))
    }
  }

  /// The cell of a screen, with the marks of all screens that look alike, and with their names.
  private func cell(of member: GatheredScreens.Member, in group: GatheredScreens.Group) -> DeviceGrid.Cell {
    var cell = member.screen.cell
    for same in member.twins + member.others { cell.marks = Self.joined(cell.marks, same.cell.marks) }
    guard !member.others.isEmpty else { return cell }
    let names = member.others.map { name(of: $0, beside: member.screen, in: group) }
    cell.details.insert("\(words.alsoOn) \(names.joined(separator: words.comma))", at: 0)
    return cell
  }

  /// The name of a screen that looks like the drawn one: its device, and in brackets what else differs.
  private func name(
    of screen: Screen, beside drawn: Screen, in group: GatheredScreens.Group
  ) -> String {
    let (one, other) = (drawn.cell.environment, screen.cell.environment)
    var parts = group.axes.contains(screen.axes) ? [] : screen.axes.names(words, unlike: drawn.axes)
    if one.locale != other.locale { parts.append(words.language(other.locale)) }
    let rest = parts.joined(separator: " · ")
    guard one.device != other.device || parts.isEmpty else { return rest }
    return parts.isEmpty ? other.device.name : "\(other.device.name) (\(rest))"
  }

  /// Joins the marks of screens that look alike; of two marks of a finding, the one that is not quiet wins.
  private static func joined(
    _ known: [ScreenDrawing.Mark], _ more: [ScreenDrawing.Mark]
  ) -> [ScreenDrawing.Mark] {
    var joined = known
    for mark in more {
      if let place = joined.firstIndex(where: { $0.label == mark.label }) {
        if joined[place].isQuiet { joined[place] = mark }
      } else {
        joined.append(mark)
      }
    }
    return joined
  }

  private func details(of screen: ReviewScreen, _ details: Details) -> [String] {
    let environment = screen.environment
    let (size, safe) = (environment.layoutEnvironment.size, environment.layoutEnvironment.safeArea)
    func number(_ value: Double) -> String { JSONOutput.format(value) }
    var lines = ["\(number(size.width)) × \(number(size.height)) pt @\(number(environment.device.scale))x"]
    guard details == .all else { return details == .size ? lines : [] }
    if safe != .zero {
      let insets = [safe.top, safe.right, safe.bottom, safe.left].map(number)
      // The four numbers stay on one line.
      lines.append("\(words.safeArea) \(insets.joined(separator: "\u{A0}·\u{A0}"))")
    }
    return lines
  }
}
