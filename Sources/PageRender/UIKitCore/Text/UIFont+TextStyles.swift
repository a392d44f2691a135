internal import PageDrawing

extension UIFont {
  /// A text style of Dynamic Type.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    init(_ style: PageDrawing.TextStyle) { rawValue = "UICTFontTextStyle" + style.shortRawValue }

    public static let largeTitle = TextStyle(.largeTitle)
    public static let title1 = TextStyle(.title1)
    public static let title2 = TextStyle(.title2)
    public static let title3 = TextStyle(.title3)
    public static let headline = TextStyle(.headline)
    public static let body = TextStyle(.body)
    public static let callout = TextStyle(.callout)
    public static let subheadline = TextStyle(.subheadline)
    public static let footnote = TextStyle(.footnote)
    public static let caption1 = TextStyle(.caption1)
    public static let caption2 = TextStyle(.caption2)

    /// The text style; body for an unknown name.
    var style: PageDrawing.TextStyle { PageDrawing.TextStyle(uiKitName: rawValue) ?? .body }
  }

  /// The font of a text style, at the content size that pages are being built for.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style at the content size of traits; Large if unspecified.
  ///
  /// - Parameter traits: The traits; `nil` uses the current ones.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    UIFont(.textStyle(style.style, at: (traits ?? .current).preferredContentSizeCategory.contentSize))
  }

  /// The font at the content size of traits; unchanged if it does not follow the content size.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    guard font.scaling != nil else { return self }
    return UIFont(font.scaled(to: traits.preferredContentSizeCategory.contentSize))
  }
}

/// A view whose fonts can follow the content size.
///
/// Pages are built again for every content size, with fonts from `preferredFont` and `UIFontMetrics` at that
/// size. `adjustsFontForContentSizeCategory` therefore affects only fonts made for another size: with
/// `compatibleWith`, or once for all pages in a `static let`.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// True if fonts that were made for another content size are shown at the page's own.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UIContentSizeCategoryAdjusting {
  /// The font that is shown for a font that was set.
  ///
  /// - Parameter view: The view whose content size counts; `nil` for the view itself.
  func shown(_ font: UIFont, in view: UIView? = nil) -> UIFont {
    guard adjustsFontForContentSizeCategory else { return font }
    let traits = (view ?? self as? UIView)?.withOwnContentSize(.current)
    return font.adjusted(to: traits ?? .current)
  }
}
