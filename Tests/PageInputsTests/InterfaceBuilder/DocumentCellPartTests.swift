import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageInputs
@testable import PageLayout
@testable import UIKitCore

/// Prototypes of cells in a window.
@MainActor
@Suite struct DocumentCellPartTests: LiveDocumentSuite {
  init() { Self.registerClasses() }

  private let frame = #"<rect key="frame" x="0" y="0" width="300" height="40"/>"#

  private func label(_ id: String) -> String {
    """
    <subviews><label id="\(id)" text="T" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
    <constraint firstItem="\(id)" firstAttribute="width" constant="33" id="w-\(id)"/></constraints>
    """
  }

  @Test func `cells, headers and footers of a collection are made of its prototypes, with their constraints`()
    throws
  {
    // As Xcode writes them: a cell has a content view, a header has its subviews.
    let cellItem = """
      <collectionViewCell reuseIdentifier="P" id="p">\(frame)
      <view key="contentView" id="pc">\(frame)\(label("pl"))</view></collectionViewCell>
      """
    func part(_ id: String, _ key: String) -> String {
      """
      <collectionReusableView key="\(key)" reuseIdentifier="\(id.uppercased())" id="\(id)">\(frame)
      \(label(id + "l"))</collectionReusableView>
      """
    }
    let list = """
      <collectionView id="t"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <cells>\(cellItem)</cells>
      \(part("h", "sectionHeaderView"))\(part("f", "sectionFooterView"))
      </collectionView>
      """
    let controller = try instantiate([scene("HearingController", list)])
    let made = try #require(controller.view.subviews[1] as? UICollectionView)
    let place = IndexPath(item: 0, section: 0)
    let cell = made.dequeueReusableCell(withReuseIdentifier: "P", for: place)
    let header = made.dequeueReusableSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "H", for: place)
    let footer = made.dequeueReusableSupplementaryView(
      ofKind: UICollectionView.elementKindSectionFooter, withReuseIdentifier: "F", for: place)
    for view in [cell, header, footer] {
      let labels = view.flattened.compactMap { $0 as? UILabel }
      #expect(labels.map(\.text) == ["T"])
      #expect(isHeld(view))
    }
  }

  /// True if a view in another, or itself, holds an active constraint of 33 points.
  private func isHeld(_ view: UIView) -> Bool {
    view.flattened.contains { $0.constraints.contains { $0.constant == 33 && $0.isActive } }
  }

  @Test func `a table's prototypes bring their constraints too`() throws {
    let table = """
      <tableView id="t"><rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>
      <tableViewCell id="p" reuseIdentifier="P" rowHeight="1">
      <tableViewCellContentView key="contentView" id="pc">\(frame)\(label("pl"))</tableViewCellContentView></tableViewCell>
      </prototypes></tableView>
      """
    let controller = try instantiate([scene("HearingController", table)])
    let made = try #require(controller.view.subviews[1] as? UITableView)
    let cell = try #require(made.dequeueReusableCell(withIdentifier: "P"))
    #expect(isHeld(cell) && cell.staticHeight == 1)
  }
}
