/// A fault of a visual format string, and its position.
public struct VisualFormatError: Error, Hashable, Sendable {
  public var format: String
  /// The number of characters before the fault; the format's length if it ends too early.
  public var offset: Int
  public var reason: Reason

  package init(format: String, offset: Int, reason: Reason) {
    self.format = format
    self.offset = offset
    self.reason = reason
  }

  public enum Reason: Hashable, Sendable {
    /// The format has another character, or ends, where this is expected.
    case expected(String)
    /// The views given include none of this name.
    case unknownView(String)
    /// The metrics given include none of this name, and neither do the views if a view is allowed here.
    case unknownMetric(String)
    /// The value of this name is neither a view nor a layout guide.
    case notAView(String)
    /// The value of this name is no finite number.
    case notANumber(String)
    /// `|` needs a superview, and the view of this name has none.
    case noSuperview(String)
    /// A priority outside 1…1000.
    case priorityOutOfRange(Double)
    /// The alignment options are along the format's axis: rows cannot align leading edges, nor columns
    /// baselines.
    case alignmentAlongAxis
  }
}

extension VisualFormatError: CustomStringConvertible {
  /// The fault in one line, with the position in characters from 1.
  public var description: String {
    "visual format \"\(format)\", character \(offset + 1): \(reason.words)"
  }
}

extension VisualFormatError.Reason {
  fileprivate var words: String {
    switch self {
    case .expected(let what): "expected \(what)"
    case .unknownView(let name): "no view is named '\(name)'"
    case .unknownMetric(let name): "no metric is named '\(name)'"
    case .notAView(let name): "'\(name)' is neither a view nor a layout guide"
    case .notANumber(let name): "'\(name)' is not a finite number"
    case .noSuperview(let name): "'|' stands for the superview, and '\(name)' has none"
    case .priorityOutOfRange(let value): "priority \(value) is not in 1...1000"
    case .alignmentAlongAxis: "the options align along the format's own axis; align across it"
    }
  }
}
