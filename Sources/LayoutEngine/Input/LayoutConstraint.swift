/// `first.attribute REL multiplier · second.attribute + constant` at a priority.
///
/// ```swift
/// // Item 1, a picture, is half as high as item 0, its screen, and at most 240 points wide.
/// let height = LayoutConstraint(first: 1, .height, second: 0, .height, multiplier: 0.5)
/// let limit = LayoutConstraint(first: 1, .width, .lessThanOrEqual, constant: 240)
/// // The picture wants the screen's width, but the required limit of 240 points wins on all phones.
/// let wish = LayoutConstraint(first: 1, .width, second: 0, .width, priority: 750)
/// ```
public struct LayoutConstraint: Sendable {
  /// The index of the item on the left-hand side.
  public var first: Int
  public var firstAttribute: Attribute
  public var relation: Relation
  /// The index of the item on the right-hand side; `nil` compares with the constant alone.
  public var second: Int?
  public var secondAttribute: Attribute
  public var multiplier: Double
  /// The constant on the right-hand side, in points. With leading and trailing attributes it is positive in
  /// the direction of reading.
  public var constant: Double
  /// The priority, 1…1000. A constraint of 1000 (`required`) must hold; weaker ones are met as closely as
  /// stronger ones allow.
  public var priority: Double
  public var identifier: String?
  /// The position at which the constraint was written; `nil` if unknown.
  public var source: Source?
  /// The size classes in which the constraint is active; `nil` for all environments.
  public var sizeClasses: SizeClassCondition?
  /// The item that activates the constraint if its height would be 0; `nil` for a constraint that is always
  /// active.
  public var collapsing: Int?
  /// True for a constraint that the system makes for its own views, such as a bar's buttons.
  public var isOfSystem = false
  /// The identifier of the constraints that give a standalone view of an Interface Builder document its
  /// canvas size.
  public static let designSize = "design-size"
  /// The identifier of the constraints that give an embedded scene's view the frame of its container view.
  public static let embedding = "embedding"
  /// True if the constant is the system's standard spacing instead of a written number.
  public var isStandardSpacing = false
  /// The name of the outlet by which an app's code may change the constraint; `nil` without one.
  public var outlet: String?

  public static let required = 1000.0

  public init(
    first: Int, _ firstAttribute: Attribute, _ relation: Relation = .equal, second: Int? = nil,
    _ secondAttribute: Attribute = .notAnAttribute, multiplier: Double = 1, constant: Double = 0,
    priority: Double = LayoutConstraint.required, identifier: String? = nil, source: Source? = nil,
    sizeClasses: SizeClassCondition? = nil
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
    self.source = source
    self.sizeClasses = sizeClasses
  }

  /// A position in a text file. Lines and columns count from 1.
  public struct Source: Hashable, Sendable {
    public var file: String
    public var line: Int
    public var column: Int

    public init(file: String, line: Int, column: Int) {
      (self.file, self.line, self.column) = (file, line, column)
    }

    /// The position in words: `line 41` in the reader's file, `Cell.xib line 41` in another one;
    /// `x/Cell.xib:41:7` without a reader's file.
    package func wording(in file: String?) -> String {
      guard let file else { return "\(self.file):\(line):\(column)" }
      return file == self.file ? "line \(line)" : "\(self.file.split(separator: "/").last ?? "") line \(line)"
    }
  }

  /// `NSLayoutConstraint.Attribute`, with its names.
  public enum Attribute: Int, Hashable, Sendable, CaseIterable {
    case notAnAttribute = 0
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  public enum Relation: Int, Hashable, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }
}
