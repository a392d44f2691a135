internal import Foundation
internal import LayoutEngine
internal import PageDrawing
internal import UIKitCore

/// How a review's sheets look: a scale of type, quiet colours, and distances that are multiples of 4 pt. Points are 1/72 inch.
enum SheetStyle {
  /// The type scale. Nothing is smaller than 7 pt, which is what people read on paper without effort.
  enum TextSize: CGFloat {
    /// Numbers in drawings, and what is said beside a caption.
    case fine = 7
    /// Captions, and the foot of a sheet.
    case caption = 7.5
    case body = 9
    case subheading = 10.5
    /// A sheet's title.
    case heading = 16
    /// A document's title that takes several lines.
    case subtitle = 22
    /// The document's title, on the cover.
    case title = 34
  }

  /// The margin between the paper's edges and the content, in points.
  static let margin = 36.0
  /// The gutter between columns, in points.
  static let gutter = 12.0
  /// The height of a sheet's head, from the margin to the content, in points.
  static let headHeight = 44.0
  static let footHeight = 24.0
  /// The width of the room for notes at the right of the content.
  static let notesWidth = 156.0

  static let ink = Color(rgb: 0x1C1C1E)
  /// Has a contrast of 7:1 on paper.
  static let secondInk = Color(rgb: 0x58585C)
  static let line = Color(rgb: 0xD1D1D6)
  static let ground = Color.white
  /// The background colour of panels.
  static let panel = Color(rgb: 0xF5F5F7)
  /// Links and numbers that lead somewhere.
  static let accent = Color(rgb: 0x2450B2)
  /// Measures and callouts.
  static let redline = Color(rgb: 0xC8102E)
  /// The colour of changes.
  static let change = Color(rgb: 0xB4540A)

  /// A line of text, or as many as it needs.
  ///
  /// - Parameters:
  ///   - lines: The most lines; 0 is as many as the text needs.
  ///   - isOfPage: Whether it is a page's own text, which says itself from which side it is read.
  @MainActor
  static func label(
    _ text: String, _ size: TextSize = .body, weight: UIFont.Weight = .regular, color: Color = ink,
    lines: Int = 1, isOfPage: Bool = false
  ) -> UILabel {
    let label = SheetLabel(text, isOfPage: isOfPage)
    label.font = .systemFont(ofSize: size.rawValue, weight: weight)
    label.textColor = uiColor(color)
    label.numberOfLines = lines
    return label
  }

  @MainActor
  static func stack(
    _ axis: NSLayoutConstraint.Axis, spacing: CGFloat, alignment: UIStackView.Alignment = .fill,
    _ views: [UIView]
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = spacing
    stack.alignment = alignment
    return stack
  }

  /// Views beside each other from the left edge on. What is right of them stays free, without a gap of its own.
  @MainActor
  static func row(
    spacing: CGFloat, alignment: UIStackView.Alignment = .top, _ views: [UIView]
  ) -> UIStackView {
    let row = stack(.horizontal, spacing: spacing, alignment: alignment, views)
    return stack(.vertical, spacing: 0, alignment: .leading, [row])
  }

  /// A colour that is the same in light and dark.
  static func uiColor(_ color: Color) -> UIColor { UIColor(Color.Dynamic(light: color, dark: color)) }
}
