public import Foundation
internal import LayoutEngine

extension UIButton {
  /// The look of a button since iOS 15. Subtitles and activity indicators are not drawn, and a title is one line.
  public struct Configuration: Sendable {
    public var title: String?
    public var image: UIImage?
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// In points, between picture and title.
    public var imagePadding: CGFloat = 0
    /// In points; the button's size gives them unless set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }
    public var buttonSize: Size = .medium
    public var cornerStyle: CornerStyle = .dynamic
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var background = UIBackgroundConfiguration()
    private let style: Style
    private var ownInsets: NSDirectionalEdgeInsets?

    private enum Style: Sendable { case plain, gray, tinted, filled, bordered, borderedProminent, borderless }

    public enum Size: Sendable {
      case mini, small, medium, large

      /// Medium is recorded from UIKit (14 pt more than a line) and from knowledge; the others from knowledge.
      fileprivate var insets: NSDirectionalEdgeInsets {
        switch self {
        case .mini, .small: NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
      }

      /// The title follows Dynamic Type: 15 and 17 pt at the size Large.
      fileprivate var textStyle: UIFont.TextStyle {
        switch self {
        case .mini, .small: .subheadline
        case .medium, .large: .body
        }
      }
    }

    public enum CornerStyle: Sendable {
      case fixed, dynamic, small, medium, large, capsule
    }

    public static func plain() -> Configuration { Configuration(style: .plain) }
    public static func gray() -> Configuration { Configuration(style: .gray) }
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    public static func filled() -> Configuration { Configuration(style: .filled) }
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
    public static func borderedProminent() -> Configuration { Configuration(style: .borderedProminent) }
    public static func borderless() -> Configuration { Configuration(style: .borderless) }
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }

    private init(style: Style) {
      self.style = style
    }

    @MainActor
    func content(tint: UIColor, title: String?, image: UIImage?, isEnabled: Bool) -> ConfiguredButtonContent {
      let base = (baseBackgroundColor ?? tint).dynamic
      let disabled = Color.Dynamic.placeholderText
      let foreground = isEnabled ? foreground(tint: tint) : disabled
      let font = UIFont.preferredFont(forTextStyle: buttonSize.textStyle).descriptor
      let insets = contentInsets
      return ConfiguredButtonContent(
        title: AttributedText(title ?? "", font: font, color: foreground, alignment: .center), font: font,
        image: image?.content(tint: UIColor(foreground), isStencil: true), imageSide: imagePlacement.side,
        imagePadding: Double(imagePadding),
        insets: ConfiguredButtonContent.Insets(
          top: Double(insets.top), leading: Double(insets.leading), bottom: Double(insets.bottom),
          trailing: Double(insets.trailing)),
        fill: background.backgroundColor?.dynamic ?? fill(base: base, isEnabled: isEnabled),
        border: background.strokeColor?.dynamic, borderWidth: Double(max(background.strokeWidth, 0)),
        cornerRadius: cornerRadius)
    }

    private func foreground(tint: UIColor) -> Color.Dynamic {
      if let baseForegroundColor { return baseForegroundColor.dynamic }
      switch style {
      case .filled, .borderedProminent: return Color.Dynamic(.white)
      case .plain, .gray, .tinted, .bordered, .borderless: return tint.dynamic
      }
    }

    private func fill(base: Color.Dynamic, isEnabled: Bool) -> Color.Dynamic {
      switch style {
      case .plain, .borderless: baseBackgroundColor?.dynamic ?? Color.Dynamic(.clear)
      case .gray, .bordered: baseBackgroundColor?.dynamic ?? .tertiarySystemFill
      // By eye: the tint at less than a fifth.
      case .tinted: isEnabled ? base.opacity(0.18) : .tertiarySystemFill
      case .filled, .borderedProminent: isEnabled ? base : .tertiarySystemFill
      }
    }

    /// In points. The radii are from knowledge: UIKit prints 5.95 for the default.
    private var cornerRadius: Double? {
      switch cornerStyle {
      case .fixed: Double(background.cornerRadius)
      case .dynamic: buttonSize == .large ? 8.75 : 5.95
      case .small: 4.5
      case .medium: 5.95
      case .large: 8.75
      case .capsule: nil
      }
    }
  }
}

/// The background of a configured button.
public struct UIBackgroundConfiguration: Sendable {
  public var backgroundColor: UIColor?
  /// In points; used with the `fixed` corner style.
  public var cornerRadius: CGFloat = 5.95
  public var strokeColor: UIColor?
  /// In points, inside the edge.
  public var strokeWidth: CGFloat = 0

  public init() {}
}

/// Edges of a rectangle, with UIKit's raw values.
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
