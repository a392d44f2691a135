import UIKit

@IBDesignable
class CardView: UIView {

  @IBInspectable var cornerRadius: CGFloat = 12 {
    didSet { layer.cornerRadius = cornerRadius }
  }

  let titleLabel = UILabel()
  let subtitleLabel = UILabel()
  let likeButton = UIButton(type: .custom)

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  convenience init(title: String, subtitle: String? = nil) {
    self.init(frame: .zero)
    titleLabel.text = title
    subtitleLabel.text = subtitle
    subtitleLabel.isHidden = subtitle == nil
  }

  private func commonInit() {
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = cornerRadius
    layer.cornerCurve = .continuous
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.15
    layer.shadowOffset = CGSize(width: 0, height: 4)
    layer.shadowRadius = 8
    layer.masksToBounds = false
    layer.shouldRasterize = true
    layer.rasterizationScale = UIScreen.main.scale
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)

    titleLabel.font = UIFont.preferredFont(forTextStyle: .headline)
    subtitleLabel.font = UIFont.preferredFont(forTextStyle: .subheadline)
    subtitleLabel.textColor = .secondaryLabel
    subtitleLabel.numberOfLines = 0

    likeButton.setImage(UIImage(systemName: "heart"), for: .normal)
    likeButton.setImage(UIImage(systemName: "heart.fill"), for: .selected)
    likeButton.tintColor = .systemRed
    likeButton.setContentHuggingPriority(.required, for: .horizontal)
    likeButton.setContentCompressionResistancePriority(.init(999), for: .horizontal)
    likeButton.addAction(
      UIAction { action in
        guard let button = action.sender as? UIButton else { return }
        button.isSelected.toggle()
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
        UIView.animate(withDuration: 0.25, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {
          button.alpha = 1
        } completion: { _ in
          button.isUserInteractionEnabled = true
        }
      }, for: .touchUpInside)

    let texts = UIStackView(arrangedSubviews: [titleLabel, subtitleLabel])
    texts.axis = .vertical
    texts.spacing = 4

    let row = UIStackView(arrangedSubviews: [texts, likeButton])
    row.alignment = .top
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)

    let margins = layoutMarginsGuide
    row.topAnchor.constraint(equalTo: margins.topAnchor).isActive = true
    row.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
    row.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
    let bottom = row.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
    bottom.priority = UILayoutPriority(rawValue: 999)
    bottom.isActive = true
  }

  override class var requiresConstraintBasedLayout: Bool { true }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
      layer.shadowColor = UIColor.black.cgColor
    }
  }
}

class CardsViewController: UIViewController {
  let cards = [
    CardView(title: "Morning run", subtitle: "5 km along the canal, before the bakers open."),
    CardView(title: "Stretch"),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    var previous: UIView?
    cards.forEach { card in
      card.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(card)
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20).isActive = true
      card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20).isActive = true
      if let previous = previous {
        card.topAnchor.constraint(equalTo: previous.bottomAnchor, constant: 16).isActive = true
      } else {
        card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20).isActive = true
      }
      previous = card
    }
  }
}
