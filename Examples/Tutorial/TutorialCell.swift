import UIKit

/// One lesson: its picture in the upper half, its words below.
final class TutorialCell: UICollectionViewCell {
  static let reuseIdentifier = "TutorialCell"

  var lesson: TutorialLesson? {
    didSet {
      guard let lesson else { return }
      imageView.image = UIImage(named: lesson.imageName)
      imageView.accessibilityLabel = lesson.imageDescription
      textView.attributedText = attributedText(of: lesson)
    }
  }

  private let imageContainer: UIView = {
    let view = UIView()
    view.accessibilityIdentifier = "imageContainer"
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }()

  private let imageView: UIImageView = {
    let imageView = UIImageView()
    imageView.accessibilityIdentifier = "image"
    imageView.contentMode = .scaleAspectFit
    imageView.translatesAutoresizingMaskIntoConstraints = false
    return imageView
  }()

  private let textView: UITextView = {
    let textView = UITextView()
    textView.accessibilityIdentifier = "text"
    textView.isEditable = false
    textView.isScrollEnabled = false
    textView.translatesAutoresizingMaskIntoConstraints = false
    return textView
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUpViews()
  }

  required init?(coder: NSCoder) {
    fatalError("TutorialCell is made in code")
  }

  private func setUpViews() {
    contentView.addSubview(imageContainer)
    imageContainer.addSubview(imageView)
    contentView.addSubview(textView)
    NSLayoutConstraint.activate([
      imageContainer.topAnchor.constraint(equalTo: contentView.topAnchor),
      imageContainer.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      imageContainer.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      imageContainer.heightAnchor.constraint(equalTo: contentView.heightAnchor, multiplier: 0.5),

      imageView.centerXAnchor.constraint(equalTo: imageContainer.centerXAnchor),
      imageView.centerYAnchor.constraint(equalTo: imageContainer.centerYAnchor),
      imageView.heightAnchor.constraint(equalTo: imageContainer.heightAnchor, multiplier: 0.5),

      textView.topAnchor.constraint(equalTo: imageView.bottomAnchor),
      textView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 24),
      textView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -24),
      textView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  private func attributedText(of lesson: TutorialLesson) -> NSAttributedString {
    let centered = NSMutableParagraphStyle()
    centered.alignment = .center
    let text = NSMutableAttributedString(
      string: lesson.summary,
      attributes: [.font: UIFont.boldSystemFont(ofSize: 18), .paragraphStyle: centered])
    text.append(
      NSAttributedString(
        string: "\n\n\n" + lesson.detail,
        attributes: [
          .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.gray, .paragraphStyle: centered,
        ]))
    return text
  }
}
