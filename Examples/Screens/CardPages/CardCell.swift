import UIKit

/// A stop on a card: its picture, as high as there is room, above its words, or beside them on a wide card.
final class CardCell: UICollectionViewCell {
  private let imageView = UIImageView()
  private let numberLabel = UILabel()
  private let nameLabel = UILabel()
  private let noteLabel = UILabel()
  private let stack = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .white
    background.cornerRadius = 24
    backgroundConfiguration = background
    setUpContent()
  }

  required init?(coder: NSCoder) {
    fatalError("CardCell is made in code")
  }

  private func setUpContent() {
    imageView.contentMode = .scaleAspectFit
    imageView.backgroundColor = UIColor(red: 0.945, green: 0.969, blue: 0.980, alpha: 1)
    imageView.layer.cornerRadius = 16
    imageView.setContentHuggingPriority(UILayoutPriority(rawValue: 1), for: .vertical)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      imageView.setContentCompressionResistancePriority(.defaultLow, for: axis)
    }
    numberLabel.font = .systemFont(ofSize: 13, weight: .semibold)
    numberLabel.textColor = .coral
    nameLabel.font = .systemFont(ofSize: 24, weight: .bold)
    nameLabel.textColor = .ink
    nameLabel.numberOfLines = 0
    noteLabel.font = .systemFont(ofSize: 16)
    noteLabel.textColor = UIColor.ink.withAlphaComponent(0.7)
    noteLabel.numberOfLines = 0
    let words = UIStackView(arrangedSubviews: [numberLabel, nameLabel, noteLabel])
    words.axis = .vertical
    words.spacing = 6
    stack.addArrangedSubview(imageView)
    // Beside the picture the words stand together in the middle; below it they are all the column has.
    let column = UIView()
    column.addSubview(words)
    words.translatesAutoresizingMaskIntoConstraints = false
    let fits = words.heightAnchor.constraint(equalTo: column.heightAnchor)
    fits.priority = UILayoutPriority(rawValue: 200)
    stack.addArrangedSubview(column)
    stack.axis = .vertical
    stack.spacing = 20
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      fits,
      words.centerYAnchor.constraint(equalTo: column.centerYAnchor),
      words.topAnchor.constraint(greaterThanOrEqualTo: column.topAnchor),
      words.leadingAnchor.constraint(equalTo: column.leadingAnchor),
      words.trailingAnchor.constraint(equalTo: column.trailingAnchor),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 24),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -24),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -24),
    ])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isWide = bounds.width > bounds.height
    guard isWide != (stack.axis == .horizontal) else { return }
    stack.axis = isWide ? .horizontal : .vertical
    stack.alignment = .fill
    stack.distribution = isWide ? .fillEqually : .fill
  }

  func show(_ stop: Stop, number: Int, of count: Int) {
    imageView.image = UIImage(named: stop.imageName)
    numberLabel.text = "STOP \(number) OF \(count) · \(stop.minutes) MIN"
    nameLabel.text = stop.name
    noteLabel.text = stop.note
  }
}
