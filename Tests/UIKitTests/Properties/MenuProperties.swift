import UIKit

@testable import PageBase
@testable import UIKitCore

/// Properties of menus, which are drawn since iOS 26.
@MainActor
let menuProperties: [PropertyCheck] =
  [
    behaviour("UIButton.menu") {
      try outcome { UIAction(title: "One") { _ in } }
        != PropertyStage.outcome(.portrait, .ios26) {
          MenuPage(nil)
        }
        .picture
    },
    behaviour("UIBarButtonItem.menu") {
      let item = UIBarButtonItem(title: "More", menu: UIMenu(children: [UIAction(title: "One") { _ in }]))
      return (item.makeView() as? UIButton)?.primaryMenu === item.menu
    },
    behaviour("UIMenuElement.subtitle") { try changes { $0.subtitle = "Two" } },
    behaviour("UIAction.title") { try changes { $0.title = "Two" } },
    behaviour("UIAction.image") { try changes { $0.image = PropertyStage.image() } },
    behaviour("UIAction.attributes") { try changes { $0.attributes = .destructive } },
    behaviour("UIAction.state") { try changes { $0.state = .on } },
  ]
  + properties(
    "UIAction", .nothing, of: { UIAction(title: "One") { _ in } }, shownBy: { MenuPage($0) },
    ["discoverabilityTitle": { $0.discoverabilityTitle = "a" }])

@MainActor
private func outcome(_ make: @MainActor () -> UIAction) throws -> PropertyStage.Picture {
  try PropertyStage.outcome(.portrait, .ios26) { MenuPage(make()) }.picture
}

/// Returns true if an open menu looks otherwise after a change of its action.
@MainActor
private func changes(_ change: @MainActor (UIAction) -> Void) throws -> Bool {
  let before = try outcome { UIAction(title: "One") { _ in } }
  let after = try outcome {
    let action = UIAction(title: "One") { _ in }
    change(action)
    return action
  }
  return before != after
}

/// A page that opens the menu of its button.
private final class MenuPage: UIViewController {
  private let action: UIAction?
  private let button = UIButton(type: .system)

  init(_ action: UIAction?) {
    self.action = action
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    button.frame = CGRect(x: 20, y: 40, width: 80, height: 44)
    button.menu = action.map { UIMenu(children: [$0]) }
    button.showsMenuAsPrimaryAction = true
    view.addSubview(button)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    button.performPrimaryAction()
  }
}
