import Foundation
import LayoutEngine
import PageTestSupport
import Testing
import UIKit

@testable import PageBase
@testable import PageLayout
@testable import UIKitCore

/// A tutorial as it is published: a cell with closures for views, and a controller that swipes through lessons.
@MainActor
struct TutorialScreenTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// An asset catalogue with a picture of 300 × 240 pt for each lesson.
  private func catalogs(in folder: URL) throws -> AssetCatalogs {
    let picture = Self.repository.appending(path: "Examples/tutorial/images/map@3x.png")
    let files = FileManager.default
    for name in ["lesson_first", "lesson_second", "lesson_third"] {
      let set = folder.appending(path: "Assets.xcassets/\(name).imageset")
      try files.createDirectory(at: set, withIntermediateDirectories: true)
      try files.copyItem(at: picture, to: set.appending(path: "map@3x.png"))
      let contents = """
        {"images": [{"idiom": "universal", "scale": "3x", "filename": "map@3x.png"}],
         "info": {"version": 1, "author": "xcode"}}
        """
      try Data(contents.utf8).write(to: set.appending(path: "Contents.json"))
    }
    let (catalogs, diagnostics) = AssetCatalogs.open([folder.appending(path: "Assets.xcassets").path])
    #expect(diagnostics.isEmpty)
    return catalogs
  }

  private func withLessons(_ body: (SwipingController, UIWindow) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lessons-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalogs = try catalogs(in: folder)
    try AssetCatalogs.withCurrent(catalogs) {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      let controller = SwipingController(collectionViewLayout: layout)
      let window = try show(controller)
      try body(controller, window)
      #expect(catalogs.takeDiagnostics().isEmpty)
    }
  }

  @Test func `a cell shows its lesson in two halves, above the controls`() throws {
    try withLessons { controller, _ in
      let cell = try #require(controller.collectionView.first(TutorialCell.self))
      #expect(cell.pixels == edges(0, 0, 375, 812))
      // 300 pt wide about 187.5 and 203 high about 203: 112.5 and 304.5 px, which go right and down.
      #expect(try #require(cell.first(UIImageView.self)).pixels == [113, 305, 1013, 914])
      #expect(try #require(cell.first(UITextView.self)).pixels == edges(24, 406, 351, 812))
      let (previous, next) = (try controller.view.button("PREV"), try controller.view.button("NEXT"))
      #expect(previous.pixels == edges(0, 728, 125, 778))
      #expect(try #require(controller.view.first(UIPageControl.self)).pixels == edges(125, 728, 250, 778))
      #expect(next.pixels == edges(250, 728, 375, 778))
    }
  }

  @Test func `next and previous turn pages and move the page control`() throws {
    try withLessons { controller, window in
      let control = try #require(controller.view.first(UIPageControl.self))
      let (previous, next) = (try controller.view.button("PREV"), try controller.view.button("NEXT"))
      for _ in 0..<5 { next.sendActions(for: .touchUpInside) }
      window.layoutIfNeeded()
      #expect(control.currentPage == 2)
      #expect(controller.collectionView.contentOffset == CGPoint(x: 750, y: 0))
      previous.sendActions(for: .touchUpInside)
      window.layoutIfNeeded()
      #expect(control.currentPage == 1)
      #expect(controller.collectionView.contentOffset == CGPoint(x: 375, y: 0))
      let shown = controller.collectionView.visibleCells.compactMap {
        ($0 as? TutorialCell)?.page?.headerText
      }
      #expect(shown == ["Keep your streak"])
    }
  }

  @Test func `a turned device stays on its lesson`() throws {
    try withLessons { controller, window in
      try controller.view.button("NEXT").sendActions(for: .touchUpInside)
      window.layoutIfNeeded()
      var environment = window.environment
      environment.orientation = .landscape
      window.transition(to: environment)
      #expect(controller.collectionView.contentOffset == CGPoint(x: 812, y: 0))
      let cell = try #require(controller.collectionView.visibleCells.first)
      #expect(cell.frame == CGRect(x: 812, y: 0, width: 812, height: 375))
    }
  }

  @Test func `a picture that no catalogue has is named`() throws {
    let cell = TutorialCell(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let warnings = ViewTree(root: cell).diagnostics.map(\.message)
    #expect(warnings == ["no asset catalogue has an image \"lesson_first\", so nothing is drawn for it"])
  }

  @Test func `a profile has its gradient and its round picture when it is laid out`() throws {
    let profile = ProfileViewController()
    _ = try show(UINavigationController(rootViewController: profile))
    #expect(profile.headerView.pixels == edges(0, 0, 375, 180))
    #expect(profile.gradientLayer.frame == CGRect(x: 0, y: 0, width: 375, height: 180))
    // 100 pt about (187.5, 180): 412.5 px is 413.
    #expect(profile.avatarImageView.pixels == [413, 390, 713, 690])
    #expect(profile.avatarImageView.layer.cornerRadius == 50)
    // 12 below the picture; three equal columns of 343 / 3 pt.
    #expect(profile.nameLabel.pixels[1] == 690 + 36)
    #expect(profile.followersLabel.pixels[0] == 391)
    #expect(profile.postsLabel.pixelHeight == 150)
    let edit = profile.editProfileButton
    // In the middle, to half a pixel.
    #expect(abs(edit.pixels[0] + edit.pixels[2] - 1125) <= 1)
  }
}
