internal import PageBase
internal import PageLayout

extension NSLayoutConstraint {
  /// How the views of a visual format are aligned across its axis, which way it runs and what its gaps are
  /// between. UIKit's raw values.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// The direction of reading, unless another is given.
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    public static let spacingEdgeToEdge: FormatOptions = []
    /// Gaps of a vertical format run from the last line of a text to the first line of the next.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The attribute that each alignment option makes equal, and true if that is along the vertical axis.
    static let alignments: [(attribute: Attribute, option: FormatOptions, isVertical: Bool)] = [
      (.left, .alignAllLeft, false), (.right, .alignAllRight, false), (.top, .alignAllTop, true),
      (.bottom, .alignAllBottom, true), (.leading, .alignAllLeading, false),
      (.trailing, .alignAllTrailing, false), (.centerX, .alignAllCenterX, false),
      (.centerY, .alignAllCenterY, true), (.lastBaseline, .alignAllLastBaseline, true),
      (.firstBaseline, .alignAllFirstBaseline, true),
    ]
  }

  /// The constraints that a visual format describes, such as `H:|-[icon(24)]-8-[title]-|`.
  ///
  /// A lone `-` is 8 pt between views, and the superview's layout margin beside `|`. Where UIKit raises an
  /// exception, there are no constraints and the page that shows one of the views reports an error.
  /// - Parameters:
  ///   - metrics: Numbers by name, in points, or priorities.
  ///   - views: `UIView`s and `UILayoutGuide`s by name.
  public class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      return try VisualFormatBuilder.constraints(
        format, options: options, metrics: metrics ?? [:], views: views)
    } catch {
      let names = views.keys.sorted()
      let shown = names.lazy.compactMap { view(of: views[$0].map { $0 as AnyObject }) }.first
      let fault = Diagnostic(.error, error.description, exitCode: .badInput)
      // The view may never come onto the page.
      if let page = CodeFaults.current { page.append(fault) } else { shown?.faults.append(fault) }
      return []
    }
  }
}
