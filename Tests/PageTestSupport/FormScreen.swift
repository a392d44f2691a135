import Foundation
import UIKitCore

/// A sign-in form: a title, two rows with captions, a switch with a label, a hint and a button, in a column
/// that is as wide as the margins allow, but not above 480 pt.
@MainActor
package final class FormScreen: UIView {
  private let column = UILayoutGuide()
  private lazy var title = label("Sign in", .boldSystemFont(ofSize: 28)).added(to: self, as: "title")
  private lazy var email = plain(.tertiarySystemBackground).added(to: self, as: "email")
  private lazy var separator = plain(.systemGray4).added(to: self, as: "separator")
  private lazy var password = plain(.tertiarySystemBackground).added(to: self, as: "password")
  private lazy var toggle = plain(.systemGreen).added(to: self, as: "toggle")
  private lazy var remember = label("Stay signed in", .systemFont(ofSize: 17)).added(to: self, as: "remember")
  private lazy var hint = makeHint().added(to: self, as: "hint")
  private lazy var submit = makeSubmit().added(to: self, as: "submit")

  package override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "form"
    backgroundColor = .secondarySystemBackground
    addLayoutGuide(column)
    placeColumn()
    placeRows()
    placeSwitch()
    placeSubmit()
    fill(email, "email", caption: "Email", value: "ada@example.com")
    fill(password, "password", caption: "Password", value: "••••••••")
  }

  package required init?(coder: NSCoder) {
    return nil
  }

  private func placeColumn() {
    let wide = column.widthAnchor.constraint(equalTo: layoutMarginsGuide.widthAnchor)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([
      wide, column.widthAnchor.constraint(lessThanOrEqualToConstant: 480),
      column.leadingAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.leadingAnchor),
      column.centerXAnchor.constraint(equalTo: centerXAnchor),
      column.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 16),
      column.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -16),
    ])
  }

  private func placeRows() {
    for row in [title, email, separator, password, hint] {
      NSLayoutConstraint.activate([
        row.leadingAnchor.constraint(equalTo: column.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: column.trailingAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: column.topAnchor),
      email.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 16),
      email.heightAnchor.constraint(equalToConstant: 44),
      separator.topAnchor.constraint(equalTo: email.bottomAnchor),
      separator.heightAnchor.constraint(equalToConstant: 0.5),
      password.topAnchor.constraint(equalTo: separator.bottomAnchor),
      password.heightAnchor.constraint(equalTo: email.heightAnchor),
      hint.topAnchor.constraint(equalTo: toggle.bottomAnchor, constant: 12),
    ])
  }

  private func placeSwitch() {
    NSLayoutConstraint.activate([
      toggle.topAnchor.constraint(equalTo: password.bottomAnchor, constant: 16),
      toggle.trailingAnchor.constraint(equalTo: column.trailingAnchor),
      toggle.widthAnchor.constraint(equalToConstant: 51),
      toggle.heightAnchor.constraint(equalToConstant: 31),
      remember.leadingAnchor.constraint(equalTo: column.leadingAnchor),
      remember.trailingAnchor.constraint(equalTo: toggle.leadingAnchor, constant: -8),
      remember.centerYAnchor.constraint(equalTo: toggle.centerYAnchor),
    ])
  }

  private func placeSubmit() {
    NSLayoutConstraint.activate([
      submit.leadingAnchor.constraint(equalTo: column.leadingAnchor),
      submit.trailingAnchor.constraint(equalTo: column.trailingAnchor),
      submit.bottomAnchor.constraint(equalTo: column.bottomAnchor),
      submit.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  private func fill(_ row: UIView, _ name: String, caption: String, value: String) {
    let caption = label(caption, .systemFont(ofSize: 17)).added(to: row, as: name + "Caption")
    let value = label(value, .systemFont(ofSize: 17), .secondaryLabel).added(to: row, as: name + "Value")
    NSLayoutConstraint.activate([
      caption.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
      caption.widthAnchor.constraint(equalToConstant: 96),
      caption.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      value.leadingAnchor.constraint(equalTo: caption.trailingAnchor, constant: 8),
      value.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
      value.firstBaselineAnchor.constraint(equalTo: caption.firstBaselineAnchor),
    ])
  }

  private func makeHint() -> UITextView {
    let hint = UITextView(frame: .zero)
    hint.text = "We never share your address.\nYou can sign out on any device."
    hint.font = .systemFont(ofSize: 13)
    hint.textColor = .secondaryLabel
    hint.isScrollEnabled = false
    hint.textContainerInset = .zero
    hint.textContainer.lineFragmentPadding = 0
    return hint
  }

  private func makeSubmit() -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Sign in", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.titleLabel?.font = .boldSystemFont(ofSize: 17)
    button.backgroundColor = .systemBlue
    return button
  }
}
