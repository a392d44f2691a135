public import Foundation
public import PageRender

extension Snapshotting where Value == UIViewController, Format == String {
  /// A controller, its children and its presented controllers, each with its state of appearance and its
  /// view's class.
  public static var hierarchy: Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      describing {
        try Screens.inWindow(controller, on: ViewImageConfig(), traits: UITraitCollection()) { _ in
          ControllerHierarchy.text(of: controller)
        }
      }
    }
  }

  /// The views of a controller's screen in UIKit's words.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The views of a controller's screen on a device, in UIKit's words.
  ///
  /// ```swift
  /// let welcome = WelcomeController()
  /// welcome.titleLabel.text = "Welcome"
  /// welcome.titleLabel.frame = CGRect(x: 16, y: 60, width: 200, height: 24)
  /// welcome.view.addSubview(welcome.titleLabel)
  /// assertSnapshot(of: welcome, as: .recursiveDescription(on: .iPhone8))
  /// // <UIView; frame = (0 0; 375 667); autoresize = W+H; layer = <CALayer>>
  /// //    | <UILabel; frame = (16 60; 200 24); text = 'Welcome'; userInteractionEnabled = NO; …>
  /// ```
  ///
  /// - Parameter listsBackgrounds: True if backgrounds are listed, as from iOS 16; the snapshots of
  ///   swift-snapshot-testing's own tests do not list them.
  public static func recursiveDescription(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection(), listsBackgrounds: Bool = false
  ) -> Snapshotting<UIViewController, String> {
    SimplySnapshotting.lines.pullback { controller in
      describing {
        try Screens.inWindow(controller, on: config.with(size: size), traits: traits) { _ in
          RecursiveDescription(listsBackgrounds: listsBackgrounds).text(of: controller.view)
        }
      }
    }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// A view and its subviews, in UIKit's words.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// A view in a size, and its subviews, in UIKit's words.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection(), listsBackgrounds: Bool = false
  ) -> Snapshotting<UIView, String> {
    SimplySnapshotting.lines.pullback { view in
      describing {
        try Screens.alone(view, size: size, traits: traits) { _ in
          RecursiveDescription(listsBackgrounds: listsBackgrounds).text(of: view)
        }
      }
    }
  }
}

private func describing(_ body: @MainActor () throws -> String) -> String {
  MainThread.run {
    do { return try body() } catch { return "cannot be laid out: \(FaultWording.words(for: error))" }
  }
}
