import UIKit

/// A picture, and words below it; beside it where the page is wider than high.
final class WalkPageView: UIView {
  let imageView = UIImageView()
  let titleLabel = UILabel()
  let detailLabel = UILabel()
  private let stack = UIStackView()
  /// Words begin below the picture, or stand in the middle beside it.
  private var wordsBelow: NSLayoutConstraint?
  private var wordsBeside: NSLayoutConstraint?
  private lazy var widthLimit = stack.widthAnchor.constraint(lessThanOrEqualToConstant: 640)

  init(walk: Walk) {
    super.init(frame: .zero)
    backgroundColor = walk.color
    imageView.image = UIImage(named: walk.imageName)
    imageView.contentMode = .scaleAspectFit
    titleLabel.text = walk.title
    titleLabel.font = .systemFont(ofSize: 28, weight: .bold)
    detailLabel.text = walk.detail
    detailLabel.font = .systemFont(ofSize: 17)
    for label in [titleLabel, detailLabel] {
      label.textColor = .ink
      label.textAlignment = .center
      label.numberOfLines = 0
    }
    setUpConstraints()
  }

  required init?(coder: NSCoder) {
    fatalError("WalkPageView is made in code")
  }

  private func setUpConstraints() {
    let words = UIView()
    for label in [titleLabel, detailLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      words.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: words.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: words.trailingAnchor),
      ])
    }
    stack.addArrangedSubview(imageView)
    stack.addArrangedSubview(words)
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.spacing = 24
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)

    let width = stack.widthAnchor.constraint(equalTo: widthAnchor, constant: -48)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      width, widthLimit,
      stack.centerXAnchor.constraint(equalTo: centerXAnchor),
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 72),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -96),
      detailLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 12),
    ])
    wordsBelow = titleLabel.topAnchor.constraint(equalTo: words.topAnchor, constant: 16)
    wordsBeside = titleLabel.bottomAnchor.constraint(equalTo: words.centerYAnchor)
    wordsBelow?.isActive = true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    widthLimit.constant = min(bounds.width, bounds.height) > 600 ? 900 : 640
    let axis: NSLayoutConstraint.Axis = bounds.width > bounds.height ? .horizontal : .vertical
    guard stack.axis != axis else { return }
    stack.axis = axis
    let (on, off) = axis == .vertical ? (wordsBelow, wordsBeside) : (wordsBeside, wordsBelow)
    off?.isActive = false
    on?.isActive = true
  }
}
