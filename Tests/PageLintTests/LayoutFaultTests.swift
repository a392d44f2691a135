import Foundation
import LayoutEngine
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// Faults of the layout itself: of each rule some, one step away from a page on which nothing is wrong. The screen is an
/// iPhone X, 375 × 812.
@MainActor
struct LayoutFaultTests {
  private func rules(_ fill: @escaping @MainActor (UIView) -> Void) async throws -> [LintRule] {
    try await Linting.findings(fill: fill).map(\.rule)
  }

  private static func box(in view: UIView) -> UIView {
    let box = UIView()
    box.accessibilityIdentifier = "box"
    box.backgroundColor = .lightGray
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    return box
  }

  private static func label(_ text: String, in view: UIView) {
    let label = UILabel()
    label.accessibilityIdentifier = "label"
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
      label.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -24),
    ])
  }

  /// Between margins of 24 there are 327 pt: any other width contradicts them.
  @Test(arguments: [-100, -1, 0, 1, 100])
  func `a width between two margins contradicts them unless it is what they leave`(_ more: Int) async throws {
    let found = try await rules { view in
      let box = Self.box(in: view)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
        box.heightAnchor.constraint(equalToConstant: 50),
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
        box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
        box.widthAnchor.constraint(equalToConstant: CGFloat(327 + more)),
      ])
    }
    #expect(found == (more == 0 ? [] : [.contradiction]))
  }

  /// Four constraints fix a box; without any one of them it is open along that axis.
  @Test(arguments: 0...4)
  func `a box is ambiguous as soon as one of its four constraints is missing`(_ missing: Int) async throws {
    let found = try await rules { view in
      let box = Self.box(in: view)
      let constraints = [
        box.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
        box.widthAnchor.constraint(equalToConstant: 100), box.heightAnchor.constraint(equalToConstant: 50),
      ]
      NSLayoutConstraint.activate(constraints.enumerated().filter { $0.offset != missing }.map(\.element))
    }
    #expect(found == (missing == 4 ? [] : [.ambiguousLayout]))
  }

  enum Loose: CaseIterable { case none, width, height }

  @Test(arguments: Loose.allCases)
  func `content that is at most as large as what is in it has no size`(_ loose: Loose) async throws {
    let found = try await rules { view in
      let scroll = UIScrollView()
      scroll.accessibilityIdentifier = "scroll"
      scroll.frame = CGRect(x: 0, y: 100, width: 375, height: 300)
      view.addSubview(scroll)
      let box = Self.box(in: scroll)
      let content = scroll.contentLayoutGuide
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: content.topAnchor),
        box.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        loose == .width
          ? box.trailingAnchor.constraint(lessThanOrEqualTo: content.trailingAnchor)
          : box.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        loose == .height
          ? box.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor)
          : box.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        box.widthAnchor.constraint(equalToConstant: 375), box.heightAnchor.constraint(equalToConstant: 500),
      ])
    }
    #expect(found == (loose == .none ? [] : [.ambiguousContent]))
  }

  /// Without its bottom, or its trailing edge, the content has no size along that axis, as Interface Builder says too. A size
  /// that code sets is one; so is a scroll view of which constraints say nothing, and a text view's own.
  @Test(arguments: [
    ("whole", true), ("no bottom", false), ("no trailing", false), ("top alone", false),
    ("contentSize", true),
    ("frames", true), ("text view", true),
  ])
  func `content that lacks an edge has no size`(_ content: String, isFine: Bool) async throws {
    let found = try await rules { view in
      let scroll = content == "text view" ? UITextView() : UIScrollView()
      scroll.frame = CGRect(x: 0, y: 100, width: 375, height: 300)
      view.addSubview(scroll)
      let box = Self.box(in: scroll)
      box.translatesAutoresizingMaskIntoConstraints = content == "frames"
      if content == "frames" { return }
      if content == "contentSize" { scroll.contentSize = CGSize(width: 375, height: 900) }
      let edges = [
        box.topAnchor.constraint(equalTo: scroll.topAnchor),
        box.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
        box.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      ]
      let missing = ["no bottom": [3], "no trailing": [2], "whole": []][content] ?? [2, 3]
      NSLayoutConstraint.activate(edges.enumerated().filter { !missing.contains($0.offset) }.map(\.element))
      box.widthAnchor.constraint(equalToConstant: 375).isActive = true
      box.heightAnchor.constraint(equalToConstant: 200).isActive = true
    }
    #expect(found.isEmpty == isFine)
    #expect(found.allSatisfy { $0 == .ambiguousContent })
  }

  /// The middle of a box of 327 between margins of 24 is 187.5, as the screen's.
  @Test(arguments: [0, 1, 1.5, 40])
  func `a wish that is missed by more than a point is told`(_ distance: Double) async throws {
    let found = try await rules { view in
      let box = Self.box(in: view)
      let wish = box.centerXAnchor.constraint(equalTo: view.centerXAnchor, constant: CGFloat(distance))
      wish.priority = .defaultHigh
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
        box.heightAnchor.constraint(equalToConstant: 50),
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
        box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24), wish,
      ])
    }
    #expect(found == (distance > 1 ? [.brokenConstraint] : []))
  }

  @Test func `a finding says which constraint fails by how much, or which one is missing`() async throws {
    let found = try await Linting.findings { view in
      let box = Self.box(in: view)
      let wish = box.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: 40)
      wish.priority = .defaultHigh
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
        box.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -100),
        box.widthAnchor.constraint(equalToConstant: 100),
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor), wish,
      ])
      let other = Self.box(in: view)
      other.accessibilityIdentifier = "other"
      NSLayoutConstraint.activate([
        other.topAnchor.constraint(equalTo: view.topAnchor),
        other.heightAnchor.constraint(equalToConstant: 50), other.widthAnchor.constraint(equalToConstant: 50),
      ])
    }
    let broken = try #require(found.first { $0.rule == .brokenConstraint })
    #expect(broken.fault.hasPrefix("the optional constraint box.centerY = "), "\(broken.fault)")
    #expect(
      broken.fault.hasSuffix(".centerY + 40 @750 does not hold (40 pt less than it asks for)"),
      "\(broken.fault)")
    #expect(broken.fix == "the command layout --explain box says what is stronger")
    let ambiguous = try #require(found.first { $0.rule == .ambiguousLayout })
    #expect(ambiguous.subject == "other")
    #expect(ambiguous.fault == "needs a constraint for its x position")
  }

  @Test func `a view without a place along both axes is one finding`() async throws {
    let found = try await Linting.findings { view in
      let box = Self.box(in: view)
      NSLayoutConstraint.activate([
        box.heightAnchor.constraint(equalToConstant: 50), box.widthAnchor.constraint(equalToConstant: 50),
      ])
      let open = Self.box(in: view)
      open.accessibilityIdentifier = "open"
    }
    #expect(
      found.map { "\($0.subject) \($0.fault)" } == [
        "box needs constraints for its x position and y position",
        "open needs constraints for its x position, width, y position and height",
      ])
  }

  /// No font has a glyph for the last characters of the private use planes.
  @Test(arguments: ["Home", "Home \u{10FFFD}", "\u{FFFFD} Home"])
  func `a character that no font has is told, whatever stands beside it`(_ text: String) async throws {
    let found = try await rules { Self.label(text, in: $0) }
    #expect(found == (text == "Home" ? [] : [.missingGlyph]))
  }

  /// A text has at most 1,048,576 units, and a character at most 64 marks (TextLimits).
  @Test func `a page that cannot be laid out is a finding and nothing more`() async throws {
    for text in [String(repeating: "ab", count: 600_000), "a" + String(repeating: "\u{301}", count: 80_000)] {
      let found = try await rules { Self.label(text, in: $0) }
      #expect(found == [.layoutFailure])
    }
    #expect(try await rules { Self.label("a\u{301}", in: $0) } == [])
  }

  @Test func `content without a size is told by the edge that it lacks`() async throws {
    for (isWide, words, fix) in [(true, "how high", "bottom"), (false, "how wide", "trailing edge")] {
      let found = try await Linting.findings { view in
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 375, height: 300))
        view.addSubview(scroll)
        let box = Self.box(in: scroll)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: scroll.topAnchor),
          box.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
          isWide
            ? box.trailingAnchor.constraint(equalTo: scroll.trailingAnchor)
            : box.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
          box.widthAnchor.constraint(equalToConstant: 375), box.heightAnchor.constraint(equalToConstant: 200),
        ])
      }
      #expect(found.map { $0.fault.hasSuffix("no constraint says \(words) its content is") } == [true])
      #expect(found.map(\.fix) == ["pin what is inside to the content's \(fix) too"])
    }
  }

  /// Each constraint of the document has a line of its own, in column 1.
  @Test(arguments: [
    ("card.height = 201", LintRule.contradiction), ("badge.width = 70 @750", .brokenConstraint),
  ])
  func `a fault of a document's constraint stands at its line`(line: String, rule: LintRule) async throws {
    let found = try await PlantedLayout(with: [line]).findings(as: .document).filter { $0.rule == rule }
    #expect(found.map { $0.file?.hasSuffix("Main.storyboard") } == [true])
    #expect(found.map(\.position?.column) == [1] && (found.first?.position?.line ?? 0) > 10)
  }

  @Test func `a missing glyph is a fault of its text`() async throws {
    let found = try await Linting.findings { Self.label("Home \u{10FFFD}", in: $0) }
    #expect(found.map(\.views) == [["label"]])
    #expect(found.map { $0.text?.view } == found.map(\.viewIndices.first))
  }
}
