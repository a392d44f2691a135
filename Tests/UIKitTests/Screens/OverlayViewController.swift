import UIKit

final class OverlayViewController: UIViewController {

  private let message: String
  private let completion: ((Bool) -> Void)?

  let blurView = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterialDark))
  let containerView = UIView()
  private(set) var confirmButton: UIButton!
  private(set) var cancelButton: UIButton!

  init(message: String, completion: ((Bool) -> Void)? = nil) {
    self.message = message
    self.completion = completion
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()

    blurView.frame = view.bounds
    blurView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(blurView)

    containerView.backgroundColor = .systemBackground
    containerView.layer.cornerRadius = 14
    containerView.clipsToBounds = true
    containerView.translatesAutoresizingMaskIntoConstraints = false
    blurView.contentView.addSubview(containerView)

    let label = UILabel()
    label.text = message
    label.numberOfLines = 0
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    containerView.addSubview(label)

    let separator = UIView()
    separator.backgroundColor = .separator
    separator.translatesAutoresizingMaskIntoConstraints = false
    containerView.addSubview(separator)

    cancelButton = makeButton("Not now", result: false)
    confirmButton = makeButton("Delete", result: true)
    confirmButton.setTitleColor(.systemRed, for: .normal)
    confirmButton.titleLabel?.font = .boldSystemFont(ofSize: 17)

    let buttons = UIStackView(arrangedSubviews: [cancelButton, confirmButton])
    buttons.distribution = .fillEqually
    buttons.translatesAutoresizingMaskIntoConstraints = false
    containerView.addSubview(buttons)

    NSLayoutConstraint.activate([
      containerView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      containerView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      containerView.widthAnchor.constraint(equalToConstant: 270),

      label.topAnchor.constraint(equalTo: containerView.topAnchor, constant: 20),
      label.leadingAnchor.constraint(equalTo: containerView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: containerView.trailingAnchor, constant: -16),

      separator.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 20),
      separator.leadingAnchor.constraint(equalTo: containerView.leadingAnchor),
      separator.trailingAnchor.constraint(equalTo: containerView.trailingAnchor),
      separator.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale),

      buttons.topAnchor.constraint(equalTo: separator.bottomAnchor),
      buttons.leadingAnchor.constraint(equalTo: containerView.leadingAnchor),
      buttons.trailingAnchor.constraint(equalTo: containerView.trailingAnchor),
      buttons.heightAnchor.constraint(equalToConstant: 44),
      buttons.bottomAnchor.constraint(equalTo: containerView.bottomAnchor),
    ])

    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 1
    tap.cancelsTouchesInView = false
    blurView.addGestureRecognizer(tap)
    blurView.isAccessibilityElement = false
    containerView.accessibilityViewIsModal = true
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    containerView.alpha = 0
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0.5,
      options: .curveEaseOut,
      animations: {
        self.containerView.alpha = 1
        self.view.layoutIfNeeded()
      }, completion: nil)
  }

  private func makeButton(_ title: String, result: Bool) -> UIButton {
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: title) { [weak self] _ in
        self?.dismiss(animated: true) { self?.completion?(result) }
      })
    button.titleLabel?.font = .systemFont(ofSize: 17)
    return button
  }
}
