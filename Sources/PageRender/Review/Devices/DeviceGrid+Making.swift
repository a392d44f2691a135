internal import LayoutEngine

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
    /// `nil` where it cannot be drawn.
    var look: ScreenLook?
    var fault: Diagnostic?
    fileprivate var axes: Axes
  }

  /// A page's screen in an environment, and what it is drawn from; that is the layout which its renderer solved last.
  ///
  /// - Parameter namesLocale: Whether it stands among screens in other languages.
  func screen(
    ofPage page: Int, of source: Int, in environment: PageEnvironment, namesLocale: Bool = false
  ) -> (screen: Screen, solved: SolvedPage?) {
    let reviewed = review.sources[source]
    let title = environment.device.name + (namesLocale ? "  ·  \(environment.locale)" : "")
    var made = Screen(
      cell: DeviceGrid.Cell(environment: environment, title: title, details: []), axes: Axes(environment))
    guard let prepared = reviewed.variants[page].page(for: environment) else {
      made.cell.fault = words.cannotDraw
      return (made, nil)
    }
    let screen = ReviewScreen(prepared, in: environment, source: source)
    do throws(PageError) {
      let solved = try renderers[source].solve(prepared, in: screen.environment)
      made.look = ScreenLook(solved.scene, on: screen.environment, style: review.settings.frame)
      made.cell.environment = screen.environment
      made.cell.screen = screen
      made.cell.marks = marks.marks(on: solved, reviewed.entries[page], of: source, in: environment)
      made.cell.details = details(of: screen)
      return (made, solved)
    } catch {
      let fault = error.diagnostic(page: prepared, file: prepared.file ?? reviewed.file)
      made.cell.fault = fault.message
      made.fault = fault
      return (made, nil)
    }
  }

  /// Screens of a page, those that look the same once.
  func grid(of screens: [Screen]) -> DeviceGrid {
    var blocks: [(axes: Axes, cells: [DeviceGrid.Cell], looks: [ScreenLook?], names: [[String]])] = []
    for screen in screens {
      let place = blocks.firstIndex { $0.axes == screen.axes } ?? blocks.count
      if place == blocks.count { blocks.append((screen.axes, [], [], [])) }
      let known = screen.look.flatMap { look in blocks[place].looks.firstIndex { $0 == look } }
      if let known {
        blocks[place].names[known].append(screen.cell.title)
        blocks[place].cells[known].marks = Self.joined(blocks[place].cells[known].marks, screen.cell.marks)
      } else {
        blocks[place].cells.append(screen.cell)
        blocks[place].looks.append(screen.look)
        blocks[place].names.append([])
      }
    }
    let axes = blocks.map(\.axes)
    let made = blocks.map { block in
      DeviceGrid.Block(
        title: block.axes.title(words, among: axes),
        cells: zip(block.cells, block.names).map { naming($0, also: $1) })
    }
    return DeviceGrid(blocks: made, style: review.settings.frame, words: words)
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

  /// Says for whom else a screen stands.
  private func naming(_ cell: DeviceGrid.Cell, also names: [String]) -> DeviceGrid.Cell {
    guard !names.isEmpty else { return cell }
    var cell = cell
    cell.details.insert("\(words.alsoOn) \(names.joined(separator: ", "))", at: 0)
    return cell
  }

  private func details(of screen: ReviewScreen) -> [String] {
    let environment = screen.environment
    let (size, safe) = (environment.layoutEnvironment.size, environment.layoutEnvironment.safeArea)
    func number(_ value: Double) -> String { JSONOutput.format(value) }
    var lines = ["\(number(size.width)) × \(number(size.height)) pt @\(number(environment.device.scale))x"]
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

  /// What screens of one block have in common.
  fileprivate struct Axes: Equatable, Sendable {
    let orientation: Orientation
    let appearance: Appearance
    let contentSize: ContentSize
    /// `nil` where the direction is that of the language.
    let direction: LayoutDirection?

    init(_ environment: PageEnvironment) {
      orientation = environment.orientation
      appearance = environment.appearance
      contentSize = environment.contentSize
      let own = LocaleTag.direction(of: environment.locale)
      direction = environment.direction == own ? nil : environment.direction
    }

    /// What tells the block from others, and what is not usual.
    func title(_ words: ReviewWords, among all: [Axes]) -> String {
      var parts: [String] = []
      if all.contains(where: { $0.orientation != .portrait }) { parts.append(words.name(of: orientation)) }
      if all.contains(where: { $0.appearance != .light }) { parts.append(words.name(of: appearance)) }
      if all.contains(where: { $0.contentSize != .large }) {
        parts.append("\(words.textSize) \(contentSize.rawValue)")
      }
      if let direction { parts.append(direction == .leftToRight ? words.leftToRight : words.rightToLeft) }
      return parts.joined(separator: "  ·  ")
    }
  }
}
