import Foundation
import Testing

@testable import PageBase
@testable import PageInputs
@testable import PageLayout
@testable import UIKitCore

/// A tutorial of four empty pages in a window of 375 points.
@MainActor
final class TutorialScrollingTests {
  /// The windows, which controllers do not hold.
  private var kept: [Flow] = []

  private func controller(_ locale: String = "en", style: TutorialStyle = TutorialStyle()) throws
    -> TutorialController
  {
    let controller = TutorialController(pages: [nil, nil, nil, nil], style: style)
    let device = try DeviceCatalog.builtin.device("iphone-se-3")
    kept.append(
      Flow(
        of: .controller(controller), in: PageEnvironment(device: device, locale: locale), id: "page",
        file: "Pages.swift", position: nil))
    return controller
  }

  @Test(arguments: [(0, 0.0), (1, 375), (3, 1125), (9, 1125), (-2, 0)])
  func `a page is scrolled to the middle, and one beyond the ends is the last or the first`(
    page: Int, offset: Double
  ) throws {
    let controller = try controller()
    controller.show(page: 2)
    #expect(Double(controller.collectionView.contentOffset.x) == 750)
    controller.show(page: page)
    #expect(Double(controller.collectionView.contentOffset.x) == offset)
    #expect(controller.currentPage == Int(offset / 375))
  }

  @Test(arguments: [("en", 400.0, 1), ("en", 1125, 3), ("ar", 400, 2), ("ar", 0, 3), ("ar", 1125, 0)])
  func `the dots turn as soon as the end of a swipe is known, from the right in Arabic`(
    locale: String, offset: Double, page: Int
  ) throws {
    let controller = try controller(locale)
    var target = CGPoint(x: offset, y: 0)
    controller.scrollViewWillEndDragging(
      controller.collectionView, withVelocity: .zero, targetContentOffset: &target)
    #expect(controller.currentPage == page)
  }

  @Test func `the dots and the buttons have the style's colours, fonts and words`() throws {
    var style = TutorialStyle()
    (style.previousTitle, style.nextTitle) = ("Back", "On")
    (style.currentPageColor, style.otherPagesColor) = (.blue, .orange)
    (style.controlColor, style.controlFont) = (.purple, .systemFont(ofSize: 21))
    style.backgroundColor = .yellow
    let controller = try controller(style: style)
    #expect(controller.pageControl.currentPageIndicatorTintColor == .blue)
    #expect(controller.pageControl.pageIndicatorTintColor == .orange)
    for (button, title) in [(controller.previousButton, "Back"), (controller.nextButton, "On")] {
      #expect(button.currentTitle == title && button.titleLabel?.font.pointSize == 21)
      #expect(button.titleColor(for: .normal) == .purple)
    }
    #expect(
      controller.view.backgroundColor == .yellow && controller.collectionView.backgroundColor == .yellow)
  }
}
