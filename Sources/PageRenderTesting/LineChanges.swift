internal import Foundation
internal import PageRender

/// The lines that were removed and added between two texts.
struct LineChanges {
  /// The changes as text: a summary such as `1 line differs, the first is line 2`, then the changed lines with
  /// their signs.
  let text: String

  /// The number of changes that are listed; more changes are counted.
  private static let listed = 40

  init(from old: String, to new: String) {
    let (before, after) = (Self.lines(old), Self.lines(new))
    let difference = after.difference(from: before)
    // The order is that of the texts: a removed line comes before the line that replaces it.
    let changes = difference.map { change -> (line: Int, order: Int, text: String) in
      switch change {
      case .remove(let offset, let line, _): (offset, 0, "\u{2212} \(line)")
      case .insert(let offset, let line, _): (offset, 1, "+ \(line)")
      }
    }
    .sorted { ($0.line, $0.order) < ($1.line, $1.order) }
    let first = (changes.first?.line ?? 0) + 1
    let count = max(difference.insertions.count, difference.removals.count)
    let summary = "\(Wording.count(count, "line differs", "lines differ")), the first is line \(first)"
    let rest = changes.count - Self.listed
    text = ([summary] + changes.prefix(Self.listed).map(\.text) + (rest > 0 ? ["and \(rest) more"] : []))
      .joined(separator: "\n")
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
