import Foundation
import PageTestSupport
import Testing

@testable import UIKitCore

/// The lines of a text that code lays out with TextKit. Kana of 10 pt are 10 pt wide on lines of 11.93359375 pt.
@MainActor
struct LayoutManagerTests {
  private func storage(_ string: String) -> NSTextStorage {
    NSTextStorage(
      attributedString: NSAttributedString(
        string: string, attributes: [.font: UIFont.systemFont(ofSize: 10), .kern: kanaKern]))
  }

  /// A manager of a container without padding.
  private func manager(_ storage: NSTextStorage, _ width: CGFloat, height: CGFloat = 0) -> NSLayoutManager {
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: width, height: height))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return manager
  }

  private func ranges(_ manager: NSLayoutManager) -> [NSRange] {
    var ranges: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)) {
      _, _, _, range, _ in ranges.append(range)
    }
    return ranges
  }

  @Test func `lines are broken at the container's width`() throws {
    let storage = storage("あいうえお")
    let manager = manager(storage, 25)
    #expect(
      ranges(manager) == [
        NSRange(location: 0, length: 2), NSRange(location: 2, length: 2), NSRange(location: 4, length: 1),
      ])
    let container = try #require(manager.textContainers.first)
    #expect(container.layoutManager === manager && manager.textStorage === storage)
    let used = manager.usedRect(for: container)
    #expect(abs(used.width - 20) < 0.01 && abs(used.height - 3 * 11.93359375) < 0.01)
    let second = manager.lineFragmentRect(forGlyphAt: 3, effectiveRange: nil)
    #expect(second.width == 25 && abs(second.minY - 11.93359375) < 0.01)
  }

  @Test func `a container's padding is at both ends of each line`() {
    let storage = storage("あいうえお")
    let manager = manager(storage, 25)
    // 25 − 2 × 3 leaves 19 pt, in which one kana fits.
    manager.textContainers.first?.lineFragmentPadding = 3
    #expect(ranges(manager).map(\.length) == [1, 1, 1, 1, 1])
  }

  @Test func `lines beyond the container's height are left out`() {
    let storage = storage("あいうえお")
    #expect(ranges(manager(storage, 25, height: 24)).count == 2)
    #expect(ranges(manager(storage, 25, height: 23)).count == 1)
  }

  @Test func `the last line that is allowed ends with an ellipsis`() {
    let storage = storage("あいうえお")
    let manager = manager(storage, 30)
    #expect(ranges(manager).map(\.length) == [3, 2])
    #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
    manager.textContainers.first?.maximumNumberOfLines = 1
    manager.textContainers.first?.lineBreakMode = .byTruncatingTail
    let cut = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
    withKnownIssue("the range of a line with an ellipsis reaches to the end of its text") {
      #expect(cut.location == 2 && cut.length == 3)
    }
  }

  @Test func `a closure ends the enumeration, and a range chooses lines`() {
    let storage = storage("あいうえお")
    let manager = manager(storage, 25)
    var count = 0
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 5)) { _, _, _, _, stop in
      count += 1
      stop.pointee = true
    }
    #expect(count == 1)
    var last: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 4, length: 1)) { _, _, _, range, _ in
      last.append(range)
    }
    #expect(last == [NSRange(location: 4, length: 1)])
  }

  @Test func `a line's rectangle comes with the range of its glyphs`() {
    let storage = storage("あいうえお")
    let manager = manager(storage, 25)
    var range = NSRange(location: 9, length: 9)
    _ = manager.lineFragmentRect(forGlyphAt: 3, effectiveRange: &range)
    #expect(range == NSRange(location: 2, length: 2))
    _ = manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: &range)
    #expect(range == NSRange(location: 4, length: 1))
    #expect(manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: &range) == .zero)
    // Glyphs are counted as characters are.
    var actual = NSRange(location: 9, length: 9)
    let asked = NSRange(location: 1, length: 2)
    #expect(
      manager.characterRange(forGlyphRange: asked, actualGlyphRange: &actual) == asked && actual == asked)
    actual = NSRange(location: 9, length: 9)
    #expect(manager.glyphRange(forCharacterRange: asked, actualCharacterRange: &actual) == asked)
    #expect(actual == asked)
  }

  @Test func `an enumeration tells each line's rectangle and its text's`() {
    let storage = storage("あいうえお")
    let manager = manager(storage, 25)
    var lines: [(CGRect, CGRect)] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 2, length: 3)) { line, used, _, _, _ in
      lines.append((line, used))
    }
    #expect(lines.map(\.0.minX) == [0, 0] && lines.map(\.0.width) == [25, 25])
    // Two kana of 10 pt, then one.
    #expect(lines.map { ($0.1.width).rounded() } == [20, 10])
    #expect(lines.allSatisfy { $0.0.minY == $0.1.minY && $0.0.height == $0.1.height })
  }
}
