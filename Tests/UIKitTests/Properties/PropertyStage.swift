import Foundation
import LayoutEngine
import UIKit

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// What setting one property of one UIKit-named class does to a page.
@MainActor
struct PropertyCheck {
  /// Such as `UIView.alpha`.
  let name: String
  let effect: Effect
  /// A page of something prepared; `isChanged` says whether the property is set on it. `nil` where `behaves` tells.
  var page: (@MainActor (_ isChanged: Bool) -> UIViewController)?
  /// What else than the picture shows that the property is followed.
  var behaves: (@MainActor () throws -> Bool)?

  enum Effect: Equatable {
    /// Frames or drawing differ.
    case picture
    /// The page gets a warning.
    case warning
    /// Something else happens, such as a call.
    case behaviour
    /// Nothing, as on a device that nobody touches: listed in docs/tables/uikit-without-effect.md.
    case nothing
  }
}

/// Pages of 320 × 480 pt at 2×.
@MainActor
enum PropertyStage {
  private static let renderer = Result { try PageRenderer(fonts: FontCatalog()) }

  struct Picture: Equatable {
    var frames: [String]
    var pixels: Data
  }

  struct Outcome: Equatable {
    var picture: Picture
    var warnings: [String]
  }

  static func outcome(
    _ orientation: Orientation = .portrait, on device: String = "320x480@2x",
    _ system: SystemVersion = .unnamed, of make: @MainActor () -> UIViewController
  ) throws -> Outcome {
    let environment = PageEnvironment(
      device: try DeviceCatalog.builtin.device(device), orientation: orientation, system: system)
    let window = UIWindow(environment: environment)
    UITraitCollection.withCurrent(UITraitCollection(environment.traits)) {
      window.rootViewController = make()
      window.makeKeyAndVisible()
    }
    let page = window.preparedPage(id: "property")
    let solved = try renderer.get().solve(page, in: environment)
    var frames: [String] = []
    for view in page.tree.views {
      frames.append("\(view.className) \(solved.layout.frames[view.item]) \(view.isHidden)")
    }
    let pixels = try renderer.get().picture(of: solved.scene)
    return Outcome(
      picture: Picture(
        frames: frames,
        pixels: pixels.withRows { Data(bytes: $0.row(0), count: pixels.bytesPerRow * pixels.height) }),
      warnings: page.tree.diagnostics.map(\.message))
  }

  /// A page that shows a view at (20, 20), as large as it wants to be.
  static func page(of view: UIView, in controller: UIViewController = UIViewController()) -> UIViewController
  {
    view.translatesAutoresizingMaskIntoConstraints = false
    // Neither white nor black, so that both are seen on it.
    controller.view.backgroundColor = UIColor(white: 0.6, alpha: 1)
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 20),
    ])
    return controller
  }

  /// Four pixels, two black and two white, from a PNG file.
  static var checkers: UIImage? {
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAAAAABX3VL4AAAADElEQVR4nGNg+A+EAAYAAf+T0eSJAAAAAElFTkSuQmCC"
    ).flatMap { UIImage(data: $0) }
  }

  /// A picture of some points, dark on nothing.
  static func image(_ width: Int = 12, _ height: Int = 12) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 1, y: 1, width: width - 2, height: height - 3))
    }
  }
}

/// Properties of a view class, each set on a view of its own, and what comes of it.
@MainActor
func properties<View: UIView>(
  _ type: String, _ effect: PropertyCheck.Effect, of make: @escaping @MainActor () -> View,
  _ changes: KeyValuePairs<String, @MainActor (View) -> Void>
) -> [PropertyCheck] {
  changes.map { name, change in
    PropertyCheck(
      name: "\(type).\(name)", effect: effect,
      page: { isChanged in
        let view = make()
        if isChanged { change(view) }
        return PropertyStage.page(of: view)
      })
  }
}

/// Properties of what is not a view itself but decides how a page looks.
@MainActor
func properties<Object: AnyObject>(
  _ type: String, _ effect: PropertyCheck.Effect, of make: @escaping @MainActor () -> Object,
  shownBy show: @escaping @MainActor (Object) -> UIViewController,
  _ changes: KeyValuePairs<String, @MainActor (Object) -> Void>
) -> [PropertyCheck] {
  changes.map { name, change in
    PropertyCheck(
      name: "\(type).\(name)", effect: effect,
      page: { isChanged in
        let object = make()
        if isChanged { change(object) }
        return show(object)
      })
  }
}

/// A property that shows in something else than the picture.
@MainActor
func behaviour(_ name: String, _ check: @escaping @MainActor () throws -> Bool) -> PropertyCheck {
  PropertyCheck(name: name, effect: .behaviour, behaves: check)
}
