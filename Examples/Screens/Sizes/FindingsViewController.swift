import UIKit

/// Things found on walks: tags as wide as their words, and cards that say their size without being measured.
final class FindingsViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private let tags = [
    "A cat", "Blue door", "Wild garlic", "A shop that only sells umbrellas", "Moss", "Bridge 47", "Bakery",
    "Somebody practising the tuba", "Snow",
  ]

  init() {
    let layout = TagsFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.minimumInteritemSpacing = 8
    layout.minimumLineSpacing = 8
    layout.headerReferenceSize = CGSize(width: 0, height: 56)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) {
    fatalError("FindingsViewController is made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.backgroundColor = .systemBackground
    collectionView.preservesSuperviewLayoutMargins = true
    collectionView.alwaysBounceVertical = true
    collectionView.register(TagCell.self, forCellWithReuseIdentifier: "tag")
    collectionView.register(FindingCell.self, forCellWithReuseIdentifier: "finding")
    collectionView.register(
      HeadingView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "heading")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { section == 0 ? tags.count : Walk.all.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let name = indexPath.section == 0 ? "tag" : "finding"
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: name, for: indexPath)
    (cell as? TagCell)?.label.text = tags[indexPath.item % tags.count]
    (cell as? FindingCell)?.show(Walk.all[indexPath.item % Walk.all.count])
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "heading", for: indexPath)
    (view as? HeadingView)?.label.text = indexPath.section == 0 ? "Found this week" : "Where"
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    let margins = view.layoutMargins
    return UIEdgeInsets(top: 0, left: margins.left, bottom: 16, right: margins.right)
  }
}

/// Tags stand one after the other; cards are spread as in every flow layout.
final class TagsFlowLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let all = super.layoutAttributesForElements(in: rect)
    var line: CGFloat?
    var end: CGFloat = 0
    for attributes in all ?? []
    where attributes.representedElementCategory == .cell && attributes.indexPath.section == 0 {
      // Items of one row have one middle, to within the rounding of their edges.
      if line.map({ abs($0 - attributes.frame.midY) > 1 }) ?? true, let view = collectionView {
        line = attributes.frame.midY
        end = view.layoutMargins.left
      }
      attributes.frame.origin.x = end
      end = attributes.frame.maxX + minimumInteritemSpacing
    }
    return all
  }
}

/// As wide as its word, at most as wide as the room.
final class TagCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = UIColor.accent.withAlphaComponent(0.12)
    contentView.layer.cornerRadius = 8
    label.font = .preferredFont(forTextStyle: .callout)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .accent
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      label.widthAnchor.constraint(lessThanOrEqualToConstant: 300),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("TagCell is made in code")
  }
}

/// A picture and a word, of a size that is known: nothing needs to be measured.
final class FindingCell: UICollectionViewCell {
  static let size = CGSize(width: 165, height: 170)
  private let imageView = UIImageView()
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 12
    imageView.contentMode = .scaleAspectFit
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.textColor = .ink
    label.textAlignment = .center
    label.numberOfLines = 2
    for view in [imageView, label] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) {
    fatalError("FindingCell is made in code")
  }

  func show(_ walk: Walk) {
    contentView.backgroundColor = walk.color
    imageView.image = UIImage(named: walk.imageName)
    label.text = walk.title
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = contentView.bounds.inset(by: UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12))
    imageView.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: room.height - 40)
    label.frame = CGRect(x: room.minX, y: room.maxY - 36, width: room.width, height: 36)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = Self.size
    return layoutAttributes
  }
}

final class HeadingView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    preservesSuperviewLayoutMargins = true
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("HeadingView is made in code")
  }
}
