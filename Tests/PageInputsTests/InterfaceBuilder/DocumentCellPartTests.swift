import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageInputs
@testable import PageLayout
@testable import UIKitCore

/// Insets, parts and prototypes of cells.
@MainActor
@Suite struct DocumentCellPartTests: LiveDocumentSuite {
  init() { Self.registerClasses() }

  private let inset = #"<inset key="separatorInset" minX="1" minY="2" maxX="3" maxY="4"/>"#
  private let insets = UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)

  private func cell(_ attributes: String, _ content: String = "", _ options: DocumentBuilder.Options = .phone)
    throws -> UITableViewCell
  {
    try BuiltViews(
      "<tableView id=\"t\"><prototypes><tableViewCell id=\"a\" \(attributes)>\(content)</tableViewCell></prototypes></tableView>",
      options: options
    ).view()
  }

  @Test func `tables and cells have insets of their separators`() throws {
    let table: UITableView = try BuiltViews("<tableView id=\"a\">\(inset)</tableView>").view()
    #expect(table.separatorInset == insets)
    #expect(try cell("", inset).separatorInset == insets && cell("").ownSeparatorInset == nil)
  }

  @Test func `a cell is indented by levels of a width, neither below 0`() throws {
    let plain = try cell("")
    #expect(plain.indentationLevel == 0 && plain.indentationWidth == 10)
    let set = try cell(#"indentationLevel="2" indentationWidth="15""#)
    #expect(set.indentationLevel == 2 && set.indentationWidth == 15)
    let below = try cell(#"indentationLevel="-1" indentationWidth="-5""#)
    #expect(below.indentationLevel == 0 && below.indentationWidth == 0)
    #expect(try cell(#"indentationWidth="0.5""#).indentationWidth == 0.5)
  }

  @Test func `a cell has an accessory and a background, which the canvas does not build`() throws {
    for (key, path) in [
      ("accessoryView", \UITableViewCell.accessoryView), ("backgroundView", \.backgroundView),
    ] as [(String, KeyPath<UITableViewCell, UIView?>)] {
      let part = "<label key=\"\(key)\" text=\"Part\" id=\"p\"/>"
      #expect((try cell("", part)[keyPath: path] as? UILabel)?.text == "Part")
      #expect(try cell("", part, .canvas(isRecording: true))[keyPath: path] == nil)
      #expect(try cell("", "<hologram key=\"\(key)\" id=\"p\"/>")[keyPath: path] == nil)
      #expect(try cell("")[keyPath: path] == nil)
    }
  }

  @Test func `a cell may have a picture of its own`() throws {
    #expect(try cell(#"image="star" catalog="system""#).imageView?.image?.symbolName == "star")
    #expect(try cell("").imageView?.image == nil)
  }

  @Test func `a cell without a content view holds its subviews itself`() throws {
    let made = try cell("", "<subviews><label id=\"l\" text=\"T\"/></subviews>")
    #expect(made.subviews.contains { ($0 as? UILabel)?.text == "T" })
  }

  // MARK: Collections

  private let frame = #"<rect key="frame" x="0" y="0" width="300" height="40"/>"#

  @Test(arguments: ["sectionHeaderView", "sectionFooterView"])
  func `a header or footer is as long as its collection is wide, or high where that scrolls across`(
    key: String
  )
    throws
  {
    for (direction, mask) in [
      ("horizontal", UIView.AutoresizingMask.flexibleHeight), ("vertical", .flexibleWidth),
    ] {
      let list = """
        <collectionView id="l"><collectionViewFlowLayout key="collectionViewLayout" id="f" scrollDirection="\(direction)"/>
        <collectionReusableView key="\(key)" id="a">\(frame)</collectionReusableView></collectionView>
        """
      let views = try BuiltViews(list)
      let part: UIView = try views.view()
      #expect(part.autoresizingMask == mask)
      let collection: UICollectionView = try views.view("l")
      #expect(collection.alwaysBounceHorizontal == (direction == "horizontal"))
      #expect(collection.alwaysBounceVertical == (direction == "vertical"))
    }
    let bare: UICollectionView = try BuiltViews("<collectionView id=\"a\"/>").view()
    #expect(!bare.alwaysBounceHorizontal && !bare.alwaysBounceVertical)
    let odd = try BuiltViews("<collectionView id=\"a\"><hologram key=\"\(key)\" id=\"o\"/></collectionView>")
    #expect(odd.builder.objects["o"] == nil)
  }

  @Test func `a flow layout has the sizes of its headers, footers and estimates`() throws {
    func flow(_ attributes: String, _ content: String = "") throws -> UICollectionViewFlowLayout {
      let view: UICollectionView = try BuiltViews(
        """
        <collectionView id="a"><collectionViewFlowLayout key="collectionViewLayout" id="f" \(attributes)>\(content)
        </collectionViewFlowLayout></collectionView>
        """
      ).view()
      return try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
    }
    func size(_ key: String, _ side: Int) -> String {
      "<size key=\"\(key)\" width=\"\(side)\" height=\"\(side + 1)\"/>"
    }
    let set = try flow(
      "", size("headerReferenceSize", 10) + size("footerReferenceSize", 20) + size("estimatedItemSize", 30))
    #expect(set.headerReferenceSize == CGSize(width: 10, height: 11))
    #expect(set.footerReferenceSize == CGSize(width: 20, height: 21))
    #expect(set.estimatedItemSize == CGSize(width: 30, height: 31))
    let automatic = try flow("automaticEstimatedItemSize=\"YES\"", size("estimatedItemSize", 30))
    #expect(automatic.estimatedItemSize == UICollectionViewFlowLayout.automaticSize)
    let not = try flow("automaticEstimatedItemSize=\"NO\"", size("estimatedItemSize", 30))
    #expect(not.estimatedItemSize == CGSize(width: 30, height: 31))
    #expect(try flow("", size("itemSize", 1)).itemSize == CGSize(width: 1, height: 2))
  }

  // MARK: Prototypes in a window

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
