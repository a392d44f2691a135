import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// Texts that begin at one side in every language, where a line leaves more than a point free.
@MainActor
struct AlignmentRulesTests {
  /// A label `a` that is wider than its text, in whole half points, by a distance.
  private func page(
    _ alignment: NSTextAlignment, free: CGFloat = 50,
    _ change: @escaping @MainActor (UILabel) -> Void = { _ in }
  ) async throws -> DrawnPage {
    let width = try await lineWidth()
    let room = CGFloat((width * 2).rounded(.up) / 2) + free
    return try await DrawnScreen.page { root in
      let label = LintLabel.make("a", "HHHH")
      label.textAlignment = alignment
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        label.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
        label.widthAnchor.constraint(equalToConstant: room),
      ])
      change(label)
    }
  }

  private func found(
    _ alignment: NSTextAlignment, free: CGFloat = 50,
    _ change: @escaping @MainActor (UILabel) -> Void = { _ in }
  ) async throws -> [LintFinding] {
    AlignmentCheck(page: try await page(alignment, free: free, change)).findings()
  }

  private func lineWidth() async throws -> Double {
    let page = try await DrawnScreen.page { $0.addSubview(LintLabel.make("a", "HHHH")) }
    return try #require(page.texts.first?.text.layout.lines.first?.width)
  }

  @Test func `left and right stay, and the others follow the language`() async throws {
    let left = try await found(.left)
    #expect(left.map(\.rule) == [.leftRight])
    #expect(
      left.map(\.numbers) == [
        "a stays aligned left in right-to-left languages: use .natural, the default alignment, 0"
      ])
    let right = try await found(.right)
    #expect(
      right.map(\.numbers) == [
        "a stays aligned right in right-to-left languages: set .left there (see "
          + "effectiveUserInterfaceLayoutDirection), or make the label as wide as its text and pin it to the "
          + "trailing edge, 0"
      ])
    #expect(left.map(\.topic) == ["alignment\0a"])
    for alignment in [NSTextAlignment.natural, .center, .justified] {
      #expect(try await found(alignment) == [])
    }
  }

  /// The line's width is no multiple of half a point, so that it leaves a little more than what is added.
  @Test func `an alignment shows where a line leaves more than a point`() async throws {
    let halves = try await lineWidth() * 2
    try #require(halves.rounded(.up) - halves > 0.02)
    #expect(try await found(.left, free: 0.5) == [])
    #expect(try await found(.left, free: 1).count == 1)
    // One line of several is enough.
    let two = try await found(.left, free: 0) { label in
      label.numberOfLines = 0
      label.text = "HHHH\nH"
    }
    #expect(two.count == 1)
  }

  @Test func `a hidden text, one with a direction of its own and one that a frame places are none`()
    async throws
  {
    let hidden = try await page(.left).with("a") { $0.isHidden = true }
    #expect(AlignmentCheck(page: hidden).findings() == [])
    #expect(try await found(.left) { $0.semanticContentAttribute = .forceLeftToRight } == [])
    let placed = try await DrawnScreen.page { root in
      let label = LintLabel.make("a", "HHHH")
      label.textAlignment = .left
      label.frame.size.width += 50
      root.addSubview(label)
    }
    #expect(AlignmentCheck(page: placed).findings() == [])
  }
}
