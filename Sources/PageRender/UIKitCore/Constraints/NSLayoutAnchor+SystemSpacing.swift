public import Foundation
internal import PageLayout

extension SystemSpacing {
  /// Between two baselines: the line height of the lower text's font, and the distance between edges where
  /// there is no text. UIKit's own number is not published.
  @MainActor
  static func baselines(to item: AnyObject) -> CGFloat {
    guard let font = (item as? UIView)?.baselineFont else { return CGFloat(edges) }
    return MainActorText.lineHeight(of: font) ?? CGFloat(edges)
  }
}

extension NSLayoutXAxisAnchor {
  /// The anchor lies `multiplier` times the system's spacing (8 pt) after another, in the direction of reading.
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
  /// The anchor lies `multiplier` times the system's spacing below another: 8 pt between edges, a line of
  /// the lower text between baselines.
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
