import UIKit

struct LessonPage {
  let imageName: String
  let headerText: String
  let bodyText: String
}

class TutorialCell: UICollectionViewCell {

  var page: LessonPage? {
    didSet {
      guard let unwrappedPage = page else { return }

      lessonImageView.image = UIImage(named: unwrappedPage.imageName)

      let attributedText = NSMutableAttributedString(
        string: unwrappedPage.headerText,
        attributes: [NSAttributedStringKey.font: UIFont.boldSystemFont(ofSize: 18)])
      attributedText.append(
        NSAttributedString(
          string: "\n\n\n\(unwrappedPage.bodyText)",
          attributes: [
            NSAttributedStringKey.font: UIFont.systemFont(ofSize: 13),
            NSAttributedStringKey.foregroundColor: UIColor.gray,
          ]))

      descriptionTextView.attributedText = attributedText
      descriptionTextView.textAlignment = .center
    }
  }

  fileprivate let lessonImageView: UIImageView = {
    let imageView = UIImageView(image: #imageLiteral(resourceName: "lesson_first"))
    // this enables autolayout for our imageView
    imageView.translatesAutoresizingMaskIntoConstraints = false
    imageView.contentMode = .scaleAspectFit
    return imageView
  }()

  fileprivate let descriptionTextView: UITextView = {
    let textView = UITextView()
    textView.translatesAutoresizingMaskIntoConstraints = false
    textView.textAlignment = .center
    textView.isEditable = false
    textView.isScrollEnabled = false
    return textView
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    setupLayout()
  }

  private func setupLayout() {
    let topImageContainerView = UIView()
    addSubview(topImageContainerView)
    topImageContainerView.translatesAutoresizingMaskIntoConstraints = false

    topImageContainerView.topAnchor.constraint(equalTo: topAnchor).isActive = true
    topImageContainerView.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    topImageContainerView.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    topImageContainerView.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.5).isActive = true

    topImageContainerView.addSubview(lessonImageView)
    lessonImageView.centerXAnchor.constraint(equalTo: topImageContainerView.centerXAnchor).isActive = true
    lessonImageView.centerYAnchor.constraint(equalTo: topImageContainerView.centerYAnchor).isActive = true
    lessonImageView.heightAnchor.constraint(equalTo: topImageContainerView.heightAnchor, multiplier: 0.5)
      .isActive = true

    addSubview(descriptionTextView)
    descriptionTextView.topAnchor.constraint(equalTo: topImageContainerView.bottomAnchor).isActive = true
    descriptionTextView.leftAnchor.constraint(equalTo: leftAnchor, constant: 24).isActive = true
    descriptionTextView.rightAnchor.constraint(equalTo: rightAnchor, constant: -24).isActive = true
    descriptionTextView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 0).isActive = true
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
