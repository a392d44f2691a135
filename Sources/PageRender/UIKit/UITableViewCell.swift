public import Foundation

/// One row of a table; its content goes into `contentView`.
open class UITableViewCell: UIView {
  public let style: CellStyle
  public let reuseIdentifier: String?
  public let contentView: UIView = CellContentView()
  /// The text of a cell whose content view holds nothing else.
  public private(set) lazy var textLabel: UILabel? = standardLabel(isDetail: false)
  /// The second text; `nil` in the default style, as in UIKit.
  public private(set) lazy var detailTextLabel: UILabel? =
    style == .default ? nil : standardLabel(isDetail: true)
  public private(set) lazy var imageView: UIImageView? = standardImageView()
  open var accessoryType: AccessoryType = .none
  /// Stands in place of the accessory; as large as its frame, or its content where that has no size.
  open var accessoryView: UIView?
  /// Left and right ends of the separator, in points; unless set, the table's, else from the text to the right edge.
  open var separatorInset: UIEdgeInsets?

  /// What a table with rows of its own has of the cell's height, in points.
  var staticHeight: CGFloat?

  /// The arrangement of the standard labels, with UIKit's raw values.
  public enum CellStyle: Int, Sendable {
    /// An image and one text.
    case `default`
    /// A second text at the right edge, in grey.
    case value1
    /// The first text small, in blue, before the second.
    case value2
    /// The second text small, below the first.
    case subtitle
  }

  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    clipsToBounds = true
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // The sides are the screen's; 11 above and below since iOS 11.
    contentView.ownMargins = OwnMargins(top: 11, bottom: 11)
    addSubview(contentView)
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  override var uiKitClassName: String { "UITableViewCell" }

  override var hasScreenMargins: Bool { true }

  /// Outside a table the content view is as large as the cell.
  open override var frame: CGRect {
    didSet {
      if contentView.translatesAutoresizingMaskIntoConstraints { contentView.frame = bounds }
    }
  }

  // MARK: Standard content

  private(set) var hasText = false
  private(set) var hasDetail = false
  private var asksForImage = false
  var hasImage: Bool { asksForImage && imageView?.image != nil }

  /// Whether the content says how high the row is.
  var measuresItself: Bool { hasText || hasDetail || hasImage || !contentView.constraints.isEmpty }

  private func standardLabel(isDetail: Bool) -> UILabel {
    let label = UILabel()
    // Follow Dynamic Type, as UIKit's do: 15, 12 and 17 pt at the size Large.
    label.font = .preferredFont(
      forTextStyle: style == .value2 ? .subheadline : isDetail && style == .subtitle ? .caption1 : .body)
    label.adjustsFontForContentSizeCategory = true
    if isDetail, style == .value1 { label.textColor = .secondaryLabel }
    if !isDetail, style == .value2 { label.textColor = .systemBlue }
    if isDetail { hasDetail = true } else { hasText = true }
    addStandard(label)
    return label
  }

  private func standardImageView() -> UIImageView {
    asksForImage = true
    let view = UIImageView(image: nil)
    addStandard(view)
    return view
  }

  private func addStandard(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
  }

  /// Around the two texts of the style `subtitle`.
  private(set) lazy var labelsGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    guide.identifier = "labels"
    contentView.addLayoutGuide(guide)
    return guide
  }()

  // MARK: What the table knows

  /// Accessory and separators, and the constraints that the row's place asks for; made anew for each page.
  private var parts: [UIView] = []
  private var partConstraints: [NSLayoutConstraint] = []

  func removeParts() {
    for constraint in partConstraints { constraint.isActive = false }
    for view in parts { view.removeFromSuperview() }
    (parts, partConstraints) = ([], [])
  }

  func addPart(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    parts.append(view)
  }

  func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.identifier = "UITableViewCell" }
    partConstraints += constraints
    NSLayoutConstraint.activate(constraints)
  }
}

/// The view of a row's content, whose sides have the screen's margins.
final class CellContentView: UIView {
  override var hasScreenMargins: Bool { true }
}
