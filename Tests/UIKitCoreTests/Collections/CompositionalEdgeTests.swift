import Foundation
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import UIKitCore

/// Compositional layouts at their edges, on an iPhone X held sideways: 812 × 375 pt, 44 pt of safe area at the sides.
@MainActor
@Suite struct CompositionalEdgeTests {
  private func boxes(
    _ counts: [Int], _ reference: UIContentInsetsReference = .automatic,
    _ setUp: @escaping @MainActor (UICollectionView) -> Void = { _ in }
  ) throws -> CompositionalLayoutTests.Boxes {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size,
      subitems: [
        NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      ])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsetsReference = reference
    let boxes = CompositionalLayoutTests.Boxes(
      counts, UICollectionViewCompositionalLayout(section: section))
    boxes.setUp = setUp
    boxes.window = try makeWindow(boxes, on: "iphone-x", .landscape)
    return boxes
  }

  @Test func `an inset of the view counts towards the safe area on its own side`() throws {
    // The view leaves 782; the section keeps 14 more off the left and 44 off the right.
    let left = try boxes([1], .safeArea) {
      $0.contentInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
    }
    #expect(try left.frame(0) == CGRect(x: 44, y: 0, width: 724, height: 100))
    let right = try boxes([1], .safeArea) {
      $0.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 30)
    }
    #expect(try right.frame(0) == CGRect(x: 44, y: 0, width: 724, height: 100))
    // An inset of more than the safe area leaves nothing to keep off.
    let wide = try boxes([1], .safeArea) {
      $0.contentInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 60)
    }
    #expect(try wide.frame(0) == CGRect(x: 50, y: 0, width: 702, height: 100))
  }

  /// developer.apple.com/documentation/uikit/nscollectionlayoutdimension/estimated(_:): the size is determined when the
  /// content is rendered; the other axis is the layout's.
  @Test func `a cell's own size counts along the estimated axis only`() throws {
    final class Wanting: UICollectionViewController {
      final class Cell: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
          _ attributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
          attributes.size = CGSize(width: 90, height: 70)
          return attributes
        }
      }
      override func viewDidLoad() {
        collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
        collectionView.contentInsetAdjustmentBehavior = .never
      }
      override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      override func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
    }
    typealias Length = NSCollectionLayoutDimension
    for (width, height, frames) in [
      (Length.absolute(200), Length.estimated(10), [[0, 0, 200, 70], [0, 70, 200, 70]]),
      (.estimated(20), .absolute(40), [[0, 0, 90, 40], [0, 40, 90, 40]]),
      (.estimated(20), .estimated(10), [[0, 0, 90, 70], [0, 70, 90, 70]]),
      (.absolute(200), .absolute(40), [[0, 0, 200, 40], [0, 40, 200, 40]]),
    ] as [(Length, Length, [[CGFloat]])] {
      let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 1)
      let section = NSCollectionLayoutSection(group: group)
      let page = Wanting(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
      let window = try makeWindow(page)
      let cells = (0..<2).compactMap { page.collectionView.cellForItem(at: [0, $0])?.frame }
      #expect(cells.map { [$0.minX, $0.minY, $0.width, $0.height] } == frames)
      withExtendedLifetime(window) {}
    }
  }

  @Test func `paths that no item has have no attributes`() throws {
    let boxes = try boxes([2, 1])
    let layout = try #require(
      boxes.collectionView.collectionViewLayout as? UICollectionViewCompositionalLayout)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)) != nil)
    for (item, section) in [(2, 0), (-1, 0), (0, 2), (0, -1), (1, 1)] {
      let path = IndexPath(item: item, section: section)
      #expect(layout.layoutAttributesForItem(at: path) == nil)
      #expect(layout.layoutAttributesForSupplementaryView(ofKind: "header", at: path) == nil)
      #expect(layout.layoutAttributesForDecorationView(ofKind: "ground", at: path) == nil)
    }
    for path in [IndexPath(index: 0), IndexPath()] {
      #expect(layout.layoutAttributesForItem(at: path) == nil)
      #expect(layout.layoutAttributesForSupplementaryView(ofKind: "header", at: path) == nil)
    }
    #expect(layout.scrollingSection(0) == nil && layout.scrollingSection(2) == nil)
    #expect(layout.scrollingSections.isEmpty)
  }
}
