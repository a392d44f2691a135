import Foundation
import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview
@testable import UIKitCore

/// Colours and fonts by their names and differences, and the sheets that list them.
@MainActor
struct StyleRuleTests {
  /// CIELAB of sRGB colours for D65, as Bruce Lindbloom's calculator has them to four decimals.
  @Test(
    arguments: [
      (0xFF0000, [53.2408, 80.0925, 67.2032]), (0x00FF00, [87.7347, -86.1827, 83.1793]),
      (0x0000FF, [32.2970, 79.1875, -107.8602]), (0x808080, [53.5850, 0.0, 0.0]), (0x000000, [0, 0, 0]),
      (0x202020, [12.2509, 0, 0]),
    ] as [(UInt32, [Double])])
  func `a colour has its place in CIELAB`(rgb: UInt32, lab: [Double]) {
    let color = PerceivedColor(Color(rgb: rgb))
    #expect(
      abs(color.lightness - lab[0]) < 0.01 && abs(color.a - lab[1]) < 0.02 && abs(color.b - lab[2]) < 0.02)
  }

  /// 10 of 255 are 0.0392, below the straight part's end of 0.04045: 0.003035 linear, and 903.3 times that is 2.74.
  @Test func `dark greys are on the straight part of both curves`() {
    let dark = PerceivedColor(Color(rgb: 0x0A0A0A))
    #expect(abs(dark.lightness - 2.7417) < 0.001 && abs(dark.a) < 0.01 && abs(dark.b) < 0.01)
  }

  // MARK: Names

  @Test func `a font has the names that the source and the system give it`() {
    var body = FontDescriptor(pointSize: 17)
    let names = StyleNames([
      (name: "summary", font: ScalingFont(FontDescriptor(weight: .bold, pointSize: 18))),
      (name: "detail", font: ScalingFont(FontDescriptor(weight: .bold, pointSize: 18))),
    ])
    #expect(names.name(of: FontDescriptor(weight: .bold, pointSize: 18), at: .large) == "summary / detail")
    #expect(names.name(of: body, at: .large) == nil)
    body.leading = TextStyle.body.leading(at: .large)
    #expect(names.name(of: body, at: .large) == "Body")
    // The leading tells text styles from fonts that only have their size.
    body.leading += 1
    #expect(names.name(of: body, at: .large) == nil)
    var headline = FontDescriptor(weight: .semibold, pointSize: 17)
    headline.leading = TextStyle.headline.leading(at: .large)
    #expect(StyleNames().name(of: headline, at: .large) == "Headline")
    headline.family = .named("Avenir")
    #expect(TextStyle.style(of: headline, at: .large) == nil)
  }

  @Test func `a colour is told by its name and its digits`() {
    let color = NamedColor(Color(rgb: 0x007AFF), name: "systemBlue")
    #expect(
      color.digits == "#007AFF" && color.words == "systemBlue  #007AFF" && color.shortWords == "systemBlue")
    let plain = NamedColor(Color(rgb: 0x007AFF))
    #expect(plain.words == "#007AFF" && plain.shortWords == "#007AFF")
    let dynamic = Color.Dynamic(light: .white, dark: .black)
    #expect(NamedColor(dynamic, in: .dark).color == .black && NamedColor(dynamic, in: .light).color == .white)
  }
}
