internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import UIKitCore

/// The table of texts: those with faults, and as many others as a sheet has room for.
struct TextsSheets {
  let table: TextTable
  let words: ReviewWords

  /// The left edges of columns, as shares of the width: name, first language, longest translation, remarks.
  private static let columns = [0, 0.17, 0.49, 0.82]
  private static let columnGap = 12.0
  private static let headHeight = 16.0
  private static let rowGap = 6.0

  /// The rows as blocks.
  ///
  /// - Parameter room: The size of a sheet's content area, in points; the table of texts without faults takes at most
  ///   one such sheet.
  func blocks(room: Size, measuring text: SheetText) -> [SheetBlock] {
    var rows: [(row: TextTable.Row, height: Double)] = []
    var used = Self.headHeight + 2 * Self.rowGap
    for row in table.rows {
      let height = self.height(of: row, width: room.width, measuring: text)
      used += height + Self.rowGap
      guard row.hasFault || used <= room.height * Self.share else { break }
      rows.append((row, height))
    }
    let rest = table.rows.count - rows.count
    return chunks(rows, height: room.height - 3 * Self.headHeight).enumerated().map { index, chunk in
      let isLast = rows.count == chunk.upperBound
      let shown = rows[chunk].map(\.row)
      let height = rows[chunk].reduce(Self.headHeight) { $0 + $1.height + Self.rowGap }
      let (words, width, first) = (words, room.width, table.rows[0].first.locale)
      return SheetBlock(height: height + (isLast && rest > 0 ? 10 : 0), beginsSheet: index > 0) {
        let head = Self.head(words, first: first, width: width)
        let lines = [head] + shown.map { Self.view(of: $0, words, width: width) }
        var views = [SheetStyle.stack(.vertical, spacing: Self.rowGap, lines).with(.table) as UIView]
        if isLast, rest > 0 {
          views.append(SheetStyle.label(words.furtherTexts(rest), .caption, color: SheetStyle.secondInk))
        }
        return SheetContent(SheetStyle.stack(.vertical, spacing: Self.rowGap, views))
      }
    }
  }

  /// The rows of each sheet.
  private func chunks(_ rows: [(row: TextTable.Row, height: Double)], height: Double) -> [Range<Int>] {
    var chunks: [Range<Int>] = []
    var used = 0.0
    for (index, row) in rows.enumerated() {
      used += row.height + Self.rowGap
      if let last = chunks.last, used <= height {
        chunks[chunks.count - 1] = last.lowerBound..<index + 1
      } else {
        chunks.append(index..<index + 1)
        used = row.height + Self.rowGap
      }
    }
    return chunks
  }

  /// The share of a sheet that texts without faults may fill: beside them, the styles or the sign-off have room.
  private static let share = 0.85

  private static func width(of column: Int, _ width: Double) -> Double {
    let end = column + 1 < columns.count ? columns[column + 1] : 1
    return (end - columns[column]) * width - (column + 1 < columns.count ? columnGap : 0)
  }

  private static func name(of row: TextTable.Row, _ words: ReviewWords) -> String {
    words.listed(row.pages, atMost: 2)
  }

  private static func remarks(on row: TextTable.Row, _ words: ReviewWords) -> String {
    [
      row.missing.isEmpty ? "" : words.notTranslated(row.missing),
      row.cutOff.isEmpty ? "" : words.cutOff(row.cutOff),
    ].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func longest(_ row: TextTable.Row) -> String {
    row.longest.map { "\($0.locale)  \($0.text)" } ?? ""
  }

  private func height(of row: TextTable.Row, width: Double, measuring text: SheetText) -> Double {
    func height(
      _ words: String, in column: Int, _ size: SheetStyle.TextSize = .caption, _ weight: FontWeight = .regular
    ) -> Double {
      words.isEmpty ? 0 : text.height(of: words, size, weight: weight, width: Self.width(of: column, width))
    }
    let name = height(Self.name(of: row, words), in: 0, .caption, .semibold)
    return max(
      name + height(row.name ?? "", in: 0, .fine), height(row.first.text, in: 1),
      height(Self.longest(row), in: 2), height(Self.remarks(on: row, words), in: 3, .caption, .semibold))
  }

  // MARK: Views

  @MainActor
  private static func head(_ words: ReviewWords, first: String, width: Double) -> UIView {
    let titles = [words.page, first, words.longestTranslation, ""]
    return line(
      titles.map { SheetStyle.label($0, .caption, weight: .semibold, color: SheetStyle.secondInk) },
      isHead: true, width: width)
  }

  @MainActor
  private static func view(of row: TextTable.Row, _ words: ReviewWords, width: Double) -> UIView {
    let page = SheetStyle.label(name(of: row, words), .caption, weight: .semibold, lines: 0)
    let name = row.name.map { SheetStyle.label($0, .fine, color: SheetStyle.secondInk, lines: 0) }
    let first = SheetStyle.label(row.first.text, .caption, lines: 0, isOfPage: true)
    let longest = SheetStyle.label(Self.longest(row), .caption, lines: 0)
    let remarks = SheetStyle.label(
      remarks(on: row, words), .caption, weight: .semibold, color: SheetStyle.redline, lines: 0)
    return line(
      [SheetStyle.stack(.vertical, spacing: 0, [page, name].compactMap(\.self)), first, longest, remarks],
      width: width)
  }

  /// Views in columns, from the top.
  @MainActor
  private static func line(_ views: [UIView], isHead: Bool = false, width: Double) -> UIView {
    for (column, view) in views.enumerated() {
      view.widthAnchor.constraint(equalToConstant: Self.width(of: column, width)).isActive = true
    }
    return SheetStyle.row(spacing: columnGap, as: .row(isHead: isHead), views)
  }
}

extension ReviewWords {
  fileprivate var longestTranslation: String { isJapanese ? "最も長い翻訳" : "Longest translation" }

  /// The languages without a translation of a text.
  fileprivate func notTranslated(_ languages: [String]) -> String {
    (isJapanese ? "未翻訳: " : "Not translated: ") + listed(languages)
  }

  /// The languages in which a text is cut off.
  fileprivate func cutOff(_ languages: [String]) -> String {
    (isJapanese ? "切れている: " : "Cut off: ") + listed(languages)
  }

  /// The line below a part of the texts.
  fileprivate func furtherTexts(_ count: Int) -> String {
    isJapanese
      ? "ほか\(count)件のテキストは、すべての言語に翻訳があります。"
      : "\(Wording.count(count, "further text has", "further texts have")) a translation in every language."
  }
}
