internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import UIKitCore

/// A sheet that compares elements over all pages: a row for each page, a column for each role, with cut-outs at one
/// scale and values, of which the unusual ones are emphasised.
struct ComparisonSheet: Sendable {
  /// A page's screen.
  struct Screen: Sendable {
    var scene: Scene
    /// The index of the page's source in the review.
    var source: Int
    /// The destination of the page's first sheet.
    var destination: String
    var alternative: String
  }

  /// A role's column.
  private struct Column: Sendable {
    var role: RoleComparison.Role
    /// The size of the cut-outs, in points of the screen.
    var window: Size
    /// The cut-outs' common origin; `nil` if each is around its own view.
    var origin: Point?
    var width: Double
  }

  private let pages: [RoleComparison.Page]
  private let screens: [Screen]
  private let columns: [Column]
  private let scale: Double
  /// The indices of the pages that are shown.
  let shown: [Int]
  private let rowHeights: [Double]
  private let nameWidth: Double

  private static let gap = 14.0
  private static let rowGap = 9.0
  private static let captionGap = 2.0
  private static let headHeight = 16.0
  private static let widestName = 110.0
  private static let leastColumn = 104.0
  /// The space around a view in its cut-out, in points of the screen.
  private static let margin = 8.0
  private static let scales = [1, 0.9, 0.8, 0.7, 0.6, 0.55, 0.5, 0.45, 0.4, 0.36, 0.33, 0.3]
  private static let mostColumns = 6

  /// - Parameters:
  ///   - screens: The screen of each page of the comparison.
  /// - Returns: `nil` without a role that enough pages share, or without room.
  init?(
    _ comparison: RoleComparison, screens: [Screen], room: Size, measuring text: SheetText
  ) {
    guard screens.count == comparison.pages.count, screens.count >= RoleComparison.fewestPages,
      !comparison.roles.isEmpty
    else { return nil }
    (pages, self.screens) = (comparison.pages, screens)
    nameWidth = min(
      pages.map { text.size(of: $0.title, .caption, weight: .semibold).width.rounded(.up) }.max() ?? 0,
      Self.widestName)
    var best: (columns: [Column], scale: Double, shown: [Int], heights: [Double])?
    // As many roles as have room at a legible scale; of equally many, at the largest one that has all pages.
    search: for count in stride(from: min(comparison.roles.count, Self.mostColumns), through: 1, by: -1) {
      for scale in Self.scales {
        let columns = comparison.roles.prefix(count).map { Self.column(of: $0, scale: scale) }
          .sorted { ($0.role.top, $0.role.name) < ($1.role.top, $1.role.name) }
        let width = columns.reduce(nameWidth) { $0 + Self.gap + $1.width }
        guard width <= room.width else { continue }
        let heights = pages.indices.map { page in
          Self.rowHeight(of: page, columns, scale: scale, measuring: text)
        }
        let shown = Self.fitting(heights, comparison, height: room.height - Self.headHeight)
        if best == nil || shown.count > best?.shown.count ?? 0 { best = (columns, scale, shown, heights) }
        if shown.count == pages.count { break search }
      }
      if best != nil { break }
    }
    guard let best, !best.shown.isEmpty else { return nil }
    (columns, scale, shown, rowHeights) = (best.columns, best.scale, best.shown, best.heights)
  }

  private static func column(of role: RoleComparison.Role, scale: Double) -> Column {
    let frames = role.cells.compactMap { $0?.frame }
    let all = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
    let size = role.size
    // Views at about one place are cut out at one place, so that a shift is seen.
    let isCommon = all.width <= 1.5 * size.width + 40 && all.height <= 1.5 * size.height + 24
    let window = (isCommon ? all.size : size)
    let padded = Size(width: window.width + 2 * margin, height: window.height + 2 * margin)
    return Column(
      role: role, window: padded,
      origin: isCommon ? Point(x: all.minX - margin, y: all.minY - margin) : nil,
      width: max(padded.width * scale, leastColumn))
  }

  private static func rowHeight(
    of page: Int, _ columns: [Column], scale: Double, measuring text: SheetText
  ) -> Double {
    columns.map { column in
      guard let cell = column.role.cells[page] else { return 0 }
      let lines = [cell.look, cell.place].filter { !$0.isEmpty }.reduce(0) {
        $0 + text.height(of: Self.line($1), .fine, weight: .bold, width: column.width)
      }
      return column.window.height * scale + captionGap + lines
    }.max() ?? 0
  }

  private static func line(_ values: [RoleComparison.Value]) -> String {
    values.enumerated().map { words(of: $1, isFirst: $0 == 0) }.joined()
  }

  /// A value with the space before it; lines break between values and in a font's name, but not before a height.
  private static func words(of value: RoleComparison.Value, isFirst: Bool) -> String {
    let space = isFirst ? "" : value.text.hasPrefix("×") ? "\u{A0}" : "  "
    let isName = value.text.first?.isLetter == true && value.text.count { $0 == " " } > 1
    return space + (isName ? value.text : value.text.replacing(" ", with: "\u{A0}"))
  }

  /// The pages that fit, those with unusual values first, in the order of the review.
  private static func fitting(_ heights: [Double], _ comparison: RoleComparison, height: Double) -> [Int] {
    let unusual = heights.indices.map { page in
      comparison.roles.reduce(0) { $0 + ($1.cells[page]?.unusualCount ?? 0) }
    }
    var (used, shown): (Double, [Int]) = (0, [])
    for page in heights.indices.sorted(by: { (-unusual[$0], $0) < (-unusual[$1], $1) }) {
      used += heights[page] + rowGap
      guard used <= height else { break }
      shown.append(page)
    }
    return shown.sorted()
  }

  // MARK: Views

  @MainActor
  func content() -> SheetContent {
    var drawings: [SheetDrawing] = []
    let names = columns.map { column -> UIView in
      let label = SheetStyle.label(column.role.name, .caption, weight: .semibold, color: SheetStyle.secondInk)
      label.widthAnchor.constraint(equalToConstant: column.width).isActive = true
      return label
    }
    let corner = UIView()
    corner.widthAnchor.constraint(equalToConstant: nameWidth).isActive = true
    let head = SheetStyle.row(spacing: Self.gap, as: .row(isHead: true), [corner] + names)
    head.heightAnchor.constraint(equalToConstant: Self.headHeight - Self.rowGap / 2).isActive = true
    let rows = shown.map { page -> UIView in
      let title = SheetStyle.label(
        pages[page].title, .caption, weight: .semibold, color: SheetStyle.accent, lines: 3)
      title.widthAnchor.constraint(equalToConstant: nameWidth).isActive = true
      let cells = columns.enumerated().map { index, column in
        view(of: column, onPage: page, named: "role \(index) \(page)", &drawings)
      }
      return SheetStyle.row(
        spacing: Self.gap, as: .row(isHead: false), [title.with(.link(screens[page].destination))] + cells)
    }
    return SheetContent(
      SheetStyle.stack(.vertical, spacing: Self.rowGap, alignment: .leading, [head] + rows).with(.table),
      drawings: drawings)
  }

  @MainActor
  private func view(
    of column: Column, onPage page: Int, named name: String, _ drawings: inout [SheetDrawing]
  ) -> UIView {
    let place = UIView()
    let size = Size(width: column.window.width * scale, height: column.window.height * scale)
    var views = [place]
    if let cell = column.role.cells[page] {
      drawings.append(drawing(of: cell, column, onPage: page, named: name))
      views += [cell.look, cell.place].filter { !$0.isEmpty }.map { values in
        let label = SheetLabel(Self.text(of: values))
        label.widthAnchor.constraint(equalToConstant: column.width).isActive = true
        return label
      }
    }
    NSLayoutConstraint.activate([
      place.widthAnchor.constraint(equalToConstant: size.width),
      place.heightAnchor.constraint(equalToConstant: size.height),
    ])
    let stack = SheetStyle.stack(
      .vertical, spacing: 0, alignment: .leading, [place.with(.place(name))] + views.dropFirst())
    stack.setCustomSpacing(Self.captionGap, after: place)
    stack.widthAnchor.constraint(equalToConstant: column.width).isActive = true
    return stack
  }

  private static func text(of values: [RoleComparison.Value]) -> AttributedText {
    var text = AttributedText()
    for (index, value) in values.enumerated() {
      let font = FontDescriptor(
        weight: value.isUnusual ? .bold : .regular, pointSize: Double(SheetStyle.TextSize.fine.rawValue))
      let color = value.isUnusual ? SheetStyle.change : SheetStyle.secondInk
      text.append(
        words(of: value, isFirst: index == 0),
        attributes: TextAttributes(font: font, color: Color.Dynamic(color)))
    }
    return text
  }

  /// The cut-out of a page around a view.
  private func drawing(
    of cell: RoleComparison.Cell, _ column: Column, onPage page: Int, named name: String
  ) -> SheetDrawing {
    let screen = screens[page]
    let origin =
      column.origin
      ?? Point(
        x: cell.frame.midX - column.window.width / 2, y: cell.frame.midY - column.window.height / 2)
    let window = Rect(origin: origin, size: column.window)
    let scale = scale
    let alternative = "\(screen.alternative): \(column.role.name)"
    let isUnusual = cell.unusualCount > 0
    return SheetDrawing(name, source: screen.source) { frame, _ throws(PageError) in
      let inside = screen.scene.items.filter { $0.extent?.intersection(window) != nil }
      let place = Transform(
        a: scale, b: 0, c: 0, d: scale, tx: frame.minX - window.minX * scale,
        ty: frame.minY - window.minY * scale)
      let edge = Stroke(
        color: isUnusual ? SheetStyle.change : SheetStyle.line, width: isUnusual ? 0.8 : 0.4)
      let drawn: [SceneItem.Kind] = [
        .clip(
          .rectangle(frame),
          [
            SceneItem(.shape(.rectangle(frame), screen.scene.background), source: 0),
            SceneItem(.transform(place, inside), source: 0),
          ]), .stroke(.rectangle(frame), edge),
      ]
      return [
        SceneItem(
          .tagged(.figure(alternative: alternative), drawn.map { SceneItem($0, source: 0) }), source: 0)
      ]
    }
  }
}
