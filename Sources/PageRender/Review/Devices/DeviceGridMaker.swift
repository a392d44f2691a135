internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// Makes the grids of a page.
struct DeviceGridMaker {
  let review: Review
  let words: ReviewWords
  let renderers: SheetRenderers
  /// The findings by page, each with its number.
  var marks: FindingMarks

  /// A screen on its way into a grid.
  struct Screen: Sendable {
    var cell: DeviceGrid.Cell
    var sight: Sight
    var fault: Diagnostic?
    /// Constraints of it that contradict each other.
    var conflicts: [Diagnostic] = []
    var axes: Axes
  }

  /// The look of a screen: screens of one look are drawn once.
  enum Sight: Hashable, Sendable {
    case look(ScreenLook)
    /// The fault of a screen that cannot be drawn, written in its place.
    case fault(String)
  }

  /// The details beside a screen's name.
  enum Details {
    case none, size, all
  }

  /// A page's screen in an environment, and what it is drawn from; that is the layout which its renderer solved last.
  ///
  /// - Parameters:
  ///   - namesLocale: Whether it stands among screens in other languages.
  ///   - isShown: Whether it goes into a grid; else nothing but its faults and marks is of use.
  ///   - detailed: What is said of it beside its name.
  func screen(
    ofPage page: Int, of source: Int, in environment: PageEnvironment, namesLocale: Bool = false,
    isShown: Bool = true, details detailed: Details = .all
  ) -> (screen: Screen, solved: SolvedPage?) {
    let reviewed = review.sources[source]
    let name = environment.device.name
    let title =
      !namesLocale
      ? name : detailed == .all ? "\(name)  ·  \(environment.locale)" : "\(environment.locale)  ·  \(name)"
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
    let screen = ReviewScreen(prepared, in: environment, source: source)
    do throws(PageError) {
      let solved = try renderers[source].solve(prepared, in: screen.environment)
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

  /// A grid for each spread of a page: screens that look the same are drawn once.
  ///
  /// - Parameter areApart: Whether languages have spreads of their own.
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

  /// A screen with the marks of all that look the same, which says for whom else it stands.
  private func cell(of member: GatheredScreens.Member, in group: GatheredScreens.Group) -> DeviceGrid.Cell {
    var cell = member.screen.cell
    for same in member.twins + member.others { cell.marks = Self.joined(cell.marks, same.cell.marks) }
    guard !member.others.isEmpty else { return cell }
    let names = member.others.map { name(of: $0, beside: member.screen, in: group) }
    cell.details.insert("\(words.alsoOn) \(names.joined(separator: words.comma))", at: 0)
    return cell
  }

  /// The name of a screen that looks like another: its device, and in brackets what else is not the same.
  private func name(
    of screen: Screen, beside drawn: Screen, in group: GatheredScreens.Group
  ) -> String {
    let (one, other) = (drawn.cell.environment, screen.cell.environment)
    var parts = group.axes.contains(screen.axes) ? [] : screen.axes.names(words, unlike: drawn.axes)
    if one.locale != other.locale { parts.append(other.locale) }
    let rest = parts.joined(separator: " · ")
    guard one.device != other.device || parts.isEmpty else { return rest }
    return parts.isEmpty ? other.device.name : "\(other.device.name) (\(rest))"
  }

  /// The marks of screens that look the same: of each finding the one that says more.
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
    if review.sources[screen.source].locales.count > 1 {
      let keys = screen.page.texts.compactMap(\.key).reduce(into: [String]()) {
        if !$0.contains($1) { $0.append($1) }
      }
      if !keys.isEmpty { lines.append("\(words.keys): \(keys.joined(separator: ", "))") }
    }
    return lines
  }
}
