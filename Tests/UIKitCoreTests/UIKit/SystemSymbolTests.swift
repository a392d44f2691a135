import Foundation
import PageTestSupport
import Testing

@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// Sizes of symbols at 17 points are those of UIKit's debug descriptions at two pixels per point; here they are rounded to
/// thirds of a point.
@MainActor @Suite(.enabled(if: SymbolSet.installed.isInstalled, "needs Debian's bootstrap-icons"))
struct SystemSymbolTests {
  private func size(_ name: String, _ configuration: UIImage.SymbolConfiguration? = nil) throws -> CGSize {
    try #require(UIImage(systemName: name, withConfiguration: configuration)).size
  }

  @Test("a circle is as large as UIKit's, within half a point")
  func circle() throws {
    let circle = try size("play.circle.fill")
    #expect(abs(circle.width - 20) <= 0.5 && abs(circle.height - 19) <= 0.5, "\(circle)")
  }

  @Test(
    "symbols have the proportions that Interface Builder recorded",
    arguments: [
      ("plus", 1.133), ("trash", 0.914), ("chevron.right", 0.758), ("house", 1.231),
    ])
  func proportions(name: String, expected: Double) throws {
    let size = try size(name, UIImage.SymbolConfiguration(pointSize: 100))
    #expect(abs(size.width / size.height - expected) < 0.01, "\(size)")
  }

  @Test(
    "an image view of a symbol is as high as a line of its text", arguments: ["circle", "person", "minus"])
  func alignment(name: String) throws {
    let view = UIImageView(image: UIImage(systemName: name))
    // 1.1933 × 17
    #expect(abs(view.intrinsicContentSize.height - 20.29) < 0.7, "\(view.intrinsicContentSize)")
  }

  @Test("a symbol grows with the point size and the scale, and heavier ones a little")
  func sizes() throws {
    let regular = try size("star")
    let double = try size("star", UIImage.SymbolConfiguration(pointSize: 34))
    #expect(abs(double.width - 2 * regular.width) < 0.7 && abs(double.height - 2 * regular.height) < 0.7)
    let large = try size("star", UIImage.SymbolConfiguration(scale: .large))
    #expect(large.width > regular.width * 1.15 && large.width < double.width)
    let ink = try [UIImage.SymbolWeight.thin, .regular, .bold, .black].map(Self.ink)
    #expect(ink == ink.sorted() && Set(ink).count == 4, "\(ink)")
  }

  @Test("names that differ from the icons' but for dots are found, and those of no table")
  func names() {
    for name in ["xmark", "house.fill", "arrow.up.circle", "square.and.arrow.up", "gear", "bell.slash"] {
      #expect(UIImage(systemName: name)?.shortcoming == nil, "\(name)")
    }
  }

  @Test(
    "what no icon stands for, and Apple's marks, are boxes and named",
    arguments: [
      "applelogo", "faceid", "no.such.symbol", "../../etc/passwd", "circle/../star", "😀",
    ])
  func boxes(name: String) {
    #expect(UIImage(systemName: name)?.shortcoming != nil)
  }

  /// Apple, Human Interface Guidelines, "Right to left": symbols that point forward, lists and texts are mirrored.
  @Test(
    "a symbol with a direction is mirrored from right to left, one that names a side is not",
    arguments: [
      ("chevron.forward", true), ("arrow.backward", true), ("list.bullet", true), ("text.badge.plus", true),
      ("sidebar.leading", true), ("arrow.turn.up.forward", true), ("increase.indent", true),
      ("chevron.right", false), ("arrow.left", false), ("text.alignleft", false), ("forward.fill", false),
      ("house", false), ("doc.text", false),
    ])
  func directions(name: String, isMirrored: Bool) throws {
    let symbol = try #require(UIImage(systemName: name))
    #expect(symbol.flipsForRightToLeftLayoutDirection == isMirrored)
    let large = symbol.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 30))
    #expect(large?.flipsForRightToLeftLayoutDirection == isMirrored)
  }

  @Test("a configuration's colour is the symbol's; of a palette the first")
  func colors() throws {
    let red = UIImage.SymbolConfiguration(hierarchicalColor: .red)
    let palette = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
    for configuration in [red, palette] {
      let image = try #require(UIImage(systemName: "circle.fill", withConfiguration: configuration))
      #expect(image.content(tint: .green).tint == UIColor.red.dynamic)
    }
    let plain = try #require(UIImage(systemName: "circle.fill"))
    #expect(plain.content(tint: .green).tint == UIColor.green.dynamic)
  }

  /// The sum of a circle's coverage.
  private static func ink(_ weight: UIImage.SymbolWeight) throws -> Int {
    let configuration = UIImage.SymbolConfiguration(weight: weight)
    let image = try #require(UIImage(systemName: "circle", withConfiguration: configuration))
    let pixels = try image.artwork.nominal.pixels(drawnSize: nil, scale: 3)
    return pixels.withRows { rows in
      var sum = 0
      for y in 0..<pixels.height {
        for x in 0..<pixels.width { sum += Int(rows.row(y).load(fromByteOffset: 4 * x + 3, as: UInt8.self)) }
      }
      return sum
    }
  }
}
