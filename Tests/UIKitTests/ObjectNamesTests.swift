import Testing
import UIKit

@testable import UIKitCore

/// Members of Objective-C's classes that sources of apps call and override.
@MainActor
struct ObjectNamesTests {
  final class LessonCell: UITableViewCell {
    static let identifier = LessonCell.description()
  }

  @Test func `a class describes itself by its name`() {
    #expect(UILabel.description() == "UILabel")
    #expect(LessonCell.identifier.components(separatedBy: ".").last == "LessonCell")
    #expect(LessonCell.identifier.hasPrefix("UIKitTests."))
  }

  final class PhotoAttributes: UICollectionViewLayoutAttributes {
    var photoHeight: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? PhotoAttributes)?.photoHeight = photoHeight
      return copy
    }
  }

  @Test func `attributes of a layout are copied with those of the subclass`() {
    let attributes = PhotoAttributes(forCellWith: IndexPath(item: 2, section: 1))
    attributes.photoHeight = 30
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    for copy in [attributes.copy(), attributes.copy(with: nil)] {
      let copy = copy as? PhotoAttributes
      #expect(copy !== attributes && copy?.photoHeight == 30)
      #expect(copy?.indexPath == attributes.indexPath && copy?.frame == attributes.frame)
    }
  }

  @Test func `a path is copied with a transform`() {
    var transform = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 2)
    let path = CGPath(rect: CGRect(x: 1, y: 1, width: 3, height: 4), transform: nil)
    #expect(path.copy(using: &transform)?.boundingBox == CGRect(x: 12, y: 22, width: 6, height: 8))
    #expect(path.mutableCopy(using: nil)?.boundingBox == path.boundingBox)
  }

  /// Overrides as Xcode completes them compile.
  final class LessonsController: UITableViewController {
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: indexPath.row as NSCopying, previewProvider: nil) { _ in
        UIMenu(title: "", children: [])
      }
    }

    override func tableView(
      _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      animator.preferredCommitStyle = .pop
      animator.addCompletion { [weak self] in self?.title = "shown" }
    }

    override func tableView(
      _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
      [UITableViewRowAction(style: .destructive, title: "Delete") { _, _ in }]
    }
  }

  final class PhotosController: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { false }
    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
      -> Bool
    {
      false
    }
  }

  @Test func `options of a list's accessories have the parameters of UIKit`() {
    let accessories: [UICellAccessory] = [
      .outlineDisclosure(options: UICellAccessory.OutlineDisclosureOptions(style: .header, tintColor: .red)),
      .reorder(displayed: .always, options: .init(showsVerticalSeparator: false)),
      .delete(options: .init(tintColor: .white, backgroundColor: .red)),
      .insert(options: .init(backgroundColor: .green)), .multiselect(options: .init(isHidden: true)),
      .disclosureIndicator(options: .init(tintColor: .blue)),
    ]
    #expect(accessories.map(\.tint) == [.red, nil, .white, nil, nil, .blue])
  }

  @Test func `a menu keeps the identifier that it is given, and a row's action its title`() {
    let lessons = LessonsController(style: .plain)
    let row = IndexPath(row: 4, section: 0)
    let menu = lessons.tableView(lessons.tableView, contextMenuConfigurationForRowAt: row, point: .zero)
    #expect(menu?.identifier as? Int == 4)
    let action = lessons.tableView(lessons.tableView, editActionsForRowAt: row)?.first
    #expect(action?.title == "Delete" && action?.style == .default)
    let photos = PhotosController(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(!photos.collectionView(photos.collectionView, shouldHighlightItemAt: row))
  }
}
