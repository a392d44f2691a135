internal import Foundation
internal import PageDrawing
internal import PageLayout

/// A row of a menu: an image or a checkmark, a title above a subtitle, and the chevron of a submenu.
final class MenuRow: UIControl {
  init(_ element: UIMenuElement, _ metrics: MenuMetrics, _ columns: MenuColumns) {
    super.init(frame: .zero)
    let action = element as? UIAction
    isEnabled = action?.attributes.contains(.disabled) != true
    accessibilityLabel = element.title
    accessibilityIdentifier = action.flatMap { $0.identifier.isGiven ? $0.identifier.rawValue : nil }
    let isDestructive =
      action?.attributes.contains(.destructive) == true
      || (element as? UIMenu)?.options.contains(.destructive) == true
    let ink: UIColor = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
    let texts = UIStackView(
      arrangedSubviews: [
        Self.label(element.title, .preferredFont(forTextStyle: .body), ink),
        Self.label(
          element.subtitle ?? "", .preferredFont(forTextStyle: .footnote),
          isEnabled ? .secondaryLabel : .tertiaryLabel),
      ].compactMap { $0 })
    texts.axis = .vertical
    texts.isUserInteractionEnabled = false
    add(texts)
    let (inset, padding) = (CGFloat(metrics.inset), CGFloat(metrics.rowPadding))
    let height = heightAnchor.constraint(equalToConstant: CGFloat(metrics.rowHeight))
    height.priority = .defaultLow
    NSLayoutConstraint.activateOfSystem([
      height, heightAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(metrics.rowHeight)),
      texts.centerYAnchor.constraint(equalTo: centerYAnchor),
      texts.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: padding),
      texts.leadingAnchor.constraint(equalTo: leadingAnchor, constant: columns.text),
      texts.trailingAnchor.constraint(
        equalTo: trailingAnchor, constant: -inset - (element is UIMenu ? 20 : 0)),
    ])
    if Self.isOn(element) {
      let size = UITraitCollection.current.metrics.list.checkmarkSize
      add(MenuMark(.control(CheckmarkContent(color: ink.dynamic, size: size))), in: columns.mark)
    }
    if let image = element.image {
      let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
      view.contentMode = .scaleAspectFit
      view.tintColor = ink
      add(view, in: columns.image)
    }
    if element is UIMenu { addChevron(inset) }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override var uiKitClassName: String { "_UIContextMenuCell" }

  private func add(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
  }

  /// Adds a mark in the middle of a square of 22 points that begins at a distance from the leading edge.
  private func add(_ mark: UIView, in column: CGFloat) {
    add(mark)
    NSLayoutConstraint.activateOfSystem([
      mark.centerXAnchor.constraint(equalTo: leadingAnchor, constant: column + 11),
      mark.centerYAnchor.constraint(equalTo: centerYAnchor),
      mark.widthAnchor.constraint(equalToConstant: 22), mark.heightAnchor.constraint(equalToConstant: 22),
    ])
  }

  private func addChevron(_ inset: CGFloat) {
    let chevron = MenuMark(.control(DisclosureContent(color: SystemColor.tertiaryLabel)))
    add(chevron)
    NSLayoutConstraint.activateOfSystem([
      chevron.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -inset),
      chevron.centerYAnchor.constraint(equalTo: centerYAnchor),
      chevron.widthAnchor.constraint(equalToConstant: 8),
      chevron.heightAnchor.constraint(equalToConstant: 14),
    ])
  }

  // MARK: Parts

  private static func label(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel? {
    guard !text.isEmpty else { return nil }
    let label = UILabel(frame: .zero)
    label.text = text
    label.font = font
    label.textColor = color
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  /// True if a checkmark stands before an entry.
  static func isOn(_ element: UIMenuElement) -> Bool {
    (element as? UIAction).map { $0.state != .off } ?? false
  }
}

/// The distances of a menu's columns from the leading edges of its rows, in points: checkmarks, images and
/// texts. A column that no row needs takes no room.
@MainActor
struct MenuColumns {
  let mark: CGFloat
  let image: CGFloat
  let text: CGFloat

  init(of elements: [UIMenuElement], _ metrics: MenuMetrics) {
    let column = CGFloat(metrics.imageColumn)
    mark = CGFloat(metrics.inset)
    image = mark + (elements.contains(where: MenuRow.isOn) ? column : 0)
    text = image + (elements.contains { $0.image != nil } ? column : 0)
  }
}

/// The title above a menu's entries.
final class MenuTitle: UIView {
  init(_ title: String, _ metrics: MenuMetrics) {
    super.init(frame: .zero)
    let label = UILabel(frame: .zero)
    label.text = title
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    let (inset, padding) = (CGFloat(metrics.inset), CGFloat(metrics.rowPadding))
    NSLayoutConstraint.activateOfSystem([
      label.topAnchor.constraint(equalTo: topAnchor, constant: padding / 2),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -padding / 2),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -inset),
    ])
  }

  required init?(coder: NSCoder) {
    return nil
  }
}

/// A drawn mark in a row of a menu.
private final class MenuMark: UIView {
  private let shown: ViewContent

  init(_ content: ViewContent) {
    shown = content
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override var content: ViewContent { shown }
}

/// The space between two sections of a menu, with a hairline.
final class MenuGap: UIView {
  init(_ metrics: MenuMetrics) {
    super.init(frame: .zero)
    let line = Hairline(frame: .zero)
    line.translatesAutoresizingMaskIntoConstraints = false
    addSubview(line)
    let inset = CGFloat(metrics.inset)
    NSLayoutConstraint.activateOfSystem([
      heightAnchor.constraint(equalToConstant: CGFloat(metrics.sectionGap)),
      line.centerYAnchor.constraint(equalTo: centerYAnchor),
      line.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
      line.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -inset),
    ])
  }

  required init?(coder: NSCoder) {
    return nil
  }
}
