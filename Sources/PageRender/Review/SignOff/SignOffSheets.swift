internal import Foundation
internal import LayoutEngine
internal import PageDrawing
internal import UIKitCore

/// The table in which readers approve each page or request changes, by pen or in the form, and the screens
/// that they did not see.
struct SignOffSheets {
  let words: ReviewWords
  /// The drawn pages' numbers, titles and destinations, and their changes in words, empty for none.
  let pages: [(number: String, title: String, destination: String, changes: String)]
  /// The removed pages, with their changes in words.
  var removed: [String] = []
  /// The titles of pages that cannot be drawn and so are not signed.
  var undrawn: [String] = []
  /// The screens that no sheet shows and none stands for, by the pages that lack them, in words.
  var missing: [(pages: [String], count: Int, lines: [String])] = []
  /// The East Asian languages whose basic characters the fields show.
  var languages: [BasicCharacters] = []

  private static let rowHeight = 34.0
  private static let headHeight = 22.0
  /// The gap between the table and the line about the letters of its fields, in points.
  private static let lettersGap = 6.0

  /// The table's parts, each on one sheet, and the lists below it.
  func blocks(room: Size, measuring text: SheetText) -> [SheetBlock] {
    let letters = words.fieldLetters(languages)
    let below = Self.lettersGap + text.height(of: letters, .caption, width: room.width)
    let perSheet = max(1, Int((room.height - Self.headHeight - below - 30) / Self.rowHeight))
    let tables = stride(from: 0, to: pages.count, by: perSheet).map { first in
      let shown = pages.indices[first..<min(first + perSheet, pages.count)].map {
        Row(
          // Field names are unique and have no full stop (ISO 32000-1, 12.7.3.2).
          name: "\($0 + 1) \(pages[$0].number.replacing(".", with: " "))", title: pages[$0].title,
          destination: pages[$0].destination, changes: pages[$0].changes)
      }
      let (words, width) = (words, room.width)
      let height = Self.headHeight + Self.rowHeight * Double(shown.count) + below
      return SheetBlock(height: height, beginsSheet: first > 0) {
        let head = Self.head(words, width: width)
        let rows = shown.map { Self.view(of: $0, words, width: width) }
        let table = SheetStyle.stack(.vertical, spacing: 0, [head] + rows).with(.table)
        let said = SheetStyle.label(letters, .caption, color: SheetStyle.secondInk, lines: 0)
        return SheetContent(SheetStyle.stack(.vertical, spacing: Self.lettersGap, [table, said]))
      }
    }
    let lines = missing.flatMap { part in
      part.lines.map { "\(words.listed(part.pages, atMost: 4)):  \($0)" }
    }
    let lists =
      (lines.isEmpty ? [] : [(words.notShown(missing.reduce(0) { $0 + $1.count }), lines)])
      + (removed.isEmpty ? [] : [(words.removedPages, removed)])
      + (undrawn.isEmpty ? [] : [(words.notSigned, [words.listed(undrawn)])])
    return tables
      + lists.map { heading, lines in Self.list(heading, lines, width: room.width, measuring: text) }
  }

  /// A heading with lines below it.
  private static func list(
    _ heading: String, _ lines: [String], width: Double, measuring text: SheetText
  ) -> SheetBlock {
    let height = lines.reduce(text.height(of: heading, .body, weight: .semibold, width: width)) {
      $0 + 3 + text.height(of: $1, .body, width: width)
    }
    return SheetBlock(height: height) {
      let title = SheetStyle.label(heading, .body, weight: .semibold, lines: 0)
      let said = lines.map { SheetStyle.label($0, .body, color: SheetStyle.secondInk, lines: 0) }
      let list = SheetStyle.stack(.vertical, spacing: 3, said).with(.list)
      return SheetContent(SheetStyle.stack(.vertical, spacing: 3, [title, list]))
    }
  }

  private struct Row: Sendable {
    /// The prefix of the row's field names.
    var name: String
    var title: String
    var destination: String
    var changes: String
  }

  /// The left edges of columns, as shares of the width: page, approved, change, comments, name, date.
  private static let columns = [0, 0.2, 0.29, 0.37, 0.7, 0.88]

  private static func titles(_ words: ReviewWords) -> [String] {
    [words.page, words.approved, words.change, words.comments, words.name, words.date]
  }

  @MainActor
  private static func head(_ words: ReviewWords, width: Double) -> UIView {
    let labels = titles(words).map {
      SheetStyle.label($0, .caption, weight: .semibold, color: SheetStyle.secondInk)
    }
    return line(zip(labels, columns).map { ($0, $1 * width) }, height: headHeight).with(.row(isHead: true))
  }

  @MainActor
  private static func view(of row: Row, _ words: ReviewWords, width: Double) -> UIView {
    let page = SheetStyle.label(SheetFrame.shortened(row.title, to: 28), .body, color: SheetStyle.accent)
      .with(.link(row.destination))
    let changes = SheetStyle.label(row.changes, .caption, color: SheetStyle.change)
    let named = SheetStyle.stack(
      .vertical, spacing: 1, alignment: .leading, row.changes.isEmpty ? [page] : [page, changes])
    changes.widthAnchor.constraint(lessThanOrEqualToConstant: columns[1] * width - 8).isActive = true
    var views: [(UIView, Double)] = [(named, 0)]
    let titles = titles(words)
    for place in 1..<columns.count {
      let isOption = place < 3
      let kind: FormField.Kind = isOption ? .option(names[place]) : place == 3 ? .text : .line
      let field = FormField(
        name: "\(row.name) \(isOption ? decision : names[place])", label: "\(row.title): \(titles[place])",
        kind: kind)
      let end = place + 1 < columns.count ? columns[place + 1] : 1
      let room = (end - columns[place]) * width - (end < 1 ? 14 : 0)
      views.append(((isOption ? box() : blank(width: room)).with(.field(field)), columns[place] * width))
    }
    return line(views, height: rowHeight).with(.row(isHead: false))
  }

  /// The endings of fields' names and the values of options, whatever the document's language.
  private static let names = ["page", "approved", "change", "comments", "name", "date"]

  /// The ending of the name of the choice between `approved` and `change`.
  private static let decision = "decision"

  /// The view of a check box.
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

  /// The view of a blank line to write on.
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
      line.heightAnchor.constraint(equalToConstant: 0.75),
      room.heightAnchor.constraint(equalToConstant: rowHeight - 8),
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
