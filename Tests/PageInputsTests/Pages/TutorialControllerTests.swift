import Foundation
import Testing

@testable import PageDrawing
@testable import PageInputs
@testable import UIKitCore

@MainActor
struct TutorialControllerTests {
  private func makeController(pageCount: Int = 4) throws -> TutorialController {
    let page = TutorialPage(
      image: UIImage(try onePixel(), scale: 1), imageDescription: nil,
      text: NSAttributedString(string: "Text"))
    let controller = TutorialController(
      pages: Array(repeating: page, count: pageCount), style: TutorialStyle())
    _ = controller.view
    return controller
  }

  private func onePixel() throws -> PixelImage {
    let pixels = UnsafeMutableRawPointer.allocate(byteCount: 4, alignment: 4)
    pixels.storeBytes(of: 0xFF00_0000, as: UInt32.self)
    return PixelImage(width: 1, height: 1, bytesPerRow: 4, isOpaque: true, owning: pixels)
  }

  @Test func `next goes one page on and stays at the last`() throws {
    let controller = try makeController()
    for expected in [1, 2, 3, 3] {
      controller.nextButton.sendActions(for: .touchUpInside)
      #expect(controller.currentPage == expected)
    }
  }

  @Test func `previous goes one page back and stays at the first`() throws {
    let controller = try makeController()
    controller.show(page: 2)
    for expected in [1, 0, 0] {
      controller.previousButton.sendActions(for: .touchUpInside)
      #expect(controller.currentPage == expected)
    }
  }

  @Test(arguments: [(0, 0), (374, 0), (375, 1), (749.9, 1), (1125, 3), (-10, 0)] as [(CGFloat, Int)])
  func `the page at an offset is the whole number of widths in it`(x: CGFloat, page: Int) {
    #expect(TutorialController.page(atOffset: x, width: 375) == page)
  }

  @Test func `an offset in a view without width is the first page`() {
    #expect(TutorialController.page(atOffset: 100, width: 0) == 0)
    #expect(TutorialController.page(atOffset: .infinity, width: 375) == 0)
  }

  @Test func `the page control has a dot for each page and marks the one that shows`() throws {
    let controller = try makeController(pageCount: 3)
    controller.show(page: 1)
    #expect(controller.pageControl.numberOfPages == 3)
    #expect(controller.pageControl.currentPage == 1)
    // 20 and three slots of 17⅔ points; 25⅔ high, as iOS 18 was recorded at 3x.
    let size = controller.pageControl.intrinsicContentSize
    #expect(abs(size.width - 73) < 0.01 && abs(size.height - 25 - 2 / 3.0) < 0.01)
  }
}
