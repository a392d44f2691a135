import Foundation
import UIKit

@testable import PageBase
@testable import PageLayout
@testable import UIKitCore

/// Properties of sheets, which since iOS 26 are no larger than they have to be.
@MainActor
let sheetProperties: [PropertyCheck] =
  [
    changing("detents") { $0.detents = [.medium()] },
    changing("selectedDetentIdentifier", from: lower) { $0.selectedDetentIdentifier = .large },
    changing("largestUndimmedDetentIdentifier", from: lower) { $0.largestUndimmedDetentIdentifier = .medium },
    changing("prefersGrabberVisible") { $0.prefersGrabberVisible = true },
    changing("preferredCornerRadius") { $0.preferredCornerRadius = 0 },
    changing("prefersEdgeAttachedInCompactHeight", .landscape) {
      $0.prefersEdgeAttachedInCompactHeight = true
    },
    changing("widthFollowsPreferredContentSizeWhenEdgeAttached", .landscape, from: attached) {
      $0.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    },
    behaviour("UIViewController.preferredContentSize") {
      @MainActor func outcome(_ width: CGFloat) throws -> PropertyStage.Outcome {
        try PropertyStage.outcome(on: "ipad-a16", .ios26) {
          page { controller, _ in
            controller.modalPresentationStyle = .formSheet
            controller.preferredContentSize = CGSize(width: width, height: 300)
          }
        }
      }
      return try outcome(300).picture != outcome(400).picture
    },
    behaviour("UIViewController.modalPresentationCapturesStatusBarAppearance") {
      @MainActor func isLight(_ captures: Bool) throws -> Bool {
        let device = try DeviceCatalog.builtin.device("iphone-16")
        let window = UIWindow(environment: PageEnvironment(device: device, system: .ios26))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        let controller = LightController()
        controller.modalPresentationCapturesStatusBarAppearance = captures
        window.inTraits { window.rootViewController?.present(controller, animated: false) }
        window.layOut()
        return window.preparedPage(id: "page").tree.systemBars.statusBarContent == .light
      }
      return try isLight(true) && !isLight(false)
    },
  ]
  + properties(
    "UISheetPresentationController", .nothing, of: { sheet(of: UIViewController()) },
    shownBy: { $0.presentedViewController },
    [
      "sourceView": { $0.sourceView = UIView() }, "prefersPageSizing": { $0.prefersPageSizing = false },
      "prefersScrollingExpandsWhenScrolledToEdge": { $0.prefersScrollingExpandsWhenScrolledToEdge = false },
    ])

@MainActor
private func sheet(of controller: UIViewController) -> UISheetPresentationController {
  controller.sheetPresentationController
    ?? UISheetPresentationController(presentedViewController: controller, presenting: nil)
}

private final class LightController: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

@MainActor
private func lower(_ sheet: UISheetPresentationController) { sheet.detents = [.medium(), .large()] }

@MainActor
private func attached(_ sheet: UISheetPresentationController) {
  sheet.prefersEdgeAttachedInCompactHeight = true
  sheet.presentedViewController.preferredContentSize = CGSize(width: 200, height: 200)
}

/// A yellow page that presents a sheet.
@MainActor
private func page(
  of controller: UIViewController = UIViewController(),
  _ change: @MainActor (UIViewController, UISheetPresentationController) -> Void
) -> UIViewController {
  let base = UIViewController()
  base.view.backgroundColor = .yellow
  change(controller, sheet(of: controller))
  base.present(controller, animated: false)
  return base
}

@MainActor
private func changing(
  _ name: String, _ orientation: Orientation = .portrait,
  from start: @escaping @MainActor (UISheetPresentationController) -> Void = { _ in },
  _ change: @escaping @MainActor (UISheetPresentationController) -> Void
) -> PropertyCheck {
  behaviour("UISheetPresentationController.\(name)") {
    @MainActor func outcome(_ isChanged: Bool) throws -> PropertyStage.Outcome {
      try PropertyStage.outcome(orientation, .ios26) {
        page { _, sheet in
          start(sheet)
          if isChanged { change(sheet) }
        }
      }
    }
    return try outcome(true).picture != outcome(false).picture
  }
}
