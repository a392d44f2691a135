import Foundation
import UIKit

@testable import UIKitCore

/// Puts two cells where it is told.
private final class Placing: UICollectionViewLayout {
  let places: [UICollectionViewLayoutAttributes]

  init(_ places: [UICollectionViewLayoutAttributes]) {
    self.places = places
    super.init()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 200) }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    places
  }
}

/// Three cells, each of a colour of its own.
private final class Cells: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.backgroundColor = [.red, .green, .blue][indexPath.item]
    return cell
  }
}

/// Of the first item, in the way of the second.
@MainActor
private func place() -> UICollectionViewLayoutAttributes {
  let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
  place.frame = CGRect(x: 10, y: 10, width: 90, height: 60)
  return place
}

@MainActor
private func page(_ place: UICollectionViewLayoutAttributes) -> UIViewController {
  let other = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 0))
  other.frame = CGRect(x: 50, y: 30, width: 90, height: 60)
  return Cells(collectionViewLayout: Placing([place, other]))
}

@MainActor let placingProperties: [PropertyCheck] = properties(
  "UICollectionViewLayoutAttributes", .picture, of: place, shownBy: page,
  [
    "frame": { $0.frame.origin.x = 20 }, "center": { $0.center.y = 90 }, "size": { $0.size.width = 40 },
    "bounds": { $0.bounds.size.height = 20 }, "alpha": { $0.alpha = 0.5 },
    "transform": { $0.transform = CGAffineTransform(rotationAngle: 0.3) },
    "transform3D": { $0.transform3D = CATransform3DMakeScale(0.5, 0.5, 1) }, "zIndex": { $0.zIndex = 3 },
    "isHidden": { $0.isHidden = true }, "indexPath": { $0.indexPath = IndexPath(item: 2, section: 0) },
  ])
