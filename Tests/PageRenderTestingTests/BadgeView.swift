import UIKit

/// A view that constraints make as large as its text.
final class BadgeView: UIView {
  private let label = UILabel()

  init(text: String, color: UIColor) {
    super.init(frame: .zero)
    backgroundColor = color
    layer.cornerRadius = 8
    label.text = text
    label.textColor = .white
    label.font = .boldSystemFont(ofSize: 13)
    label.accessibilityIdentifier = "text"
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 6),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
