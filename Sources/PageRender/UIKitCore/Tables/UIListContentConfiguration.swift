public import Foundation
internal import PageLayout

/// The content of a list row: a text, a secondary text and an image.
///
/// The insets and paddings of `cell()` and `groupedHeader()` are those that UIKit of iOS 14 to 17 prints.
/// Fonts and colours of secondary texts are not measured.
public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?
  /// The attributed text, which takes precedence over `text`.
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties()
  public var secondaryText: String?
  /// The attributed secondary text, which takes precedence over `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties()
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  /// The margins around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: TableMetrics.rowPadding, leading: 16, bottom: TableMetrics.rowPadding, trailing: 8)
  /// The axes along which the margins are at least those of the superview.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// The distance between image and text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The distance between texts below one another, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// True if the secondary text is at the end of the text's line; at accessibility text sizes it is below.
  public var prefersSideBySideTextAndSecondaryText = false

  public struct TextProperties {
    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var color = UIColor.label
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The most lines; 0 is unlimited.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none

    public init() {}

    public func resolvedColor() -> UIColor { color }

    public enum TextAlignment: Int, Sendable { case natural, center, justified }

    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
  }

  public struct ImageProperties {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    /// The radius of the image's corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The image's largest size, in points; 0 along an axis is unlimited.
    public var maximumSize = CGSize.zero
    /// The size of the area in which the image is centred, in points; 0 along an axis is the image's own, and
    /// for a symbol at least the width of the column that symbols share.
    public var reservedLayoutSize = CGSize.zero
    /// The side of the area that symbols share, for images that are no symbols; a mark, not a length.
    public static let standardDimension: CGFloat = -1

    public init() {}
  }

  // MARK: Presets

  /// The configuration of a row with one text.
  public static func cell() -> UIListContentConfiguration { subtitleCell() }

  /// The configuration of a row with a secondary text below the text.
  public static func subtitleCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .caption1)
    return configuration
  }

  /// The configuration of a row with a secondary text at its trailing end.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.secondaryTextProperties.color = .secondaryLabel
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  public static func plainHeader() -> UIListContentConfiguration {
    var configuration = edge(top: 4, bottom: 4)
    configuration.textProperties.font = .preferredFont(forTextStyle: .headline)
    configuration.textProperties.color = .label
    return configuration
  }

  public static func plainFooter() -> UIListContentConfiguration { edge(top: 8, bottom: 8) }

  public static func groupedHeader() -> UIListContentConfiguration {
    var configuration = edge(top: 17, bottom: 6)
    let list = UITraitCollection.current.metrics.list
    configuration.textProperties.font = .preferredFont(forTextStyle: UIFont.TextStyle(list.headerStyle))
    configuration.textProperties.transform = list.isHeaderUppercase ? .uppercase : .none
    return configuration
  }

  public static func groupedFooter() -> UIListContentConfiguration { edge(top: 6, bottom: 8) }

  /// The configuration of a row in a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { subtitleCell() }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { subtitleCell() }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

  public static func sidebarHeader() -> UIListContentConfiguration {
    var configuration = edge(top: 11, bottom: 11)
    configuration.textProperties.font = .preferredFont(forTextStyle: .headline)
    configuration.textProperties.color = .label
    return configuration
  }

  /// The configuration of a prominent grouped header: in larger letters and not in capitals.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    var configuration = edge(top: 17, bottom: 6)
    configuration.textProperties.font = .preferredFont(forTextStyle: .title3)
    configuration.textProperties.color = .label
    return configuration
  }

  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    var configuration = prominentInsetGroupedHeader()
    configuration.textProperties.font = .preferredFont(forTextStyle: .title2)
    return configuration
  }

  private static func edge(top: CGFloat, bottom: CGFloat) -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: top, leading: 8, bottom: bottom, trailing: 8)
    configuration.textProperties.font = .preferredFont(forTextStyle: .footnote)
    configuration.textProperties.color = .secondaryLabel
    configuration.secondaryTextProperties = configuration.textProperties
    return configuration
  }

  // MARK: Configuration

  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// Axes of a plane, with UIKit's raw values.
public struct UIAxis: OptionSet, Sendable {
  public let rawValue: UInt
  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both: UIAxis = [.horizontal, .vertical]
  public init(rawValue: UInt) { self.rawValue = rawValue }
}
