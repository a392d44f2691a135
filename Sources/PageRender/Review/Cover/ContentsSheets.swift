internal import Foundation
internal import LayoutEngine
internal import UIKitCore

/// The sheets that list all others, each a link.
struct ContentsSheets {
  /// A section and its sheets.
  struct Entry: Sendable {
    var title: String
    var destination: String
    /// Numbers, titles and destinations.
    var sheets: [Line]

    struct Line: Sendable {
      var number: String
      var title: String
      var destination: String
    }
  }

  let entries: [Entry]
  let words: ReviewWords

  private static let titleHeight = 20.0
  private static let lineHeight = 12.0
  private static let columnCount = 2

  private enum Row: Sendable {
    case title(String, String)
    case line(Entry.Line)

    var height: Double {
      switch self {
      case .title: titleHeight
      case .line: lineHeight
      }
    }
  }

  func contents(room: Size) -> [@MainActor @Sendable () -> SheetContent] {
    let columns = columns(height: room.height)
    let width = (room.width - SheetStyle.gutter * 2 * Double(Self.columnCount - 1)) / Double(Self.columnCount)
    return stride(from: 0, to: columns.count, by: Self.columnCount).map { first in
      let shown = Array(columns[first..<min(first + Self.columnCount, columns.count)])
      return {
        let stacks = shown.map { column in
          let stack = SheetStyle.stack(
            .vertical, spacing: 0, column.map { Self.view(of: $0, width: width) })
          stack.widthAnchor.constraint(equalToConstant: width).isActive = true
          return stack
        }
        return SheetContent(
          SheetStyle.row(spacing: 2 * SheetStyle.gutter, stacks))
      }
    }
  }

  private func columns(height: Double) -> [[Row]] {
    var columns: [[Row]] = [[]]
    var used = 0.0
    for entry in entries {
      let rows = [Row.title(entry.title, entry.destination)] + entry.sheets.map(Row.line)
      for (index, row) in rows.enumerated() {
        // A title stands with a line below it.
        let needed = row.height + (index == 0 && rows.count > 1 ? Self.lineHeight : 0)
        if used + needed > height, used > 0 {
          columns.append([])
          used = 0
          if index > 0 {
            columns[columns.count - 1].append(.title("\(entry.title), \(words.continued)", entry.destination))
            used = Self.titleHeight
          }
        }
        columns[columns.count - 1].append(row)
        used += row.height
      }
    }
    return columns
  }

  /// From a line's title to the number of its sheet.
  private static let gap = 10.0
  /// The share of a line that a title may have where the number needs the rest.
  private static let titleShare = 0.58

  @MainActor
  private static func view(of row: Row, width: Double) -> UIView {
    let view = UIView()
    switch row {
    case .title(let title, let destination):
      let label = SheetStyle.label(title, .subheading, weight: .semibold).with(.link(destination))
      place(label, in: view, bottom: 2)
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      label.widthAnchor.constraint(lessThanOrEqualToConstant: width).isActive = true
    case .line(let line):
      let title = SheetStyle.label(line.title, .caption, color: SheetStyle.accent)
        .with(.link(line.destination))
      let number = SheetStyle.label(line.number, .caption, color: SheetStyle.secondInk)
      for label in [title, number] {
        // Lines differ at their ends: in the orientation, and in what the sheet shows.
        label.lineBreakMode = .byTruncatingMiddle
        place(label, in: view, bottom: 1)
      }
      number.textAlignment = .right
      NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        title.widthAnchor.constraint(lessThanOrEqualToConstant: width * titleShare),
        number.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: gap),
        number.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      title.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    }
    view.heightAnchor.constraint(equalToConstant: row.height).isActive = true
    return view
  }

  @MainActor
  private static func place(_ label: UILabel, in view: UIView, bottom: Double) {
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -bottom).isActive = true
  }
}
