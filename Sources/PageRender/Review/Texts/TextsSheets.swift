internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import UIKitCore

/// The table of texts in all languages, four beside each other.
struct TextsSheets {
  let table: TextTable
  let words: ReviewWords

  /// A line of the table: up to four translations of a text, the first ones beside its pages and name.
  private struct Line: Sendable {
    var row: TextTable.Row
    var isFirst: Bool
    var translations: [TextTable.Translation]
    var height: Double
  }

  private static let columns = 4
  /// The width of pages and names, as a share of the sheet's.
  private static let nameShare = 0.2
  private static let columnGap = 12.0
  private static let headHeight = 16.0
  private static let rowGap = 6.0

  /// The lines as blocks.
  ///
  /// - Parameter room: The size of a sheet's content area, in points.
  func blocks(room: Size, measuring text: SheetText) -> [SheetBlock] {
    var sheets: [[Line]] = []
    var used = 0.0
    for line in table.rows.flatMap({ lines(of: $0, width: room.width, measuring: text) }) {
      used += line.height + Self.rowGap
      if sheets.isEmpty || used > room.height - 3 * Self.headHeight {
        sheets.append([])
        used = line.height + Self.rowGap
      }
      sheets[sheets.count - 1].append(line)
    }
    let (list, width) = (self, room.width)
    return sheets.enumerated().map { index, lines in
      let height = lines.reduce(Self.headHeight) { $0 + $1.height + Self.rowGap }
      return SheetBlock(height: height, beginsSheet: index > 0) {
        let head = [list.words.page, list.words.texts].map {
          SheetStyle.label($0, .caption, weight: .semibold, color: SheetStyle.secondInk)
        }
        let rows =
          [list.view(head, isHead: true, width: width)] + lines.map { list.view(of: $0, width: width) }
        return SheetContent(SheetStyle.stack(.vertical, spacing: Self.rowGap, rows).with(.table))
      }
    }
  }

  private func lines(of row: TextTable.Row, width: Double, measuring text: SheetText) -> [Line] {
    let column = Self.width(of: 1, width)
    return stride(from: 0, to: row.translations.count, by: Self.columns).map { start in
      let shown = Array(row.translations[start..<min(start + Self.columns, row.translations.count)])
      var height =
        shown.map {
          text.height(of: name(of: $0), .fine, width: column)
            + text.height(of: $0.text, .caption, width: column)
        }.max() ?? 0
      if start == 0 {
        let told = said(of: row).reduce(0) {
          $0 + text.height(of: $1.text, $1.size, weight: $1.weight, width: Self.width(of: 0, width))
        }
        height = max(height, told)
      }
      return Line(row: row, isFirst: start == 0, translations: shown, height: height)
    }
  }

  private static func width(of column: Int, _ width: Double) -> Double {
    column == 0
      ? width * nameShare - columnGap
      : width * (1 - nameShare) / Double(columns) - columnGap
  }

  private func name(of translation: TextTable.Translation) -> String {
    words.listed(translation.locales.map(words.language), atMost: 4)
  }

  private typealias Said = (text: String, size: SheetStyle.TextSize, weight: FontWeight, color: Color)

  /// The texts beside a row: its pages, its name, and what is wrong with it.
  private func said(of row: TextTable.Row) -> [Said] {
    func listed(_ title: String, _ locales: [String]) -> String {
      locales.isEmpty ? "" : title + words.listed(locales.map(words.language))
    }
    let all: [Said] = [
      (words.listed(row.pages, atMost: 2), .caption, .semibold, SheetStyle.ink),
      // A key may be broken after its points and underscores only.
      (
        (row.name ?? "").replacing(".", with: ".\u{200B}").replacing("_", with: "_\u{200B}"), .fine, .regular,
        SheetStyle.secondInk
      ),
      (listed(words.notTranslated, row.missing), .caption, .semibold, SheetStyle.redline),
      (listed(words.cutOff, row.cutOff), .caption, .semibold, SheetStyle.redline),
    ]
    return all.filter { !$0.text.isEmpty }
  }

  // MARK: Views

  @MainActor
  private func view(of line: Line, width: Double) -> UIView {
    let said = line.isFirst ? said(of: line.row) : []
    let names = said.map {
      SheetStyle.label($0.text, $0.size, weight: UIFont.Weight($0.weight), color: $0.color, lines: 0)
    }
    let faults = Set(line.row.missing + line.row.cutOff)
    let cells = line.translations.map { translation in
      let color = faults.isDisjoint(with: translation.locales) ? SheetStyle.ink : SheetStyle.redline
      return SheetStyle.stack(
        .vertical, spacing: 0,
        [
          SheetStyle.label(name(of: translation), .fine, color: SheetStyle.secondInk, lines: 0),
          SheetStyle.label(translation.text, .caption, color: color, lines: 0, isOfPage: true),
        ])
    }
    return view([SheetStyle.stack(.vertical, spacing: 0, names)] + cells, width: width)
  }

  /// Views in columns, from the top.
  @MainActor
  private func view(_ views: [UIView], isHead: Bool = false, width: Double) -> UIView {
    let all = views + (0...Self.columns).dropFirst(views.count).map { _ in UIView() }
    for (column, view) in all.enumerated() {
      view.widthAnchor.constraint(equalToConstant: Self.width(of: column, width)).isActive = true
    }
    return SheetStyle.row(spacing: Self.columnGap, as: .row(isHead: isHead), all)
  }
}

extension ReviewWords {
  /// The words before the languages without a translation of a text.
  fileprivate var notTranslated: String { isJapanese ? "未翻訳: " : "Not translated: " }
  /// The words before the languages in which a text is cut off.
  fileprivate var cutOff: String { isJapanese ? "切れている: " : "Cut off: " }
}
