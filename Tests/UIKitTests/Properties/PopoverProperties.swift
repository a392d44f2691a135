import UIKit

@testable import PageBase
@testable import UIKitCore

/// Properties of popovers, which are cards since iOS 26, and of search bars in navigation bars.
@MainActor
let popoverProperties: [PropertyCheck] =
  [
    changing("sourceView") { $0.sourceView = $1.other },
    changing("sourceRect") { popover, _ in popover.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 10) },
    changing("sourceItem") { popover, page in
      popover.sourceView = nil
      popover.sourceItem = page.other
    },
    changing("barButtonItem") { $0.barButtonItem = $1.navigationItem.rightBarButtonItem },
    changing("permittedArrowDirections") { popover, _ in popover.permittedArrowDirections = .left },
    changing("popoverLayoutMargins") { popover, page in
      popover.sourceView = page.other
      popover.popoverLayoutMargins = UIEdgeInsets(top: 60, left: 60, bottom: 60, right: 60)
    },
    changing("backgroundColor") { popover, _ in popover.backgroundColor = .red },
    behaviour("UINavigationItem.preferredSearchBarPlacement") {
      try searchPage(.stacked) != searchPage(.automatic)
    },
  ]
  + properties(
    "UIPopoverPresentationController", .nothing, of: { PopoverPage().popover },
    shownBy: { _ in PopoverPage() },
    [
      "canOverlapSourceViewRect": { $0.canOverlapSourceViewRect = true },
      "passthroughViews": { $0.passthroughViews = [UIView()] },
    ])

@MainActor
private func changing(
  _ name: String, _ change: @escaping @MainActor (UIPopoverPresentationController, PopoverPage) -> Void
) -> PropertyCheck {
  behaviour("UIPopoverPresentationController.\(name)") {
    @MainActor func picture(_ isChanged: Bool) throws -> PropertyStage.Picture {
      try PropertyStage.outcome(on: "ipad-a16", .ios26) {
        let page = PopoverPage()
        if isChanged { change(page.popover, page) }
        return UINavigationController(rootViewController: page)
      }
      .picture
    }
    return try picture(true) != picture(false)
  }
}

/// A page that presents a popover from a view in its middle.
private final class PopoverPage: UIViewController {
  let source = UIView(frame: CGRect(x: 400, y: 400, width: 40, height: 40))
  let other = UIView(frame: CGRect(x: 20, y: 700, width: 40, height: 40))
  private let presented = UIViewController()
  private(set) lazy var popover = UIPopoverPresentationController(
    presentedViewController: presented, presenting: self)

  init() {
    super.init(nibName: nil, bundle: nil)
    presented.modalPresentationStyle = .popover
    presented.preferredContentSize = CGSize(width: 200, height: 100)
    if let made = presented.popoverPresentationController { popover = made }
    popover.sourceView = source
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(source)
    view.addSubview(other)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if presentedViewController == nil { present(presented, animated: false) }
  }
}

@MainActor
private func searchPage(
  _ placement: UINavigationItem.SearchBarPlacement
) throws -> PropertyStage.Picture {
  try PropertyStage.outcome(.portrait, .ios26) {
    let page = UIViewController()
    page.navigationItem.searchController = UISearchController(searchResultsController: nil)
    page.navigationItem.preferredSearchBarPlacement = placement
    return UINavigationController(rootViewController: page)
  }.picture
}
