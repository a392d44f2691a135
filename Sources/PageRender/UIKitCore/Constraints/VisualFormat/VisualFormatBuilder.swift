internal import Foundation
package import PageLayout

/// Looks up the names of a parsed format and makes its constraints.
@MainActor
package struct VisualFormatBuilder {
  typealias Attribute = NSLayoutConstraint.Attribute

  let format: String
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]
  private let parsed: VisualFormat
  private var made: [NSLayoutConstraint] = []

  package static func constraints(
    _ format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var builder = VisualFormatBuilder(
      format: format, options: options, metrics: metrics, views: views,
      parsed: try VisualFormatParser.parse(format))
    try builder.build()
    return builder.made
  }

  private init(
    format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any],
    parsed: VisualFormat
  ) {
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = views
    self.parsed = parsed
  }

  private mutating func build() throws(VisualFormatError) {
    var items: [AnyObject] = []
    for view in parsed.views { items.append(try item(view.name)) }
    guard let first = items.first, let last = items.last else { return }
    if let gap = parsed.opening {
      try open(gap, superview: try superview(of: first, parsed.views[0].name), first)
    }
    for index in items.indices {
      if index > 0 { try separate(items[index - 1], items[index], by: parsed.gaps[index - 1]) }
      for predicate in parsed.views[index].predicates { try size(items[index], predicate) }
    }
    if let gap = parsed.closing {
      try close(gap, last, superview: try superview(of: last, parsed.views[items.count - 1].name))
    }
    try align(items)
  }

  // MARK: Gaps

  /// The edges at which a view starts and ends in the format's direction; `isReversed` is true from right to
  /// left.
  private var edges: (start: Attribute, end: Attribute, isReversed: Bool) {
    guard parsed.isHorizontal else { return (.top, .bottom, false) }
    if options.contains(.directionRightToLeft) { return (.right, .left, true) }
    return options.contains(.directionLeftToRight) ? (.left, .right, false) : (.leading, .trailing, false)
  }

  private mutating func open(
    _ gap: VisualFormat.Gap, superview: UIView, _ first: AnyObject
  ) throws(VisualFormatError) {
    let start = edges.start
    try place(
      first, start, after: superview, gap == .standard ? start.atMargin : start, gap, standard: 0)
  }

  private mutating func close(
    _ gap: VisualFormat.Gap, _ last: AnyObject, superview: UIView
  ) throws(VisualFormatError) {
    let end = edges.end
    try place(superview, gap == .standard ? end.atMargin : end, after: last, end, gap, standard: 0)
  }

  private mutating func separate(
    _ previous: AnyObject, _ next: AnyObject, by gap: VisualFormat.Gap
  ) throws(VisualFormatError) {
    if options.contains(.spacingBaselineToBaseline), !parsed.isHorizontal {
      let standard = SystemSpacing.baselines(to: next)
      try place(next, .firstBaseline, after: previous, .lastBaseline, gap, standard: standard)
    } else {
      try place(next, edges.start, after: previous, edges.end, gap, standard: SystemSpacing.edges)
    }
  }

  /// Constrains `later` to follow `earlier` in the format's direction, with a gap.
  private mutating func place(
    _ later: AnyObject, _ laterEdge: Attribute, after earlier: AnyObject, _ earlierEdge: Attribute,
    _ gap: VisualFormat.Gap, standard: CGFloat
  ) throws(VisualFormatError) {
    switch gap {
    case .none: make(later, laterEdge, .equal, earlier, earlierEdge, 0, .required)
    case .standard:
      make(later, laterEdge, .equal, earlier, earlierEdge, standard, .required)
      made.last?.isStandardSpacing = true
    case .predicates(let predicates):
      for predicate in predicates {
        make(
          later, laterEdge, predicate.relation, earlier, earlierEdge, try number(predicate.object),
          try priority(predicate))
      }
    }
  }

  private mutating func make(
    _ first: AnyObject, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: AnyObject?, _ secondAttribute: Attribute, _ constant: CGFloat, _ priority: UILayoutPriority
  ) {
    // From right to left the constant is negated, and ≤ and ≥ are swapped.
    let isTurned = second != nil && edges.isReversed && attribute.isSide
    let turned = NSLayoutConstraint.Relation(rawValue: -relation.rawValue) ?? relation
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: isTurned ? turned : relation, toItem: second,
      attribute: secondAttribute, multiplier: 1, constant: isTurned ? -constant : constant)
    constraint.priority = priority
    made.append(constraint)
  }

  // MARK: Sizes and alignment

  private mutating func size(
    _ item: AnyObject, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) {
    let length: Attribute = parsed.isHorizontal ? .width : .height
    if case .name(let name) = predicate.object, views[name.text] != nil {
      let other = try self.item(name)
      make(item, length, predicate.relation, other, length, 0, try priority(predicate))
    } else {
      let constant = try number(predicate.object)
      make(item, length, predicate.relation, nil, .notAnAttribute, constant, try priority(predicate))
    }
  }

  private mutating func align(_ items: [AnyObject]) throws(VisualFormatError) {
    let chosen = NSLayoutConstraint.FormatOptions.alignments.filter { options.contains($0.option) }
    guard chosen.allSatisfy({ $0.isVertical == parsed.isHorizontal }) else {
      throw VisualFormatError(format: format, offset: 0, reason: .alignmentAlongAxis)
    }
    for (attribute, _, _) in chosen {
      for (previous, next) in zip(items, items.dropFirst()) {
        make(next, attribute, .equal, previous, attribute, 0, .required)
      }
    }
  }

  // MARK: Names

  private func item(_ name: VisualFormat.Name) throws(VisualFormatError) -> AnyObject {
    guard let value = views[name.text] else { throw fault(name.offset, .unknownView(name.text)) }
    if let view = value as? UIView { return view }
    if let guide = value as? UILayoutGuide { return guide }
    throw fault(name.offset, .notAView(name.text))
  }

  private func superview(of item: AnyObject, _ name: VisualFormat.Name) throws(VisualFormatError) -> UIView {
    let superview = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    guard let superview else { throw fault(name.offset, .noSuperview(name.text)) }
    return superview
  }

  private func number(_ value: VisualFormat.Value) throws(VisualFormatError) -> CGFloat {
    switch value {
    case .number(let number, _): return CGFloat(number)
    case .name(let name):
      guard let metric = metrics[name.text] else { throw fault(name.offset, .unknownMetric(name.text)) }
      guard let number = Self.number(metric), number.isFinite else {
        throw fault(name.offset, .notANumber(name.text))
      }
      return number
    }
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    case let priority as UILayoutPriority: CGFloat(priority.rawValue)
    default: nil
    }
  }

  private func priority(_ predicate: VisualFormat.Predicate) throws(VisualFormatError) -> UILayoutPriority {
    guard let value = predicate.priority else { return .required }
    let number = try number(value)
    guard number >= 1, number <= 1000 else { throw fault(value.offset, .priorityOutOfRange(Double(number))) }
    return UILayoutPriority(Float(number))
  }

  private func fault(_ offset: Int, _ reason: VisualFormatError.Reason) -> VisualFormatError {
    VisualFormatError(format: format, offset: offset, reason: reason)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The corresponding edge of the layout margins; attributes other than edges are unchanged.
  fileprivate var atMargin: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }

  fileprivate var isSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }
}
