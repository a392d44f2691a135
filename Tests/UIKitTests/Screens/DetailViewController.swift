import UIKit

class DetailViewController: UIViewController {

  private lazy var scrollView: UIScrollView = {
    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 24, right: 0)
    scrollView.delegate = self
    return scrollView
  }()

  private(set) lazy var contentStack: UIStackView = {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.alignment = .fill
    stack.spacing = UIStackView.spacingUseSystem
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = .init(top: 20, leading: 16, bottom: 20, trailing: 16)
    stack.translatesAutoresizingMaskIntoConstraints = false
    return stack
  }()

  let heroImageView: UIImageView = {
    let imageView = UIImageView(image: UIImage(named: "hero"))
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.backgroundColor = #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    imageView.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    return imageView
  }()

  let titleLabel = UILabel()
  let bodyLabel = UILabel()
  let tagsStack = UIStackView()

  private var compactConstraints: [NSLayoutConstraint] = []
  private var regularConstraints: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? .black : .white
    }

    titleLabel.text = "The lighthouse at Ness"
    titleLabel.font = UIFont(name: "Georgia-Bold", size: 28) ?? .boldSystemFont(ofSize: 28)
    titleLabel.numberOfLines = 0

    bodyLabel.attributedText = makeBody()
    bodyLabel.numberOfLines = 0

    tagsStack.spacing = 8
    ["coast", "walks", "history"].enumerated().forEach { index, tag in
      let label = PaddedLabel()
      label.text = tag.uppercased()
      label.font = .systemFont(ofSize: 11, weight: .bold)
      label.textColor = .white
      label.backgroundColor = [UIColor.systemBlue, .systemGreen, .systemBrown][index]
      label.layer.cornerRadius = 8
      label.layer.masksToBounds = true
      tagsStack.addArrangedSubview(label)
    }
    tagsStack.addArrangedSubview(UIView())

    view.addSubview(scrollView)
    scrollView.addSubview(contentStack)
    [heroImageView, titleLabel, tagsStack, bodyLabel].forEach(contentStack.addArrangedSubview)
    contentStack.setCustomSpacing(20, after: heroImageView)

    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),

      contentStack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      contentStack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      contentStack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      contentStack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      contentStack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])

    compactConstraints = [
      heroImageView.heightAnchor.constraint(equalTo: heroImageView.widthAnchor, multiplier: 9.0 / 16.0)
    ]
    regularConstraints = [heroImageView.heightAnchor.constraint(equalToConstant: 360)]
    updateConstraintsForTraits()

    if #available(iOS 17.0, *) {
      registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, _: UITraitCollection) in
        self.updateConstraintsForTraits()
      }
    }
  }

  private func updateConstraintsForTraits() {
    if traitCollection.horizontalSizeClass == .compact {
      NSLayoutConstraint.deactivate(regularConstraints)
      NSLayoutConstraint.activate(compactConstraints)
    } else {
      NSLayoutConstraint.deactivate(compactConstraints)
      NSLayoutConstraint.activate(regularConstraints)
    }
  }

  private func makeBody() -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.paragraphSpacing = 8
    style.lineBreakMode = .byWordWrapping
    return NSAttributedString(
      string: "Built of grey stone, it has outlived three harbours.\nThe keeper's garden is open in June.",
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .body), .paragraphStyle: style,
        .foregroundColor: UIColor.label,
      ])
  }
}

extension DetailViewController: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let offset = scrollView.contentOffset.y
    heroImageView.alpha = max(0.3, 1 - offset / 400)
  }
}

class PaddedLabel: UILabel {
  var textInsets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8) {
    didSet { invalidateIntrinsicContentSize() }
  }

  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let insetRect = bounds.inset(by: textInsets)
    let textRect = super.textRect(forBounds: insetRect, limitedToNumberOfLines: numberOfLines)
    let invertedInsets = UIEdgeInsets(
      top: -textInsets.top, left: -textInsets.left, bottom: -textInsets.bottom, right: -textInsets.right)
    return textRect.inset(by: invertedInsets)
  }

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: textInsets))
  }
}
