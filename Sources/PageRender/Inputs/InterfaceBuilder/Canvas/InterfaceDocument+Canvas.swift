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

  /// Returns true for a document with variations in other size classes than those of its canvas.
  func variesFromCanvas(in traits: PageTraits) -> Bool {
    guard canvas?.horizontalSizeClass != traits.horizontal || canvas?.verticalSizeClass != traits.vertical
    else { return false }
    var varies = false
    root.forEach { varies = varies || $0.name == "variation" && $0["key"] != "default" }
    return varies
  }

  /// The environment that the canvas simulated around a scene's root view, which has its saved size.
  @MainActor
  func canvasEnvironment(for scene: Scene, root: UIView) -> LayoutEnvironment {
    let screen = canvas?.size ?? Size(width: 600, height: 600)
    var size = Size(root.frame.size)
    if size.width <= 0 || size.height <= 0 { size = screen }
    let simulated = CanvasSafeArea(device: canvas, toolsVersion: toolsVersion)
    let object = element(of: scene)
    // The margins of a xib's view and of a scene of free size depend on its own width, as do those of any
    // view in a document without a device. A view wider than the screen has such a size from its container.
    let isOnScreen = isStoryboard && canvas != nil && object?.child("size", key: "freeformSize") == nil
    let isWide = (isOnScreen ? max(screen.width, size.width) : size.width) >= 414
    let isLaterPlus = canvas?.id == "retina5_5" && CanvasEra.isFifteenOrLater(toolsVersion)
    let margin = isWide && !isLaterPlus ? 20.0 : 16.0
    let safeArea: EdgeInsets
    if isStoryboard {
      let bars = controllers.bars[scene.object] ?? ControllerBars()
      safeArea = simulated.insets(
        rootSize: size, bars: object.map { bars.simulated(by: $0) } ?? bars,
        isEmbedded: controllers.embedded.contains(scene.object),
        isPresented: controllers.isPresented(
          scene.object, atCompactHeight: canvas?.verticalSizeClass == .compact))
    } else if object?.name == "tableViewCell" {
      safeArea = .zero
    } else {
      safeArea = simulated.insetsOfXib(
        rootSize: size, bars: object.map { ControllerBars().simulated(by: $0) } ?? ControllerBars(),
        isCell: object?.name != "view")
    }
    return LayoutEnvironment(
      size: size, scale: canvas?.scale ?? 2, safeArea: safeArea, rootMargins: (margin, margin),
      horizontalSizeClass: canvas?.horizontalSizeClass ?? .regular,
      verticalSizeClass: canvas?.verticalSizeClass ?? .regular)
  }
}
