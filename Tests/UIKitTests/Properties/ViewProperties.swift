import UIKit

@testable import PageLayout
@testable import UIKitCore

/// A red view of 80 × 40 pt with a green one in it that follows its margins.
@MainActor
private func box() -> UIView {
  let view = UIView()
  view.backgroundColor = .red
  view.accessibilityIdentifier = "box"
  let inner = UIView()
  inner.backgroundColor = .green
  inner.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(inner)
  NSLayoutConstraint.activate([
    view.widthAnchor.constraint(equalToConstant: 80), view.heightAnchor.constraint(equalToConstant: 40),
    inner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
    inner.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
    inner.widthAnchor.constraint(equalToConstant: 100), inner.heightAnchor.constraint(equalToConstant: 10),
  ])
  return view
}

/// A page with a framed view, which another stands in.
@MainActor
private func framed() -> UIView {
  let view = UIView(frame: CGRect(x: 30, y: 30, width: 60, height: 40))
  view.backgroundColor = .red
  return view
}

/// A constraint of a view, and the view, which a constraint does not keep.
@MainActor
private final class Width {
  let view = framed()
  lazy var constraint = view.widthAnchor.constraint(equalToConstant: 50)
}

/// A view in one that grows from 100 to 200 pt after it was added.
@MainActor
private func growing(_ view: UIView) -> UIViewController {
  let controller = UIViewController()
  let around = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  around.addSubview(view)
  controller.view.addSubview(around)
  around.frame.size = CGSize(width: 200, height: 200)
  return controller
}

@MainActor let viewProperties: [PropertyCheck] =
  properties(
    "UIView", .picture, of: box,
    [
      "backgroundColor": { $0.backgroundColor = .blue }, "alpha": { $0.alpha = 0.5 },
      "isHidden": { $0.isHidden = true }, "clipsToBounds": { $0.clipsToBounds = true },
      "transform": { $0.transform = CGAffineTransform(rotationAngle: 0.5) },
      "transform3D": { $0.transform3D = CATransform3DMakeScale(2, 1, 1) },
      "mask": { $0.mask = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) },
      "semanticContentAttribute": { $0.semanticContentAttribute = .forceRightToLeft },
      "directionalLayoutMargins": {
        $0.directionalLayoutMargins = .init(top: 2, leading: 3, bottom: 2, trailing: 3)
      },
      "layoutMargins": { $0.layoutMargins = .init(top: 2, left: 3, bottom: 2, right: 3) },
      "overrideUserInterfaceStyle": {
        $0.backgroundColor = .systemBackground
        $0.overrideUserInterfaceStyle = .dark
      },
    ])
  + properties(
    "UIView", .picture, of: framed, shownBy: growing,
    [
      "frame": { $0.frame.origin.x = 31 }, "bounds": { $0.bounds.size.width = 50 },
      "center": { $0.center.y = 90 },
      "autoresizingMask": { $0.autoresizingMask = [.flexibleWidth] },
      "translatesAutoresizingMaskIntoConstraints": { $0.translatesAutoresizingMaskIntoConstraints = false },
    ])
  + properties(
    "UIView", .picture,
    of: { () -> UIImageView in
      let view = UIImageView(image: PropertyStage.image().withRenderingMode(.alwaysTemplate))
      view.widthAnchor.constraint(equalToConstant: 50).isActive = true
      return view
    }, ["tintColor": { $0.tintColor = .purple }, "contentMode": { $0.contentMode = .right }])
  + properties(
    "UIView", .picture, of: box, shownBy: { PropertyStage.page(of: $0, atSafeArea: true) },
    [
      "insetsLayoutMarginsFromSafeArea": { $0.insetsLayoutMarginsFromSafeArea = false },
      "preservesSuperviewLayoutMargins": { $0.preservesSuperviewLayoutMargins = true },
    ])
  + properties(
    "UIView", .nothing, of: box,
    [
      "isOpaque": { $0.isOpaque = false },
      "isUserInteractionEnabled": { $0.isUserInteractionEnabled = false },
      "tag": { $0.tag = 4 }, "accessibilityIdentifier": { $0.accessibilityIdentifier = "a" },
      "accessibilityLabel": { $0.accessibilityLabel = "a" },
      "gestureRecognizers": { $0.gestureRecognizers = [UITapGestureRecognizer()] },
    ])
  + properties(
    "UIStackView", .picture, of: stack,
    [
      "axis": { $0.axis = .vertical }, "distribution": { $0.distribution = .fillEqually },
      "alignment": { $0.alignment = .trailing }, "spacing": { $0.spacing = 7 },
      "isLayoutMarginsRelativeArrangement": {
        $0.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        $0.isLayoutMarginsRelativeArrangement = true
      },
      "isBaselineRelativeArrangement": {
        $0.axis = .vertical
        $0.isBaselineRelativeArrangement = true
        $0.spacing = 30
      },
    ])
  + properties(
    "UIImageView", .picture, of: picture,
    [
      "image": { $0.image = PropertyStage.image(30) }, "isHighlighted": { $0.isHighlighted = true },
      "highlightedImage": {
        $0.isHighlighted = true
        $0.highlightedImage = PropertyStage.image(44)
      },
      "preferredSymbolConfiguration": {
        $0.image = UIImage(systemName: "star")
        $0.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
      },
      "animationImages": {
        $0.animationImages = [PropertyStage.image(50), PropertyStage.image(60)]
        $0.startAnimating()
      },
      "highlightedAnimationImages": {
        $0.isHighlighted = true
        $0.animationImages = [PropertyStage.image(20)]
        $0.highlightedAnimationImages = [PropertyStage.image(70)]
        $0.startAnimating()
      },
    ])
  + properties(
    "UIImageView", .nothing, of: picture,
    [
      "animationDuration": { $0.animationDuration = 2 },
      "adjustsImageSizeForAccessibilityContentSizeCategory": {
        $0.adjustsImageSizeForAccessibilityContentSizeCategory = true
      },
    ])
  + properties(
    "UIVisualEffectView", .picture,
    of: { () -> UIVisualEffectView in
      let view = UIVisualEffectView(effect: nil)
      view.heightAnchor.constraint(equalToConstant: 40).isActive = true
      view.widthAnchor.constraint(equalToConstant: 40).isActive = true
      return view
    }, ["effect": { $0.effect = UIBlurEffect(style: .systemMaterial) }])
  // An empty box with a warning, whatever it is asked to show.
  + properties(
    "NSLayoutConstraint", .picture, of: { Width() },
    shownBy: { width in
      let page = PropertyStage.page(of: width.view)
      let other = width.view.widthAnchor.constraint(equalToConstant: 120)
      other.priority = UILayoutPriority(600)
      other.isActive = true
      width.view.heightAnchor.constraint(equalToConstant: 9).isActive = true
      width.constraint.isActive = true
      return page
    },
    [
      "constant": { $0.constraint.constant = 70 }, "priority": { $0.constraint.priority = .defaultLow },
    ])
  + [
    behaviour("NSLayoutConstraint.isActive") {
      let view = UIView()
      let width = view.widthAnchor.constraint(equalToConstant: 4)
      width.isActive = true
      return view.constraints.contains(width)
    },
    behaviour("NSLayoutConstraint.identifier") {
      // Explanations and messages name it.
      let view = UIView()
      let width = view.widthAnchor.constraint(equalToConstant: 4)
      width.identifier = "room"
      width.isActive = true
      return ViewTree(root: view).layout.constraints.contains { $0.identifier == "room" }
    },
    behaviour("UILayoutGuide.identifier") {
      let (view, guide) = (UIView(), UILayoutGuide())
      guide.identifier = "gap"
      view.addLayoutGuide(guide)
      return ViewTree(root: view).layout.items.contains { $0.name.hasSuffix("gap") }
    },
  ]

/// Two labels of different heights in a row that is larger than they are.
@MainActor
private func stack() -> UIStackView {
  let (first, second) = (UILabel(), UILabel())
  first.text = "one"
  second.text = "second, longer"
  second.font = .systemFont(ofSize: 30)
  let stack = UIStackView(arrangedSubviews: [first, second])
  stack.widthAnchor.constraint(equalToConstant: 290).isActive = true
  stack.heightAnchor.constraint(equalToConstant: 100).isActive = true
  return stack
}

@MainActor
private func picture() -> UIImageView {
  UIImageView(image: PropertyStage.image(), highlightedImage: PropertyStage.image(25))
}

extension PropertyStage {
  /// A page whose safe area begins 20 pt lower and further right than the view.
  static func page(of view: UIView, atSafeArea: Bool) -> UIViewController {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 40, bottom: 0, right: 0)
    let page = page(of: view, in: controller)
    controller.view.directionalLayoutMargins = .init(top: 60, leading: 60, bottom: 0, trailing: 0)
    return page
  }
}
