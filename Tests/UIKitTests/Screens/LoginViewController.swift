import UIKit

final class LoginViewController: UIViewController {

  // MARK: - UI

  private let scrollView = UIScrollView()

  private let logoView: UIImageView = {
    let iv = UIImageView()
    iv.image = UIImage(systemName: "tree.fill")?.withRenderingMode(.alwaysTemplate)
    iv.tintColor = .systemGreen
    iv.contentMode = .scaleAspectFit
    iv.translatesAutoresizingMaskIntoConstraints = false
    return iv
  }()

  lazy var emailTextField: UITextField = {
    let tf = makeTextField(placeholder: "Email")
    tf.keyboardType = .emailAddress
    tf.textContentType = .username
    tf.autocapitalizationType = .none
    tf.autocorrectionType = .no
    tf.returnKeyType = .next
    tf.delegate = self
    return tf
  }()

  lazy var passwordTextField: UITextField = {
    let tf = makeTextField(placeholder: "Password")
    tf.isSecureTextEntry = true
    tf.textContentType = .password
    tf.returnKeyType = .go
    tf.enablesReturnKeyAutomatically = true
    tf.clearsOnBeginEditing = false
    tf.delegate = self
    tf.inputAccessoryView = makeToolbar()
    return tf
  }()

  lazy var loginButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Log in", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    button.backgroundColor = .systemGreen
    button.layer.cornerRadius = 10
    button.isEnabled = false
    button.addAction(UIAction { [weak self] _ in self?.handleLogin() }, for: .touchUpInside)
    return button
  }()

  private let forgotButton: UIButton = {
    let button = UIButton(type: .system)
    let title = NSMutableAttributedString(
      string: "Forgot your password? ",
      attributes: [.font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.secondaryLabel])
    title.append(
      NSAttributedString(
        string: "Reset it",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 13), .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]))
    button.setAttributedTitle(title, for: .normal)
    return button
  }()

  lazy var stackView: UIStackView = {
    let sv = UIStackView(arrangedSubviews: [emailTextField, passwordTextField, loginButton, forgotButton])
    sv.axis = .vertical
    sv.spacing = 12
    sv.setCustomSpacing(24, after: passwordTextField)
    sv.isLayoutMarginsRelativeArrangement = true
    sv.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    sv.translatesAutoresizingMaskIntoConstraints = false
    return sv
  }()

  private var keyboardObserver: NSObjectProtocol?

  // MARK: - Lifecycle

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Welcome back"
    view.backgroundColor = .systemBackground
    setupViews()
    setupConstraints()
    observeKeyboard()
    view.addGestureRecognizer(UITapGestureRecognizer())
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }

  // MARK: - Helpers

  private func makeTextField(placeholder: String) -> UITextField {
    let tf = UITextField()
    tf.placeholder = placeholder
    tf.borderStyle = .roundedRect
    tf.backgroundColor = UIColor(white: 0, alpha: 0.03)
    tf.font = UIFont.systemFont(ofSize: 14)
    tf.addAction(UIAction { [weak self] _ in self?.handleTextInputChange() }, for: .editingChanged)
    tf.heightAnchor.constraint(equalToConstant: 44).isActive = true
    return tf
  }

  private func makeToolbar() -> UIToolbar {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44))
    toolbar.items = [
      UIBarButtonItem.flexibleSpace(),
      UIBarButtonItem(
        systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.view.endEditing(true) }),
    ]
    toolbar.sizeToFit()
    return toolbar
  }

  private func setupViews() {
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.keyboardDismissMode = .interactive
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    scrollView.addSubview(logoView)
    scrollView.addSubview(stackView)
  }

  private func setupConstraints() {
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: safeArea.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),

      logoView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 40),
      logoView.centerXAnchor.constraint(equalTo: scrollView.frameLayoutGuide.centerXAnchor),
      logoView.widthAnchor.constraint(equalToConstant: 96),
      logoView.heightAnchor.constraint(equalTo: logoView.widthAnchor),

      stackView.topAnchor.constraint(equalTo: logoView.bottomAnchor, constant: 40),
      stackView.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      stackView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -20),
      stackView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),

      loginButton.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  private func observeKeyboard() {
    keyboardObserver = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
    ) { notification in
      guard let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else {
        return
      }
      _ = value
    }
  }

  private func handleTextInputChange() {
    let isFormValid = emailTextField.text?.isEmpty == false && passwordTextField.text?.isEmpty == false
    loginButton.isEnabled = isFormValid
    loginButton.backgroundColor = isFormValid ? .systemGreen : UIColor.systemGreen.withAlphaComponent(0.5)
  }

  private func handleLogin() {
    view.endEditing(true)
    let generator = UINotificationFeedbackGenerator()
    generator.prepare()
    DispatchQueue.main.async { [weak self] in
      generator.notificationOccurred(.success)
      self?.dismiss(animated: true, completion: nil)
    }
  }
}

// MARK: - UITextFieldDelegate

extension LoginViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField == emailTextField {
      passwordTextField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    return (textField.text?.count ?? 0) + string.count <= 64
  }
}
