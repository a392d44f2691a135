internal import Foundation
internal import UIKitCore

/// A page of a tutorial: a picture in the upper half, a summary and its detail below.
final class TutorialCell: UICollectionViewCell {
  private let imageContainer = UIView()
  private let imageView = UIImageView(image: nil)
  private let textView = UITextView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addImage()
    addText()
  }

  required init?(coder: NSCoder) {
    return nil
  }

  func show(image: UIImage, description: String?, text: NSAttributedString) {
    imageView.image = image
    imageView.accessibilityLabel = description
    textView.attributedText = text
  }

  private func addImage() {
    imageContainer.accessibilityIdentifier = "imageContainer"
    imageContainer.translatesAutoresizingMaskIntoConstraints = false
    addSubview(imageContainer)
    imageView.accessibilityIdentifier = "image"
    imageView.translatesAutoresizingMaskIntoConstraints = false
    imageView.contentMode = .scaleAspectFit
    imageContainer.addSubview(imageView)
    NSLayoutConstraint.activateOfSystem([
      imageContainer.topAnchor.constraint(equalTo: topAnchor),
      imageContainer.leadingAnchor.constraint(equalTo: leadingAnchor),
      imageContainer.trailingAnchor.constraint(equalTo: trailingAnchor),
      imageContainer.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.5),
      imageView.centerXAnchor.constraint(equalTo: imageContainer.centerXAnchor),
      imageView.centerYAnchor.constraint(equalTo: imageContainer.centerYAnchor),
      imageView.heightAnchor.constraint(equalTo: imageContainer.heightAnchor, multiplier: 0.5),
    ])
  }

  private func addText() {
    textView.accessibilityIdentifier = "text"
    textView.translatesAutoresizingMaskIntoConstraints = false
    textView.isEditable = false
    textView.isScrollEnabled = false
    textView.backgroundColor = nil
    addSubview(textView)
    NSLayoutConstraint.activateOfSystem([
      textView.topAnchor.constraint(equalTo: imageView.bottomAnchor),
      textView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 24),
      textView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -24),
      textView.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }
}
