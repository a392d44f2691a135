internal import Foundation
internal import PageBase
public import UIKitCore

/// The screen of a `#Preview`, on the canvas that its traits ask for.
///
/// ```swift
/// Page("badge") { PreviewScreen(BadgeView(text: "New"), width: 320, height: 80) }
/// ```
@MainActor
public struct PreviewScreen: PageContent {
  let canvas: PreviewCanvas
  public let controllerForPageRender: UIViewController?

  /// - Parameters:
  ///   - content: A view or a view controller; `nil` if there is none.
  ///   - isLandscape: True for the device in landscape, whatever the environment.
  ///   - width: The width of the canvas, in points; `nil` for the device's.
  ///   - height: The height of the canvas, in points; `nil` for the device's.
  ///   - fits: True for a canvas of the size that the content's constraints give it.
  public init(
    _ content: UIResponder?, isLandscape: Bool = false, width: Double? = nil, height: Double? = nil,
    fits: Bool = false
  ) {
    controllerForPageRender = (content as? any PageContent)?.controllerForPageRender
    canvas = PreviewCanvas(isLandscape: isLandscape, width: width, height: height, fits: fits)
  }
}
