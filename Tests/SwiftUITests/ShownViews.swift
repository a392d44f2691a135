import PageTestSupport
import SwiftUI
import Testing

/// The views of UIKit that a view of SwiftUI is placed in, on a device.
@MainActor
struct ShownViews {
  let window: UIWindow
  let root: UIView

  /// - Parameter size: The content size of texts, large unless given.
  init(_ view: some View, on device: String = "iphone-x") throws {
    let controller = UIHostingController(rootView: view)
    window = try show(controller, on: device)
    root = controller.view
  }

  /// The frames of all views, in points of the screen: left, top, width, height.
  var frames: [[Double]] { root.subviews.flatMap { Self.leaves($0) }.map(Self.frame) }

  /// The frame of the text.
  func text(_ text: String) throws -> [Double] {
    Self.frame(try #require(root.first(UILabel.self) { $0.attributedText?.string == text }, "no \(text)"))
  }

  private static func leaves(_ view: UIView) -> [UIView] {
    view.subviews.isEmpty || type(of: view) != UIView.self ? [view] : view.subviews.flatMap(leaves)
  }

  private static func frame(_ view: UIView) -> [Double] {
    let frame = view.convert(view.bounds, to: nil)
    return [frame.minX, frame.minY, frame.width, frame.height].map { (Double($0) * 300).rounded() / 300 }
  }
}
