import Foundation
import UIKit

/// Properties of iOS 14 and later, and of what stands beside views.
@MainActor
let newerProperties: [PropertyCheck] =
  properties(
    "UIPageControl", .picture, of: dots,
    [
      "direction": { $0.direction = .topToBottom },
      "backgroundStyle": { $0.backgroundStyle = .prominent },
      "preferredIndicatorImage": { $0.preferredIndicatorImage = PropertyStage.image() },
      "preferredCurrentPageIndicatorImage": {
        $0.preferredCurrentPageIndicatorImage = PropertyStage.image()
      },
    ])
  + properties(
    "UISearchTextField", .picture,
    of: { () -> UISearchBar in
      let bar = UISearchBar()
      bar.widthAnchor.constraint(equalToConstant: 200).isActive = true
      return bar
    },
    [
      "text": { $0.searchTextField.text = "a" }, "placeholder": { $0.searchTextField.placeholder = "a" },
      "attributedPlaceholder": {
        $0.searchTextField.attributedPlaceholder = NSAttributedString(string: "a")
      },
    ])
  + properties(
    "NSTextContainer", .warning, of: { UITextView() },
    shownBy: { PropertyStage.page(of: $0) },
    ["exclusionPaths": { $0.textContainer.exclusionPaths = [UIBezierPath(rect: .zero)] }])
  + properties(
    "UIKeyboardLayoutGuide", .picture, of: { UIViewController() },
    shownBy: { controller in
      controller.additionalSafeAreaInsets.bottom = 40
      let view = UIView()
      view.backgroundColor = .red
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
      NSLayoutConstraint.activate([
        view.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 20), view.widthAnchor.constraint(equalToConstant: 20),
      ])
      return controller
    }, ["usesBottomSafeArea": { $0.view.keyboardLayoutGuide.usesBottomSafeArea = false }])
  + properties(
    "UIView", .picture,
    of: { () -> UIView in
      let view = UIView(frame: CGRect(x: 40, y: 40, width: 40, height: 40))
      view.backgroundColor = .systemBackground
      view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      return view
    },
    shownBy: { view in
      let controller = UIViewController()
      controller.view.backgroundColor = UIColor(white: 0.6, alpha: 1)
      controller.view.addSubview(view)
      return controller
    },
    [
      "anchorPoint": { $0.anchorPoint = .zero },
      "traitOverrides": { $0.traitOverrides.userInterfaceStyle = .dark },
    ])
  + properties(
    "UIView", .picture,
    of: { () -> UILabel in
      let label = UILabel()
      label.text = "a"
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      return label
    },
    [
      "maximumContentSizeCategory": { $0.maximumContentSizeCategory = .small },
      "minimumContentSizeCategory": { $0.minimumContentSizeCategory = .accessibilityLarge },
    ])
  + properties(
    "UIViewController", .picture,
    of: { () -> UIViewController in
      let controller = UIViewController()
      controller.view.backgroundColor = .systemBackground
      return controller
    }, shownBy: { $0 }, ["traitOverrides": { $0.traitOverrides.userInterfaceStyle = .dark }])
  + properties(
    "UIViewController", .warning, of: { UIViewController() }, shownBy: { $0 },
    [
      "contentUnavailableConfiguration": {
        $0.contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()
      }
    ])
  + [
    behaviour("UIDatePicker.calendar") {
      let picker = UIDatePicker()
      picker.calendar = Calendar(identifier: .buddhist)
      return picker.calendar.identifier == .buddhist
    }
  ]

@MainActor
private func dots() -> UIPageControl {
  let view = UIPageControl()
  view.backgroundColor = .black
  view.numberOfPages = 4
  return view
}
