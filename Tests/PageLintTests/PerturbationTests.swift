import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// A clean page that becomes a faulty one step by step: the numbers in it come from a seed.
struct Perturbation: Sendable, CustomTestStringConvertible {
  let rule: LintRule
  let name: String
  let seed: UInt64
  /// What is found after some steps.
  let findings: @MainActor @Sendable (_ step: Int) async throws -> [LintFinding]
  /// The first step with a fault, worked out without lint.
  let first: @MainActor @Sendable () -> Int
  /// By how many steps the answer may be off, where side bearings or rounding are not worked out.
  let slack: Int

  var testDescription: String { "\(rule.rawValue), \(name), seed \(seed)" }
}

@Suite(.tags(.mutation), .long)
@MainActor
struct PerturbationTests {
  @Test(arguments: Perturbation.all)
  func `one step before a fault nothing is found, and at it just that`(perturbation: Perturbation)
    async throws
  {
    let expected = perturbation.first()
    try #require(expected > 0, "the page is faulty from the start")
    var step = max(expected - perturbation.slack - 1, 0)
    while step <= expected + perturbation.slack {
      let found = try await perturbation.findings(step)
      guard found.isEmpty else {
        #expect(found.map(\.rule) == [perturbation.rule], "step \(step): \(found.told)")
        #expect(abs(step - expected) <= perturbation.slack, "step \(step), not \(expected): \(found.told)")
        return
      }
      step += 1
    }
    Issue.record("nothing is found up to step \(step - 1); it should be from \(expected) on")
  }
}

extension Perturbation {
  /// Two seeds of each kind.
  static let all: [Perturbation] = ofSeed(11) + ofSeed(23)

  private static func ofSeed(_ seed: UInt64) -> [Perturbation] {
    var found = colors(seed)
    found += sizes(seed)
    found += touches(seed)
    found += edges(seed)
    found += texts(seed)
    found += heights(seed)
    return found
  }

  private static func swift(
    _ rule: LintRule, _ name: String, _ seed: UInt64, slack: Int = 0,
    in environment: PageEnvironment = Linting.phone,
    first: @escaping @MainActor @Sendable () -> Int,
    fill: @escaping @MainActor @Sendable (UIView, Int) -> Void
  ) -> Perturbation {
    Perturbation(
      rule: rule, name: name, seed: seed,
      findings: { step in try await Linting.findings(in: [environment]) { fill($0, step) } }, first: first,
      slack: slack)
  }

  private static func numbers(_ name: String, _ seed: UInt64) -> SplitMix64 {
    SplitMix64(seed: name.utf8.reduce(seed) { $0 &* 31 &+ UInt64($1) })
  }

  // MARK: Colours

  /// WCAG's formula once more, of 8-bit components.
  private static func luminance(_ components: [Int]) -> Double {
    let linear = components.map { component -> Double in
      let value = Double(component) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  private static func colors(_ seed: UInt64) -> [Perturbation] {
    [
      color("grey that becomes lighter", seed, sizes: 13...17, weight: .regular, limit: 4.5),
      color("large grey that becomes lighter", seed, sizes: 18...30, weight: .regular, limit: 3),
      color("bold grey that becomes lighter", seed, sizes: 14...17, weight: .bold, limit: 3),
    ]
  }

  /// Grey, one level lighter with each step, on a light colour. What would be said as the limit itself is no fault.
  private static func color(
    _ name: String, _ seed: UInt64, sizes: ClosedRange<Int>, weight: UIFont.Weight, limit: Double
  ) -> Perturbation {
    var numbers = numbers(name, seed)
    let ground = (0..<3).map { _ in Int.random(in: 215...255, using: &numbers) }
    let size = Int.random(in: sizes, using: &numbers)
    let start = 60
    return swift(.lowContrast, name, seed) {
      (0...195).first { step in
        let ratio =
          (luminance(ground) + 0.05) / (luminance([start + step, start + step, start + step]) + 0.05)
        return ratio < limit - 0.005
      } ?? -1
    } fill: { view, step in
      view.backgroundColor = UIColor(
        red: CGFloat(ground[0]) / 255, green: CGFloat(ground[1]) / 255, blue: CGFloat(ground[2]) / 255,
        alpha: 1)
      view.addSubview(
        LintPage.label(
          "Some words", CGRect(x: 20, y: 100, width: 335, height: 60), size: CGFloat(size), weight: weight,
          color: UIColor(white: CGFloat(start + step) / 255, alpha: 1)))
    }
  }

  // MARK: Sizes

  private static func sizes(_ seed: UInt64) -> [Perturbation] {
    var numbers = numbers("small", seed)
    let (start, shrinking) = (
      Int.random(in: 52...64, using: &numbers), Int.random(in: 24...36, using: &numbers)
    )
    return [
      // In quarters of a point.
      swift(.smallText, "text that becomes smaller", seed) {
        (1...60).first { Double(start - $0) / 4 < 11 } ?? -1
      } fill: { view, step in
        view.addSubview(
          LintPage.label(
            "Some words", CGRect(x: 20, y: 100, width: 335, height: 60), size: CGFloat(start - step) / 4))
      },
      // 20 pt, scaled down in hundredths.
      swift(.smallText, "text in a view that is scaled down", seed) {
        (1...99).first { 20 * Double(70 - $0) / 100 < 11 } ?? -1
      } fill: { view, step in
        let box = UIView(frame: CGRect(x: 20, y: CGFloat(100 + shrinking), width: 300, height: 60))
        let scale = CGFloat(70 - step) / 100
        box.transform = CGAffineTransform(scaleX: scale, y: scale)
        box.addSubview(LintPage.label("Some words", CGRect(x: 0, y: 0, width: 300, height: 60), size: 20))
        view.addSubview(box)
      },
    ]
  }

  // MARK: Touches

  private static func touches(_ seed: UInt64) -> [Perturbation] {
    var numbers = numbers("touch", seed)
    let (width, height) = (
      CGFloat(Int.random(in: 60...200, using: &numbers)), CGFloat(Int.random(in: 44...80, using: &numbers))
    )
    let start = CGFloat(Int.random(in: 46...56, using: &numbers))
    let gap = CGFloat(Int.random(in: 2...8, using: &numbers))
    return [
      swift(.touchSize, "a button that becomes lower", seed) {
        Int(start) - 43
      } fill: { view, step in
        view.addSubview(
          LintPage.button("OK", CGRect(x: 20, y: 100, width: width, height: start - CGFloat(step))))
      },
      swift(.touchSize, "a button that becomes narrower", seed) {
        Int(start) - 43
      } fill: { view, step in
        view.addSubview(
          LintPage.button("OK", CGRect(x: 20, y: 100, width: start - CGFloat(step), height: height)))
      },
      // More than a point has to be shared.
      swift(.touchOverlap, "a button that moves to the left", seed) {
        Int(gap) + 2
      } fill: { view, step in
        view.addSubview(LintPage.button("OK", CGRect(x: 20, y: 100, width: 100, height: height)))
        view.addSubview(
          LintPage.button("No", CGRect(x: 120 + gap - CGFloat(step), y: 110, width: 100, height: height)))
      },
      swift(.touchOverlap, "a button that moves up", seed) {
        Int(gap) + 2
      } fill: { view, step in
        view.addSubview(LintPage.button("", CGRect(x: 20, y: 100, width: width, height: height)))
        view.addSubview(
          LintPage.button(
            "No", CGRect(x: 40, y: 100 + height + gap - CGFloat(step), width: width, height: 44)))
      },
    ]
  }

  // MARK: Edges

  private static func edges(_ seed: UInt64) -> [Perturbation] {
    var numbers = numbers("edge", seed)
    let width = CGFloat(Int.random(in: 50...140, using: &numbers))
    let start = CGFloat(Int.random(in: 4...12, using: &numbers))
    let turned = PageEnvironment(device: Linting.phone.device, orientation: .landscape)
    let share = CGFloat(Int.random(in: 30...50, using: &numbers)) / 100
    return [
      swift(.offScreen, "a button that moves to the right", seed) {
        Int(start) + 1
      } fill: { view, step in
        view.addSubview(
          LintPage.button(
            "OK", CGRect(x: 375 - width - start + CGFloat(step), y: 100, width: width, height: 44)))
      },
      swift(.offScreen, "a button that moves to the left", seed) {
        Int(start) + 1
      } fill: { view, step in
        view.addSubview(
          LintPage.button("OK", CGRect(x: start - CGFloat(step), y: 300, width: width, height: 44)))
      },
      // The notch is 30 pt high and the button below its middle. Without a title its ground counts.
      swift(.unsafeArea, "a button that moves up", seed) {
        Int(start) + 1
      } fill: { view, step in
        view.addSubview(
          LintPage.button(
            "", CGRect(x: (375 - width) / 2, y: 30 + start - CGFloat(step), width: width, height: 44)))
      },
      // The home indicator's area begins at 812 − 13 = 799.
      swift(.unsafeArea, "a button that moves down", seed) {
        Int(start) + 1
      } fill: { view, step in
        view.addSubview(
          LintPage.button(
            "OK", CGRect(x: (375 - width) / 2, y: 755 - start + CGFloat(step), width: width, height: 44)))
      },
      // A share of 812 pt wide and a tenth higher with each step, on a screen 375 pt high.
      swift(.aspectOverflow, "a box that becomes higher on a screen that is turned", seed, in: turned) {
        (1...60).first { 812 * Double(share) * (0.5 + Double($0) / 10) > 376 } ?? -1
      } fill: { view, step in
        AspectBox.add(to: view, width: share, ratio: 0.5 + CGFloat(step) / 10)
      },
      // 375 × 1.9 = 712.5 of 812 pt high, and 20 more with each step.
      swift(.aspectOverflow, "a box that becomes higher", seed) {
        (1...60).first { 375 * (1.9 + Double($0) / 20) > 813 } ?? -1
      } fill: { view, step in
        AspectBox.add(to: view, width: 1, ratio: 1.9 + CGFloat(step) / 20)
      },
    ]
  }

  // MARK: Texts

  @MainActor
  private static func width(_ text: String, _ size: CGFloat = 17) -> CGFloat {
    LintPage.label(text, .zero, size: size).intrinsicContentSize.width
  }

  /// From the top of a line of the system font to its baseline, and to the next line, in points.
  @MainActor
  private static func line(_ size: CGFloat) -> (ascender: CGFloat, height: CGFloat) {
    let font = UIFont.systemFont(ofSize: size)
    return (font.ascender, font.lineHeight)
  }

  private static func texts(_ seed: UInt64) -> [Perturbation] {
    var numbers = numbers("text", seed)
    let room = CGFloat(Int.random(in: 120...220, using: &numbers))
    let count = Int.random(in: 2...4, using: &numbers)
    let size = CGFloat(Int.random(in: 14...22, using: &numbers))
    let top = CGFloat(Int.random(in: 200...300, using: &numbers))
    return [
      swift(.textTruncated, "a label that gets letters", seed) {
        (1...60).first { width(LintPage.letters($0 + 3)) > room } ?? -1
      } fill: { view, step in
        view.addSubview(
          LintPage.label(LintPage.letters(step + 3), CGRect(x: 20, y: 100, width: room, height: 30)))
      },
      swift(.textTruncated, "a label that gets lines", seed) {
        count
      } fill: { view, step in
        view.addSubview(
          LintPage.label(
            LintPage.lines(step + 1), CGRect(x: 20, y: 100, width: 200, height: 300), lines: count))
      },
      // The label's line begins at its top; the box ends a point lower than the baseline and rises.
      swift(.textClipped, "a box that cuts off more and more", seed, slack: 1) {
        let cut = line(size).ascender
        return (1...60).first { cut - (cut.rounded(.up) + 4 - CGFloat($0)) > 1 } ?? -1
      } fill: { view, step in
        let height = line(size).ascender.rounded(.up) + 4 - CGFloat(step)
        let box = LintPage.block(CGRect(x: 20, y: 100, width: 300, height: height))
        box.clipsToBounds = true
        box.addSubview(LintPage.label("HHH", at: .zero, size: size))
        view.addSubview(box)
      },
      swift(.textClipped, "a view that covers more and more", seed, slack: 1) {
        let bottom = 100 + line(size).ascender
        return (1...60).first { bottom - ((bottom + 4).rounded(.up) - CGFloat($0)) > 1 } ?? -1
      } fill: { view, step in
        view.addSubview(LintPage.label("HHH", at: CGPoint(x: 20, y: 100), size: size))
        let y = (104 + line(size).ascender).rounded(.up) - CGFloat(step)
        view.addSubview(LintPage.block(CGRect(x: 10, y: y, width: 100, height: 80)))
      },
      // The last line's letters stand on a baseline.
      swift(.textOverlap, "a text that gets lines until it reaches a button", seed) {
        let line = line(size)
        return (1...60).first { 100 + line.ascender + CGFloat($0) * line.height > top + 100 + 1 } ?? -1
      } fill: { view, step in
        view.addSubview(
          LintPage.textView(
            LintPage.lines(step + 1), CGRect(x: 20, y: 100, width: 300, height: 600), size: size))
        // Nothing is painted that would cover the text.
        let button = LintPage.button("OK", CGRect(x: 20, y: top + 100, width: 300, height: 100))
        button.backgroundColor = nil
        view.addSubview(button)
      },
      swift(.textOverlap, "a label that moves into another one", seed, slack: 3) {
        (1...80).first { 20 + width("HHHH") - (20 + width("HHHH").rounded(.up) + 10 - CGFloat($0)) > 1 } ?? -1
      } fill: { view, step in
        view.addSubview(LintPage.label("HHHH", at: CGPoint(x: 20, y: 100)))
        let x = 20 + width("HHHH").rounded(.up) + 10 - CGFloat(step)
        view.addSubview(LintPage.label("HHHHHH", at: CGPoint(x: x, y: 100)))
      },
    ] + orphans(seed)
  }

  private static func orphans(_ seed: UInt64) -> [Perturbation] {
    var numbers = numbers("orphan", seed)
    let letters = Int.random(in: 14...20, using: &numbers)
    let perLine = Int.random(in: 12...18, using: &numbers)
    return [
      // A line that fills the label, then a word that loses letters.
      swift(.orphanWord, "a last word that loses letters", seed) {
        (1..<8).first { width(LintPage.letters(8 - $0)) / width(LintPage.letters(letters)) < 0.2 } ?? -1
      } fill: { view, step in
        let room = width(LintPage.letters(letters)) + 2
        view.addSubview(
          LintPage.label(
            LintPage.letters(letters) + " " + LintPage.letters(8 - step),
            CGRect(x: 20, y: 100, width: room, height: 80), lines: 0))
      },
      // So many characters to a line, each as wide as the size says; five are left for the last one, then four …
      swift(.orphanWord, "a last line that loses characters", seed) {
        5 - 2
      } fill: { view, step in
        let text = String(repeating: "山", count: perLine + 5 - step)
        view.addSubview(
          LintPage.label(
            text, CGRect(x: 20, y: 100, width: CGFloat(perLine) * 17 + 4, height: 80), lines: 0))
      },
    ]
  }

  // MARK: Content sizes

  private static func heights(_ seed: UInt64) -> [Perturbation] {
    var numbers = numbers("height", seed)
    return [1, 2].map { lines in
      let height = CGFloat(Int.random(in: lines * 26...lines * 50, using: &numbers))
      let sizes = Array(ContentSize.allCases.drop { $0 != .large })
      return Perturbation(
        rule: .fixedTextHeight, name: "\(lines) lines in larger and larger text", seed: seed,
        findings: { step in
          let environment = PageEnvironment(
            device: Linting.phone.device, contentSize: sizes[min(step, sizes.count - 1)])
          return try await Linting.findings(in: [environment]) {
            FixedBox.add(to: $0, height: height, text: LintPage.lines(lines))
          }
        },
        first: {
          sizes.firstIndex { size in
            let font = UIFont.preferredFont(
              forTextStyle: .body,
              compatibleWith: UITraitCollection(preferredContentSizeCategory: size.category))
            return font.lineHeight * CGFloat(lines) + font.leading * CGFloat(lines - 1) > height + 1
          } ?? -1
        }, slack: 0)
    }
  }
}

extension ContentSize {
  /// UIKit's name for it.
  fileprivate var category: UIContentSizeCategory {
    switch self {
    case .xSmall: .extraSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .xLarge: .extraLarge
    case .xxLarge: .extraExtraLarge
    case .xxxLarge: .extraExtraExtraLarge
    case .accessibility1: .accessibilityMedium
    case .accessibility2: .accessibilityLarge
    case .accessibility3: .accessibilityExtraLarge
    case .accessibility4: .accessibilityExtraExtraLarge
    case .accessibility5: .accessibilityExtraExtraExtraLarge
    }
  }
}
