import Foundation
import PageTestSupport
import Testing

@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

@MainActor
@Suite struct PageControlTests {
  private let control = UIPageControl(frame: .zero)
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6)).image { _ in }

  init() {
    control.numberOfPages = 3
  }

  private var content: PageControlContent? {
    if case .pageControl(let content) = control.content { content } else { nil }
  }

  @Test func `dots have no images until code sets them`() throws {
    let content = try #require(content)
    #expect(content.image == nil && content.pageImages.isEmpty && content.platter == nil)
    #expect(content.pageCount == 3 && content.currentPage == 0 && content.direction == nil)
  }

  @Test func `a preferred image stands for every dot`() throws {
    control.preferredIndicatorImage = image
    let content = try #require(content)
    #expect(content.image != nil && content.pageImages.isEmpty)
    #expect((0..<3).allSatisfy { content.image(of: $0) != nil })
    #expect(control.indicatorImage(forPage: 2) === image)
  }

  @Test func `a page's own image stands for its dot only`() throws {
    control.setIndicatorImage(image, forPage: 2)
    let content = try #require(content)
    #expect(content.image == nil && content.pageImages.map(\.page) == [2])
    #expect(control.indicatorImage(forPage: 2) === image && control.indicatorImage(forPage: 1) == nil)
  }

  @Test func `the current page's image follows the current page`() throws {
    control.preferredCurrentPageIndicatorImage = image
    #expect(try #require(content).pageImages.map(\.page) == [0])
    control.currentPage = 1
    #expect(try #require(content).pageImages.map(\.page) == [1])
    #expect(control.currentPageIndicatorImage(forPage: 1) === image)
    control.preferredCurrentPageIndicatorImage = nil
    control.setCurrentPageIndicatorImage(image, forPage: 2)
    #expect(try #require(content).pageImages.isEmpty)
    control.currentPage = 2
    #expect(try #require(content).pageImages.map(\.page) == [2])
  }

  @Test func `the current page is one of the pages`() {
    control.currentPage = 7
    #expect(control.currentPage == 2)
    control.currentPage = -1
    #expect(control.currentPage == 0)
    control.currentPage = 2
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.numberOfPages = -3
    #expect(control.numberOfPages == 0 && control.currentPage == 0)
  }

  @Test func `a lone page's dot may be hidden, and no page has none`() {
    control.numberOfPages = 1
    #expect(content != nil)
    control.hidesForSinglePage = true
    #expect(content == nil)
    control.numberOfPages = 2
    #expect(content != nil)
    control.hidesForSinglePage = false
    control.numberOfPages = 0
    #expect(content == nil)
  }

  @Test func `dots follow one another in the direction that is set`() throws {
    let directions: [(UIPageControl.Direction, PageControlContent.Direction)] = [
      (.leftToRight, .leftToRight), (.rightToLeft, .rightToLeft), (.topToBottom, .topToBottom),
      (.bottomToTop, .bottomToTop),
    ]
    for (direction, shown) in directions {
      control.direction = direction
      #expect(try #require(content).direction == shown)
    }
  }

  @Test func `a prominent control has a ground, and its own colours`() throws {
    control.backgroundStyle = .prominent
    #expect(try #require(content).platter != nil)
    control.backgroundStyle = .minimal
    control.pageIndicatorTintColor = .red
    control.currentPageIndicatorTintColor = .blue
    let content = try #require(content)
    #expect(content.platter == nil)
    #expect(content.otherColor == UIColor.red.dynamic && content.currentColor == UIColor.blue.dynamic)
  }
}
