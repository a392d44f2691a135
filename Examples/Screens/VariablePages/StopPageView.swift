import UIKit

/// One stop on a card. Where there is no stop the page has no width, and the card gives way.
final class StopPageView: UIView {
  let card = UIView()
  private let numberLabel = UILabel()
  private let imageView = UIImageView()
  private let nameLabel = UILabel()
  private let noteLabel = UILabel()
  private let stack = UIStackView()
  private lazy var pictureHeight = imageView.heightAnchor.constraint(equalTo: stack.heightAnchor)

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    backgroundColor = .mount
    setUpCard()
    setUpContent()
  }

  required init?(coder: NSCoder) {
    fatalError("StopPageView is made in code")
  }

  private func setUpCard() {
    card.accessibilityIdentifier = "card"
    card.backgroundColor = .white
    card.layer.cornerRadius = 24
    card.layer.shadowColor = UIColor.ink.cgColor
    card.layer.shadowOpacity = 0.12
    card.layer.shadowRadius = 16
    card.layer.shadowOffset = CGSize(width: 0, height: 8)
    card.translatesAutoresizingMaskIntoConstraints = false
    addSubview(card)
    let width = card.widthAnchor.constraint(equalTo: widthAnchor, constant: -48)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      width, card.widthAnchor.constraint(lessThanOrEqualToConstant: 560),
      card.centerXAnchor.constraint(equalTo: centerXAnchor),
      card.topAnchor.constraint(equalTo: topAnchor, constant: 72),
      card.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -96),
    ])
  }

  private func setUpContent() {
    imageView.contentMode = .scaleAspectFit
    imageView.backgroundColor = UIColor(red: 0.945, green: 0.969, blue: 0.980, alpha: 1)
    imageView.layer.cornerRadius = 16
    numberLabel.font = .systemFont(ofSize: 13, weight: .semibold)
    numberLabel.textColor = .coral
    nameLabel.font = .systemFont(ofSize: 22, weight: .bold)
    nameLabel.textColor = .ink
    noteLabel.font = .systemFont(ofSize: 15)
    noteLabel.textColor = UIColor.ink.withAlphaComponent(0.7)
    for label in [numberLabel, nameLabel, noteLabel] {
      label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    }
    imageView.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    imageView.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    imageView.setContentHuggingPriority(UILayoutPriority(rawValue: 1), for: .vertical)

    let words = UIStackView(arrangedSubviews: [numberLabel, nameLabel, noteLabel])
    words.axis = .vertical
    words.spacing = 6
    stack.addArrangedSubview(imageView)
    stack.addArrangedSubview(words)
    stack.axis = .vertical
    stack.spacing = 20
    stack.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(stack)
    // A card without a width has no room for these.
    let (leading, trailing) = (
      stack.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 24),
      stack.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -24)
    )
    trailing.priority = .defaultHigh
    NSLayoutConstraint.activate([
      leading, trailing, stack.topAnchor.constraint(equalTo: card.topAnchor, constant: 24),
      stack.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -24),
    ])
  }

  /// A card that is wider than high has its words beside the picture.
  override func layoutSubviews() {
    super.layoutSubviews()
    let isWide = card.bounds.width > card.bounds.height
    guard isWide != (stack.axis == .horizontal) else { return }
    stack.axis = isWide ? .horizontal : .vertical
    stack.alignment = isWide ? .center : .fill
    stack.distribution = isWide ? .fillEqually : .fill
    pictureHeight.isActive = isWide
  }

  func show(_ stop: Stop?, number: Int, of count: Int) {
    isHidden = stop == nil
    guard let stop else { return }
    imageView.image = UIImage(named: stop.imageName)
    numberLabel.text = "STOP \(number) OF \(count) · \(stop.minutes) MIN"
    nameLabel.text = stop.name
    noteLabel.text = stop.note
  }
}
