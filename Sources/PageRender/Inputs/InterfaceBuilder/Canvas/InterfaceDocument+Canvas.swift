internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import UIKitCore

extension InterfaceDocument {
  /// The variations that the canvas installs. Before Xcode 8 the canvas had the size classes "any", which
  /// match neither class.
  var canvasVariations: Variations {
    Variations(horizontal: canvas?.horizontalSizeClass, vertical: canvas?.verticalSizeClass)
  }

  /// The environment that the canvas simulated around a scene's root view, which has its saved size.
  @MainActor
  func canvasEnvironment(for scene: Scene, root: UIView) -> LayoutEnvironment {
    let screen = canvas?.size ?? Size(width: 600, height: 600)
    var size = Size(root.frame.size)
    if size.width <= 0 || size.height <= 0 { size = screen }
    let simulated = CanvasSafeArea(device: canvas, toolsVersion: toolsVersion)
    // The margins of a xib's view depend on its own width, as do those of any view in a document without a
    // device.
    let isWide = (isStoryboard && canvas != nil ? screen.width : size.width) >= 414
    let isLaterPlus = canvas?.id == "retina5_5" && CanvasEra.isFifteenOrLater(toolsVersion)
    let margin = isWide && !isLaterPlus ? 20.0 : 16.0
    var safeArea = EdgeInsets.zero
    let object = element(of: scene)
    if isStoryboard {
      let bars = controllers.bars[scene.object] ?? ControllerBars()
      safeArea = simulated.insets(
        rootSize: size, bars: object.map { bars.simulated(by: $0) } ?? bars,
        isEmbedded: controllers.embedded.contains(scene.object))
    } else if size == screen || insetsFreeformView(object) {
      safeArea = simulated.screen
    }
    return LayoutEnvironment(
      size: size, scale: canvas?.scale ?? 2, safeArea: safeArea, rootMargins: (margin, margin),
      horizontalSizeClass: canvas?.horizontalSizeClass ?? .regular,
      verticalSizeClass: canvas?.verticalSizeClass ?? .regular)
  }

  /// Returns true if the canvas insets the safe area of xib views of any size. Xcode 11.4 and 12 do so on the
  /// iPhone 11 canvas; Xcode 15 and later do so on any canvas, except for cells.
  private func insetsFreeformView(_ object: DocumentElement?) -> Bool {
    if CanvasEra.isFifteenOrLater(toolsVersion) { return object?.name == "view" }
    return canvas?.id == "retina6_1" && (16_096..<18_000).contains(toolsVersion)
  }
}
