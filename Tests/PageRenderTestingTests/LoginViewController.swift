import UIKit

/// A screen as an app has it.
final class LoginViewController: UIViewController {
  private let titleLabel = UILabel()
  private let emailField = UITextField()
  private let passwordField = UITextField()
  private let loginButton = UIButton(type: .system)
  private let stack = UIStackView()

  var greeting = "Welcome back" {
    didSet { titleLabel.text = greeting }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.text = greeting
    titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
    titleLabel.accessibilityIdentifier = "title"
    titleLabel.numberOfLines = 0
    emailField.placeholder = "Email"
    emailField.borderStyle = .roundedRect
    passwordField.placeholder = "Password"
    passwordField.borderStyle = .roundedRect
    passwordField.isSecureTextEntry = true
    loginButton.setTitle("Log In", for: .normal)
    loginButton.accessibilityIdentifier = "login"
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    for view in [titleLabel, emailField, passwordField, loginButton] { stack.addArrangedSubview(view) }
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
    ])
  }
}
