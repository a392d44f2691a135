import PageRender
import UIKit

class NewsletterViewController: UIViewController, OutletBinding {

  weak var titleLabel: UILabel!
  weak var subscribeButton: UIButton!

  func bind(outlet: String, to object: AnyObject) {
    switch outlet {
    case "titleLabel": titleLabel = object as? UILabel
    case "subscribeButton": subscribeButton = object as? UIButton
    default: break
    }
  }

  func perform(action: String, sender: AnyObject) {
    if action == "laterTapped:", let button = sender as? UIButton { laterTapped(button) }
  }

  private(set) var isSubscribed = false
  private var observer: NSObjectProtocol?

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = "Letters from the coast"
    subscribeButton.addAction(UIAction { [weak self] _ in self?.handleSubscribe() }, for: .touchUpInside)
    view.addGestureRecognizer(UITapGestureRecognizer())
    observer = NotificationCenter.default.addObserver(forName: .newsletterReset, object: nil, queue: nil) {
      [weak self] _ in
      MainActor.assumeIsolated { self?.handleReset() }
    }
    updateButton()
  }

  private func handleSubscribe() {
    isSubscribed.toggle()
    updateButton()
  }

  private func handleTap() {
    view.endEditing(true)
  }

  private func handleReset() {
    isSubscribed = false
    updateButton()
  }

  func laterTapped(_ sender: UIButton) {
    dismiss(animated: true)
  }

  private func updateButton() {
    subscribeButton.setTitle(isSubscribed ? "Subscribed" : "Subscribe", for: .normal)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    subscribeButton.layer.cornerRadius = subscribeButton.frame.height / 2
  }
}

extension Notification.Name {
  static let newsletterReset = Notification.Name("newsletterReset")
}
