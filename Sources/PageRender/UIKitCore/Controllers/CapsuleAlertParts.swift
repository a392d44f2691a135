internal import Foundation
internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

/// The views of an alert with capsules, or of an action sheet, which is the same card.
@MainActor
struct CapsuleAlertParts {
  private let alert: UIAlertController
  private let metrics: AlertMetrics
  private let lengths: AlertMetrics.Capsules

  init(_ alert: UIAlertController, _ metrics: AlertMetrics, _ lengths: AlertMetrics.Capsules) {
    self.alert = alert
    self.metrics = metrics
    self.lengths = lengths
  }

  /// Builds the card and adds it to the alert's view, in the middle of the safe area.
  func make() -> [UIView] {
    guard let view = alert.view else { return [] }
    let card = GlassCard(metrics.card, radius: metrics.radius)
    let rows = [words(), fields(), choices()].compactMap { $0 }
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    card.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(stack)
    view.addSubview(card)
    NSLayoutConstraint.activateOfSystem([
      stack.topAnchor.constraint(equalTo: card.topAnchor),
      stack.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      card.widthAnchor.constraint(equalToConstant: CGFloat(width)),
    ])
    place(card, in: view)
    return [card]
  }

  /// Places the card in the middle of the safe area, or an action sheet beside its source.
  private func place(_ card: UIView, in view: UIView) {
    guard let source, let window = view.window else {
      return NSLayoutConstraint.activateOfSystem([
        card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        card.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      ])
    }
    view.backgroundColor = nil
    let insets = window.safeAreaInsets
    let place = PopoverPlace(
      size: card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), beside: source,
      in: window.bounds.inset(
        by: UIEdgeInsets(
          top: max(insets.top, 10), left: max(insets.left, 10), bottom: max(insets.bottom, 10),
          right: max(insets.right, 10))),
      pointing: alert.popoverPresentationController?.permittedArrowDirections ?? .any, arrow: .zero,
      radius: CGFloat(metrics.radius))
    NSLayoutConstraint.activateOfSystem([
      card.leftAnchor.constraint(equalTo: view.leftAnchor, constant: place.frame.minX),
      card.topAnchor.constraint(equalTo: view.topAnchor, constant: place.frame.minY),
    ])
  }

  /// The rectangle that an action sheet belongs to; `nil` for an alert, and without a source.
  private var source: CGRect? {
    guard alert.preferredStyle == .actionSheet, let window = alert.view?.window else { return nil }
    return alert.popoverPresentationController?.source(in: window)
  }

  /// The card's width; an action sheet with a source is narrower.
  private var width: Double {
    guard source != nil, let popover = UITraitCollection.current.metrics.popover else { return metrics.width }
    return popover.actionSheetWidth
  }

  /// The title and the message at the leading side; a lone text is regular and centred.
  private func words() -> UIView? {
    let (title, message) = (alert.title ?? "", alert.message ?? "")
    let isLone = title.isEmpty != message.isEmpty
    let texts = [
      label(title, .systemFont(ofSize: 17, weight: isLone ? .regular : .semibold), .label, isLone),
      label(
        message, .systemFont(ofSize: isLone ? 17 : CGFloat(lengths.messageSize)),
        isLone ? .label : .secondaryLabel, isLone),
    ].compactMap { $0 }
    guard !texts.isEmpty else { return nil }
    return column(
      texts, spacing: lengths.textGap, top: lengths.textTop, sides: lengths.textInset,
      bottom: lengths.textBottom)
  }

  private func label(_ text: String, _ font: UIFont, _ color: UIColor, _ isCentred: Bool) -> UILabel? {
    guard !text.isEmpty else { return nil }
    let label = UILabel(frame: .zero)
    label.text = text
    label.font = font
    label.textColor = color
    label.numberOfLines = 0
    label.textAlignment = isCentred ? .center : .natural
    return label
  }

  private func fields() -> UIView? {
    guard let fields = alert.textFields, !fields.isEmpty else { return nil }
    for field in fields {
      field.borderStyle = .none
      field.font = .systemFont(ofSize: 17)
      field.backgroundColor = UIColor(lengths.fill)
      field.layer.cornerRadius = CGFloat(lengths.fieldHeight / 2)
      field.layer.cornerCurve = .continuous
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: lengths.fieldTextInset, height: 1))
      field.leftViewMode = .always
      NSLayoutConstraint.activateOfSystem([
        field.heightAnchor.constraint(equalToConstant: CGFloat(lengths.fieldHeight))
      ])
    }
    return column(
      fields, spacing: lengths.gap, top: lengths.margin - lengths.textBottom, sides: lengths.fieldInset,
      bottom: 0)
  }

  /// The buttons: two stand side by side if both titles fit, others below one another. The cancel button is
  /// first in a row and last in a column.
  private func choices() -> UIView? {
    // Beside a source, a touch outside of the card cancels.
    let actions = alert.actions.filter { source == nil || $0.style != .cancel }
    guard !actions.isEmpty else { return nil }
    let cancel = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    let half = (width - 2 * lengths.margin - lengths.gap) / 2
    let isRow =
      alert.preferredStyle == .alert && actions.count == 2
      && !actions.contains { Double(button($0).intrinsicContentSize.width) > half - lengths.margin }
    let buttons = (isRow ? cancel + others : others + cancel).map(button)
    let stack = column(
      buttons, spacing: lengths.gap, top: lengths.margin, sides: lengths.margin, bottom: lengths.margin)
    if isRow {
      stack.axis = .horizontal
      stack.distribution = .fillEqually
    }
    return stack
  }

  private func column(
    _ views: [UIView], spacing: Double, top: Double, sides: Double, bottom: Double
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = CGFloat(spacing)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.insetsLayoutMarginsFromSafeArea = false
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: CGFloat(top), leading: CGFloat(sides), bottom: CGFloat(bottom), trailing: CGFloat(sides))
    return stack
  }

  private func button(_ action: UIAlertAction) -> UIButton {
    let button = UIButton(type: .system)
    let isPreferred = alert.preferredAction === action
    button.setTitle(action.title, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: isPreferred ? .semibold : .medium)
    let color: UIColor = isPreferred ? .white : action.style == .destructive ? .systemRed : .label
    button.setTitleColor(color, for: .normal)
    button.backgroundColor = isPreferred ? alert.view?.tintColor : UIColor(lengths.fill)
    button.layer.cornerRadius = CGFloat(lengths.height / 2)
    button.layer.cornerCurve = .continuous
    button.isEnabled = action.isEnabled
    NSLayoutConstraint.activateOfSystem([
      button.heightAnchor.constraint(equalToConstant: CGFloat(lengths.height))
    ])
    button.addAction(
      UIAction { [weak alert] _ in alert?.choose(action) }, for: [.primaryActionTriggered, .touchUpInside])
    return button
  }
}

/// A pane of glass with round corners.
class GlassCard: UIView {
  private let look: GlassLook

  init(_ look: GlassLook, radius: Double) {
    self.look = look
    super.init(frame: .zero)
    layer.cornerRadius = CGFloat(radius)
    layer.cornerCurve = .continuous
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override var content: ViewContent { .control(MaterialContent(look: look)) }
}
