import UIKit

class PlanButton: UIControl {

  let titleLabel = UILabel()
  let priceLabel = UILabel()
  private let stack = UIStackView()

  init(title: String, price: String, oldPrice: String?) {
    super.init(frame: .zero)
    titleLabel.text = title
    titleLabel.font = .preferredFont(forTextStyle: .headline)

    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .right
    paragraph.lineSpacing = 2

    let text = NSMutableAttributedString()
    if let oldPrice = oldPrice {
      text.append(
        NSAttributedString(
          string: oldPrice + " ",
          attributes: [
            .strikethroughStyle: NSUnderlineStyle.single.rawValue,
            .foregroundColor: UIColor.tertiaryLabel,
            .font: UIFont.systemFont(ofSize: 13),
          ]))
    }
    text.append(
      NSAttributedString(
        string: price,
        attributes: [.font: UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .semibold), .kern: 0.2]))
    text.addAttribute(.paragraphStyle, value: paragraph, range: NSRange(location: 0, length: text.length))
    priceLabel.attributedText = text

    stack.addArrangedSubview(titleLabel)
    stack.addArrangedSubview(priceLabel)
    stack.isUserInteractionEnabled = false
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = .init(top: 14, left: 16, bottom: 14, right: 16)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor), stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])

    layer.cornerRadius = 14
    updateAppearance()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var isSelected: Bool {
    didSet { updateAppearance() }
  }

  private func updateAppearance() {
    layer.borderWidth = isSelected ? 2 : 1
    layer.borderColor = (isSelected ? UIColor.systemBlue : .separator).cgColor
    backgroundColor = isSelected ? UIColor.systemBlue.withAlphaComponent(0.08) : .clear
  }
}

class PaywallViewController: UIViewController {

  let headlineLabel: UILabel = {
    let label = UILabel()
    label.text = "Unlock every trail"
    label.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
      for: .systemFont(ofSize: 34, weight: .bold))
    label.numberOfLines = 2
    label.textAlignment = .center
    return label
  }()

  let yearly = PlanButton(title: "Yearly", price: "€29.99", oldPrice: "€59.88")
  let monthly = PlanButton(title: "Monthly", price: "€4.99", oldPrice: nil)

  let legalTextView: UITextView = {
    let textView = UITextView()
    textView.isScrollEnabled = false
    textView.isEditable = false
    textView.backgroundColor = .clear
    textView.textContainerInset = .zero
    textView.textContainer.lineFragmentPadding = 0
    textView.linkTextAttributes = [.foregroundColor: UIColor.systemBlue]
    let text = NSMutableAttributedString(
      string: "Cancel at any time. See our terms.",
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .footnote), .foregroundColor: UIColor.secondaryLabel,
      ])
    let range = (text.string as NSString).range(of: "terms")
    text.addAttribute(.link, value: "https://example.com/terms", range: range)
    textView.attributedText = text
    return textView
  }()

  lazy var buyButton: UIButton = {
    var configuration = UIButton.Configuration.filled()
    configuration.buttonSize = .large
    configuration.cornerStyle = .large
    var title = AttributedString("Start free week")
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    configuration.attributedTitle = title
    return UIButton(configuration: configuration, primaryAction: nil)
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    isModalInPresentation = true
    modalPresentationStyle = .fullScreen

    for plan in [yearly, monthly] {
      plan.addAction(
        UIAction { [unowned self] action in self.select(action.sender as? PlanButton) }, for: .touchUpInside)
    }
    select(yearly)

    let stack = UIStackView(arrangedSubviews: [headlineLabel, yearly, monthly, buyButton, legalTextView])
    stack.axis = .vertical
    stack.spacing = 12
    stack.setCustomSpacing(32, after: headlineLabel)
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)

    let closeButton = UIButton(type: .close)
    closeButton.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .primaryActionTriggered)
    closeButton.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(closeButton)

    NSLayoutConstraint.activate([
      closeButton.topAnchor.constraint(
        equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor, multiplier: 1),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(
        equalToSystemSpacingAfter: closeButton.trailingAnchor, multiplier: 2),
      stack.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -24),
    ])
  }

  private func select(_ plan: PlanButton?) {
    for button in [yearly, monthly] {
      button.isSelected = button === plan
    }
  }
}
