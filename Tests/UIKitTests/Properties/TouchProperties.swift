import UIKit

@testable import UIKitCore

/// A page with something that fingers would use.
@MainActor
private func page(_ recognizer: UIGestureRecognizer) -> UIViewController {
  let view = UIView()
  view.addGestureRecognizer(recognizer)
  return PropertyStage.page(of: view)
}

@MainActor let touchProperties: [PropertyCheck] =
  properties(
    "UIGestureRecognizer", .nothing, of: { UIGestureRecognizer() }, shownBy: page,
    [
      "state": { $0.state = .ended }, "isEnabled": { $0.isEnabled = false },
      "name": { $0.name = "a" }, "delegate": { $0.delegate = nil },
    ])
  + properties(
    "UITapGestureRecognizer", .nothing, of: { UITapGestureRecognizer() }, shownBy: page,
    [
      "numberOfTapsRequired": { $0.numberOfTapsRequired = 2 },
      "numberOfTouchesRequired": { $0.numberOfTouchesRequired = 2 },
    ])
  + properties(
    "UILongPressGestureRecognizer", .nothing, of: { UILongPressGestureRecognizer() }, shownBy: page,
    [
      "numberOfTapsRequired": { $0.numberOfTapsRequired = 2 },
      "allowableMovement": { $0.allowableMovement = 2 },
    ])
  + properties(
    "UISwipeGestureRecognizer", .nothing, of: { UISwipeGestureRecognizer() }, shownBy: page,
    ["direction": { $0.direction = .up }, "numberOfTouchesRequired": { $0.numberOfTouchesRequired = 2 }])
  + properties(
    "UIScreenEdgePanGestureRecognizer", .nothing, of: { UIScreenEdgePanGestureRecognizer() }, shownBy: page,
    ["edges": { $0.edges = .left }])
  + properties(
    "UIPinchGestureRecognizer", .nothing, of: { UIPinchGestureRecognizer() }, shownBy: page,
    ["scale": { $0.scale = 2 }])
  + properties(
    "UIRotationGestureRecognizer", .nothing, of: { UIRotationGestureRecognizer() }, shownBy: page,
    ["rotation": { $0.rotation = 2 }])
  + properties(
    "UIScreen", .nothing, of: { UIScreen.main }, shownBy: { _ in UIViewController() },
    ["brightness": { $0.brightness = 0.5 }])
  + properties(
    "UIViewPropertyAnimator", .nothing, of: { UIViewPropertyAnimator(duration: 1, curve: .linear) },
    shownBy: { _ in UIViewController() },
    [
      "fractionComplete": { $0.fractionComplete = 0.5 }, "isReversed": { $0.isReversed = true },
    ])
