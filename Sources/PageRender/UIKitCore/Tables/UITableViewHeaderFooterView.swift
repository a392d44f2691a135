public import Foundation
internal import PageLayout

/// The header or footer of a section.
open class UITableViewHeaderFooterView: UIView {
  public let contentView: UIView = CellContentView()
  /// The label of the title; added to the content view at the first access.
  public private(set) lazy var textLabel: UILabel? = makeLabel()
  public private(set) lazy var detailTextLabel: UILabel? = UILabel()
  public internal(set) var reuseIdentifier: String?
  /// The view below the content, as large as the header or footer.
  open var backgroundView: UIView? {
    didSet { exchange(oldValue, for: backgroundView) }
  }
  /// The configuration of the content view's content, used instead of the title label; `nil` is none.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showConfiguration() }
  }
  private var configured: (any UIView & UIContentView)?

  convenience init(title: String, isHeader: Bool, style: UITableView.Style) {
    self.init(reuseIdentifier: nil)
    let isLarge = isHeader && style == .plain
    let list = UITraitCollection.current.metrics.list
    textLabel?.text = isHeader && !isLarge && list.isHeaderUppercase ? title.uppercased() : title
    let own = isHeader ? UIFont.TextStyle(list.headerStyle) : .footnote
    textLabel?.font = .preferredFont(forTextStyle: isLarge ? .headline : own)
    textLabel?.adjustsFontForContentSizeCategory = true
    if !isLarge { textLabel?.textColor = .secondaryLabel }
    textLabel?.numberOfLines = 0
    guard let textLabel else { return }
    NSLayoutConstraint.deactivate(standing)
    standing =
      if isLarge {
        [textLabel.centerYAnchor.constraint(equalTo: centerYAnchor)]
      } else if isHeader {
        [textLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -CGFloat(list.headerBottom))]
      } else {
        [
          textLabel.topAnchor.constraint(equalTo: topAnchor, constant: CGFloat(list.footerTop)),
          bottomAnchor.constraint(
            greaterThanOrEqualTo: textLabel.bottomAnchor, constant: CGFloat(list.footerBottom)),
        ]
      }
    NSLayoutConstraint.activateOfSystem(standing)
  }

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = (coder as? DocumentCoder)?.reuseIdentifier
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.frame = CGRect(origin: .zero, size: bounds.size)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    ownMargins = OwnMargins(top: 0, bottom: 0)
    contentView.ownMargins = OwnMargins(top: 0, bottom: 0)
  }

  /// Makes a view through the class's `init(reuseIdentifier:)`, as tables do for registered classes.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: Self.identifierOfMaking)
    self.frame = frame
  }
  private static var identifierOfMaking: String?

  /// Runs `make` so that the view it makes with `init(frame:)` has a reuse identifier.
  static func making(
    _ identifier: String, _ make: () -> UITableViewHeaderFooterView?
  ) -> UITableViewHeaderFooterView? {
    identifierOfMaking = identifier
    defer { identifierOfMaking = nil }
    return make()
  }

  package override var uiKitClassName: String { "UITableViewHeaderFooterView" }

  override var hasScreenMargins: Bool { true }
  override var hasRowMargins: Bool { (superview as? UITableView)?.haveRowsRowMargins ?? true }

  /// Called before the view is reused for another section.
  open func prepareForReuse() {}

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    (superview as? UITableView)?.style == .plain ? .plainHeader() : .groupedHeader()
  }

  // MARK: Standard content

  /// True if the view shows a title and nothing else.
  var isStandard: Bool {
    guard let title, contentConfiguration == nil else { return false }
    return contentView.subviews.allSatisfy { $0 === title }
  }
  private var title: UILabel?
  private var standing: [NSLayoutConstraint] = []

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    standing = [label.centerYAnchor.constraint(equalTo: centerYAnchor)]
    NSLayoutConstraint.activateOfSystem(
      standing + [
        label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        label.trailingAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.trailingAnchor),
      ])
    title = label
    return label
  }

  private func exchange(_ former: UIView?, for view: UIView?) {
    if former !== view, former?.superview === self { former?.removeFromSuperview() }
    guard let view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  private func showConfiguration() {
    configured?.removeFromSuperview()
    configured = nil
    guard let view = contentConfiguration?.makeContentView() else { return }
    configured = view
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    NSLayoutConstraint.activateOfSystem([
      view.topAnchor.constraint(equalTo: topAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  /// True while the view stays in place above scrolling rows, which an opaque background then hides.
  var isFloating = false {
    didSet {
      guard isFloating != oldValue, backgroundView == nil else { return }
      if isFloating, backgroundColor == nil {
        backgroundColor = .systemBackground
        hasFloatingColor = true
      } else if !isFloating, hasFloatingColor {
        backgroundColor = nil
        hasFloatingColor = false
      }
    }
  }
  private var hasFloatingColor = false
}
