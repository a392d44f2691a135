public import Foundation

/// The view of a list content configuration: an image, and one or two texts beside it.
open class UIListContentView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration {
    didSet { show() }
  }
  private let imageView = UIImageView(image: nil)
  private let textLabel = UILabel()
  private let secondaryLabel = UILabel()
  let texts = UILayoutGuide()
  private let imageRoom = UILayoutGuide()
  /// The guide around the texts; `nil` without a first text.
  public var textLayoutGuide: UILayoutGuide? { textLabel.superview === self ? texts : nil }
  /// The guide around the image's reserved area; `nil` without an image.
  public var imageLayoutGuide: UILayoutGuide? { imageView.superview === self ? imageRoom : nil }
  private var placing: [NSLayoutConstraint] = []

  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    texts.identifier = "texts"
    imageRoom.identifier = "image"
    for view in [imageView, textLabel, secondaryLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    for guide in [texts, imageRoom] { addLayoutGuide(guide) }
    show()
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  package override var uiKitClassName: String { "UIListContentView" }
  override var hasScreenMargins: Bool { false }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustToTextSize()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    adjustToTextSize()
  }

  /// Arranges the texts again if the text size has become an accessibility size or no longer is one.
  private func adjustToTextSize() {
    if hasLargeText != traitCollection.preferredContentSizeCategory.isAccessibilityCategory { show() }
  }
  private var hasLargeText = false

  private func show() {
    guard let configuration = configuration as? UIListContentConfiguration else { return }
    let margins = configuration.directionalLayoutMargins
    directionalLayoutMargins = margins
    preservesSuperviewLayoutMargins = configuration.axesPreservingSuperviewLayoutMargins.contains(.horizontal)
    dress(
      textLabel, configuration.textProperties, configuration.text, configuration.attributedText)
    dress(
      secondaryLabel, configuration.secondaryTextProperties, configuration.secondaryText,
      configuration.secondaryAttributedText)
    imageView.image = configuration.image
    if let tint = configuration.imageProperties.tintColor { imageView.tintColor = tint }
    imageView.layer.cornerRadius = configuration.imageProperties.cornerRadius
    imageView.clipsToBounds = configuration.imageProperties.cornerRadius > 0
    hasLargeText = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    NSLayoutConstraint.deactivate(placing)
    keep(imageView, configuration.image != nil)
    keep(textLabel, textLabel.attributedText != nil)
    keep(secondaryLabel, secondaryLabel.attributedText != nil)
    placing = constraints(configuration)
    NSLayoutConstraint.activateOfSystem(placing)
  }

  private func keep(_ view: UIView, _ isKept: Bool) {
    if isKept, view.superview == nil { addSubview(view) }
    if !isKept, view.superview === self { view.removeFromSuperview() }
  }

  private func dress(
    _ label: UILabel, _ properties: UIListContentConfiguration.TextProperties, _ text: String?,
    _ attributedText: NSAttributedString?
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    let shown: String? =
      switch properties.transform {
      case .none: text
      case .uppercase: text?.uppercased()
      case .lowercase: text?.lowercased()
      case .capitalized: text?.capitalized
      }
    label.text = shown
    if let attributedText { label.attributedText = attributedText }
  }

  // MARK: Places

  private func constraints(_ configuration: UIListContentConfiguration) -> [NSLayoutConstraint] {
    let margins = layoutMarginsGuide
    var made: [NSLayoutConstraint] = [
      texts.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      texts.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
      atLeast(texts.topAnchor, below: margins.topAnchor),
    ]
    if imageView.superview != nil {
      made += imageConstraints(configuration.imageProperties)
      made.append(
        texts.leadingAnchor.constraint(
          equalTo: imageRoom.trailingAnchor, constant: configuration.imageToTextPadding))
    } else {
      made.append(texts.leadingAnchor.constraint(equalTo: margins.leadingAnchor))
    }
    return made + textConstraints(configuration)
  }

  /// Makes a constraint that breaks in a row of too small a fixed height, so that the texts overflow.
  private func atLeast(_ anchor: NSLayoutYAxisAnchor, below other: NSLayoutYAxisAnchor) -> NSLayoutConstraint
  {
    let constraint = anchor.constraint(greaterThanOrEqualTo: other)
    constraint.priority = UILayoutPriority(rawValue: 999)
    return constraint
  }

  private func imageConstraints(
    _ properties: UIListContentConfiguration.ImageProperties
  ) -> [NSLayoutConstraint] {
    let margins = layoutMarginsGuide
    var made = [
      imageRoom.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      imageRoom.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
      atLeast(imageRoom.topAnchor, below: margins.topAnchor),
      imageView.centerXAnchor.constraint(equalTo: imageRoom.centerXAnchor),
      imageView.centerYAnchor.constraint(equalTo: imageRoom.centerYAnchor),
    ]
    let own = imageView.image?.size ?? .zero
    let shown = own.fitted(into: properties.maximumSize)
    // Anchors are those of the alignment rectangle, which in a symbol is as high as a line of text.
    let insets = imageView.alignmentRectInsets
    let room = room(properties.reservedLayoutSize, own: shown)
    made += [
      imageView.widthAnchor.constraint(equalToConstant: shown.width - insets.left - insets.right),
      imageView.heightAnchor.constraint(equalToConstant: shown.height - insets.top - insets.bottom),
      imageRoom.widthAnchor.constraint(equalToConstant: room.width),
      imageRoom.heightAnchor.constraint(equalToConstant: room.height),
    ]
    return made
  }

  /// The area in which the image is centred, in points: along an axis of 0, the image's own length.
  ///
  /// Symbols share a column, which follows the text size as UIKit documents. Its width is not published: 24
  /// points at the size Large hold the widest symbols of body text.
  private func room(_ reserved: CGSize, own: CGSize) -> CGSize {
    let column = UIFontMetrics(forTextStyle: .body).scaledValue(for: 24, compatibleWith: traitCollection)
    let standard = UIListContentConfiguration.ImageProperties.standardDimension
    func length(_ asked: CGFloat, _ own: CGFloat, isShared: Bool) -> CGFloat {
      if asked == standard { return column }
      return asked > 0 ? asked : isShared ? max(column, own) : own
    }
    let isSymbol = imageView.image?.isSymbolImage == true
    return CGSize(
      width: length(reserved.width, own.width, isShared: isSymbol),
      height: length(reserved.height, own.height, isShared: false))
  }

  private func textConstraints(_ configuration: UIListContentConfiguration) -> [NSLayoutConstraint] {
    let labels = [textLabel, secondaryLabel].filter { $0.superview != nil }
    guard labels.count == 2 else {
      return labels.flatMap { edges(of: $0, top: texts.topAnchor, bottom: texts.bottomAnchor) }
    }
    guard configuration.prefersSideBySideTextAndSecondaryText, !hasLargeText else {
      return edges(of: textLabel, top: texts.topAnchor, bottom: nil)
        + edges(of: secondaryLabel, top: nil, bottom: texts.bottomAnchor) + [
          secondaryLabel.topAnchor.constraint(
            equalTo: textLabel.bottomAnchor, constant: configuration.textToSecondaryTextVerticalPadding)
        ]
    }
    // The secondary text keeps its width; the first text wraps.
    secondaryLabel.setContentCompressionResistancePriority(UILayoutPriority(rawValue: 751), for: .horizontal)
    secondaryLabel.setContentHuggingPriority(UILayoutPriority(rawValue: 251), for: .horizontal)
    return [
      textLabel.leadingAnchor.constraint(equalTo: texts.leadingAnchor),
      textLabel.topAnchor.constraint(equalTo: texts.topAnchor),
      textLabel.bottomAnchor.constraint(lessThanOrEqualTo: texts.bottomAnchor),
      secondaryLabel.trailingAnchor.constraint(equalTo: texts.trailingAnchor),
      secondaryLabel.firstBaselineAnchor.constraint(equalTo: textLabel.firstBaselineAnchor),
      secondaryLabel.bottomAnchor.constraint(lessThanOrEqualTo: texts.bottomAnchor),
      secondaryLabel.leadingAnchor.constraint(
        greaterThanOrEqualTo: textLabel.trailingAnchor,
        constant: configuration.textToSecondaryTextHorizontalPadding),
      flat(texts.heightAnchor.constraint(equalToConstant: 0)),
    ]
  }

  private func flat(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
    constraint.priority = .fittingSizeLevel
    return constraint
  }

  /// Keeps a label at the leading edge, as wide as its text; one that is centred or justified fills the room.
  private func edges(
    of label: UILabel, top: NSLayoutYAxisAnchor?, bottom: NSLayoutYAxisAnchor?
  ) -> [NSLayoutConstraint] {
    [
      label.leadingAnchor.constraint(equalTo: texts.leadingAnchor),
      label.textAlignment == .natural
        ? label.trailingAnchor.constraint(lessThanOrEqualTo: texts.trailingAnchor)
        : label.trailingAnchor.constraint(equalTo: texts.trailingAnchor),
      top.map { label.topAnchor.constraint(equalTo: $0) },
      bottom.map { label.bottomAnchor.constraint(equalTo: $0) },
    ].compactMap { $0 }
  }
}

extension CGSize {
  /// The size scaled down proportionally to fit into `most`; 0 along an axis is unlimited.
  fileprivate func fitted(into most: CGSize) -> CGSize {
    var scale: CGFloat = 1
    if most.width > 0, width > 0 { scale = min(scale, most.width / width) }
    if most.height > 0, height > 0 { scale = min(scale, most.height / height) }
    return CGSize(width: width * scale, height: height * scale)
  }
}
