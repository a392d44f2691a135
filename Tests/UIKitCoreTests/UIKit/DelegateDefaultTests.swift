import Foundation
import Testing

@testable import UIKitCore

/// Answers of optional methods that nobody implements, by the pages below developer.apple.com/documentation/uikit: "If you do not
/// implement this method, …" and "the default is …".
@MainActor
struct DelegateDefaultTests {
  private final class Rows: NSObject, UITableViewDelegate, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
  }
  private final class Items: NSObject, UICollectionViewDelegate {}

  private let path = IndexPath(row: 1, section: 0)

  @Test(arguments: [true, false])
  func `a table's delegate allows what it does not forbid`(isController: Bool) {
    let table = UITableView()
    let controller = UITableViewController(style: .plain)
    let rows = Rows()
    let delegate: any UITableViewDelegate = isController ? controller : rows
    let source: any UITableViewDataSource = isController ? controller : rows
    #expect(delegate.tableView(table, shouldHighlightRowAt: path), "tableview(_:shouldhighlightrowat:)")
    #expect(
      delegate.tableView(table, willSelectRowAt: path) == path
        && delegate.tableView(table, willDeselectRowAt: path) == path)
    #expect(
      delegate.tableView(table, editingStyleForRowAt: path) == .delete,
      "uitableviewdelegate/tableview(_:editingstyleforrowat:)")
    #expect(
      delegate.tableView(table, shouldIndentWhileEditingRowAt: path),
      "tableview(_:shouldindentwhileeditingrowat:)")
    #expect(delegate.tableView(table, indentationLevelForRowAt: path) == 0)
    #expect(delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: path) == nil)
    let other = IndexPath(row: 2, section: 0)
    #expect(
      controller.tableView(table, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: other) == other)
    #expect(
      !controller.tableView(table, shouldShowMenuForRowAt: path)
        && controller.tableView(table, canFocusRowAt: path))
    #expect(!controller.tableView(table, shouldBeginMultipleSelectionInteractionAt: path))
    #expect(source.numberOfSections(in: table) == 1, "uitableviewdatasource/numberofsections(in:)")
    #expect(
      source.tableView(table, titleForHeaderInSection: 0) == nil
        && source.tableView(table, titleForFooterInSection: 0) == nil)
  }

  @Test(arguments: [true, false])
  func `a collection's delegate allows what it does not forbid`(isController: Bool) {
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let controller = UICollectionViewController(collectionViewLayout: layout)
    let items = Items()
    let delegate: any UICollectionViewDelegate = isController ? controller : items
    #expect(
      delegate.collectionView(view, shouldSelectItemAt: path)
        && controller.collectionView(view, shouldDeselectItemAt: path))
    #expect(
      controller.collectionView(view, shouldHighlightItemAt: path), "collectionview(_:shouldhighlightitemat:)"
    )
    let offset = CGPoint(x: 3, y: 4)
    #expect(delegate.collectionView(view, targetContentOffsetForProposedContentOffset: offset) == offset)
  }

  @Test func `touches and regions have the values of their pages`() {
    let tap = UITapGestureRecognizer()
    #expect(
      tap.cancelsTouchesInView && !tap.delaysTouchesBegan && tap.delaysTouchesEnded
        && tap.requiresExclusiveTouchType)
    #expect(tap.isEnabled && tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
    let region = CLRegion()
    #expect(region.notifyOnEntry && region.notifyOnExit, "corelocation/clregion/notifyonexit")
    let (behavior, first, second) = (UIDynamicBehavior(), UIDynamicBehavior(), UIDynamicBehavior())
    for one in [first, second] { behavior.addChildBehavior(one) }
    #expect(behavior.childBehaviors == [first, second], "uikit/uidynamicbehavior/childbehaviors")
    behavior.removeChildBehavior(first)
    #expect(behavior.childBehaviors == [second])
  }
}
