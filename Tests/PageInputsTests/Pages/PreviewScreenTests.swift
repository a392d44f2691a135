import Foundation
import LayoutEngine
import Testing

@testable import PageBase
@testable import PageInputs
@testable import PageLayout
@testable import UIKitCore

/// Canvases of previews on an iPhone SE, of 375 × 667 points.
@MainActor
struct PreviewScreenTests {
  private func size(_ preview: PreviewScreen) throws -> Size? {
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-se-3"))
    return preview.controllerForPageRender.map {
      preview.canvas.environment(environment, of: $0).layoutEnvironment.size
    }
  }

  private func badge() -> UIView {
    let badge = UIView()
    badge.widthAnchor.constraint(equalToConstant: 120).isActive = true
    badge.heightAnchor.constraint(equalToConstant: 40).isActive = true
    return badge
  }

  @Test func `a preview has the screen, the screen in landscape, a size of its own or its content's`() throws
  {
    #expect(try size(PreviewScreen(UIViewController())) == Size(width: 375, height: 667))
    #expect(try size(PreviewScreen(UIView(), isLandscape: true)) == Size(width: 667, height: 375))
    #expect(try size(PreviewScreen(UIView(), width: 320, height: 100)) == Size(width: 320, height: 100))
    #expect(try size(PreviewScreen(UIView(), height: 100)) == Size(width: 375, height: 100))
    #expect(try size(PreviewScreen(badge(), fits: true)) == Size(width: 120, height: 40))
  }

  @Test func `a preview without a view or a controller has no screen`() throws {
    #expect(try size(PreviewScreen(nil)) == nil)
    #expect(try size(PreviewScreen(UIResponder())) == nil)
  }

  @Test func `a canvas of its own is what the page is shown in`() throws {
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-se-3"))
    let preview = PreviewScreen(UIView(), width: 320, height: 100)
    let controller = try #require(preview.controllerForPageRender)
    var flow = Flow(
      of: .preview(controller, preview.canvas), in: environment, id: "badge", file: "A.swift", position: nil)
    flow.perform([])
    #expect(flow.states.first?.shownIn?.device.size == Size(width: 320, height: 100))
    #expect(flow.states.first?.shownIn?.layoutEnvironment.safeArea.top == 0)
  }
}
