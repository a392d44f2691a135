import Foundation
import TestSupport

@testable import UIKitCore

/// Adds a view to another, with an identifier, at a frame in points.
@MainActor
@discardableResult
func add<V: UIView>(
  _ view: V, _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
  to parent: UIView
) -> V {
  view.frame = CGRect(x: x, y: y, width: width, height: height)
  view.accessibilityIdentifier = name
  parent.addSubview(view)
  return view
}

/// A view with one of the tutorial's pictures, which fills its frame.
@MainActor
func picture() -> UIImageView {
  let view = UIImageView()
  view.image = UIImage(contentsOfFile: Project.path("Examples/tutorial-en/images/lane@3x.png"))
  view.contentMode = .scaleToFill
  return view
}
