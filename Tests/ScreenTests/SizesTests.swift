import Foundation
import LayoutEngine
import Testing
import UIKit

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore
@testable import screenpages

/// Screens whose sizes come from what is in them. Margins are 16 on these phones, beside the notch's 62 too, and 20 on the
/// pad and on the turned SE.
@MainActor
struct SizesTests {
  private func window(
    _ device: String, _ orientation: Orientation = .portrait, _ contentSize: ContentSize = .large,
    _ controller: () -> UIViewController
  ) throws -> UIWindow {
    var environment = try Stage.environment(device, orientation)
    environment.contentSize = contentSize
    let window = UIWindow(environment: environment)
    try Stage.withPictures {
      window.rootViewController = controller()
      window.makeKeyAndVisible()
    }
    if let error = window.layoutError { throw error }
    #expect(window.problems == [])
    return window
  }

  /// No constraint of a screen may have given way.
  private func conflicts(_ window: UIWindow) throws -> Int {
    try PageRenderer(fonts: FontCatalog()).solve(window.preparedPage(id: "page"), in: window.environment)
      .layout.conflicts.count
  }

  // MARK: Proportions

  /// The picture is 4 : 3, as wide as the margins where words stand below it, 0.45 of that where they stand beside it, and
  /// at most half as high as the screen. SE: 343 × 257.25 below 20 + 16; turned 187.5 high, so 250 wide, in the middle of
  /// 375. Pro: 370 × 277.5 below 62 + 16; turned 201 high, in the middle of 402 − 21. Pad: 0.45 × 794 = 357.3, in the
  /// middle of 24…1190; turned 0.45 × 1170 = 526.5, in the middle of 24…814. Edges go to whole pixels.
  @Test(arguments: [
    (Stage.se, Orientation.portrait, CGRect(x: 16, y: 36, width: 343, height: 257.5)),
    (Stage.se, .landscape, CGRect(x: 20, y: 94, width: 250, height: 187.5)),
    (Stage.pro, .portrait, CGRect(x: 16, y: 78, width: 370, height: 277 + 2.0 / 3)),
    (Stage.pro, .landscape, CGRect(x: 78, y: 90, width: 268, height: 201)),
    (Stage.pad, .portrait, CGRect(x: 20, y: 473, width: 357.5, height: 268)),
    (Stage.pad, .landscape, CGRect(x: 20, y: 221.5, width: 526.5, height: 395)),
  ])
  func `a picture keeps its proportions and leaves half of the height`(
    device: String, orientation: Orientation, frame: CGRect
  ) throws {
    let today = TodayViewController()
    let window = try window(device, orientation) { today }
    let place = today.picture.place
    #expect(abs(place.minX - frame.minX) < 1e-6 && abs(place.minY - frame.minY) < 1e-6, "\(place)")
    #expect(abs(place.width - frame.width) < 1e-6 && abs(place.height - frame.height) < 1e-6, "\(place)")
    #expect(try conflicts(window) == 0)
    // Nothing leaves the screen.
    #expect(today.numbers.place.maxY <= window.bounds.maxY && today.titleLabel.place.minY >= 0)
  }

  @Test func `turning switches between the two sets of constraints`() throws {
    let today = TodayViewController()
    let window = try window(Stage.pro) { today }
    #expect(today.titleLabel.place.minY == today.picture.place.maxY + 24)
    window.turn(to: .landscape)
    #expect(today.titleLabel.place.minX == today.picture.place.maxX + 24)
    #expect(today.picture.place.width == 268)
    window.turn(to: .portrait)
    #expect(today.titleLabel.place.minX == 16)
    #expect(today.titleLabel.place.minY == today.picture.place.maxY + 24)
    #expect(try conflicts(window) == 0)
  }

  @Test func `three tiles share a line, and a bar six tenths of its track`() throws {
    let today = TodayViewController()
    _ = try window(Stage.se) { today }
    // (343 − 24) / 3 = 106.33: edges at 16, 122.33; 134.33, 240.67; 252.67, 359, on halves.
    let tiles = today.numbers.arrangedSubviews.map(\.place)
    #expect(tiles.map(\.minX) == [16, 134.5, 252.5])
    #expect(tiles.map(\.maxX) == [122.5, 240.5, 359])
    // 0.6 × 343 = 205.8, on the grid 206.
    #expect(today.track.place.width == 343 && today.done.place.width == 206)
  }

  // MARK: Margins

  @Test(
    arguments: [
      (Stage.se, Orientation.portrait, 16), (Stage.se, .landscape, 20), (Stage.pro, .portrait, 16),
      (Stage.pro, .landscape, 78), (Stage.pad, .portrait, 20), (Stage.pad, .landscape, 20),
    ] as [(String, Orientation, CGFloat)])
  func `bands reach the edges, what is in them the screen's margins`(
    device: String, orientation: Orientation, margin: CGFloat
  ) throws {
    let account = AccountViewController()
    let window = try window(device, orientation) { account }
    let (band, ring) = (try window.place(of: "you"), try window.place(of: "ring"))
    #expect(band.minX == 0 && band.width == window.bounds.width)
    // 72 and 4 on each side.
    #expect(ring.minX == margin && ring.size == CGSize(width: 80, height: 80))
    #expect(
      account.buzzSwitch.alignmentRect(forFrame: account.buzzSwitch.place).maxX == window.bounds.width
        - margin)
    #expect(account.indicator.place.size == CGSize(width: 20, height: 20))
    #expect(account.nameField.place.maxX == window.bounds.width - margin)
    #expect(abs(account.scrollView.contentSize.height - account.stack.frame.height - 48) < 1e-6)
    #expect(try conflicts(window) == 0)
  }

  @Test func `buttons are as large as their titles and insets`() throws {
    let account = AccountViewController()
    _ = try window(Stage.se) { account }
    let (save, photo) = (account.saveButton, account.photoButton)
    // A line of 20.5 and 14 above and below.
    #expect(save.place.height == 48.5)
    // A line of 20.29 in whole points, 21, and 12 above and below.
    #expect(photo.place.height == 45)
    // Each in the middle of 375, as wide as its title and 40 or 24 at both sides.
    let title = UILabel()
    title.font = .systemFont(ofSize: 17)
    title.text = "Change photo"
    let wide = ceil(title.sizeThatFits(.zero).width) + 48
    #expect(abs(photo.place.width - wide) <= 1)
    #expect(abs(photo.place.midX - 187.5) <= 0.5 && abs(save.place.midX - 187.5) <= 0.5)
  }

  @Test func `controls go below their words where text is very large`() throws {
    let account = AccountViewController()
    let window = try window(Stage.se) { account }
    let former = account.buzzSwitch.place
    #expect(former.minX > 300)
    var environment = window.environment
    environment.contentSize = .accessibility5
    window.transition(to: environment)
    #expect(account.buzzSwitch.place.minX == 16)
    #expect(account.nameField.place.minX == 16 && account.nameField.place.width == 343)
    #expect(try window.place(of: "ring").maxY <= account.nameLabel.place.minY)
    #expect(account.scrollView.contentSize.height > 667)
    #expect(try conflicts(window) == 0)
  }

  // MARK: Tables

  private func rows(_ window: UIWindow) throws -> [UITableViewCell] {
    let navigation = try #require(window.rootViewController as? UINavigationController)
    return try #require(navigation.topViewController?.view as? UITableView).visibleCells
  }

  private func settings() -> UIViewController {
    UINavigationController(rootViewController: SettingsViewController())
  }

  /// Sections begin below a header of 55.5 and lie between the margins. The bar of an iPhone 16 Pro held upright ends at
  /// 56⅓ + 44, 5⅔ above the safe area and 44: 100⅓ + 55.5.
  @Test(arguments: [
    (Stage.se, Orientation.portrait, CGRect(x: 16, y: 119.5, width: 343, height: 44)),
    (Stage.se, .landscape, CGRect(x: 20, y: 87.5, width: 627, height: 44)),
    (Stage.pro, .portrait, CGRect(x: 20, y: 155.833, width: 362, height: 44)),
    (Stage.pro, .landscape, CGRect(x: 78, y: 87.5, width: 718, height: 44)),
    (Stage.pad, .portrait, CGRect(x: 20, y: 129.5, width: 794, height: 44)),
    (Stage.pad, .landscape, CGRect(x: 20, y: 129.5, width: 1170, height: 44)),
  ])
  func `rows lie between the margins, below the bar`(
    device: String, orientation: Orientation, frame: CGRect
  ) throws {
    let window = try window(device, orientation) { settings() }
    #expect(try rows(window)[0].place.isNear(frame))
    #expect(try conflicts(window) == 0)
  }

  /// Body is 14, 17 and 53 pt: 16.71, 20.29 and 63.25 a line. A row is at least 44; at AX5 the value goes below its text:
  /// 11 + 63.5 + 3 + 63.5 + 11 and half a point of separator.
  @Test(
    arguments: [(ContentSize.xSmall, 44), (.large, 44), (.accessibility5, 152.5)] as [(ContentSize, CGFloat)])
  func `rows grow with their text`(size: ContentSize, height: CGFloat) throws {
    let window = try window(Stage.se, .portrait, size) { settings() }
    #expect(try rows(window)[0].frame.height == height)
    #expect(try conflicts(window) == 0)
  }

  @Test(arguments: [ContentSize.xSmall, .large, .accessibility5])
  func `a note is as high as its texts, and at least as its picture`(size: ContentSize) throws {
    let window = try window(Stage.pad, .portrait, size) { settings() }
    let note = try #require(try rows(window).last as? NoteCell)
    let texts = note.titleLabel.frame.height + 4 + note.noteLabel.frame.height
    // The margins of 11; the last row of an inset section has no separator.
    #expect(note.frame.height == max(64, texts) + 22)
    #expect(note.noteLabel.frame.minY == note.titleLabel.frame.maxY + 4)
  }

  // MARK: Collections

  /// Callout is 13, 16 and 51 pt: 15.51, 19.09 and 60.86 a line (16, 19.5 and 61 at 2×), and 16 around it.
  @Test(
    arguments: [(ContentSize.xSmall, 32), (.large, 35.5), (.accessibility5, 77)] as [(ContentSize, CGFloat)])
  func `tags are as large as their words`(size: ContentSize, height: CGFloat) throws {
    let findings = FindingsViewController()
    let window = try window(Stage.se, .portrait, size) { findings }
    let tags = findings.collectionView.visibleCells.compactMap { $0 as? TagCell }
    let first = try #require(tags.first)
    #expect(first.frame.height == height)
    #expect(abs(first.frame.width - first.label.frame.width - 24) < 1e-6)
    #expect(first.frame.minX == 16 && first.frame.minY == 56)
    #expect(try #require(findings.collectionView).contentOffset.y == -20)
    // Tags of one line stand 8 apart.
    for (tag, next) in zip(tags, tags.dropFirst()) where tag.frame.midY == next.frame.midY {
      #expect(abs(next.frame.minX - tag.frame.maxX - 8) < 1e-6)
    }
    #expect(tags.allSatisfy { $0.frame.maxX <= 375 - 16 + 1e-6 })
    #expect(try conflicts(window) == 0)
  }

  /// Lines of 165 with gaps of at least 8: two fit 343 and 370, which leaves 13 and 40 between them; four fit 718 (58 for
  /// three gaps) and 794 (134); six fit 1170 (180 for five), and the four there are stand as six would.
  @Test(
    arguments: [
      (Stage.se, Orientation.portrait, 16, 178), (Stage.pro, .portrait, 16, 205),
      (Stage.pro, .landscape, 78, 165 + 58.0 / 3), (Stage.pad, .portrait, 20, 165 + 134.0 / 3),
      (Stage.pad, .landscape, 20, 201),
    ] as [(String, Orientation, CGFloat, CGFloat)])
  func `cards that say their size stand in lines`(
    device: String, orientation: Orientation, margin: CGFloat, step: CGFloat
  ) throws {
    let findings = FindingsViewController()
    let window = try window(device, orientation) { findings }
    findings.collectionView.scrollToItem(at: IndexPath(item: 0, section: 1), at: .top, animated: false)
    window.layoutIfNeeded()
    let cards = findings.collectionView.visibleCells.compactMap { $0 as? FindingCell }
    #expect(cards.count >= 2 && cards.allSatisfy { $0.frame.size == FindingCell.size })
    #expect(abs(cards[0].frame.minX - margin) < 1e-6)
    #expect(abs(cards[1].frame.minX - cards[0].frame.minX - step) < 1e-6)
    let heading = try #require(findings.collectionView.subviews.compactMap { $0 as? HeadingView }.first)
    #expect(heading.label.place.minX == margin)
  }
}
