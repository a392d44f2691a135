import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing
@testable import PageLayout
@testable import PageLint
@testable import PageInputs
@testable import UIKitCore

/// How many characters fit.
@MainActor
struct FittingLengthTests {
  /// The finding of a label on an iPhone X, completed.
  private func completed(_ make: @escaping @MainActor () -> UIView) async throws -> LintFinding {
    let (source, _) = SwiftPageSource.load(
      [
        Page("page") {
          let controller = UIViewController()
          controller.view.backgroundColor = .white
          controller.view.addSubview(make())
          return controller
        }
      ], name: "planted")
    let (pages, _) = await FontCatalog.withCurrent(FontCatalog()) {
      await source?.prepareVariants(images: ImageStore(), only: [0], for: [Linting.phone]) ?? ([], [])
    }
    let page = try #require(pages.first?.page(for: Linting.phone))
    let linter = PageLinter(try PageRenderer(fonts: FontCatalog()), settings: LintSettings())
    let finding = try #require(linter.findings(of: page, in: Linting.phone).first)
    return linter.completed(finding, of: page, in: Linting.phone)
  }

  @Test(arguments: [6, 9, 13])
  func `as many letters fit a label as are not wider than it`(count: Int) async throws {
    let finding = try await completed {
      let room = LintPage.label(LintPage.letters(count), .zero).intrinsicContentSize.width + 3
      return LintPage.label(LintPage.letters(20), CGRect(x: 20, y: 100, width: room, height: 30))
    }
    #expect(finding.rule == .textTruncated)
    #expect(finding.text?.fittingLength == count)
    #expect(finding.fix.hasPrefix("shorten it to \(count) characters, or "), "\(finding.fix)")
  }

  @Test func `one letter is one character`() async throws {
    let finding = try await completed {
      let room = LintPage.label("H", .zero).intrinsicContentSize.width + 3
      return LintPage.label(LintPage.letters(20), CGRect(x: 20, y: 100, width: room, height: 30))
    }
    #expect(finding.text?.fittingLength == 1)
    #expect(finding.fix == "shorten it to 1 character, or give it more lines or room")
  }

  @Test func `so many lines fit above a button as have their baselines above it`() async throws {
    // Lines of "HHH" and a line break: four characters each, but for the last. The button begins where the sixth line's
    // letters are.
    let font = UIFont.systemFont(ofSize: 17)
    let finding = try await completed {
      let box = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 600))
      box.addSubview(LintPage.textView(LintPage.lines(12), box.bounds))
      let button = LintPage.button(
        "OK", CGRect(x: 0, y: 5 * font.lineHeight + font.ascender - 4, width: 300, height: 300))
      button.backgroundColor = nil
      box.addSubview(button)
      return box
    }
    #expect(finding.rule == .textOverlap)
    #expect(finding.text?.fittingLength == 4 * 5 - 1)
  }

  @Test func `where nothing would fit the fix does not speak of shortening`() async throws {
    let finding = try await completed {
      LintPage.label("Title", CGRect(x: 20, y: 100, width: 300, height: 6), size: 30)
    }
    #expect(finding.rule == .textClipped)
    #expect(finding.text?.fittingLength == nil)
    #expect(!finding.fix.contains("shorten") && !finding.fix.hasPrefix("or "), "\(finding.fix)")
  }
}
