import Foundation
import LayoutEngine
import Testing

@testable import PageBase
@testable import PageLayout
@testable import UIKitCore

/// Buttons whose class says where their parts are.
@MainActor
struct ButtonRectTests {
  private func content(of button: UIButton) throws -> ButtonContent {
    button.accessibilityIdentifier = "button"
    button.frame = CGRect(x: 10, y: 20, width: 100, height: 60)
    let controller = UIViewController()
    controller.view.addSubview(button)
    let window = UIWindow(
      environment: PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-se-3")))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let node = window.preparedPage(id: "page").tree.views.first { $0.identifier == "button" }
    guard case .control(let content)? = node?.content else { throw Missing() }
    return try #require(content as? ButtonContent)
  }

  private struct Missing: Error {}

  private func fill(_ button: UIButton) throws {
    button.setTitle("Home", for: .normal)
    button.setImage(try picture(), for: .normal)
  }

  private func picture() throws -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 24, height: 24))
    }
  }

  @Test func `a class that puts the picture above the title has both where it says`() throws {
    let button = TallButton(frame: .zero)
    try fill(button)
    let content = try content(of: button)
    // 10 pt of insets on each side leave (10, 10, 80 × 40); (80 - 24) / 2 = 28 from there.
    #expect(content.ownImageFrame == Rect(x: 38, y: 10, width: 24, height: 24))
    #expect(content.ownTitleFrame == Rect(x: 10, y: 34, width: 80, height: 16))
  }

  @Test func `UIKit's own class, and one that only asks, leave the row as it is`() throws {
    for button in [UIButton(type: .custom), AskingButton(frame: .zero)] {
      try fill(button)
      let content = try content(of: button)
      #expect(content.ownImageFrame == nil)
      #expect(content.ownTitleFrame == nil)
    }
  }

  @Test func `the picture leads the title in the middle of the content`() throws {
    let button = UIButton(type: .custom)
    try fill(button)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    let area = button.contentRect(forBounds: button.bounds)
    let (image, title) = (button.imageRect(forContentRect: area), button.titleRect(forContentRect: area))
    #expect(area == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(image.size == CGSize(width: 24, height: 24))
    #expect(image.minY == 18)
    #expect(title.minX == image.maxX)
    #expect(abs(image.minX + title.maxX - 100) < 0.001)
  }
}

private final class TallButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentEdgeInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(x: contentRect.midX - 12, y: contentRect.minY, width: 24, height: 24)
  }

  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(x: contentRect.minX, y: contentRect.maxY - 16, width: contentRect.width, height: 16)
  }
}

private final class AskingButton: UIButton {
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    super.titleRect(forContentRect: contentRect)
  }
}
