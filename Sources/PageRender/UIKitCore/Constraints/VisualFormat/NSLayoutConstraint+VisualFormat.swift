internal import PageBase
internal import PageLayout

extension NSLayoutConstraint {
  /// The options of a visual format, with UIKit's raw values: its views' alignment across its axis, its
  /// direction, and whether gaps separate edges or baselines.
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

    /// The reading direction, which is the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    public static let spacingEdgeToEdge: FormatOptions = []
    /// Measures gaps of a vertical format from a view's last baseline to the next view's first baseline.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Each alignment option with the attribute that it makes equal; `isVertical` is true for vertical
    /// attributes.
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
  /// A lone `-` is 8 pt between views, and the superview's layout margin beside `|`. If UIKit would raise an
  /// exception, the result is empty and the page reports an error.
  /// - Parameters:
  ///   - metrics: Lengths in points, or priorities, by name.
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
