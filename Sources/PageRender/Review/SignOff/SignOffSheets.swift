internal import Foundation
internal import LayoutEngine
internal import UIKitCore

/// The sheets on which each page is approved or sent back.
struct SignOffSheets {
  let words: ReviewWords
  /// A page's number as sheets have it, its title, and where it is.
  let pages: [(number: String, title: String, destination: String)]

  private static let rowHeight = 30.0

  func contents(room: Size) -> [@MainActor @Sendable () -> SheetContent] {
    let perSheet = max(1, Int((room.height - 22) / Self.rowHeight))
    return stride(from: 0, to: pages.count, by: perSheet).map { first in
      let shown = pages[first..<min(first + perSheet, pages.count)].map {
        Row(number: $0.number, title: $0.title, destination: $0.destination)
      }
      let (words, width) = (words, room.width)
      return {
        let head = Self.head(words, width: width)
        let rows = shown.map { Self.view(of: $0, words, width: width) }
        return SheetContent(SheetStyle.stack(.vertical, spacing: 0, [head] + rows))
      }
    }
  }

  private struct Row: Sendable {
    var number: String
    var title: String
    var destination: String
  }

  /// Where columns begin, as shares of the width: page, approved, change, name, date.
  private static let columns = [0, 0.32, 0.43, 0.54, 0.84]

  @MainActor
  private static func head(_ words: ReviewWords, width: Double) -> UIView {
    let titles = [words.page, words.approved, words.change, words.name, words.date]
    let labels = titles.map { SheetStyle.label($0, .caption, weight: .semibold, color: SheetStyle.secondInk) }
    return line(zip(labels, columns).map { ($0, $1 * width) }, height: 22)
  }

  @MainActor
  private static func view(of row: Row, _ words: ReviewWords, width: Double) -> UIView {
    let page = SheetStyle.label(SheetFrame.shortened(row.title, to: 44), .body, color: SheetStyle.accent)
      .with(.link(row.destination))
    var views: [(UIView, Double)] = [(page, 0)]
    for place in 1...2 { views.append((box(), columns[place] * width)) }
    for place in 3...4 {
      let end = place == 4 ? 1 : columns[4]
      views.append((blank(width: (end - columns[place]) * width - 16), columns[place] * width))
    }
    return line(views, height: rowHeight)
  }

  /// A box to tick.
  @MainActor
  private static func box() -> UIView {
    let box = UIView()
    box.layer.borderWidth = 0.75
    box.layer.borderColor = SheetStyle.uiColor(SheetStyle.secondInk).cgColor
    box.layer.cornerRadius = 2
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 12), box.heightAnchor.constraint(equalToConstant: 12),
    ])
    return box
  }

  /// A line to write on.
  @MainActor
  private static func blank(width: Double) -> UIView {
    let room = UIView()
    let line = UIView()
    line.backgroundColor = SheetStyle.uiColor(SheetStyle.line)
    line.translatesAutoresizingMaskIntoConstraints = false
    room.addSubview(line)
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: room.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: room.trailingAnchor),
      line.bottomAnchor.constraint(equalTo: room.bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 0.75), room.heightAnchor.constraint(equalToConstant: 12),
      room.widthAnchor.constraint(equalToConstant: width),
    ])
    return room
  }

  @MainActor
  private static func line(_ views: [(view: UIView, left: Double)], height: Double) -> UIView {
    let row = UIView()
    for (view, left) in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: left),
        view.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      ])
    }
    row.heightAnchor.constraint(equalToConstant: height).isActive = true
    return row
  }
}
