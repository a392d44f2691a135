internal import LayoutEngine

/// Makes the grids of a page.
struct DeviceGridMaker {
  let review: Review
  let words: ReviewWords
  let renderers: SheetRenderers
  /// The findings by page, each with its number.
  var marks: FindingMarks

  /// The screens of a page in one language, those that look the same once.
  ///
  /// - Parameter locale: `nil` is all languages, in one grid.
  /// - Returns: The grid, and what is wrong with screens that cannot be drawn.
  func grid(
    ofPage page: Int, of source: Int, locale: String?
  ) -> (grid: DeviceGrid, faults: [Diagnostic]) {
    let reviewed = review.sources[source]
    var faults: [Diagnostic] = []
    var blocks: [(axes: Axes, cells: [DeviceGrid.Cell], looks: [ScreenLook?], names: [[String]])] = []
    let shown = reviewed.environments.filter { locale == nil || $0.locale == locale }
    let namesLocales = locale == nil && reviewed.locales.count > 1
    for environment in shown {
      let axes = Axes(environment)
      let place = blocks.firstIndex { $0.axes == axes } ?? blocks.count
      if place == blocks.count { blocks.append((axes, [], [], [])) }
      let title = environment.device.name + (namesLocales ? "  ·  \(environment.locale)" : "")
      var cell = DeviceGrid.Cell(environment: environment, title: title, details: [])
      var look: ScreenLook?
      do {
        guard let prepared = reviewed.variants[page].page(for: environment) else {
          throw ReviewFault.notBuilt
        }
        let screen = ReviewScreen(prepared, in: environment, source: source)
        let solved = try renderers[source].solve(prepared, in: screen.environment)
        look = ScreenLook(solved.scene, on: screen.environment, style: review.settings.frame)
        cell.environment = screen.environment
        cell.screen = screen
        cell.marks = marks.marks(on: solved, reviewed.entries[page], of: source, in: environment)
        cell.details = details(of: screen)
      } catch let error as PageError {
        let prepared = reviewed.variants[page].page(for: environment)
        let fault = prepared.map { error.diagnostic(page: $0, file: $0.file ?? reviewed.file) }
        cell.fault = fault?.message ?? words.cannotDraw
        if let fault { faults.append(fault) }
      } catch {
        cell.fault = words.cannotDraw
      }
      let known = look.flatMap { look in blocks[place].looks.firstIndex { $0 == look } }
      if let known {
        blocks[place].names[known].append(cell.title)
        blocks[place].cells[known].marks = Self.joined(blocks[place].cells[known].marks, cell.marks)
      } else {
        blocks[place].cells.append(cell)
        blocks[place].looks.append(look)
        blocks[place].names.append([])
      }
    }
    let axes = blocks.map(\.axes)
    let made = blocks.map { block in
      DeviceGrid.Block(
        title: block.axes.title(words, among: axes),
        cells: zip(block.cells, block.names).map { naming($0, also: $1) })
    }
    return (DeviceGrid(blocks: made, style: review.settings.frame, words: words), faults)
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

  private enum ReviewFault: Error { case notBuilt }

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
      lines.append("\(words.safeArea) \(insets.joined(separator: " · "))")
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
  private struct Axes: Equatable {
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
