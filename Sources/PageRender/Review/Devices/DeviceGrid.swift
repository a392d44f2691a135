internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import UIKitCore

/// Screens side by side at one physical scale, in rows under headings.
struct DeviceGrid: Sendable {
  var blocks: [Block]
  var style: ScreenFrame
  var words: ReviewWords
  /// The number of pixels per point in a grid that becomes a picture; `nil` on paper.
  var pixelsPerPoint: Double?
  /// The maximum number of cells in a row; `nil` for as many as fit.
  var columns: Int?
  /// The minimum width of a column, in points, at which a caption is legible.
  var leastColumn = DeviceGrid.columnWidth

  /// Screens under one heading, such as `Portrait · Light`.
  struct Block: Sendable {
    /// The heading; empty for none.
    var title: String
    var cells: [Cell]
  }

  /// A screen with its caption.
  struct Cell: Sendable {
    var environment: PageEnvironment
    /// The screen; `nil` if the page could not be built or drawn.
    var screen: ReviewScreen?
    /// The caption's first line.
    var title: String
    /// The caption's further paragraphs.
    var details: [String]
    var marks: [ScreenDrawing.Mark] = []
    /// The words that replace the picture of a page that could not be drawn; `nil` for a picture.
    var fault: String?

    /// True if the cell only keeps a place free.
    var isEmpty: Bool { screen == nil && fault == nil }
  }

  /// A row of a sheet: cells of one block, with its heading if they are the first.
  struct Row: Sendable {
    var title: String?
    var cells: [Cell]
  }

  /// The gap between columns, in points.
  var gap = 18.0
  static let rowGap = 16.0
  static let titleHeight = 20.0
  static let columnWidth = 84.0
  static let captionGap = 6.0

  /// The number of the sheet's points per point of a screen, at a share of its natural size.
  static func scale(of environment: PageEnvironment, share: Double) -> Double {
    72 / environment.device.pointsPerInch * share
  }

  /// The share of the natural size below which the safe area's dashes would crowd a screen.
  private static let safeAreaShare = 0.4

  /// The size of the words that replace a screen, in points: a phone drawn small has no room for a sentence.
  private static let faultSize = Size(width: 240, height: 96)

  func size(of cell: Cell, share: Double) -> Size {
    guard cell.fault == nil else { return Self.faultSize }
    let environment = cell.environment
    return ScreenDrawing.size(
      of: environment, style: style, scale: Self.scale(of: environment, share: share))
  }

  func columnWidth(of cell: Cell, share: Double) -> Double {
    max(size(of: cell, share: share).width, leastColumn)
  }

  // MARK: Rows

  /// The rows of all blocks, for a width in points.
  func rows(share: Double, width: Double) -> [Row] {
    blocks.flatMap { rows(of: $0, share: share, width: width) }
  }

  func rows(of block: Block, share: Double, width: Double) -> [Row] {
    var rows: [Row] = []
    var used = 0.0
    for cell in block.cells {
      let wanted = columnWidth(of: cell, share: share)
      if let last = rows.last, used + gap + wanted <= width, last.cells.count < columns ?? .max {
        rows[rows.count - 1].cells.append(cell)
        used += gap + wanted
      } else {
        rows.append(Row(title: rows.isEmpty && !block.title.isEmpty ? block.title : nil, cells: [cell]))
        used = wanted
      }
    }
    return rows
  }

  func width(of row: Row, share: Double) -> Double {
    row.cells.reduce(-gap) { $0 + gap + columnWidth(of: $1, share: share) }
  }

  /// The height of a row with its heading and measured captions, in points.
  func height(of row: Row, share: Double, measuring text: SheetText) -> Double {
    let pictures = row.cells.map { size(of: $0, share: share).height }.max() ?? 0
    let captions = row.cells.map { captionHeight(of: $0, share: share, measuring: text) }.max() ?? 0
    return (row.title == nil ? 0 : Self.titleHeight) + pictures + Self.captionGap + captions
  }

  func captionHeight(of cell: Cell, share: Double, measuring text: SheetText) -> Double {
    let width = columnWidth(of: cell, share: share)
    return cell.details.reduce(text.height(of: cell.title, .caption, weight: .semibold, width: width)) {
      $0 + 1 + text.height(of: $1, .fine, width: width)
    }
  }

  /// The largest share of the natural size at which every cell fits a sheet by itself.
  func largestShare(room: Size, captionHeight: Double) -> Double {
    let sizes = blocks.flatMap(\.cells).filter { $0.fault == nil }.map { size(of: $0, share: 1) }
    let height = room.height - Self.titleHeight - Self.captionGap - captionHeight
    return sizes.reduce(1) { min($0, room.width / $1.width, height / $1.height) }
  }

  // MARK: Views

  /// The views of a sheet.
  @MainActor
  func content(of sheet: Sheet, share: Double) -> SheetContent {
    let columns = sheet.columns.enumerated().map { content(of: $1, share: share, named: "column \($0)") }
    let texts = sheet.texts.map { [$0.view(words)] } ?? []
    let stack = SheetStyle.row(spacing: Self.columnGap, columns.map(\.view) + texts)
    return SheetContent(stack, drawings: columns.flatMap(\.drawings))
  }

  /// The views of rows.
  ///
  /// - Parameter name: A prefix for the names of drawings that is unique on the sheet.
  @MainActor
  func content(of rows: [Row], share: Double, named name: String = "row") -> SheetContent {
    var drawings: [SheetDrawing] = []
    let views = rows.enumerated().map { index, row in
      view(of: row, named: "\(name) \(index)", share: share, &drawings)
    }
    let stack = SheetStyle.stack(.vertical, spacing: Self.rowGap, alignment: .leading, views)
    return SheetContent(stack, drawings: drawings)
  }

  /// The view of a row: screens aligned at their bottoms, captions at their tops.
  @MainActor
  private func view(
    of row: Row, named rowName: String, share: Double, _ drawings: inout [SheetDrawing]
  ) -> UIView {
    var columns: [(picture: UIView, caption: UIView)] = []
    for (index, cell) in row.cells.enumerated() {
      let name = "\(rowName) \(index)"
      if let screen = cell.screen {
        let scale = pixelsPerPoint.map { _ in Self.scale(of: cell.environment, share: share) }
        let drawing = ScreenDrawing(
          screen: screen, style: style, showsSafeArea: share >= Self.safeAreaShare, marks: cell.marks,
          pixelsPerPoint: pixelsPerPoint, scale: scale)
        drawings.append(
          SheetDrawing(name, source: screen.source) { frame, renderer throws(PageError) in
            try drawing.items(in: frame, renderer: renderer)
          })
      }
      columns.append((picture(cell, named: name, share: share), caption(cell, share: share)))
    }
    let pictures = SheetStyle.stack(
      .horizontal, spacing: gap, alignment: .bottom, columns.map(\.picture))
    let captions = SheetStyle.stack(.horizontal, spacing: gap, alignment: .top, columns.map(\.caption))
    let both = SheetStyle.stack(
      .vertical, spacing: Self.captionGap, alignment: .leading, [pictures, captions])
    guard let title = row.title else { return both }
    let heading = SheetStyle.label(title, .subheading, weight: .semibold).with(.heading(3))
    heading.heightAnchor.constraint(equalToConstant: Self.titleHeight - 6).isActive = true
    return SheetStyle.stack(.vertical, spacing: 6, alignment: .leading, [heading, both])
  }

  /// The view for a screen, at the left of its column.
  @MainActor
  private func picture(_ cell: Cell, named name: String, share: Double) -> UIView {
    let size = size(of: cell, share: share)
    let place = UIView().with(.place(name))
    place.translatesAutoresizingMaskIntoConstraints = false
    let column = UIView()
    column.addSubview(place)
    if let fault = cell.fault { SheetFault.fill(place, with: fault, .fine) }
    NSLayoutConstraint.activate([
      column.widthAnchor.constraint(equalToConstant: columnWidth(of: cell, share: share)),
      column.heightAnchor.constraint(equalToConstant: size.height),
      place.leadingAnchor.constraint(equalTo: column.leadingAnchor),
      place.bottomAnchor.constraint(equalTo: column.bottomAnchor),
      place.widthAnchor.constraint(equalToConstant: size.width),
      place.heightAnchor.constraint(equalToConstant: size.height),
    ])
    return column
  }

  @MainActor
  private func caption(_ cell: Cell, share: Double) -> UIView {
    let title = SheetStyle.label(cell.title, .caption, weight: .semibold, lines: 0)
    let details = cell.details.map {
      SheetStyle.label($0, .fine, color: SheetStyle.secondInk, lines: 0)
    }
    let stack = SheetStyle.stack(.vertical, spacing: 1, alignment: .fill, [title] + details)
    stack.widthAnchor.constraint(equalToConstant: columnWidth(of: cell, share: share)).isActive = true
    return stack
  }
}
