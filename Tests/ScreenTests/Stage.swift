import Foundation
import LayoutEngine
import Testing
import UIKit

@testable import PageBase
@testable import PageLayout
@testable import UIKitCore

/// Puts screens into windows of devices, with the pictures of `Examples/tutorial-storyboard`.
@MainActor
enum Stage {
  /// 375 × 667 at 2×; 20 at the top held upright, nothing turned.
  nonisolated static let se = "iphone-se-3"
  /// 402 × 874 at 3×; 62 at the top and 34 at the bottom held upright, 62 at the sides and 21 at the bottom turned.
  nonisolated static let pro = "iphone-16-pro"
  /// 834 × 1210 at 2×; 24 at the top and 20 at the bottom.
  nonisolated static let pad = "ipad-pro-11-m4"

  static func environment(
    _ device: String, _ orientation: Orientation = .portrait, locale: String = "en"
  ) throws -> PageEnvironment {
    PageEnvironment(
      device: try DeviceCatalog.builtin.device(device), orientation: orientation, locale: locale)
  }

  static func window(
    _ device: String, _ orientation: Orientation = .portrait, locale: String = "en",
    _ controller: @MainActor () throws -> UIViewController
  ) throws -> UIWindow {
    let window = UIWindow(environment: try environment(device, orientation, locale: locale))
    try withPictures {
      window.rootViewController = try controller()
      window.makeKeyAndVisible()
    }
    if let error = window.layoutError { throw error }
    return window
  }

  static func withPictures<Result>(_ body: () throws -> Result) throws -> Result {
    let (assets, faults) = AssetCatalogs.open(
      ["Examples/Screens/Assets.xcassets", "Examples/tutorial-storyboard/Assets.xcassets"].map(path))
    try #require(faults.isEmpty, "\(faults)")
    return try AssetCatalogs.withCurrent(assets, body)
  }

  /// Of a file of the repository.
  static func path(_ name: String) -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return root.appendingPathComponent(name).path
  }
}

extension UIWindow {
  func turn(to orientation: Orientation) {
    var turned = environment
    turned.orientation = orientation
    transition(to: turned)
  }

  /// What would be reported with the page.
  var problems: [String] { preparedPage(id: "page").tree.diagnostics.map(\.message) }
}

extension UIView {
  /// In the window's coordinates.
  var place: CGRect { convert(bounds, to: nil) }

  func named(_ identifier: String) -> UIView? {
    if accessibilityIdentifier == identifier { return self }
    for subview in subviews {
      if let found = subview.named(identifier) { return found }
    }
    return nil
  }

  func place(of identifier: String) throws -> CGRect { try #require(named(identifier)).place }
}
