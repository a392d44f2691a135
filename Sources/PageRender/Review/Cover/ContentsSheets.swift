internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import UIKitCore

/// The sheets that list all other sheets as links with page numbers, and pages with a small picture.
struct ContentsSheets {
  /// A section and its sheets.
  struct Entry: Sendable {
    var title: String
    var destination: String
    /// The section's sheets, with numbers, titles and destinations.
    var sheets: [Line]
    /// The index of the section's first sheet among those after the contents, from 0; `nil` for a section
    /// without sheets.
    var place: Int?
    /// The first screen of a page; `nil` for a section that is not about a page.
    var screen: ReviewScreen?

    struct Line: Sendable {
      var number: String
      var title: String
      var destination: String
      /// The sheet's index among those after the contents, from 0.
      var place: Int
    }
  }

  let entries: [Entry]
  let words: ReviewWords

  private static let titleHeight = 20.0
  /// The height of a title row that has a page's picture, in points.
  private static let pageHeight = 50.0
  private static let lineHeight = 12.0
  private static let linesBesidePicture = 2
  private static let columnCount = 2

  private enum Row: Sendable {
    /// A section's title, destination, first sheet and picture, with the lines that fit beside the picture.
    case title(String, String, place: Int?, screen: ReviewScreen?, lines: [Entry.Line])
    case line(Entry.Line)

    var height: Double {
      switch self {
      case .title(_, _, _, let screen, _): screen == nil ? titleHeight : pageHeight
      case .line: lineHeight
      }
    }
  }

  func contents(room: Size) -> [@MainActor @Sendable () -> SheetContent] {
    let columns = columns(height: room.height)
    let width = (room.width - SheetStyle.gutter * 2 * Double(Self.columnCount - 1)) / Double(Self.columnCount)
    let starts = Array(stride(from: 0, to: columns.count, by: Self.columnCount))
    // The cover and the contents precede the listed sheets.
    let before = 1 + starts.count
    return starts.map { first in
      let shown = Array(columns[first..<min(first + Self.columnCount, columns.count)])
      return {
        var drawings: [SheetDrawing] = []
        let stacks = shown.enumerated().map { index, column in
          let views = column.enumerated().map { place, row in
            Self.view(of: row, named: "contents \(index) \(place)", before: before, width: width, &drawings)
          }
          let stack = SheetStyle.stack(.vertical, spacing: 0, views).with(.list)
          stack.widthAnchor.constraint(equalToConstant: width).isActive = true
          return stack
        }
        return SheetContent(SheetStyle.row(spacing: 2 * SheetStyle.gutter, stacks), drawings: drawings)
      }
    }
  }

  private func columns(height: Double) -> [[Row]] {
    var columns: [[Row]] = [[]]
    var used = 0.0
    for entry in entries {
      // A section with a single sheet has no line for it.
      let lines = entry.sheets.count > 1 ? entry.sheets : []
      let beside = entry.screen == nil ? [] : Array(lines.prefix(Self.linesBesidePicture))
      let title = Row.title(
        entry.title, entry.destination, place: entry.place, screen: entry.screen, lines: beside)
      let rows = [title] + lines.dropFirst(beside.count).map(Row.line)
      for (index, row) in rows.enumerated() {
        // A title is kept together with the line below it.
        let needed = row.height + (index == 0 && rows.count > 1 ? Self.lineHeight : 0)
        if used + needed > height, used > 0 {
          columns.append([])
          used = 0
          if index > 0 {
            let title = "\(entry.title), \(words.continued)"
            columns[columns.count - 1].append(
              .title(title, entry.destination, place: nil, screen: nil, lines: []))
            used = Self.titleHeight
          }
        }
        columns[columns.count - 1].append(row)
        used += row.height
      }
    }
    return columns
  }

  /// The minimum gap between a line's title and the number of its sheet, in points.
  private static let gap = 10.0
  /// The width of the page number at the end of a line, in points.
  private static let placeWidth = 24.0
  /// The maximum share of a line's width for the title.
  private static let titleShare = 0.55
  private static let pictureSize = Size(width: 48, height: 42)

  @MainActor
  private static func view(
    of row: Row, named name: String, before: Int, width: Double, _ drawings: inout [SheetDrawing]
  ) -> UIView {
    let view = UIView()
    switch row {
    case .title(let title, let destination, let sheet, let screen, let lines):
      let label = SheetStyle.label(title, .subheading, weight: .semibold).with(.link(destination))
      var left = 0.0
      if let screen {
        let drawn = addPicture(of: screen, named: name, to: view)
        drawings.append(drawn.drawing)
        left = drawn.width + gap
      }
      place(label, in: view, bottom: screen == nil ? 2 : pageHeight - titleHeight)
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: left).isActive = true
      label.widthAnchor.constraint(lessThanOrEqualToConstant: width - left - placeWidth).isActive = true
      if let sheet { addPlace(before + sheet + 1, beside: label, in: view, weight: .semibold) }
      for (index, line) in lines.enumerated() {
        let below = pageHeight - titleHeight - lineHeight * Double(index + 1)
        add(line, to: view, left: left, bottom: below, before: before, width: width)
      }
    case .line(let line): add(line, to: view, left: 0, bottom: 1, before: before, width: width)
    }
    view.heightAnchor.constraint(equalToConstant: row.height).isActive = true
    return view
  }

  /// Adds a line with a sheet's title, its number and its page number.
  ///
  /// - Parameters:
  ///   - left: The distance from the view's left edge to the title, in points.
  ///   - bottom: The distance from the view's lower edge to the title, in points.
  @MainActor
  private static func add(
    _ line: Entry.Line, to view: UIView, left: Double, bottom: Double, before: Int, width: Double
  ) {
    let title = SheetStyle.label(line.title, .caption, color: SheetStyle.accent)
      .with(.link(line.destination))
    let number = SheetStyle.label(line.number, .caption, color: SheetStyle.secondInk)
    for label in [title, number] {
      // Lines differ at their ends: in the orientation, and in the kind of sheet.
      label.lineBreakMode = .byTruncatingMiddle
      place(label, in: view, bottom: bottom)
    }
    number.textAlignment = .right
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: left),
      title.widthAnchor.constraint(lessThanOrEqualToConstant: (width - left) * titleShare),
      number.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: gap),
      number.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -placeWidth),
    ])
    addPlace(before + line.place + 1, beside: title, in: view, weight: .regular)
    title.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
  }

  /// Adds a sheet's page number in the document, from 1, at the end of a line.
  @MainActor
  private static func addPlace(_ number: Int, beside title: UILabel, in view: UIView, weight: UIFont.Weight) {
    let label = SheetStyle.label(String(number), .caption, weight: weight)
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      label.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
    ])
  }

  @MainActor
  private static func addPicture(
    of screen: ReviewScreen, named name: String, to view: UIView
  ) -> (width: Double, drawing: SheetDrawing) {
    let natural = ScreenDrawing.size(of: screen.environment, style: .none, scale: 1)
    let scale = min(pictureSize.width / natural.width, pictureSize.height / natural.height)
    let place = UIView().with(.place(name))
    place.frame = CGRect(x: 0, y: 0, width: natural.width * scale, height: natural.height * scale)
    view.addSubview(place)
    let drawing = ScreenDrawing(screen: screen, style: .none, showsSafeArea: false)
    return (
      natural.width * scale,
      SheetDrawing(name, source: screen.source) { frame, renderer throws(PageError) in
        try drawing.items(in: frame, renderer: renderer)
      }
    )
  }

  @MainActor
  private static func place(_ label: UILabel, in view: UIView, bottom: Double) {
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -bottom).isActive = true
  }
}
