public import Foundation

/// A view that a cell of a list shows beside its content.
public struct UICellAccessory {
  let content: Content
  let displayed: DisplayedState
  let isLeading: Bool
  let isHidden: Bool
  let tint: UIColor?
  let width: LayoutDimension
  /// Chooses the index among the accessories of the same side; `nil` keeps the given order.
  var position: Placement.Position?

  enum Content {
    case disclosure, outline, checkmark, detail
    case label(String, UIFont)
    case custom(UIView, keepsSize: Bool)
    /// An accessory of edited lists; never shown, since nobody edits a page.
    case editing
  }

  /// The width that is reserved for an accessory.
  public enum LayoutDimension {
    /// The accessory's own width.
    case actual
    /// The standard width of the accessory's kind; PageRender uses the accessory's own width.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The side of the content on which an accessory is.
  public enum Placement {
    /// Returns the index at which to insert the accessory among the given ones of its side.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }

  // MARK: Standard accessories

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.disclosure, displayed, options)
  }

  /// Makes a disclosure mark of a collapsed item; nobody expands items on a page.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outline, displayed, options.shared)
  }

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed, options)
  }

  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed, options)
  }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .label(text, options.font ?? .preferredFont(forTextStyle: .body)), displayed,
      Options(options.isHidden, options.reservedLayoutWidth, options.tintColor))
  }

  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let content = Content.custom(
      configuration.customView, keepsSize: configuration.maintainsFixedSize)
    let options = Options(
      configuration.isHidden, configuration.reservedLayoutWidth, configuration.tintColor)
    switch configuration.placement {
    case .leading(let displayed, let position):
      return UICellAccessory(content, displayed, options, isLeading: true, position: position)
    case .trailing(let displayed, let position):
      return UICellAccessory(content, displayed, options, position: position)
    }
  }

  // MARK: Accessories for editing

  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.editing, .whenEditing, options.shared, isLeading: true)
  }

  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.editing, .whenEditing, options.shared, isLeading: true)
  }

  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.editing, .whenEditing, options.shared)
  }

  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.editing, .whenEditing, options.shared, isLeading: true)
  }

  // MARK: Options

  public typealias DisclosureIndicatorOptions = Options
  public typealias CheckmarkOptions = Options
  public typealias DetailOptions = Options
  public typealias DeleteOptions = BackgroundOptions
  public typealias InsertOptions = BackgroundOptions
  public typealias MultiselectOptions = BackgroundOptions

  public struct LabelOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    /// The font of the text; `nil` is that of the text style body.
    public var font: UIFont?
    public var adjustsFontForContentSizeCategory: Bool

    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool = true
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    /// True if the view keeps the size of its frame.
    public var maintainsFixedSize: Bool

    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool = false
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }
  }

  private init(
    _ content: Content, _ displayed: DisplayedState, _ options: Options, isLeading: Bool = false,
    position: Placement.Position? = nil
  ) {
    self.content = content
    self.displayed = displayed
    self.isLeading = isLeading
    self.position = position
    isHidden = options.isHidden
    tint = options.tintColor
    width = options.reservedLayoutWidth
  }
}

extension UICellAccessory {
  /// The options that most accessories share.
  public struct Options {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?

    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.init(isHidden, reservedLayoutWidth ?? .standard, tintColor)
    }

    init(_ isHidden: Bool, _ width: LayoutDimension, _ tint: UIColor?) {
      self.isHidden = isHidden
      reservedLayoutWidth = width
      tintColor = tint
    }
  }
}

extension UICellAccessory {
  /// Makes the accessory's view, which keeps its size; `nil` for an accessory of edited lists.
  @MainActor
  func makeView() -> UIView? {
    switch content {
    case .editing: return nil
    case .disclosure, .outline: return mark(.disclosure)
    case .checkmark: return mark(.checkmark)
    case .detail: return mark(.detail)
    case .label(let text, let font): return label(text, font)
    case .custom(let view, let keepsSize):
      view.tintColor = tint ?? view.tintColor
      guard keepsSize else {
        view.setContentHuggingPriority(.required, for: .horizontal)
        view.setContentCompressionResistancePriority(.required, for: .horizontal)
        return view
      }
      return fixed(view, to: view.frame.size)
    }
  }

  @MainActor
  private func mark(_ kind: AccessoryMark.Kind) -> UIView {
    let mark = AccessoryMark(kind)
    if let tint { mark.tintColor = tint }
    return fixed(mark, to: mark.size)
  }

  @MainActor
  private func fixed(_ view: UIView, to size: CGSize) -> UIView {
    for constraint in view.constraints where constraint.identifier == Self.sizing {
      constraint.isActive = false
    }
    let made = [
      view.widthAnchor.constraint(equalToConstant: size.width),
      view.heightAnchor.constraint(equalToConstant: size.height),
    ]
    for constraint in made { constraint.identifier = Self.sizing }
    NSLayoutConstraint.activateOfSystem(made)
    return view
  }
  private static let sizing = "UICellAccessory"

  @MainActor
  private func label(_ text: String, _ font: UIFont) -> UIView {
    let label = UILabel()
    label.text = text
    label.font = font
    label.adjustsFontForContentSizeCategory = true
    label.textColor = tint ?? .secondaryLabel
    label.setContentHuggingPriority(.required, for: .horizontal)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    return label
  }
}
