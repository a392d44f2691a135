public import Foundation

extension Diffing where Value == String {
  /// Texts line by line.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { old, new in
        guard old != new else { return nil }
        let changes = LineChanges(from: old, to: new)
        return (changes.text, [])
      })
  }
}

extension Snapshotting where Value == String, Format == String {
  /// The text itself.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Format == String {
  /// The value in the words of `String(describing:)`.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback(String.init(describing:))
  }

  /// The value with everything in it, properties by name.
  public static var dump: Snapshotting { SimplySnapshotting.lines.pullback(ValueDump.text) }
}

extension Snapshotting where Value == Data, Format == Data {
  /// The bytes.
  public static var data: Snapshotting {
    Snapshotting(
      pathExtension: nil,
      diffing: Diffing(toData: { $0 }, fromData: { $0 }) { old, new in
        guard old != new else { return nil }
        return (
          old.count == new.count
            ? "bytes changed" : "\(new.count) bytes, \(old.count) are recorded",
          []
        )
      })
  }
}

/// The lines that came and went from one text to another.
struct LineChanges {
  /// Such as `line 2: …`, and then the lines with their signs.
  let text: String

  /// More changes are counted, not listed.
  private static let listed = 40

  init(from old: String, to new: String) {
    let (before, after) = (Self.lines(old), Self.lines(new))
    let difference = after.difference(from: before)
    // In the order of the texts: what went comes before what came in its place.
    let changes = difference.map { change -> (line: Int, order: Int, text: String) in
      switch change {
      case .remove(let offset, let line, _): (offset, 0, "\u{2212} \(line)")
      case .insert(let offset, let line, _): (offset, 1, "+ \(line)")
      }
    }
    .sorted { ($0.line, $0.order) < ($1.line, $1.order) }
    let first = (changes.first?.line ?? 0) + 1
    let count = max(difference.insertions.count, difference.removals.count)
    let summary = "\(count) \(count == 1 ? "line differs" : "lines differ"), the first is line \(first)"
    let rest = changes.count - Self.listed
    text = ([summary] + changes.prefix(Self.listed).map(\.text) + (rest > 0 ? ["and \(rest) more"] : []))
      .joined(separator: "\n")
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
