import Foundation
import PageTestSupport
import Testing

@testable import PageBase
@testable import UIKitCore

/// Rows of a list on a turned iPhone X, whose sides cover 44 pt each.
@MainActor
struct ListMeasuringTests {
  private final class Texts: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 4 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      guard let row = cell as? UICollectionViewListCell else { return cell }
      var content = row.defaultContentConfiguration()
      content.text = Array(repeating: "word", count: 25 + 5 * indexPath.item).joined(separator: " ")
      row.contentConfiguration = content
      return row
    }
  }

  private func firstLabel(in view: UIView) -> UILabel? {
    if let label = view as? UILabel { return label }
    return view.subviews.lazy.compactMap { firstLabel(in: $0) }.first
  }

  @Test func `a row is as high as its text is between the covered sides`() throws {
    let texts = Texts(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    _ = try makeWindow(texts, .landscape)
    let rows = texts.collectionView.visibleCells
    #expect(rows.count == 4)
    for row in rows {
      let label = try #require(firstLabel(in: row))
      let place = label.convert(label.bounds, to: nil)
      #expect(place.minX >= 60 && place.maxX <= 812 - 60)
      let wanted = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0)).height
      #expect(abs(label.bounds.height - wanted) < 0.5 && wanted > 40)
    }
  }
}
