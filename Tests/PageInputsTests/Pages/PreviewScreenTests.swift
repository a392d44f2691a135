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

  private func preferring(_ width: CGFloat, _ height: CGFloat) -> UIViewController {
    let controller = UIViewController()
    controller.preferredContentSize = CGSize(width: width, height: height)
    controller.view.addSubview(UIView())
    let badge = badge()
    badge.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: controller.view.topAnchor),
      badge.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
      badge.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      badge.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])
    return controller
  }

  @Test func `a controller's preferred size comes before that of its constraints, if it has both lengths`()
    throws
  {
    #expect(try size(PreviewScreen(preferring(200, 100.25), fits: true)) == Size(width: 200, height: 101))
    for (width, height) in [(0.0, 0.0), (200, 0), (0, 100)] {
      #expect(try size(PreviewScreen(preferring(width, height), fits: true)) == Size(width: 120, height: 40))
    }
  }

  @Test func `content without a size has the screen's, and a length is at most 10,000`() throws {
    #expect(try size(PreviewScreen(UIView(), fits: true)) == Size(width: 375, height: 667))
    #expect(
      try size(PreviewScreen(preferring(10, 20_000), fits: true)) == Size(width: 10, height: 10_000))
  }

  @Test func `a canvas in landscape has its own width and height`() throws {
    #expect(
      try size(PreviewScreen(UIView(), isLandscape: true, width: 320, height: 100))
        == Size(width: 320, height: 100))
    #expect(
      try size(PreviewScreen(UIView(), isLandscape: true, width: 320)) == Size(width: 320, height: 375))
    #expect(try size(PreviewScreen(badge(), isLandscape: true, fits: true)) == Size(width: 120, height: 40))
  }

  /// 64 million pixels are 4000 × 4000 points at two pixels a point.
  @Test func `a canvas of too many pixels is the screen`() throws {
    #expect(
      try size(PreviewScreen(UIView(), width: 4000, height: 4000)) == Size(width: 4000, height: 4000))
    #expect(
      try size(PreviewScreen(UIView(), width: 4001, height: 4000)) == Size(width: 375, height: 667))
  }
}
