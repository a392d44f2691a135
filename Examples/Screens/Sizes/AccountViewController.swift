import UIKit

/// A form whose parts say how large they are: labels, fields, buttons, a switch, an indicator and a picture.
///
/// The bands reach from edge to edge; what is in them keeps the screen's margins, which each view hands on to the next.
final class AccountViewController: UIViewController {
  let scrollView = UIScrollView()
  let stack = UIStackView()
  let portrait = UIImageView(image: UIImage(named: "notebook"))
  let nameLabel = UILabel()
  let nameField = UITextField()
  let buzzSwitch = UISwitch()
  let indicator = UIActivityIndicatorView(style: .medium)
  let saveButton = UIButton(type: .system)
  let photoButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    setUpScrolling()
    stack.addArrangedSubview(band("you", [makeHeader()]))
    stack.addArrangedSubview(band("fields", [makeNameRow(), makeBuzzRow()]))
    stack.addArrangedSubview(band("sync", [makeSyncRow()]))
    stack.addArrangedSubview(makeButtons())
  }

  private func setUpScrolling() {
    for parent in [scrollView, stack] { parent.preservesSuperviewLayoutMargins = true }
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    stack.axis = .vertical
    stack.spacing = 28
    stack.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(stack)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 24),
      stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -24),
      stack.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.trailingAnchor),
    ])
  }

  /// Rows on white, as high as they are, between the margins that the band takes over from what is around it.
  private func band(_ name: String, _ rows: [UIView]) -> UIView {
    let band = UIView()
    band.accessibilityIdentifier = name
    band.backgroundColor = .secondarySystemGroupedBackground
    band.preservesSuperviewLayoutMargins = true
    let column = UIStackView(arrangedSubviews: rows)
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    band.addSubview(column)
    let margins = band.layoutMarginsGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: band.topAnchor, constant: 16),
      column.bottomAnchor.constraint(equalTo: band.bottomAnchor, constant: -16),
      column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    return band
  }

  // MARK: Rows

  /// The picture is 72 pt in a ring of 4: the ring is as large as what is in it.
  private func makeHeader() -> UIView {
    let ring = UIView()
    ring.accessibilityIdentifier = "ring"
    ring.backgroundColor = .coral
    ring.layer.cornerRadius = 40
    portrait.accessibilityIdentifier = "portrait"
    portrait.contentMode = .scaleAspectFill
    portrait.clipsToBounds = true
    portrait.backgroundColor = .white
    portrait.layer.cornerRadius = 36
    portrait.translatesAutoresizingMaskIntoConstraints = false
    ring.addSubview(portrait)
    NSLayoutConstraint.activate([
      portrait.topAnchor.constraint(equalTo: ring.topAnchor, constant: 4),
      portrait.leadingAnchor.constraint(equalTo: ring.leadingAnchor, constant: 4),
      ring.bottomAnchor.constraint(equalTo: portrait.bottomAnchor, constant: 4),
      ring.trailingAnchor.constraint(equalTo: portrait.trailingAnchor, constant: 4),
      portrait.widthAnchor.constraint(equalToConstant: 72),
      portrait.heightAnchor.constraint(equalTo: portrait.widthAnchor),
    ])
    nameLabel.accessibilityIdentifier = "name"
    nameLabel.text = "Mina Alder"
    nameLabel.font = .preferredFont(forTextStyle: .title2)
    let since = UILabel()
    since.text = "Wandering since March. 41 walks, never the same way twice."
    since.font = .preferredFont(forTextStyle: .subheadline)
    since.textColor = .secondaryLabel
    for label in [nameLabel, since] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    let words = UIStackView(arrangedSubviews: [nameLabel, since])
    words.axis = .vertical
    words.spacing = 4
    let row = UIStackView(arrangedSubviews: [ring, words])
    row.spacing = 16
    rows.append(row)
    adjust(row)
    return row
  }

  private func makeNameRow() -> UIView {
    nameField.accessibilityIdentifier = "field"
    nameField.borderStyle = .roundedRect
    nameField.placeholder = "Your name"
    nameField.text = "Mina"
    nameField.font = .preferredFont(forTextStyle: .body)
    nameField.adjustsFontForContentSizeCategory = true
    return row("Name", nameField)
  }

  private func makeBuzzRow() -> UIView {
    buzzSwitch.accessibilityIdentifier = "switch"
    buzzSwitch.isOn = true
    buzzSwitch.onTintColor = .coral
    return row("Buzz gently when it is time to turn", buzzSwitch)
  }

  private func makeSyncRow() -> UIView {
    indicator.accessibilityIdentifier = "indicator"
    indicator.startAnimating()
    return row("Bringing 3 walks home…", indicator)
  }

  /// The text gets what the control at its end leaves; at the accessibility sizes the control goes below.
  private func row(_ text: String, _ control: UIView) -> UIView {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    if !(control is UITextField) {
      control.setContentHuggingPriority(.required, for: .horizontal)
    } else {
      label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    }
    control.setContentCompressionResistancePriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [label, control])
    row.spacing = 12
    row.alignment = .center
    rows.append(row)
    adjust(row)
    return row
  }
  private var rows: [UIStackView] = []

  private func adjust(_ row: UIStackView) {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    row.axis = isLarge ? .vertical : .horizontal
    // A field is as wide as it can be.
    let isField = row.arrangedSubviews.last is UITextField
    row.alignment = !isLarge ? .center : isField ? .fill : .leading
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    for row in rows { adjust(row) }
  }

  // MARK: Buttons

  private func makeButtons() -> UIView {
    saveButton.accessibilityIdentifier = "save"
    var filled = UIButton.Configuration.filled()
    filled.title = "Save"
    filled.baseBackgroundColor = .coral
    filled.contentInsets = NSDirectionalEdgeInsets(top: 14, leading: 40, bottom: 14, trailing: 40)
    saveButton.configuration = filled

    photoButton.accessibilityIdentifier = "photo"
    photoButton.setTitle("Change photo", for: .normal)
    photoButton.titleLabel?.font = .systemFont(ofSize: 17)
    photoButton.tintColor = .accent
    photoButton.contentEdgeInsets = UIEdgeInsets(top: 12, left: 24, bottom: 12, right: 24)
    photoButton.layer.borderColor = UIColor.accent.cgColor
    photoButton.layer.borderWidth = 1
    photoButton.layer.cornerRadius = 6

    let column = UIStackView(arrangedSubviews: [saveButton, photoButton])
    column.axis = .vertical
    column.spacing = 12
    column.alignment = .center
    return column
  }
}
