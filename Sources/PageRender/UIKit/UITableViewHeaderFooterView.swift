public import Foundation

/// The title above or below a section.
open class UITableViewHeaderFooterView: UIView {
  public let contentView = UIView()
  public let textLabel: UILabel? = UILabel()

  convenience init(title: String, isHeader: Bool, style: UITableView.Style) {
    self.init(frame: .zero)
    let isLarge = isHeader && style == .plain
    // Titles of grouped sections are in capitals up to iOS 17.
    textLabel?.text = isHeader && !isLarge ? title.uppercased() : title
    textLabel?.font = .preferredFont(forTextStyle: isLarge ? .headline : .footnote)
    if !isLarge { textLabel?.textColor = .secondaryLabel }
    textLabel?.numberOfLines = 0
    guard let textLabel else { return }
    let constraints =
      if isLarge {
        [textLabel.centerYAnchor.constraint(equalTo: centerYAnchor)]
      } else if isHeader {
        [textLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6.5)]
      } else {
        [
          textLabel.topAnchor.constraint(equalTo: topAnchor, constant: 7.5),
          bottomAnchor.constraint(greaterThanOrEqualTo: textLabel.bottomAnchor, constant: 7.5),
        ]
      }
    NSLayoutConstraint.activate(constraints)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = CGRect(origin: .zero, size: frame.size)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    guard let textLabel else { return }
    textLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(textLabel)
    ownMargins = OwnMargins(top: 0, bottom: 0)
    NSLayoutConstraint.activate([
      textLabel.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      textLabel.trailingAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.trailingAnchor),
    ])
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  override var uiKitClassName: String { "UITableViewHeaderFooterView" }

  override var hasScreenMargins: Bool { true }
}
