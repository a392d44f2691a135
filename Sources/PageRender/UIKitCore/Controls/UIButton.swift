public import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// A control with a title, an image or both that sends an action when tapped.
open class UIButton: _UIButtonNames {
  public private(set) var buttonType: ButtonType
  /// The label that holds the title's font, line break mode, number of lines and shrinking. The title itself
  /// is set for a state.
  public private(set) lazy var titleLabel: UILabel? = makeTitleLabel()
  /// A new image view with the current image; changing it does not change the button.
  open var imageView: UIImageView? { (configuration?.image ?? currentImage).map { UIImageView(image: $0) } }
  /// The insets around title and image, in points. Unless zero, they replace the 6 pt above and below a
  /// title.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// The insets of the title, in points; they do not change the button's size.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// The insets of the image, in points; they do not change the button's size.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// The configuration, which decides the button's appearance; `nil` for a button with titles and images by
  /// state. A configured button ignores insets and background images.
  open var configuration: Configuration?
  /// The closure called before the button is drawn, to adapt its configuration to its state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler?
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  /// The menu that a step's touch opens, since iOS 26, if `showsMenuAsPrimaryAction` is set.
  open var menu: UIMenu?
  /// The menu that a touch opens; `nil` if it does something else.
  var primaryMenu: UIMenu? { showsMenuAsPrimaryAction && isEnabled ? menu : nil }
  /// The button's role. `destructive` tints a configured button red; other roles have no effect.
  open var role: Role = .normal
  open var adjustsImageWhenDisabled = true
  private var titles = StateValues<String>()
  var titleShadowColors = StateValues<UIColor>()
  private var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()
  private var attributedTitles = StateValues<NSAttributedString>()
  var titleColors = StateValues<UIColor>()
  var images = StateValues<UIImage>()
  var backgroundImages = StateValues<UIImage>()

  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
  }

  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    buttonType = (coder as? DocumentCoder)?.buttonType ?? .custom
    super.init(coder: coder)
  }

  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    adopt(primaryAction)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// Makes a system button with an image.
  public class func systemButton(with image: UIImage, primaryAction: UIAction? = nil) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let primaryAction { button.addAction(primaryAction, for: tapEvents) }
    return button
  }

  /// The events that a tap sends.
  private static let tapEvents: Event = [.primaryActionTriggered, .touchUpInside]

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: Self.tapEvents)
  }

  /// Does nothing: `configurationUpdateHandler` is called whenever the button is drawn.
  open func setNeedsUpdateConfiguration() {}
  open func updateConfiguration() {}

  /// Makes a system button with a configuration.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    guard let primaryAction else { return }
    if configuration.title == nil, !primaryAction.title.isEmpty {
      self.configuration?.title = primaryAction.title
    }
    if configuration.image == nil { self.configuration?.image = primaryAction.image }
    addAction(primaryAction, for: Self.tapEvents)
  }

  // MARK: Titles and pictures by state

  open func setTitle(_ title: String?, for state: State) { titles[state] = title }
  open func title(for state: State) -> String? { titles[state] }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
  }
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }
  open func titleColor(for state: State) -> UIColor? { titleColors[state] }
  open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
  open func image(for state: State) -> UIImage? { images[state] }
  open func setBackgroundImage(_ image: UIImage?, for state: State) { backgroundImages[state] = image }
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

  open func setTitleShadowColor(_ color: UIColor?, for state: State) { titleShadowColors[state] = color }
  open func titleShadowColor(for state: State) -> UIColor? { titleShadowColors[state] }
  open var currentTitleShadowColor: UIColor? { titleShadowColors.value(in: state) }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[state] = configuration
  }
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations[state]
  }

  open var currentTitle: String? { titles.value(in: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitles.value(in: state) }
  open var currentImage: UIImage? { images.value(in: state) }
  /// The current image; a symbol with the state's symbol configuration applied.
  private var shownImage: UIImage? {
    guard let image = currentImage, image.symbolName != nil,
      let preferred = symbolConfigurations.value(in: state)
    else { return currentImage }
    return image.applyingSymbolConfiguration(image.symbol.map(preferred.applying) ?? preferred)
  }
  open var currentBackgroundImage: UIImage? { backgroundImages.value(in: state) }

  open var currentTitleColor: UIColor {
    if let own = titleColors[state] { return own }
    if isSystem, state == .disabled { return UIColor(.placeholderText) }
    return titleColors[.normal] ?? (isSystem ? tintColor : .white)
  }

  /// True if the button has the system's appearance, with title and image in the tint colour.
  private var isSystem: Bool { buttonType != .custom }

  // MARK: What the page needs to know

  package override var uiKitClassName: String { "UIButton" }
  override var baselineFont: UIFont? { titleFont }

  override var shortcomings: [Diagnostic] {
    [configuration?.image ?? currentImage, currentBackgroundImage].compactMap { $0?.shortcoming }
  }

  override func prepareForReading() { configurationUpdateHandler?(self) }

  override var content: ViewContent {
    if let configuration {
      return .control(
        configuration.content(
          tint: role == .destructive ? .systemRed : tintColor,
          title: currentAttributedTitle.map { AttributedString($0) } ?? AttributedString(currentTitle ?? ""),
          image: configuration.image ?? currentImage, isEnabled: isEnabled,
          metrics: metrics.configuredButton))
    }
    return .control(placed(plainContent))
  }

  /// The content of a button without a configuration, before a subclass's frames are applied.
  var plainContent: ButtonContent {
    ButtonContent(
      title: titleText, font: titleFont.descriptor,
      lineBreakMode: titleLabel?.lineBreakMode.lineBreakMode ?? .byTruncatingMiddle,
      maximumLines: titleLines, fitting: titleLabel?.fitting,
      image: shownImage?.content(tint: tintColor, isStencil: isSystem),
      background: currentBackgroundImage?.content(tint: tintColor), symbol: symbol,
      contentInsets: EdgeInsets(contentEdgeInsets), imageInsets: EdgeInsets(imageEdgeInsets),
      titleInsets: EdgeInsets(titleEdgeInsets), horizontal: contentHorizontalAlignment.placement,
      vertical: contentVerticalAlignment.placement,
      // A disabled button without images for that state shows its images at half opacity, as in UIKit.
      opacity: isEnabled || images[.disabled] != nil || !adjustsImageWhenDisabled ? 1 : 0.5)
  }

  /// The rectangle of the button's parts: `bounds` inside the content insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  /// The title's frame in the rectangle of `contentRect(forBounds:)`. A subclass moves the title by returning
  /// another frame.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { ownRow(in: contentRect).title }
  /// The image's frame in the rectangle of `contentRect(forBounds:)`. A subclass moves the image by returning
  /// another frame.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { ownRow(in: contentRect).image }

  /// The content's size in points, on the pixel grid of `fittingTraits`.
  open override var intrinsicContentSize: CGSize { measuredIntrinsicSize }

  override var layoutContent: LayoutItem.Content {
    .measured(heightFollowsWidth: configuration?.wrapsTitle ?? false)
  }

  private var titleFont: UIFont { titleLabel.map { $0.shown($0.font, in: self) } ?? .systemFont(ofSize: 15) }

  /// The title's maximum number of lines, with 0 for no limit: unlimited for a wrapping title of one line,
  /// otherwise the label's.
  private var titleLines: Int {
    switch titleLabel?.lineBreakMode {
    case .byWordWrapping, .byCharWrapping:
      titleLabel?.numberOfLines == 1 ? 0 : max(titleLabel?.numberOfLines ?? 0, 0)
    default: max(titleLabel?.numberOfLines ?? 1, 0)
    }
  }

  private var titleText: AttributedText {
    var attributes = TextAttributes(
      font: titleFont.descriptor, color: currentTitleColor.dynamic,
      paragraph: ParagraphStyle(alignment: .center))
    attributes.shadow = currentTitleShadowColor.map {
      TextShadow(color: $0, offset: titleLabel?.shadowOffset ?? .zero)
    }
    if let title = currentAttributedTitle {
      return AttributedText(
        title, defaults: attributes, alignment: .center,
        adjustsFonts: titleLabel?.adjustsFontForContentSizeCategory ?? false)
    }
    return AttributedText(currentTitle ?? "", attributes: attributes)
  }

  private var symbol: ButtonSymbol? {
    guard currentImage == nil, let kind = symbolKind else { return nil }
    return ButtonSymbol(kind: kind, color: isEnabled ? tintColor.dynamic : .placeholderText)
  }

  /// The symbol of the button's type; `nil` for custom and system buttons.
  var symbolKind: ButtonSymbol.Kind? {
    switch buttonType {
    case .custom, .system: nil
    case .contactAdd: .add
    case .close: .close
    case .detailDisclosure, .infoLight, .infoDark: .info
    }
  }

  /// The frame of the type's symbol in the button's coordinates, in points; `nil` if no symbol shows.
  package var symbolFrame: CGRect? {
    guard let size = symbol?.size else { return nil }
    return CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  private func makeTitleLabel() -> UILabel {
    let label = UILabel()
    // 15 pt in a system button, 18 pt in a custom one: recorded title heights of 18 and 21.48 pt.
    label.font = .systemFont(ofSize: isSystem ? 15 : 18)
    label.lineBreakMode = .byTruncatingMiddle
    return label
  }
}

/// Values by a control's state; a state without a value has the normal state's.
struct StateValues<Value> {
  private var values: [UIControl.State.RawValue: Value] = [:]

  subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  func value(in state: UIControl.State) -> Value? {
    self[state] ?? self[.normal]
  }

  /// Adopts the values of `other` for states that have none.
  mutating func complete(with other: StateValues) {
    values.merge(other.values) { own, _ in own }
  }

  var isEmpty: Bool { values.isEmpty }
}

extension UIControl.ContentHorizontalAlignment {
  fileprivate var placement: ButtonContent.HorizontalPlacement {
    switch self {
    case .center: .center
    case .left: .left
    case .right: .right
    case .fill: .fill
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}

extension UIControl.ContentVerticalAlignment {
  fileprivate var placement: ButtonContent.VerticalPlacement {
    switch self {
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .fill: .fill
    }
  }
}
