import UIKit

/// A page that only says which it is.
final class StopViewController: UIViewController {
  let index: Int
  let label = UILabel()

  init(index: Int) {
    self.index = index
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("StopViewController is made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "stop\(index)"
    view.backgroundColor = Self.colors[index % Self.colors.count]
    label.accessibilityIdentifier = "index"
    label.text = "\(index + 1)"
    label.textColor = .white
    label.font = .systemFont(ofSize: 120, weight: .bold)
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  private static let colors = [
    UIColor(red: 0.859, green: 0.357, blue: 0.235, alpha: 1),
    UIColor(red: 0.239, green: 0.541, blue: 0.435, alpha: 1),
    UIColor(red: 0.702, green: 0.53, blue: 0.157, alpha: 1),
    UIColor(red: 0.255, green: 0.486, blue: 0.647, alpha: 1),
    UIColor(red: 0.169, green: 0.227, blue: 0.333, alpha: 1),
  ]
}
