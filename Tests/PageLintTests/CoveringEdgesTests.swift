import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageInputs
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// Cases beside the rules about covers, lone words and the characters that fit.
@MainActor
struct CoveringEdgesTests {
  /// The line begins in the middle of what the room leaves beside the word.
  @Test func `a lone word is marked where its line begins`() async throws {
    let width = LintLabel.make("a", LintPage.letters(10)).intrinsicContentSize.width + 2
    let page = try await DrawnScreen.page { root in
      let label = LintPage.label(
        LintPage.letters(10) + " H", CGRect(x: 20, y: 100, width: width, height: 200), lines: 0
      ).named("a")
      label.lineBreakStrategy = []
      label.textAlignment = .center
      root.addSubview(label)
    }
    let line = try #require(page.texts.first?.text.layout.lines.last)
    let area = try #require(OrphanWordCheck(page: page).findings().first?.areas.first)
    #expect(abs(area.minX - (20 + (Double(width) - line.width) / 2)) < 0.6)
    #expect(abs(area.width - line.width) < 1e-9)
  }

  @Test func `a beginning fits if it causes no finding, and so does a text that is as short`() async throws {
    let (source, _) = SwiftPageSource.load(
      [
        Page("page") {
          let controller = UIViewController()
          controller.view.backgroundColor = .white
          let room = LintPage.label(LintPage.letters(6), .zero).intrinsicContentSize.width + 3
          controller.view.addSubview(
            LintPage.label(LintPage.letters(20), CGRect(x: 20, y: 100, width: room, height: 30)))
          return controller
        }
      ], name: "fits")
    let made = try #require(source)
    let (pages, _) = await FontCatalog.withCurrent(FontCatalog()) {
      await made.prepareVariants(images: ImageStore(), only: [0], for: [Linting.phone])
    }
    let page = try #require(pages.first?.page(for: Linting.phone))
    let linter = PageLinter(try PageRenderer(fonts: FontCatalog()), settings: LintSettings())
    let finding = try #require(linter.findings(of: page, in: Linting.phone).first)
    for (count, expected) in [(1, true), (6, true), (8, false), (19, false), (20, true), (21, true)] {
      #expect(linter.fits(count, of: finding, on: page, in: Linting.phone) == expected, "\(count)")
    }
    // A finding about no text, or no view, has room.
    var other = finding
    other.text = nil
    #expect(linter.fits(8, of: other, on: page, in: Linting.phone))
    other.text = LintFinding.TextPlace(view: 99)
    #expect(linter.fits(8, of: other, on: page, in: Linting.phone))
    other.text = LintFinding.TextPlace(view: 0)
    #expect(linter.fits(8, of: other, on: page, in: Linting.phone))
  }

  /// Cells of a whole screen's width stand still on pages, and narrow ones scroll by.
  @Test func `cells as wide as their collection page, and others pass by`() async throws {
    func isPassing(_ width: CGFloat?) async throws -> Bool {
      let page = try await DrawnScreen.page { root in
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 0
        layout.itemSize = CGSize(width: width ?? 375, height: 200)
        let collection = UICollectionView(
          frame: CGRect(x: 0, y: 100, width: 375, height: 200), collectionViewLayout: layout
        ).named("collection")
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = Cells.shared
        collection.isPagingEnabled = width == nil
        root.addSubview(collection)
      }
      let cell = try #require(page.views.indices.first { page.views[$0].className == "UICollectionViewCell" })
      return page.isPassing(cell)
    }
    #expect(try await !isPassing(nil))
    #expect(try await isPassing(150))
  }
}

/// Nine empty cells.
private final class Cells: NSObject, UICollectionViewDataSource {
  @MainActor static let shared = Cells()

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
