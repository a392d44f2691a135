import UIKit

class RatingControl: UIControl {

  private let stackView = UIStackView()
  private(set) var starViews: [UIImageView] = []

  var maximumRating = 5 {
    didSet { rebuild() }
  }

  var rating = 0 {
    didSet {
      rating = min(max(rating, 0), maximumRating)
      guard rating != oldValue else { return }
      refresh()
      sendActions(for: .valueChanged)
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setup()
  }

  private func setup() {
    stackView.isUserInteractionEnabled = false
    stackView.spacing = 4
    stackView.distribution = .fillEqually
    stackView.frame = bounds
    stackView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(stackView)
    rebuild()
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
  }

  private func rebuild() {
    starViews.forEach { $0.removeFromSuperview() }
    starViews = (0..<maximumRating).map { _ in
      let view = UIImageView()
      view.contentMode = .scaleAspectFit
      return view
    }
    starViews.forEach { stackView.addArrangedSubview($0) }
    refresh()
    invalidateIntrinsicContentSize()
  }

  private func refresh() {
    let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: .regular, scale: .medium)
    for (index, view) in starViews.enumerated() {
      let name = index < rating ? "star.fill" : "star"
      view.image = UIImage(systemName: name, withConfiguration: configuration)
      view.tintColor = index < rating ? .systemYellow : .systemGray3
    }
    accessibilityValue = "\(rating) of \(maximumRating)"
  }

  override var intrinsicContentSize: CGSize {
    return CGSize(width: CGFloat(maximumRating) * 36 - 4, height: 32)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    update(at: touch.location(in: self))
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    update(at: touch.location(in: self))
    return bounds.contains(touch.location(in: self))
  }

  private func update(at point: CGPoint) {
    rating = Int((point.x / bounds.width * CGFloat(maximumRating)).rounded(.up))
  }

  override var isEnabled: Bool {
    didSet { alpha = isEnabled ? 1 : 0.4 }
  }
}

class ReviewViewController: UIViewController {
  let ratingControl = RatingControl()
  let valueLabel = UILabel()
  let submitSwitch = UISwitch()
  let slider = UISlider()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    ratingControl.rating = 3
    ratingControl.addAction(
      UIAction { [weak self] action in
        guard let control = action.sender as? RatingControl else { return }
        self?.valueLabel.text = "\(control.rating) stars"
      }, for: .valueChanged)
    valueLabel.text = "3 stars"
    slider.minimumValue = 0
    slider.maximumValue = 10
    slider.value = 4
    slider.isContinuous = true
    submitSwitch.isOn = true
    submitSwitch.onTintColor = .systemPurple

    let stack = UIStackView(arrangedSubviews: [ratingControl, valueLabel, slider, submitSwitch])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 20
    view.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    stack.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    slider.widthAnchor.constraint(equalToConstant: 200).isActive = true
  }
}
