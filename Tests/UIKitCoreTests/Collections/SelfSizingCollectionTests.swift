import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import UIKitCore

/// Cells that say how large they want to be, on an iPhone SE of the second generation (375 × 667 pt at 2×). A line of
/// Body is 20.29 pt, and 22 below the next: 20.5, 42.5 and 64.5 on the grid.
@MainActor
struct SelfSizingCollectionTests {
  /// As wide as the layout says, and as high as its text.
  class TextCell: UICollectionViewCell {
    static var measured = 0
    static var asked = 0
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
      ])
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      Self.measured += 1
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      Self.asked += 1
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
  }

  /// Says its size without measuring.
  final class KnownCell: TextCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      Self.asked += 1
      layoutAttributes.size.height = 90
      return layoutAttributes
    }
  }

  /// Keeps its width, as texts below one another do.
  final class RowCell: TextCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      Self.asked += 1
      layoutAttributes.size = systemLayoutSizeFitting(
        CGSize(width: layoutAttributes.size.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return layoutAttributes
    }
  }

  final class Texts: UICollectionViewController {
    let texts: [String]
    init(_ texts: [String], _ layout: UICollectionViewFlowLayout, _ type: UICollectionViewCell.Type) {
      self.texts = texts
      super.init(collectionViewLayout: layout)
      collectionView.register(type, forCellWithReuseIdentifier: "text")
      TextCell.measured = 0
      TextCell.asked = 0
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { texts.count }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath) as! TextCell
      cell.label.text = texts[indexPath.item]
      return cell
    }
  }

  private func window(_ controller: UIViewController) throws -> UIWindow {
    try makeWindow(controller, on: "iphone-se-2")
  }

  @Test func `nothing is measured without an estimate`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 375, height: 60)
    let texts = Texts(["One", "One\nTwo"], layout, TextCell.self)
    _ = try window(texts)
    #expect(TextCell.asked == 0 && TextCell.measured == 0)
    #expect(texts.collectionView.visibleCells.map(\.frame.height) == [60, 60])
  }

  @Test func `a cell that says its size is not measured`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 375, height: 60)
    layout.minimumLineSpacing = 0
    let texts = Texts(["One", "One\nTwo"], layout, KnownCell.self)
    _ = try window(texts)
    #expect(TextCell.asked == 2 && TextCell.measured == 0)
    #expect(texts.collectionView.visibleCells.map(\.frame.minY) == [0, 90])
  }

  @Test func `of many cells those that show are measured, once`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 375, height: 50)
    layout.minimumLineSpacing = 0
    let texts = Texts((0..<10_000).map { $0 % 2 == 0 ? "One" : "One\nTwo" }, layout, RowCell.self)
    let window = try window(texts)
    // 30.5 and 52.5 by turns: 16 of them reach below 647.
    let cells = texts.collectionView.visibleCells
    #expect(cells.map(\.frame.height).prefix(4) == [30.5, 52.5, 30.5, 52.5])
    #expect(cells.count == 16)
    #expect(TextCell.asked == TextCell.measured && TextCell.measured < 20)
    let measured = TextCell.measured
    texts.collectionView.setNeedsLayout()
    window.layoutIfNeeded()
    _ = window.preparedPage(id: "page")
    #expect(TextCell.measured == measured)
  }

  @Test func `a turned device and another text size measure anew`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 300, height: 50)
    let texts = Texts([String(repeating: "Words that wrap. ", count: 6)], layout, RowCell.self)
    let window = try window(texts)
    let cell = try #require(texts.collectionView.visibleCells.first as? TextCell)
    // 280 wide: three lines.
    #expect(cell.frame.height == 74.5)
    var environment = window.environment
    environment.contentSize = .accessibility5
    window.transition(to: environment)
    // Lines of 53 pt, 62 apart: the last one is 63.25 high.
    let lines = (cell.frame.height - 10 - 1.25) / 62
    #expect(lines.rounded() >= 8 && abs(lines - lines.rounded()) < 0.02)
    environment.contentSize = .large
    environment.orientation = .landscape
    window.transition(to: environment)
    #expect(cell.frame.height == 74.5)
  }

  @Test func `cells as wide as their texts stand in lines`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.sectionInset = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    let texts = Texts(["Short", "A little longer", "Quite a bit longer than that"], layout, TextCell.self)
    _ = try window(texts)
    let frames = texts.collectionView.visibleCells.map(\.frame)
    #expect(frames.allSatisfy { $0.height == 30.5 })
    #expect(frames[0].minX == 16 && frames[0].minY == 12)
    // The third does not fit beside the others: 343 are less than its width and theirs.
    #expect(frames[1].minY == 12 && frames[2].minY == 52.5)
    #expect(frames[0].width < frames[1].width && frames[1].width < frames[2].width)
  }

  @Test func `lines are mirrored where text runs from right to left`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 20)
    let texts = Texts(["1", "2", "3", "4"], layout, TextCell.self)
    let device = try DeviceCatalog.builtin.device("iphone-se-2")
    var environment = PageEnvironment(device: device, orientation: .portrait)
    environment.direction = .rightToLeft
    let window = UIWindow(environment: environment)
    window.rootViewController = texts
    window.makeKeyAndVisible()
    // 350 hold three of 100 with gaps of 25; the left inset is now at the right.
    #expect(texts.collectionView.visibleCells.map(\.frame.minX) == [270, 145, 20, 270])
    #expect(texts.collectionView.visibleCells.map(\.frame.minY) == [0, 0, 0, 50])
  }

  @Test func `distances that no layout can use are named`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = .nan
    let window = try window(Texts(["One"], layout, TextCell.self))
    #expect(
      window.preparedPage(id: "page").tree.diagnostics.map(\.message) == [
        "UICollectionView: minimumLineSpacingForSectionAt: 0 gives nan; return a distance up to 10,000,000 points"
      ])
  }
}
