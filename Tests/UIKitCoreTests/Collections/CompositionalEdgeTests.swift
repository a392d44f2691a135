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
