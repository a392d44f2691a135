import Foundation
import LayoutEngine
import PageBase
import PageLayout
import PageTestSupport
import Testing

@testable import UIKitCore

/// A section that scrolls by itself, 375 pt wide: ten groups of 100 with gaps of 10 between insets of 20 and 30, 1140 in
/// all, so that it scrolls by 765. Where each behaviour comes to rest is in
/// developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior.
@MainActor
@Suite struct OrthogonalScrollingTests {
  private func row(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    _ direction: LayoutDirection = .leftToRight
  ) throws -> (boxes: CompositionalLayoutTests.Boxes, scroller: OrthogonalScroller) {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(50))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 1)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 20, bottom: 9, trailing: 30)
    section.orthogonalScrollingBehavior = behavior
    let boxes = CompositionalLayoutTests.Boxes(
      [1, 10], UICollectionViewCompositionalLayout(section: section))
    var environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-x"))
    environment.direction = direction
    let window = UIWindow(environment: environment)
    window.rootViewController = boxes
    window.makeKeyAndVisible()
    boxes.window = window
    let scrollers = boxes.collectionView.subviews.compactMap { $0 as? OrthogonalScroller }
    return (boxes, try #require(scrollers.last))
  }

  @Test func `an item is shown where its behaviour lets the section rest`() throws {
    typealias Position = UICollectionView.ScrollPosition
    // Item 5 is from 570 to 670, and its group begins 550 after the first.
    let all: [(UICollectionLayoutSectionOrthogonalScrollingBehavior, Position, Int, CGFloat)] = [
      (.continuous, .left, 5, 570), (.continuous, .right, 5, 295),
      (.continuous, .centeredHorizontally, 5, 432.5),
      (.continuous, .left, 9, 765), (.continuous, .right, 0, 0), (.continuous, .top, 5, 0),
      (.paging, .left, 5, 375), (.paging, .right, 9, 750), (.groupPaging, .right, 5, 550),
      (.groupPaging, .left, 9, 765), (.continuousGroupLeadingBoundary, .left, 5, 550),
      (.groupPagingCentered, .left, 5, 432.5), (.groupPagingCentered, .left, 9, 872.5),
    ]
    for (behavior, position, item, offset) in all {
      let (boxes, scroller) = try row(behavior)
      boxes.collectionView.scrollToItem(at: [1, item], at: position, animated: false)
      #expect(scroller.offset == offset, "item \(item) at \(position.rawValue) of \(behavior)")
      #expect(boxes.collectionView.contentOffset == .zero)
    }
  }

  /// In the middle the first group needs 187.5 − 50 − 20 before it, and the last 187.5 − 50 − 30 after.
  @Test func `pages are those stops that the end does not share`() throws {
    for (behavior, count) in [
      (.continuous, nil), (.paging, 4), (.groupPaging, 8), (.continuousGroupLeadingBoundary, 8),
      (.groupPagingCentered, 10),
    ] as [(UICollectionLayoutSectionOrthogonalScrollingBehavior, Int?)] {
      #expect(try row(behavior).scroller.pageCount == count, "\(behavior)")
    }
    let paging = try row(.paging).scroller
    paging.contentOffset.x = 562.5
    #expect(paging.page == 1.5 && paging.contentOffset(ofPage: 0.5).x == 187.5)
    // The last page is half a page farther: 765 of 1125.
    #expect(paging.contentOffset(ofPage: 3).x == 765 && paging.contentOffset(ofPage: 8).x == 765)
    let centred = try row(.groupPagingCentered).scroller
    #expect(centred.contentInset.left == 117.5 && centred.contentInset.right == 107.5 && centred.page == 0)
    #expect(
      centred.contentOffset(ofPage: 2).x == 102.5 && centred.contentSize == CGSize(width: 1140, height: 50))
    #expect(centred.frame == CGRect(x: 0, y: 73, width: 375, height: 50))
  }

  @Test func `items are at their places, in reading direction, and found by points`() throws {
    let (boxes, scroller) = try row(.continuous)
    #expect(try boxes.frame(0, 1) == CGRect(x: 20, y: 73, width: 100, height: 50))
    #expect(boxes.collectionView.indexPathForItem(at: CGPoint(x: 135, y: 80)) == [1, 1])
    scroller.contentOffset.x = 110
    boxes.window?.layoutIfNeeded()
    #expect(boxes.collectionView.indexPathForItem(at: CGPoint(x: 135, y: 80)) == [1, 2])
    #expect(boxes.collectionView.indexPathsForVisibleItems == [[0, 0]] + (0..<5).map { [1, $0] })
    let cell = try #require(boxes.collectionView.cellForItem(at: [1, 2]))
    #expect(cell.collectionView === boxes.collectionView && cell.superview === scroller)
    let (arabic, mirrored) = try row(.continuous, .rightToLeft)
    #expect(try arabic.frame(0, 1).maxX == 355 && mirrored.contentOffset.x == 765 && mirrored.offset == 0)
    arabic.collectionView.scrollToItem(at: [1, 9], at: .left, animated: false)
    arabic.window?.layoutIfNeeded()
    // 30 before the first at the left end.
    #expect(mirrored.contentOffset.x == 0 && mirrored.offset == 765)
    #expect(try arabic.frame(9, 1).minX == 30)
  }

  @Test func `a section that is scrolled away comes back as it was`() throws {
    let (boxes, scroller) = try row(.groupPaging)
    boxes.collectionView.contentInset.bottom = 1000
    scroller.contentOffset.x = 220
    boxes.collectionView.contentOffset.y = 200
    boxes.window?.layoutIfNeeded()
    #expect(scroller.superview == nil)
    boxes.collectionView.contentOffset.y = 0
    boxes.window?.layoutIfNeeded()
    #expect(scroller.superview === boxes.collectionView && scroller.page == 2)
    #expect(try boxes.frame(2, 1).minX == 20)
  }
}
