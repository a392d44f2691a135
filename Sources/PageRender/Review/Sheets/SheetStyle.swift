internal import Foundation
internal import LayoutEngine
internal import PageDrawing
internal import UIKitCore

/// The style of a review's sheets: a type scale, quiet colours, and distances in multiples of 4 pt. Points
/// are 1/72 inch.
enum SheetStyle {
  /// The type scale. The minimum is 7 pt, which is legible on paper without effort.
  enum TextSize: CGFloat {
    /// The size of numbers in drawings, and of details beside a caption.
    case fine = 7
    /// The size of captions, and of a sheet's foot.
    case caption = 7.5
    case body = 9
    case subheading = 10.5
    /// The size of a sheet's title.
    case heading = 16
    /// The size of a document's title of several lines.
    case subtitle = 22
    /// The size of the document's title on the cover.
    case title = 34
  }

  /// The margin between the paper's edges and the content, in points.
  static let margin = 36.0
  /// The gutter between columns, in points.
  static let gutter = 12.0
  /// The height of a sheet's head, from the margin to the content, in points.
  static let headHeight = 44.0
  static let footHeight = 24.0
  /// The width of the column for notes at the right of the content, in points.
  static let notesWidth = 156.0

  static let ink = Color(rgb: 0x1C1C1E)
  /// The colour of secondary text, with a contrast of 7:1 on paper.
  static let secondInk = Color(rgb: 0x58585C)
  static let line = Color(rgb: 0xD1D1D6)
  static let ground = Color.white
  /// The background colour of panels.
  static let panel = Color(rgb: 0xF5F5F7)
  /// The colour of links.
  static let accent = Color(rgb: 0x2450B2)
  /// The colour of measures and callouts.
  static let redline = Color(rgb: 0xC8102E)
  /// The colour of changes.
  static let change = Color(rgb: 0xB4540A)

  /// A label on a sheet.
  ///
  /// - Parameters:
  ///   - lines: The maximum number of lines; 0 for as many as the text needs.
  ///   - isOfPage: True for a page's own text, whose characters determine its direction.
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

  /// Arranges views from the left edge on; the space at their right stays empty.
  @MainActor
  static func row(
    spacing: CGFloat, alignment: UIStackView.Alignment = .top, as role: SheetRole? = nil, _ views: [UIView]
  ) -> UIStackView {
    let row = stack(.horizontal, spacing: spacing, alignment: alignment, views)
    row.accessibilityIdentifier = role?.identifier
    return stack(.vertical, spacing: 0, alignment: .leading, [row])
  }

  /// Returns a colour that is equal in light and dark appearance.
  static func uiColor(_ color: Color) -> UIColor { UIColor(Color.Dynamic(light: color, dark: color)) }
}
