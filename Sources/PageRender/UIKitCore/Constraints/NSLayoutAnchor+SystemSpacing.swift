public import Foundation
internal import PageLayout

extension SystemSpacing {
  /// The standard spacing between two baselines, in points: the line height of the lower item's font, or the
  /// spacing between edges for an item without text. UIKit's own value is not published.
  @MainActor
  static func baselines(to item: AnyObject) -> CGFloat {
    guard let font = (item as? UIView)?.baselineFont else { return CGFloat(edges) }
    return MainActorText.lineHeight(of: font) ?? CGFloat(edges)
  }
}

extension NSLayoutXAxisAnchor {
  /// Places this anchor `multiplier` times the system spacing (8 pt) after another, in the reading direction.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spacing(.equal, anchor, CGFloat(SystemSpacing.edges) * multiplier)
  }

  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spacing(.greaterThanOrEqual, anchor, CGFloat(SystemSpacing.edges) * multiplier)
  }

  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spacing(.lessThanOrEqual, anchor, CGFloat(SystemSpacing.edges) * multiplier)
  }
}

extension NSLayoutYAxisAnchor {
  /// Places this anchor `multiplier` times the system spacing below another. The spacing is 8 pt between
  /// edges, and the line height of the lower text between baselines.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spacing(.equal, anchor, systemSpacing(below: anchor) * multiplier)
  }

  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spacing(.greaterThanOrEqual, anchor, systemSpacing(below: anchor) * multiplier)
  }

  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spacing(.lessThanOrEqual, anchor, systemSpacing(below: anchor) * multiplier)
  }

  private func systemSpacing(below anchor: NSLayoutYAxisAnchor) -> CGFloat {
    let areBaselines = [self, anchor].allSatisfy {
      $0.attribute == .firstBaseline || $0.attribute == .lastBaseline
    }
    return areBaselines ? SystemSpacing.baselines(to: item) : SystemSpacing.edges
  }
}

extension NSLayoutAnchor {
  fileprivate func spacing(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    let made = constraint(relation, anchor.item, anchor.attribute, constant: constant)
    made.isStandardSpacing = true
    return made
  }
}
