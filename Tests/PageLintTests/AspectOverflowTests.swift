import Foundation
import LayoutEngine
import Testing

@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// Boxes of a ratio on a screen of 375 × 812 points.
@MainActor
struct AspectOverflowTests {
  /// The findings about a box that is twice as wide as high, with its corner at a place of its superview.
  private func findings(
    x: Double = 0, y: Double = 0, height: Double = 50, ratio: Double = 2, byHeight: Bool = false,
    in card: CGRect? = nil,
    _ change: @escaping @MainActor (_ box: UIView, _ root: UIView) -> Void = { _, _ in }
  ) async throws -> [LintFinding] {
    let page = try await DrawnScreen.page { root in
      var parent = root
      if let card {
        parent = DrawnScreen.view("card", card)
        root.addSubview(parent)
      }
      let box = UIView().named("box")
      box.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: x),
        box.topAnchor.constraint(equalTo: parent.topAnchor, constant: y),
        box.heightAnchor.constraint(equalToConstant: height),
        byHeight
          ? box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 1 / ratio)
          : box.widthAnchor.constraint(equalTo: box.heightAnchor, multiplier: ratio),
      ])
      change(box, root)
    }
    return AspectOverflowCheck(page: page).findings()
  }

  private func told(_ findings: [LintFinding]) -> [String] {
    findings.map { "\($0.fault) | \($0.fix.prefix(12)) | \($0.amount)" }
  }

  @Test(
    arguments: [
      (0, 0, 187.5, nil), (0, 0, 188, nil), (0, 0, 188.5, "2 pt beyond the screen | add a width  | 2.0"),
      (-1, 0, 50, nil), (-1.5, 0, 50, "1.5 pt beyond the screen | add a width  | 1.5"),
      (-2, 0, 50, "2 pt beyond the screen | add a width  | 2.0"), (0, -1, 50, nil),
      (0, -2, 50, "2 pt beyond the screen | add a height | 2.0"), (0, 763, 50, nil),
      (0, 764, 50, "2 pt beyond the screen | add a height | 2.0"),
      // The greater of two, and of equal ones that of the width.
      (-3, -5, 50, "5 pt beyond the screen | add a height | 5.0"),
      (-5, -3, 50, "5 pt beyond the screen | add a width  | 5.0"),
      (-4, -4, 50, "4 pt beyond the screen | add a width  | 4.0"),
    ] as [(Double, Double, Double, String?)])
  func `a box is told by the side that it exceeds most, by more than a point`(
    x: Double, y: Double, height: Double, end: String?
  ) async throws {
    let wanted = end.map { ["keeps the ratio 2:1 and so reaches " + $0] } ?? []
    #expect(try await told(findings(x: x, y: y, height: height)) == wanted)
  }

  @Test func `a ratio is one of width to height, to the hundredth`() async throws {
    for (ratio, words) in [(2.0, "2:1"), (16.0 / 9, "1.78:1"), (0.5, "0.5:1")] {
      for byHeight in [false, true] {
        let found = try await findings(x: -9, ratio: ratio, byHeight: byHeight)
        #expect(found.map(\.fault) == ["keeps the ratio \(words) and so reaches 9 pt beyond the screen"])
      }
    }
  }

  @Test func `a size by another view, an inequality and a hidden box are none`() async throws {
    #expect(
      try await findings(x: -9) { box, root in
        box.removeConstraints(box.constraints)
        box.widthAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.25).isActive = true
        box.heightAnchor.constraint(equalToConstant: 50).isActive = true
      }.isEmpty)
    #expect(
      try await findings(x: -9) { box, _ in
        box.removeConstraints(box.constraints)
        box.widthAnchor.constraint(lessThanOrEqualTo: box.heightAnchor, multiplier: 2).isActive = true
        box.heightAnchor.constraint(equalToConstant: 50).isActive = true
      }.isEmpty)
    #expect(try await findings(x: -9) { box, _ in box.isHidden = true }.isEmpty)
    #expect(
      try await findings(x: -9) { box, _ in
        let again = box.widthAnchor.constraint(equalTo: box.heightAnchor, multiplier: 2)
        again.priority = .defaultLow
        again.isActive = true
      }.count == 1)
  }

  private enum Limit: CaseIterable {
    case width, height, turned, least, edge, own, equal, others, smaller, beyond
  }

  /// Limits that are weaker than the box's own size change nothing of it.
  @Test(arguments: Limit.allCases)
  private func `a box whose size something limits is none`(limit: Limit) async throws {
    let found = try await findings(x: -9) { box, root in
      let other = UIView()
      root.addSubview(other)
      let constraint =
        switch limit {
        case .width: box.widthAnchor.constraint(lessThanOrEqualToConstant: 20)
        case .height: box.heightAnchor.constraint(lessThanOrEqualTo: root.heightAnchor, multiplier: 0.01)
        case .turned: root.widthAnchor.constraint(greaterThanOrEqualTo: box.widthAnchor, multiplier: 9)
        case .least: box.widthAnchor.constraint(greaterThanOrEqualToConstant: 900)
        case .edge: box.leadingAnchor.constraint(lessThanOrEqualTo: root.leadingAnchor, constant: -90)
        case .own: box.widthAnchor.constraint(lessThanOrEqualTo: box.heightAnchor)
        case .equal: box.widthAnchor.constraint(equalToConstant: 20)
        case .others: other.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor)
        case .smaller: other.widthAnchor.constraint(lessThanOrEqualTo: box.widthAnchor)
        case .beyond: root.trailingAnchor.constraint(greaterThanOrEqualTo: box.trailingAnchor)
        }
      constraint.priority = .defaultLow
      constraint.isActive = true
    }
    #expect(found.isEmpty == [.width, .height, .turned].contains(limit), "\(limit)")
  }

  @Test func `a box is told by its superview, else by the screen, if nothing scrolls`() async throws {
    let card = CGRect(x: 50, y: 100, width: 100, height: 100)
    #expect(try await findings(x: 1, in: card).isEmpty)
    #expect(
      try await told(findings(x: 2, in: card))
        == ["keeps the ratio 2:1 and so reaches 2 pt beyond card | add a width  | 2.0"])
    // The card is as large as the box, and beyond the screen with it.
    let wide = CGRect(x: -30, y: 100, width: 100, height: 100)
    #expect(
      try await told(findings(in: wide))
        == ["keeps the ratio 2:1 and so reaches 30 pt beyond the screen | add a width  | 30.0"])
    let page = try await DrawnScreen.page { root in
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 375, height: 100))
      scroll.contentSize = CGSize(width: 800, height: 100)
      root.addSubview(scroll)
      let box = UIView().named("box")
      box.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 300),
        box.topAnchor.constraint(equalTo: scroll.topAnchor), box.heightAnchor.constraint(equalToConstant: 90),
        box.widthAnchor.constraint(equalTo: box.heightAnchor, multiplier: 2),
      ])
    }
    #expect(AspectOverflowCheck(page: page).findings().isEmpty)
  }
}
