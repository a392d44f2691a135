/// A fault of a visual format, and its place.
public struct VisualFormatError: Error, Hashable, Sendable {
  public var format: String
  /// Characters before the fault; as many as there are where the format ends too early.
  public var offset: Int
  public var reason: Reason

  package init(format: String, offset: Int, reason: Reason) {
    self.format = format
    self.offset = offset
    self.reason = reason
  }

  public enum Reason: Hashable, Sendable {
    /// Another character, or the end, stands where this should.
    case expected(String)
    /// No view of this name among those given.
    case unknownView(String)
    /// No metric of this name, and no view where one may stand.
    case unknownMetric(String)
    /// The value under this name is neither a view nor a layout guide.
    case notAView(String)
    /// The value under this name is no finite number.
    case notANumber(String)
    /// `|` needs a superview and the view has none.
    case noSuperview(String)
    /// A priority outside 1…1000.
    case priorityOutOfRange(Double)
    /// Views in a row cannot be aligned by leading edges, nor views in a column by baselines.
    case alignmentAlongAxis
  }
}

extension VisualFormatError: CustomStringConvertible {
  /// One line, with the place counted in characters from 1.
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
