public import Foundation

extension Diffing where Value == String {
  /// Compares texts line by line.
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

  /// The value with all its contents, properties by name.
  ///
  /// ```swift
  /// struct Lesson {
  ///   var title = "Which way?"
  ///   var minutes = 4
  /// }
  /// assertSnapshot(of: Lesson(), as: .dump)
  /// // ▿ Lesson
  /// //   - minutes: 4
  /// //   - title: "Which way?"
  /// ```
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
