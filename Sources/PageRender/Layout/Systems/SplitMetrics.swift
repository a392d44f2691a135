/// The lengths of the columns of split view controllers on screens that are regular in width.
package struct SplitMetrics: Hashable, Sendable {
  /// The width of the column beside the secondary one.
  package var width: Double
  /// The distance of a floating column from the screen's side, and from the screen's end.
  package var leading: Double
  package var bottom: Double
  /// The width of the line beside a column that does not float.
  package var line: Double
}
