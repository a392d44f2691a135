internal import Foundation
internal import LayoutEngine

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
        }
        columns[columns.count - 1].append(row)
        used += row.height
      }
    }
    return columns
  }

  @MainActor
  private static func view(of row: Row, width: Double) -> UIView {
    let view = UIView()
    switch row {
    case .title(let title, let destination):
      let label = SheetStyle.label(SheetFrame.shortened(title, to: 44), .subheading, weight: .semibold)
        .with(.link(destination))
      place(label, in: view, left: 0, bottom: 2)
    case .line(let line):
      let title = SheetStyle.label(
        SheetFrame.shortened(line.title, to: 44), .caption, color: SheetStyle.accent
      )
      .with(.link(line.destination))
      let number = SheetStyle.label(
        SheetFrame.shortened(line.number, to: 40), .caption, color: SheetStyle.secondInk)
      place(title, in: view, left: 0, bottom: 1)
      place(number, in: view, left: width * 0.5, bottom: 1)
    }
    view.heightAnchor.constraint(equalToConstant: row.height).isActive = true
    return view
  }

  @MainActor
  private static func place(_ label: UILabel, in view: UIView, left: Double, bottom: Double) {
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: left),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -bottom),
    ])
  }
}
