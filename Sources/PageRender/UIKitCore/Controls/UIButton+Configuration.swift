public import Foundation
internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

extension UIButton {
  /// The appearance of a button since iOS 15. Activity indicators are not drawn.
  public struct Configuration: Sendable {
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with attributes of its own; setting `title` replaces it.
    public var attributedTitle: AttributedString?
    /// The closure that changes the title's attributes before it is drawn.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The smaller text below the title.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The subtitle with attributes of its own; setting `subtitle` replaces it.
    public var attributedSubtitle: AttributedString?
    /// The closure that changes the subtitle's attributes before it is drawn.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The distance between title and subtitle, in points; 1 unless set.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle; centred if `automatic`.
    public var titleAlignment: TitleAlignment = .automatic
    public var image: UIImage?
    /// The size and weight of the image if it is a symbol.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The distance between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// The insets around the content, in points; unless set, the insets of `buttonSize`.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets(UITraitCollection.current.metrics.configuredButton) }
      set { ownInsets = newValue }
    }
    public var buttonSize: Size = .medium
    public var cornerStyle: CornerStyle = .dynamic
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var background = UIBackgroundConfiguration.button
    /// The line break mode of titles: those that wrap by words or characters take as many lines as they need, all others one.
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// True to show an activity indicator instead of the image; it is not drawn, with a warning.
    public var showsActivityIndicator = false
    public var symbolContentTransition: UISymbolContentTransition?
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The indicator of a menu; it is not drawn.
    public var indicator: Indicator = .automatic
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    public var automaticallyUpdateForSelection = true
    public var macIdiomStyle: MacIdiomStyle = .automatic
    private let style: Style
    private var ownInsets: NSDirectionalEdgeInsets?

    private enum Style: Sendable {
      case plain, gray, tinted, filled, bordered, borderedProminent, borderless
      case glass, prominentGlass, clearGlass, prominentClearGlass
    }

    public enum Size: Sendable {
      case mini, small, medium, large

      fileprivate func insets(_ metrics: ConfiguredButtonMetrics) -> NSDirectionalEdgeInsets {
        let insets = value(of: metrics.insets)
        let (side, end) = (CGFloat(insets.width), CGFloat(insets.height))
        return NSDirectionalEdgeInsets(top: end, leading: side, bottom: end, trailing: side)
      }

      fileprivate func value<Value>(of values: ConfiguredButtonMetrics.BySize<Value>) -> Value {
        switch self {
        case .mini, .small: values.small
        case .medium: values.medium
        case .large: values.large
        }
      }

      /// The title's text style, which follows Dynamic Type: 15 or 17 pt at the content size Large.
      fileprivate var textStyle: UIFont.TextStyle {
        switch self {
        case .mini, .small: .subheadline
        case .medium, .large: .body
        }
      }
    }

    /// The alignment of title and subtitle to each other; PageRender centres them if `automatic`.
    public enum TitleAlignment: Sendable {
      case automatic, leading, center, trailing

      fileprivate var alignment: TextAlignment {
        switch self {
        case .automatic, .center: .center
        case .leading: .natural
        // In right-to-left text this is the leading side.
        case .trailing: .right
        }
      }
    }

    public enum Indicator: Sendable { case automatic, none, popup }

    public enum MacIdiomStyle: Sendable { case automatic, bordered, borderless, borderlessTinted }

    public enum CornerStyle: Sendable { case fixed, dynamic, small, medium, large, capsule }

    public static func plain() -> Configuration { Configuration(style: .plain) }
    public static func gray() -> Configuration { Configuration(style: .gray) }
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    public static func filled() -> Configuration { Configuration(style: .filled) }
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
    public static func borderedProminent() -> Configuration { Configuration(style: .borderedProminent) }
    public static func borderless() -> Configuration { Configuration(style: .borderless) }
    /// A capsule of glass, with a title in the label's colour.
    public static func glass() -> Configuration { Configuration(style: .glass) }
    /// A capsule in the tint colour, with a white title, as bars have for prominent items.
    public static func prominentGlass() -> Configuration { Configuration(style: .prominentGlass) }
    public static func clearGlass() -> Configuration { Configuration(style: .clearGlass) }
    public static func prominentClearGlass() -> Configuration { Configuration(style: .prominentClearGlass) }
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }

    private init(style: Style) {
      self.style = style
    }

    var wrapsTitle: Bool { titleLineBreakMode == .byWordWrapping || titleLineBreakMode == .byCharWrapping }

    /// - Parameter title: The button's own title, for a configuration without one.
    @MainActor
    func content(
      tint: UIColor, title: AttributedString, image: UIImage?, isEnabled: Bool,
      metrics: ConfiguredButtonMetrics
    ) -> ConfiguredButtonContent {
      let base = (baseBackgroundColor ?? tint).dynamic
      let disabled = Color.Dynamic.placeholderText
      let foreground = isEnabled ? foreground(tint: tint, metrics) : disabled
      let font = UIFont.preferredFont(forTextStyle: buttonSize.textStyle).descriptor
      let insets = ownInsets ?? buttonSize.insets(metrics)
      let alignment = titleAlignment.alignment
      /// A line of text, whose own attributes override the button's.
      func line(
        _ text: AttributedString, _ font: FontDescriptor,
        _ transform: UIConfigurationTextAttributesTransformer?
      ) -> AttributedText {
        let attributes = TextAttributes(
          font: font, color: foreground, paragraph: ParagraphStyle(alignment: alignment))
        let shown = transform.map { $0.transformed(text, font, foreground) } ?? text
        return AttributedText(NSAttributedString(shown), defaults: attributes, alignment: alignment)
      }
      let small = UIFont.preferredFont(forTextStyle: UIFont.TextStyle(metrics.subtitleStyle)).descriptor
      var content = ConfiguredButtonContent(
        title: line(attributedTitle ?? title, font, titleTextAttributesTransformer),
        subtitle: line(attributedSubtitle ?? AttributedString(""), small, subtitleTextAttributesTransformer),
        titlePadding: Double(max(titlePadding, 0)), wrapsTitle: wrapsTitle, font: font,
        image: shown(image)?.content(tint: imageTint(foreground), isStencil: true),
        imageSide: imagePlacement.side,
        imagePadding: Double(imagePadding),
        insets: ConfiguredButtonContent.Insets(
          top: Double(insets.top), leading: Double(insets.leading), bottom: Double(insets.bottom),
          trailing: Double(insets.trailing)),
        fill: background.backgroundColor?.dynamic ?? fill(base: base, isEnabled: isEnabled, metrics),
        border: background.strokeColor?.dynamic, borderWidth: Double(max(background.strokeWidth, 0)),
        cornerRadius: corner(metrics))
      if background.backgroundColor == nil { content.glass = glass }
      return content
    }

    @MainActor
    private func shown(_ image: UIImage?) -> UIImage? {
      if showsActivityIndicator {
        Effectless.say("showsActivityIndicator", "the button shows its image instead")
      }
      guard let preferredSymbolConfigurationForImage else { return image }
      return image?.withConfiguration(preferredSymbolConfigurationForImage)
    }

    private func imageTint(_ foreground: Color.Dynamic) -> UIColor {
      let tint = UIColor(foreground)
      return imageColorTransformer?(tint) ?? tint
    }

    private func foreground(tint: UIColor, _ metrics: ConfiguredButtonMetrics) -> Color.Dynamic {
      if let baseForegroundColor { return baseForegroundColor.dynamic }
      switch style {
      case .filled, .borderedProminent, .prominentGlass, .prominentClearGlass: return Color.Dynamic(.white)
      case .glass, .clearGlass: return .text
      case .gray, .bordered: return metrics.grayInk == .label ? .text : tint.dynamic
      case .plain, .tinted, .borderless: return tint.dynamic
      }
    }

    private func fill(
      base: Color.Dynamic, isEnabled: Bool, _ metrics: ConfiguredButtonMetrics
    ) -> Color.Dynamic {
      switch style {
      case .plain, .borderless: baseBackgroundColor?.dynamic ?? Color.Dynamic(.clear)
      case .gray, .bordered:
        baseBackgroundColor?.dynamic ?? (isEnabled ? metrics.grayFill : metrics.disabledFill)
      case .tinted: isEnabled ? tinted(base, metrics) : metrics.disabledFill
      case .filled, .borderedProminent, .prominentGlass, .prominentClearGlass:
        isEnabled ? base : metrics.disabledFill
      case .glass, .clearGlass: baseBackgroundColor?.dynamic ?? Color.Dynamic(.clear)
      }
    }

    /// The glass of the button without a colour of its own; `nil` for a fill.
    private var glass: GlassLook? {
      guard baseBackgroundColor == nil else { return nil }
      return switch style {
      case .glass: UIGlassEffect.look(.regular)
      case .clearGlass: UIGlassEffect.look(.clear)
      default: nil
      }
    }

    private func tinted(_ base: Color.Dynamic, _ metrics: ConfiguredButtonMetrics) -> Color.Dynamic {
      Color.Dynamic(
        light: base.opacity(metrics.tintedOpacityInLight).light,
        dark: base.opacity(metrics.tintedOpacityInDark).dark)
    }

    private var isGlass: Bool {
      switch style {
      case .glass, .prominentGlass, .clearGlass, .prominentClearGlass: true
      default: false
      }
    }

    private func corner(_ metrics: ConfiguredButtonMetrics) -> CornerRule {
      switch cornerStyle {
      case .fixed: .fixed(Double(background.cornerRadius))
      case .dynamic where background.cornerRadius != UIBackgroundConfiguration.buttonCornerRadius:
        .fixed(Double(background.cornerRadius))
      case .dynamic: isGlass ? .capsule : buttonSize.value(of: metrics.dynamicCorner)
      case .small: metrics.smallCorner
      case .medium: metrics.mediumCorner
      case .large: metrics.largeCorner
      case .capsule: .capsule
      }
    }
  }
}

/// A closure that changes a text's attributes before it is drawn.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

  /// The text with each run's attributes transformed; the closure gets runs with their effective font and
  /// colour.
  fileprivate func transformed(
    _ text: AttributedString, _ font: FontDescriptor, _ color: Color.Dynamic
  ) -> AttributedString {
    var changed = text
    for run in text.runs {
      var attributes = run.attributes
      if attributes.font == nil { attributes.font = UIFont(font) }
      if attributes.foregroundColor == nil { attributes.foregroundColor = UIColor(color) }
      changed[run.range].setAttributes(transform(attributes))
    }
    return changed
  }
}

/// A set of a rectangle's edges, with UIKit's raw values.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
  public init(rawValue: UInt) { self.rawValue = rawValue }

  fileprivate var side: ConfiguredButtonContent.ImageSide {
    switch self {
    case .trailing: .trailing
    case .top: .top
    case .bottom: .bottom
    default: .leading
    }
  }
}
