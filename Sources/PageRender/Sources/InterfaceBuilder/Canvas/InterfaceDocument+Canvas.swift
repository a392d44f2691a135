internal import Foundation
internal import LayoutEngine
internal import UIKitCore

extension InterfaceDocument {
  /// What the canvas installs. Before Xcode 8 it showed any width and height, which match neither class.
  var canvasVariations: Variations {
    Variations(horizontal: canvas?.horizontalSizeClass, vertical: canvas?.verticalSizeClass)
  }

  /// What the canvas simulated around a scene's root view, which has its saved size.
  @MainActor
  func canvasEnvironment(for scene: Scene, root: UIView) -> LayoutEnvironment {
    let screen = canvas?.size ?? Size(width: 600, height: 600)
    var size = Size(root.frame.size)
    if size.width <= 0 || size.height <= 0 { size = screen }
    let simulated = CanvasSafeArea(device: canvas, toolsVersion: toolsVersion)
    // A view of a xib stands alone and has the margins of its own width.
    let margin = (isStoryboard ? screen.width : size.width) >= 414 ? 20.0 : 16.0
    var safeArea = EdgeInsets.zero
    if isStoryboard {
      safeArea = simulated.insets(
        rootSize: size, bars: controllers.bars[scene.object] ?? ControllerBars(),
        isEmbedded: controllers.embedded.contains(scene.object))
    } else if size == screen || insetsFreeformViews {
      safeArea = simulated.screen
    }
    return LayoutEnvironment(
      size: size, scale: canvas?.scale ?? 2, safeArea: safeArea, rootMargins: (margin, margin),
      horizontalSizeClass: canvas?.horizontalSizeClass ?? .regular,
      verticalSizeClass: canvas?.verticalSizeClass ?? .regular)
  }

  /// Xcode 12 inset the safe area of xib views of any size on the iPhone 11 canvas.
  private var insetsFreeformViews: Bool {
    canvas?.id == "retina6_1" && (17_000..<18_000).contains(toolsVersion)
  }
}
