internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLint
internal import UIKitCore

/// The sheets that list every font, size and colour in use.
struct StylesSheets {
  let census: StyleCensus
  let words: ReviewWords
  /// The sizes of rows and samples.
  var sizes = Sizes.small

  /// The sizes of the list, in points.
  struct Sizes: Sendable {
    var rowHeight: Double
    /// The side of a colour's square.
    var side: Double
    /// The largest font size of a sample.
    var largestSample: Double
    /// The left edge of names.
    var indent: Double

    /// The sizes of long lists.
    static let small = Sizes(rowHeight: 24, side: 11, largestSample: 16, indent: 30)
    /// The sizes of lists with room: samples in the size that they have on the screen, up to 28 pt.
    static let large = Sizes(rowHeight: 38, side: 28, largestSample: 28, indent: 50)
  }

  private static let headHeight = 20.0

  /// A row of the list: a text style or a colour.
  private enum Row: Sendable {
    case heading(String)
    case text(StyleCensus.TextStyle, StyleCensus.Use, meant: StyleCensus.TextStyle?)
    case color(NamedColor, StyleCensus.Use, meant: NamedColor?)

    var isHeading: Bool { if case .heading = self { true } else { false } }
  }

  /// The list in two columns of equal length; several blocks if it does not fit on a sheet.
  func blocks(room: Size) -> [SheetBlock] {
    var rows: [Row] = []
    let texts = census.sortedTexts
    if !texts.isEmpty { rows.append(.heading(words.text)) }
    rows += texts.map { .text($0.style, $0.use, meant: census.likelyMeant(by: $0.style)) }
    let colors = census.sortedColors
    if !colors.isEmpty { rows.append(.heading(words.colors)) }
    rows += colors.map { .color($0.color, $0.use, meant: census.likelyMeant(by: $0.color)) }
    let width = (room.width - SheetStyle.gutter) / 2
    let columns = balanced(rows, height: room.height - sizes.rowHeight)
    return stride(from: 0, to: columns.count, by: 2).map { first in
      let shown = Array(columns[first..<min(first + 2, columns.count)])
      let list = self
      return SheetBlock(height: shown.map { self.height(of: $0) }.max() ?? 0, beginsSheet: first > 0) {
        let stacks = shown.map { column in
          let parts = column.split(whereSeparator: \.isHeading).map { rows in
            SheetStyle.stack(.vertical, spacing: 0, rows.map { list.view(of: $0, width: width) }).with(.list)
          }
          let headings = column.filter(\.isHeading).map { list.view(of: $0, width: width) }
          let isContinued = column.first?.isHeading == false
          let stack = SheetStyle.stack(
            .vertical, spacing: 0,
            isContinued ? Self.interleaved(parts, headings) : Self.interleaved(headings, parts))
          stack.widthAnchor.constraint(equalToConstant: width).isActive = true
          return stack
        }
        return SheetContent(
          SheetStyle.row(spacing: SheetStyle.gutter, stacks))
      }
    }
  }

  /// The columns, at most `height` high; if two suffice, as low as they can be.
  private func balanced(_ rows: [Row], height: Double) -> [[Row]] {
    let all = self.height(of: rows)
    let lowest = stride(from: all / 2, through: height, by: 2).lazy.map { columns(of: rows, height: $0) }
      .first { $0.count <= 2 }
    return lowest ?? columns(of: rows, height: height)
  }

  private func height(of rows: [Row]) -> Double {
    rows.reduce(0) { $0 + ($1.isHeading ? Self.headHeight : sizes.rowHeight) }
  }

  private func columns(of rows: [Row], height: Double) -> [[Row]] {
    var columns: [[Row]] = []
    var used = 0.0
    for (index, row) in rows.enumerated() {
      let isHeading = row.isHeading
      let wanted = isHeading ? Self.headHeight : sizes.rowHeight
      // A heading is kept together with the row below it.
      let needed = isHeading && index + 1 < rows.count ? wanted + sizes.rowHeight : wanted
      if columns.isEmpty || used + needed > height {
        columns.append([])
        used = 0
      }
      columns[columns.count - 1].append(row)
      used += wanted
    }
    return columns
  }

  // MARK: Views

  @MainActor
  private static func interleaved(_ first: [UIView], _ second: [UIView]) -> [UIView] {
    first.indices.flatMap { [first[$0]] + second.dropFirst($0).prefix(1) }
  }

  @MainActor
  private func view(of row: Row, width: Double) -> UIView {
    switch row {
    case .heading(let text):
      let label = SheetStyle.label(text, .subheading, weight: .semibold).with(.heading(3))
      label.heightAnchor.constraint(equalToConstant: Self.headHeight).isActive = true
      return label
    case .text(let style, let use, let meant):
      let weight = style.weight == .regular ? "" : " \(style.weight.words)"
      let italic = style.isItalic ? " Italic" : ""
      let font = "\(style.family)\(weight)\(italic) \(JSONOutput.format(style.size)) pt"
      let note = meant.map { "\(words.probably) \(Self.difference(of: style, from: $0))" }
      let cells = [
        Cell(sample(of: style), at: 0),
        Cell(Self.saying(style.fontName, font), at: sizes.indent, until: width * 0.38),
        Cell(
          Self.saying(style.colorName, style.namedColor.digits, .caption), at: width * 0.4, until: width * 0.6
        ),
      ]
      return line(cells, use: use, note: note, width: width)
    case .color(let color, let use, let meant):
      let note = meant.map { "\(words.probably) \($0.shortWords)" }
      let cells = [
        Cell(swatch(color.color), at: 0),
        Cell(Self.saying(color.name, color.digits), at: sizes.indent, until: width * 0.6),
      ]
      return line(cells, use: use, note: note, width: width)
    }
  }

  /// A view in a row, from its left edge to the room that it may take, in points.
  @MainActor
  private struct Cell {
    var view: UIView
    var left: Double
    var right: Double?

    init(_ view: UIView, at left: Double, until right: Double? = nil) {
      (self.view, self.left, self.right) = (view, left, right)
    }
  }

  /// A name with its values below it; values alone without a name.
  @MainActor
  private static func saying(
    _ name: String?, _ values: String, _ size: SheetStyle.TextSize = .body
  ) -> UIView {
    guard let name else { return SheetStyle.label(values, size, lines: 2) }
    return SheetStyle.stack(
      .vertical, spacing: 0,
      [
        SheetStyle.label(name, size, weight: .semibold),
        SheetStyle.label(values, .caption, color: SheetStyle.secondInk),
      ])
  }

  private static func difference(of style: StyleCensus.TextStyle, from meant: StyleCensus.TextStyle) -> String
  {
    if style.size != meant.size { return "\(JSONOutput.format(meant.size)) pt" }
    return style.weight != meant.weight ? meant.weight.words : meant.namedColor.shortWords
  }

  /// A sample of two letters in a text style; always in the system font.
  @MainActor
  private func sample(of style: StyleCensus.TextStyle) -> UIView {
    let label = UILabel()
    label.text = "Aa"
    label.font = .systemFont(
      ofSize: min(style.size, sizes.largestSample), weight: UIFont.Weight(style.weight))
    label.textColor = SheetStyle.uiColor(style.color)
    // White letters would be invisible on paper.
    if style.color.contrast(to: SheetStyle.ground) < Self.leastContrast {
      label.backgroundColor = SheetStyle.uiColor(SheetStyle.secondInk)
    }
    return label
  }

  /// The contrast to paper below which a sample gets a dark background.
  private static let leastContrast = 1.5

  @MainActor
  private func swatch(_ color: Color) -> UIView {
    let swatch = UIView()
    swatch.backgroundColor = SheetStyle.uiColor(color)
    swatch.layer.borderWidth = 0.5
    swatch.layer.borderColor = SheetStyle.uiColor(SheetStyle.line).cgColor
    swatch.layer.cornerRadius = 2
    NSLayoutConstraint.activate([
      swatch.widthAnchor.constraint(equalToConstant: sizes.side),
      swatch.heightAnchor.constraint(equalToConstant: sizes.side),
    ])
    return swatch
  }

  @MainActor
  private func line(
    _ cells: [Cell], use: StyleCensus.Use, note: String?, width: Double
  ) -> UIView {
    let places = use.pages.only ?? words.pageCount(use.pages.count)
    let count = SheetStyle.label("\(use.count) ×  ·  \(places)", .caption, color: SheetStyle.secondInk)
    let remark = note.map {
      SheetStyle.label($0, .caption, weight: .semibold, color: SheetStyle.change, lines: 2)
    }
    let row = UIView()
    let further =
      [Cell(count, at: width * 0.62, until: remark == nil ? width : width * 0.78)]
      + (remark.map { [Cell($0, at: width * 0.8, until: width)] } ?? [])
    for cell in cells + further {
      cell.view.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(cell.view)
      NSLayoutConstraint.activate([
        cell.view.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: cell.left),
        cell.view.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      ])
      guard let right = cell.right else { continue }
      cell.view.widthAnchor.constraint(lessThanOrEqualToConstant: right - cell.left).isActive = true
    }
    NSLayoutConstraint.activate([
      row.heightAnchor.constraint(equalToConstant: sizes.rowHeight)
    ])
    return row
  }
}
