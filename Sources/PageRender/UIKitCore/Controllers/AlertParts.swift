internal import Foundation
internal import PageDrawing

/// The views of an alert with rows of buttons; their lengths and sizes are from knowledge.
@MainActor
struct AlertParts {
  private let alert: UIAlertController
  private let isSheet: Bool

  init(_ alert: UIAlertController) {
    self.alert = alert
    isSheet = alert.preferredStyle == .actionSheet
  }

  /// Builds the alert's views and adds them to its view.
  func make() -> [UIView] {
    guard let view = alert.view else { return [] }
    let cancel = alert.actions.first { $0.style == .cancel }
    let others = alert.actions.filter { !isSheet || $0 !== cancel }
    let card = group([words(), fields(), choices(others)].compactMap { $0 })
    place(card, in: view)
    guard isSheet else {
      NSLayoutConstraint.activateOfSystem([
        card.widthAnchor.constraint(equalToConstant: 270),
        card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        card.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      ])
      return [card]
    }
    var parts = [card]
    var end = view.safeAreaLayoutGuide.bottomAnchor
    if let cancel {
      let last = group([button(cancel)])
      last.backgroundColor = .secondarySystemGroupedBackground
      place(last, in: view)
      fill(last, view)
      NSLayoutConstraint.activateOfSystem([last.bottomAnchor.constraint(equalTo: end, constant: -8)])
      end = last.topAnchor
      parts.append(last)
    }
    fill(card, view)
    NSLayoutConstraint.activateOfSystem([card.bottomAnchor.constraint(equalTo: end, constant: -8)])
    return parts
  }

  private func place(_ part: UIView, in view: UIView) {
    part.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(part)
  }

  /// Constrains a sheet's group to 8 pt from both sides of the safe area, with a width of at most 414 pt, a
  /// phone's.
  private func fill(_ part: UIView, _ view: UIView) {
    let width = part.widthAnchor.constraint(equalTo: view.safeAreaLayoutGuide.widthAnchor, constant: -16)
    width.priority = .defaultHigh
    NSLayoutConstraint.activateOfSystem([
      width, part.widthAnchor.constraint(lessThanOrEqualToConstant: 414),
      part.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
  }

  /// A card of rows.
  private func group(_ rows: [UIView]) -> UIView {
    // By eye, the material's colour over a dimmed page. It is opaque, since PageRender blurs nothing behind
    // it.
    let card = UIView(frame: .zero)
    card.backgroundColor = UIColor(Color.Dynamic(light: Color(rgb: 0xF0F0F0), dark: Color(rgb: 0x2A2A2A)))
    card.layer.cornerRadius = 14
    card.layer.cornerCurve = .continuous
    card.clipsToBounds = true
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(stack)
    NSLayoutConstraint.activateOfSystem([
      stack.topAnchor.constraint(equalTo: card.topAnchor),
      stack.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: card.trailingAnchor),
    ])
    return card
  }

  /// The title and the message.
  private func words() -> UIView? {
    let color: UIColor = isSheet ? .secondaryLabel : .label
    let texts = [
      label(alert.title, .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold), color),
      label(alert.message, .systemFont(ofSize: 13), color),
    ].compactMap { $0 }
    guard !texts.isEmpty else { return nil }
    let stack = UIStackView(arrangedSubviews: texts)
    stack.axis = .vertical
    stack.spacing = isSheet ? 12 : 2
    stack.isLayoutMarginsRelativeArrangement = true
    stack.insetsLayoutMarginsFromSafeArea = false
    stack.directionalLayoutMargins =
      isSheet
      ? NSDirectionalEdgeInsets(top: 14, leading: 16, bottom: 14, trailing: 16)
      : NSDirectionalEdgeInsets(top: 19, leading: 16, bottom: 19, trailing: 16)
    return stack
  }

  private func label(_ text: String?, _ font: UIFont, _ color: UIColor) -> UILabel? {
    guard let text, !text.isEmpty else { return nil }
    let label = UILabel(frame: .zero)
    label.text = text
    label.font = font
    label.textColor = color
    label.numberOfLines = 0
    label.textAlignment = .center
    return label
  }

  private func fields() -> UIView? {
    guard let fields = alert.textFields, !fields.isEmpty else { return nil }
    for field in fields {
      field.borderStyle = .roundedRect
      field.font = .systemFont(ofSize: 13)
    }
    let stack = UIStackView(arrangedSubviews: fields)
    stack.axis = .vertical
    stack.spacing = 4
    stack.isLayoutMarginsRelativeArrangement = true
    stack.insetsLayoutMarginsFromSafeArea = false
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16)
    return stack
  }

  /// A column of buttons; two buttons of an alert stand side by side if both fit.
  private func choices(_ actions: [UIAlertAction]) -> UIView? {
    guard !actions.isEmpty else { return nil }
    let buttons = actions.map(button)
    let isWide = buttons.contains { $0.intrinsicContentSize.width > 270 / 2 - 16 }
    let isRow = !isSheet && actions.count == 2 && !isWide
    // The cancel button is last in a column and first in a row.
    let isCancelFirst = actions.first?.style == .cancel
    let isCancelLast = actions.last?.style == .cancel
    let turns = actions.count == 2 && (isRow ? isCancelLast : isCancelFirst && !isSheet)
    let ordered = turns ? Array(buttons.reversed()) : buttons
    let stack = UIStackView(arrangedSubviews: [])
    stack.axis = isRow ? .horizontal : .vertical
    for button in ordered {
      if button !== ordered.first { stack.addArrangedSubview(hairline(isVertical: isRow)) }
      stack.addArrangedSubview(button)
    }
    if isRow {
      NSLayoutConstraint.activateOfSystem([
        ordered[1].widthAnchor.constraint(equalTo: ordered[0].widthAnchor)
      ])
    }
    let whole = UIStackView(arrangedSubviews: [hairline(isVertical: false), stack])
    whole.axis = .vertical
    return whole
  }

  private func hairline(isVertical: Bool) -> UIView {
    let line = UIView(frame: .zero)
    line.backgroundColor = .separator
    let length = 1 / max(UIScreen.main.scale, 1)
    let thickness = isVertical ? line.widthAnchor : line.heightAnchor
    NSLayoutConstraint.activateOfSystem([thickness.constraint(equalToConstant: length)])
    return line
  }

  private func button(_ action: UIAlertAction) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    let isBold = alert.preferredAction.map { $0 === action } ?? (action.style == .cancel)
    button.titleLabel?.font = .systemFont(ofSize: isSheet ? 20 : 17, weight: isBold ? .semibold : .regular)
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    button.isEnabled = action.isEnabled
    NSLayoutConstraint.activateOfSystem([
      button.heightAnchor.constraint(equalToConstant: isSheet ? 57 : 44)
    ])
    button.addAction(
      UIAction { [weak alert] _ in alert?.choose(action) }, for: [.primaryActionTriggered, .touchUpInside])
    return button
  }
}
