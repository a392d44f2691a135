public import Foundation

/// The background that a cell, a header or a footer draws below its content.
///
/// The presets have UIKit's system colours. Their corner radius of 10 pt is that of iOS 13 to 18.
// Unchecked because of the effect, which is never changed, and the view, which the main actor owns.
public struct UIBackgroundConfiguration: @unchecked Sendable {
  /// The colour of the background, also below `customView`; `nil` is clear.
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The insets from the cell's edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Accepted without effect: layout margins are not added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the stroke, in points.
  public var strokeWidth: CGFloat = 0
  /// Accepted without effect: the stroke is drawn at the background's edge.
  public var strokeOutset: CGFloat = 0
  /// Accepted without effect: visual effects of backgrounds are not drawn.
  public var visualEffect: UIVisualEffect?
  /// Accepted without effect: images of backgrounds are not drawn.
  public var image: UIImage?
  public var imageContentMode: UIView.ContentMode = .scaleToFill
  /// The view above the colour, as large as the background.
  public var customView: UIView?
  var maskedCorners: CACornerMask = .all
  /// The colour of a selected or highlighted cell; `nil` keeps `backgroundColor`.
  var selectedColor: UIColor?
  /// The colour to restore after a selection; the outer `nil` means that there is none to restore.
  private var plainColor: UIColor??

  public init() {}

  /// The background of a configured button. Its corner radius applies to the `fixed` corner style, and another one
  /// to `dynamic` too.
  static var button: UIBackgroundConfiguration {
    UIBackgroundConfiguration(nil, cornerRadius: buttonCornerRadius)
  }
  static let buttonCornerRadius: CGFloat = 5.95

  init(_ color: UIColor?, cornerRadius: CGFloat = 0, selected: UIColor? = nil) {
    backgroundColor = color
    self.cornerRadius = cornerRadius
    selectedColor = selected
  }

  // MARK: Presets

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.systemBackground, selected: .systemGray4)
  }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.systemBackground)
  }
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.secondarySystemGroupedBackground, selected: .systemGray4)
  }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(nil, cornerRadius: 10, selected: .systemFill)
  }
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }

  // MARK: Colours

  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? .clear
    return backgroundColorTransformer?(color) ?? color
  }

  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? .clear
    return strokeColorTransformer?(color) ?? color
  }

  /// Returns the background for a state of the cell.
  @MainActor
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var updated = self
    let state = state as? UICellConfigurationState
    let isSelected = (state?.isSelected ?? false) || (state?.isHighlighted ?? false)
    if isSelected, let selectedColor, plainColor == nil {
      updated.plainColor = .some(backgroundColor)
      updated.backgroundColor = selectedColor
    } else if !isSelected, let plainColor {
      updated.backgroundColor = plainColor
      updated.plainColor = nil
    }
    return updated
  }
}

/// A function that maps a colour to another one.
public struct UIConfigurationColorTransformer: Sendable {
  public let transform: @Sendable (UIColor) -> UIColor

  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  /// The transformer of colours to shades of grey of the same lightness.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      var (white, alpha): (CGFloat, CGFloat) = (0, 0)
      return color.getWhite(&white, alpha: &alpha) ? UIColor(white: white, alpha: alpha) : color
    }
  }
}

extension CACornerMask {
  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
