import Foundation
import LayoutEngine
import PageBase
import PageLayout
import PageTestSupport
import Testing

@testable import UIKitCore

/// Flow layouts in a window and on a page of a deck, on an iPhone X (375 × 812 pt); what the delegate's methods mean is in
/// developer.apple.com/documentation/uikit/uicollectionviewdelegateflowlayout.
@MainActor
@Suite struct FlowWindowTests {
  /// Two sections of three items, the second with distances of its own.
  private final class Sections: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    static let header = UICollectionView.elementKindSectionHeader
    static let footer = UICollectionView.elementKindSectionFooter
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.contentInsetAdjustmentBehavior = .never
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      for kind in [Self.header, Self.footer] {
        collectionView.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
      }
    }
    override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    override func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
    override func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: path)
    }
    func collectionView(
      _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize { CGSize(width: 150, height: path.section == 0 ? 40 : 60) }
    func collectionView(
      _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      section == 0
        ? UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        : UIEdgeInsets(top: 9, left: 8, bottom: 7, right: 6)
    }
    func collectionView(
      _ view: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { section == 0 ? 5 : 15 }
    func collectionView(
      _ view: UICollectionView, layout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { section == 0 ? 69 : 70 }
    func collectionView(
      _ view: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 20, height: section == 0 ? 0 : 30) }
    func collectionView(
      _ view: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
    ) -> CGSize { CGSize(width: section == 0 ? 25 : 0, height: 35) }

    func cells() -> [[CGFloat]] {
      [0, 1].flatMap { section in
        (0..<3).map { item in
          let frame = collectionView.cellForItem(at: [section, item])?.frame ?? .null
          return [frame.minX, frame.minY, frame.width, frame.height]
        }
      }
    }
    func edge(_ kind: String, _ section: Int) -> CGRect? {
      collectionView.supplementaryView(forElementKind: kind, at: [section, 0])?.frame
    }
  }

  @Test func `sections have the delegate's sizes, insets and distances, headers and footers`() throws {
    let sections = Sections(collectionViewLayout: UICollectionViewFlowLayout())
    let window = try makeWindow(sections)
    // 375 − 2 − 4 hold 150 + 69 + 150; the footer begins at 1 + 40 + 5 + 40 + 3. 375 − 8 − 6 hold 150 of 370 alone, which
    // then has half of 361 − 150 at each side; it begins at 89 + 35 + 30 + 9.
    let lone: CGFloat = 8 + 105.5
    #expect(
      sections.cells() == [
        [2, 1, 150, 40], [221, 1, 150, 40], [2, 46, 150, 40], [lone, 163, 150, 60], [lone, 238, 150, 60],
        [lone, 313, 150, 60],
      ])
    #expect(sections.edge(Sections.header, 0) == nil)
    #expect(sections.edge(Sections.footer, 0) == CGRect(x: 0, y: 89, width: 375, height: 35))
    #expect(sections.edge(Sections.header, 1) == CGRect(x: 0, y: 124, width: 375, height: 30))
    #expect(sections.edge(Sections.footer, 1) == CGRect(x: 0, y: 380, width: 375, height: 35))
    #expect(sections.collectionView.contentSize == CGSize(width: 375, height: 415))
    // 350 between the view's insets hold one item a line: the first section has two lines of 45 more.
    sections.collectionView.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 0, right: 5)
    sections.collectionViewLayout.invalidateLayout()
    window.layoutIfNeeded()
    #expect(
      sections.collectionView.contentSize.width == 350 && sections.edge(Sections.header, 1)?.width == 350)
    let layout = sections.collectionViewLayout
    for path in [IndexPath(item: 3, section: 0), [0, -1], [2, 0], IndexPath(index: 0)] {
      #expect(layout.layoutAttributesForItem(at: path) == nil)
    }
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: Sections.header, at: [2, 0]) == nil)
    let found = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 171, width: 350, height: 20)) ?? []
    #expect(found.map(\.representedElementKind) == [Sections.header] && found[0].indexPath == [1, 0])
  }

  @Test func `columns that scroll sideways have headers and footers beside them`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    let sections = Sections(collectionViewLayout: layout)
    let window = try makeWindow(sections)
    sections.collectionView.frame.size.height = 200
    sections.collectionView.autoresizingMask = []
    window.layoutIfNeeded()
    // The header of the first section is 20 wide. 200 − 1 − 3 hold 40 + 69 + 40, then there is 47 left; the third begins
    // 5 after 150. 200 − 9 − 7 hold one of 60 + 70 + 60, 62 from each end.
    let second: CGFloat = 20 + 2 + 150 + 5 + 150 + 4 + 25 + 20 + 8
    #expect(sections.cells().prefix(3) == [[22, 1, 150, 40], [22, 157, 150, 40], [177, 1, 150, 40]])
    #expect(sections.edge(Sections.header, 0) == CGRect(x: 0, y: 0, width: 20, height: 200))
    #expect(sections.edge(Sections.footer, 0) == CGRect(x: 331, y: 0, width: 25, height: 200))
    sections.collectionView.contentOffset.x = 200
    window.layoutIfNeeded()
    #expect(sections.cells()[3] == [second, 71, 150, 60] && sections.cells()[4].first == second + 165)
    #expect(sections.edge(Sections.footer, 1) == nil)
    #expect(sections.collectionView.contentSize == CGSize(width: second + 3 * 150 + 2 * 15 + 6, height: 200))
  }

  /// A page of a deck has one cell, on the page that is scrolled to.
  @Test func `outside of a window a collection shows the item that it is scrolled to`() throws {
    final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
      var size: (CGSize) -> CGSize = { $0 }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = UICollectionViewCell(frame: .zero)
        cell.accessibilityIdentifier = "cell \(path.item)"
        return cell
      }
      func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
      ) -> CGSize { size(view.bounds.size) }
    }
    func page(_ source: Source, _ change: (UICollectionView) -> Void) throws -> UIView {
      let layout = UICollectionViewFlowLayout()
      (layout.scrollDirection, layout.minimumLineSpacing) = (.horizontal, 0)
      let root = UIView()
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout).added(to: root, as: "pages")
      (view.dataSource, view.delegate) = (source, source)
      change(view)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: root.leftAnchor),
        view.rightAnchor.constraint(equalTo: root.rightAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ])
      return root
    }
    let source = Source()
    for (item, shown) in [(2, 2), (9, 3), (-1, 0)] {
      let root = try page(source) { $0.scrollToItem(at: [0, item], at: .left, animated: false) }
      #expect(
        try solve(root, on: .sePortrait).frame("cell \(shown)") == Rect(x: 0, y: 0, width: 375, height: 667))
    }
    // 667 hold one of 500, with half of what is left above.
    source.size = { _ in CGSize(width: 300, height: 500) }
    let small = try page(source) { $0.contentOffset.x = 30 }
    #expect(
      try solve(small, on: .sePortrait).frame("cell 0") == Rect(x: -30, y: 83.5, width: 300, height: 500))
    source.size = { CGSize(width: $0.width / 2, height: 50) }
    #expect(ViewTree(root: try page(source) { _ in }).diagnostics.map(\.severity) == [.warning])
  }
}
