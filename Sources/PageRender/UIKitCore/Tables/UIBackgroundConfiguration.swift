public import Foundation

/// The ground that a cell, a header or a footer draws below its content.
///
/// Colours of the presets are UIKit's system colours for them; the corner of 10 pt in grouped lists is that of iOS 13 to 18.
// Unchecked for the sake of the effect, which nothing changes; the view belongs to the main actor.
public struct UIBackgroundConfiguration: @unchecked Sendable {
  /// Replaces `backgroundColor`; below `customView` too.
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The insets from the cell's edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Accepted; the margins are not added.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the stroke, in points.
  public var strokeWidth: CGFloat = 0
  /// Accepted; the stroke is at the edge.
  public var strokeOutset: CGFloat = 0
  /// Accepted; effects of backgrounds are not drawn.
  public var visualEffect: UIVisualEffect?
  /// Accepted; pictures of backgrounds are not drawn.
  public var image: UIImage?
  public var imageContentMode: UIView.ContentMode = .scaleToFill
  /// Drawn above the colour, as large as the background.
  public var customView: UIView?
  var maskedCorners: CACornerMask = .all
  /// For a cell that is selected or highlighted; `nil` keeps its colour.
  var selectedColor: UIColor?
  /// The colour to go back to.
  private var plainColor: UIColor??

  public init() {}

  /// The background of a configured button; its corner radius counts with the `fixed` corner style.
  static var button: UIBackgroundConfiguration { UIBackgroundConfiguration(nil, cornerRadius: 5.95) }

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

  /// The background of a cell in a state.
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

/// A change of a colour.
public struct UIConfigurationColorTransformer: Sendable {
  public let transform: @Sendable (UIColor) -> UIColor

  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  /// Shades of grey, as light as the colours.
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
