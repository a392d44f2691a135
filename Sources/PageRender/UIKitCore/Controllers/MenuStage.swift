internal import Foundation
internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

/// The views of an open menu in a window: a card of glass beside the button that opened it.
final class MenuStage: UIView {
  /// The button that opened the menu.
  private(set) weak var source: UIView?
  let menu: UIMenu
  private let look: MenuMetrics
  private let card: UIView
  private lazy var left = card.leftAnchor.constraint(equalTo: leftAnchor)
  private lazy var top = card.topAnchor.constraint(equalTo: topAnchor)

  init(_ menu: UIMenu, from source: UIView, in window: UIWindow, _ metrics: MenuMetrics) {
    self.menu = menu
    self.source = source
    look = metrics
    let card = MenuCard(metrics.look, radius: metrics.radius)
    self.card = card
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let rows = UIStackView(arrangedSubviews: rows(of: menu, metrics))
    rows.axis = .vertical
    for view in [card, rows] { view.translatesAutoresizingMaskIntoConstraints = false }
    addSubview(card)
    card.addSubview(rows)
    NSLayoutConstraint.activateOfSystem([
      card.widthAnchor.constraint(equalToConstant: CGFloat(metrics.width)),
      rows.topAnchor.constraint(equalTo: card.topAnchor, constant: CGFloat(metrics.padding)),
      rows.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -CGFloat(metrics.padding)),
      rows.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: card.trailingAnchor), left, top,
    ])
    place(in: window)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override var uiKitClassName: String { "_UIContextMenuContainerView" }

  /// Places the card below the button, or above it where there is more room, from the button's side that is
  /// nearer to the screen's. The card follows a button that moves.
  func place(in window: UIWindow) {
    guard let source else { return }
    let button = source.convert(source.bounds, to: window)
    let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let (insets, least) = (window.safeAreaInsets, CGFloat(8))
    let room = window.bounds.inset(
      by: UIEdgeInsets(
        top: max(insets.top, least), left: max(insets.left, least), bottom: max(insets.bottom, least),
        right: max(insets.right, least)))
    let gap = CGFloat(look.sourceGap)
    let isLeft = button.midX < window.bounds.midX || button.width >= room.width - size.width
    let x = isLeft ? button.minX : button.maxX - size.width
    let isBelow = button.maxY + gap + size.height <= room.maxY || button.minY - room.minY < size.height + gap
    let y = isBelow ? button.maxY + gap : button.minY - gap - size.height
    left.constant = max(room.minX, min(x, room.maxX - size.width))
    top.constant = max(room.minY, min(y, room.maxY - size.height))
  }

  // MARK: Rows

  private func rows(of menu: UIMenu, _ metrics: MenuMetrics) -> [UIView] {
    let sections = MenuSection.sections(of: menu)
    let columns = MenuColumns(of: sections.flatMap(\.elements), metrics)
    var views: [UIView] = []
    for section in sections {
      if !views.isEmpty { views.append(MenuGap(metrics)) }
      if !section.title.isEmpty { views.append(MenuTitle(section.title, metrics)) }
      views += section.elements.map { element in
        let row = MenuRow(element, metrics, columns)
        row.addAction(
          UIAction { [weak self] _ in self?.choose(element) }, for: [.primaryActionTriggered, .touchUpInside])
        return row
      }
    }
    return views
  }

  /// Opens a submenu, or closes the menu and performs an action.
  private func choose(_ element: UIMenuElement) {
    guard let window, let source else { return }
    if let submenu = element as? UIMenu { return window.open(submenu, from: source) }
    guard let action = element as? UIAction else { return window.closeMenu() }
    if menu.selects(action) {
      for other in MenuSection.sections(of: menu).flatMap(\.elements) { (other as? UIAction)?.state = .off }
      action.state = .on
    }
    if action.attributes.contains(.keepsMenuPresented) {
      window.open(menu, from: source)
    } else {
      window.closeMenu()
    }
    action.perform(from: source)
  }
}

extension UIMenu {
  /// True if a touch on one of the menu's own actions, or of its inline sections, selects only that one.
  fileprivate func selects(_ action: UIAction) -> Bool {
    children.contains { child in
      if child === action { return options.contains(.singleSelection) }
      guard let section = child as? UIMenu, section.options.contains(.displayInline) else { return false }
      return section.selects(action)
    }
  }
}

/// The entries of a menu between two spaces, under the title of the menu or inline submenu that has them.
@MainActor
struct MenuSection {
  var title: String
  var elements: [UIMenuElement]

  /// The sections of a menu without hidden entries and empty sections: inline submenus, and what lies between
  /// them.
  static func sections(of menu: UIMenu) -> [MenuSection] {
    var sections = [MenuSection(title: menu.title, elements: [])]
    for child in menu.children {
      if (child as? UIAction)?.attributes.contains(.hidden) == true { continue }
      guard let part = child as? UIMenu, part.options.contains(.displayInline) else {
        sections[sections.count - 1].elements.append(child)
        continue
      }
      sections += Self.sections(of: part) + [MenuSection(title: "", elements: [])]
    }
    return sections.filter { !$0.elements.isEmpty }
  }
}

/// The card of a menu.
private final class MenuCard: GlassCard {
  override var uiKitClassName: String { "_UIContextMenuListView" }
}
