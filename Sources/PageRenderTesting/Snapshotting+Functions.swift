extension Snapshotting where Value: CaseIterable, Format == String {
  /// The answers of a function for all cases, as lines of `"case","answer"`.
  ///
  /// ```swift
  /// enum Turn: CaseIterable { case left, right }
  /// let back: (Turn) -> Turn = { $0 == .left ? .right : .left }
  /// assertSnapshot(of: back, as: Snapshotting<Turn, String>.func(into: .description))
  /// // "left","right"
  /// // "right","left"
  /// ```
  ///
  /// - Parameter witness: The strategy that writes an answer.
  public static func `func`<Answer>(
    into witness: Snapshotting<Answer, String>
  ) -> Snapshotting<(Value) -> Answer, String> {
    var strategy = SimplySnapshotting<String>.lines.asyncPullback { (function: @escaping (Value) -> Answer) in
      Async.all(
        Value.allCases.map { input in
          witness.snapshot(function(input)).map { "\"\(input)\",\"\($0)\"" }
        }
      ).map { $0.joined(separator: "\n") }
    }
    strategy.pathExtension = "csv"
    return strategy
  }
}
