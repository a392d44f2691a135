import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview
@testable import UIKitCore

/// Redlines of a floating sheet of iOS 26, which draws its 402 points of content 386 wide, from (8, 415) on.
@MainActor
struct RedlineSheetCardTests {
  private static let scale = 386.0 / 402

  private func callout() throws -> (RedlineCallout, SolvedPage) {
    let environment = PageEnvironment(
      device: try DeviceCatalog.builtin.device("iphone-16-pro"), system: .ios26)
    let window = UIWindow(environment: environment)
    let (screen, sheet) = (UIViewController(), UIViewController())
    UITraitCollection.withCurrent(UITraitCollection(environment.traits)) {
      sheet.sheetPresentationController?.detents = [.medium()]
      let button = UIButton(type: .system)
      button.accessibilityIdentifier = "next"
      button.setTitle("Next", for: .normal)
      button.translatesAutoresizingMaskIntoConstraints = false
      sheet.view.addSubview(button)
      NSLayoutConstraint.activate([
        button.leadingAnchor.constraint(equalTo: sheet.view.leadingAnchor, constant: 100),
        button.topAnchor.constraint(equalTo: sheet.view.topAnchor, constant: 60),
        button.widthAnchor.constraint(equalToConstant: 201),
        button.heightAnchor.constraint(equalToConstant: 44),
      ])
      window.rootViewController = screen
      window.makeKeyAndVisible()
      screen.present(sheet, animated: false)
    }
    let measured = try Redlining.measured(window.preparedPage(id: "page"), in: environment)
    return (try #require(measured.redlines.callouts.first { $0.name == "next" }), measured.solved)
  }

  @Test func `a view in a sheet is marked where it is drawn`() throws {
    let (callout, solved) = try callout()
    #expect(abs(callout.frame.minX - (8 + 100 * Self.scale)) < 0.01)
    #expect(abs(callout.frame.minY - (415 + 60 * Self.scale)) < 0.34)
    #expect(abs(callout.frame.width - 193) < 0.01 && abs(callout.frame.height - 44 * Self.scale) < 0.01)
    // The ink of its title lies in the frame.
    let text = try #require(solved.texts.first { $0.view == callout.view })
    let line = try #require(solved.lines(ofText: text.view, part: nil))
    #expect(callout.frame.covers(line))
  }

  @Test func `its numbers are those of the code, and the list tells the scale`() throws {
    let (callout, _) = try callout()
    #expect(abs(callout.scale - Self.scale) < 0.001)
    #expect(callout.measures.compactMap(\.value).sorted() == [44, 60, 100, 201])
    #expect(abs(callout.distances.leading - 100) < 0.01)
    let entry = RedlineEntry(callout, RedlineWords(language: .english), direction: .leftToRight)
    #expect(entry.frame.hasSuffix("at 96 % of the sheet's points"), "\(entry.frame)")
  }
}
