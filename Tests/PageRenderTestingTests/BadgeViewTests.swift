import Foundation
import PageRenderTesting
import Testing
import UIKit

/// Written as for swift-snapshot-testing, with Swift Testing.
@MainActor
@Suite(.snapshots(diffTool: .ksdiff), .enabled(if: RecordedEnvironment.isHere))
struct BadgeViewTests {
  @Test func fitsItsText() {
    assertSnapshot(of: BadgeView(text: "New", color: .systemRed), as: .image)
    assertSnapshot(
      of: BadgeView(text: "Sold out", color: .systemGray), as: .image(size: CGSize(width: 120, height: 40)))
  }

  @Test func hasALabel() {
    assertSnapshot(
      of: BadgeView(text: "New", color: .systemRed),
      as: .recursiveDescription(size: .init(width: 80, height: 30)))
  }

  @Test(arguments: ["One", "Three"])
  func isNamedByItsArgument(text: String) {
    assertSnapshot(of: BadgeView(text: text, color: .systemBlue), as: .image, named: text)
  }

  @Test func `pictures are snapshots too`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.systemGreen.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 2, y: 2, width: 16, height: 16))
    }
    assertSnapshot(of: image, as: .image)
  }

  @Test(.assetCatalogs("Art/Colors.xcassets"))
  func takesColorsOfACatalog() throws {
    let color = try #require(UIColor(named: "Accent"))
    assertSnapshot(of: BadgeView(text: "Sale", color: color), as: .image)
  }

  @Test func aStrategyOfItsOwn() {
    let badge: Snapshotting<String, UIImage> = Snapshotting<UIView, UIImage>.image.pullback { text in
      BadgeView(text: text, color: .systemPurple)
    }
    assertSnapshot(of: "Own", as: badge)
  }

  @Test func values() {
    struct Item: Encodable {
      var name: String
      var amount: Int
      var tags: Set<String>
      var note: String?
    }
    let item = Item(name: "Badge", amount: 2, tags: ["b", "a"], note: nil)
    assertSnapshot(of: item, as: .dump)
    assertSnapshot(of: ["name": item.name], as: .json)
    assertSnapshot(of: item.amount, as: .description)
    assertSnapshot(of: "one\ntwo", as: .lines)
    assertSnapshot(of: item.name.count, as: SimplySnapshotting.lines.pullback { "\($0) letters" })
  }
}
