import Foundation
import UIKit

/// Properties of glass and of the corners that came with it.
@MainActor
let glassProperties: [PropertyCheck] =
  properties(
    "UIGlassEffect", .picture, of: { UIGlassEffect() }, shownBy: glass,
    ["tintColor": { $0.tintColor = .red }])
  + properties(
    "UIGlassEffect", .nothing, of: { UIGlassEffect() }, shownBy: glass,
    ["isInteractive": { $0.isInteractive = true }])
  + properties(
    "UIGlassContainerEffect", .nothing, of: { UIGlassContainerEffect() }, shownBy: glass,
    ["spacing": { $0.spacing = 20 }])
  + properties(
    "UIView", .picture,
    of: { () -> UIView in
      let view = UIView()
      view.backgroundColor = .red
      view.heightAnchor.constraint(equalToConstant: 40).isActive = true
      view.widthAnchor.constraint(equalToConstant: 40).isActive = true
      return view
    }, ["cornerConfiguration": { $0.cornerConfiguration = .capsule() }])

@MainActor
private func glass(_ effect: UIVisualEffect) -> UIViewController {
  let view = UIVisualEffectView(effect: effect)
  view.heightAnchor.constraint(equalToConstant: 40).isActive = true
  view.widthAnchor.constraint(equalToConstant: 80).isActive = true
  return PropertyStage.page(of: view)
}
