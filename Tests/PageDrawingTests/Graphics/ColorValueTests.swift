import PageBase
import Testing

@testable import PageDrawing

/// Colours as numbers.
struct ColorValueTests {
  private func isNear(_ color: Color, _ parts: [Double]) -> Bool {
    zip([color.red, color.green, color.blue, color.alpha], parts).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test func `six digits are red, green and blue`() {
    // 0x33, 0x66 and 0x99 are a fifth, two fifths and three fifths of 255.
    #expect(isNear(Color(rgb: 0x336699), [0.2, 0.4, 0.6, 1]))
    #expect(isNear(Color(rgb: 0xFF0000, alpha: 0.25), [1, 0, 0, 0.25]))
    #expect(Color(red: 0.1, green: 0.2, blue: 0.3) == Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 1))
    #expect(Color.black == Color(rgb: 0) && Color.white == Color(rgb: 0xFFFFFF))
    #expect(Color.clear == Color(rgb: 0, alpha: 0))
  }

  @Test func `a dynamic colour has a colour for each appearance, and equality ignores its name`() {
    let pair = Color.Dynamic(light: .white, dark: .black)
    #expect(pair.resolved(in: .light) == .white && pair.resolved(in: .dark) == .black)
    #expect(Color.Dynamic(.white) == Color.Dynamic(light: .white, dark: .white))
    #expect(pair.named("ink").name == "ink" && pair.named("ink").named("other").name == "ink")
    #expect(pair.named("ink") == pair && pair.named("ink").hashValue == pair.hashValue)
    #expect(pair != Color.Dynamic(.white) && pair != Color.Dynamic(.black))
    #expect(pair != Color.Dynamic(light: .black, dark: .white))
    #expect(!pair.isLightCopy)
  }

  /// WCAG 2.2: the weights of the channels, and (L1 + 0.05) / (L2 + 0.05).
  @Test func `luminance and contrast are those of WCAG`() {
    #expect(Color.black.luminance == 0 && abs(Color.white.luminance - 1) < 1e-12)
    #expect(abs(Color(rgb: 0xFF0000).luminance - 0.2126) < 1e-12)
    #expect(abs(Color(rgb: 0x00FF00).luminance - 0.7152) < 1e-12)
    #expect(abs(Color(rgb: 0x0000FF).luminance - 0.0722) < 1e-12)
    // ((0.5 + 0.055) / 1.055)^2.4, and 0.0323 / 12.92 below the curve's end.
    let middle = Color(red: 0.5, green: 0.5, blue: 0.5)
    #expect(abs(middle.luminance - 0.214041140) < 1e-8)
    #expect(abs(Color(red: 0.0323, green: 0.0323, blue: 0.0323).luminance - 0.0025) < 1e-12)
    #expect(abs(Color.black.contrast(to: .white) - 21) < 1e-9)
    #expect(Color.white.contrast(to: .black) == Color.black.contrast(to: .white))
    #expect(middle.contrast(to: middle) == 1)
    // 1.05 / (0.2126 + 0.05).
    #expect(abs(Color(rgb: 0xFF0000).contrast(to: .white) - 3.998477) < 1e-6)
  }

  @Test func `a colour over another takes its share of it`() {
    let above = Color(red: 0.8, green: 0.4, blue: 0, alpha: 0.25)
    let mixed = above.over(Color(red: 0, green: 0.4, blue: 0.8))
    #expect(isNear(mixed, [0.2, 0.4, 0.6, 1]))
    #expect(Color.white.over(.black) == .white && isNear(Color.clear.over(.white), [1, 1, 1, 1]))
  }

  private func color(_ space: ColorSpace, _ parts: [Double], alpha: Double = 1) -> Color {
    space.color(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  @Test(arguments: [ColorSpace.sRGB, .extendedSRGB, .extendedGray])
  func `spaces with the curve of sRGB keep their numbers, clipped`(space: ColorSpace) {
    #expect(isNear(color(space, [0.1, 0.5, 0.9], alpha: 0.3), [0.1, 0.5, 0.9, 0.3]))
    #expect(isNear(color(space, [1.5, -0.5, 2], alpha: 2), [1, 0, 1, 1]))
    #expect(isNear(color(space, [0, 1, 0], alpha: -1), [0, 1, 0, 0]))
  }

  @Test func `linear light is encoded by the curve of sRGB`() {
    // 1.055 · 0.5^(1 / 2.4) − 0.055, and 12.92 · 0.002.
    #expect(isNear(color(.extendedLinearSRGB, [0.5, 0.002, 0]), [0.7353569830524495, 0.02584, 0, 1]))
    #expect(isNear(color(.extendedLinearSRGB, [-0.5, 1.5, 1]), [0, 1, 1, 1]))
  }

  @Test func `a grey of gamma 2.2 is encoded by the curve of sRGB`() {
    // 0.5^2.2 = 0.21763764, of which the curve makes 0.50386678.
    let half = 0.5038667822745281
    #expect(isNear(color(.grayGamma22, [0.5, 0.5, 0.5]), [half, half, half, 1]))
    #expect(isNear(color(.grayGamma22, [-0.5, 0, 1]), [0, 0, 1, 1]))
    #expect(ColorSpace.allCases.filter(\.isGray) == [.grayGamma22, .extendedGray])
  }

  @Test func `colours of Display P3 are those of CSS Color 4`() {
    #expect(isNear(color(.displayP3, [1, 1, 1]), [1, 1, 1, 1]))
    let grey = color(.displayP3, [0.5, 0.5, 0.5])
    #expect(isNear(grey, [0.5, 0.5, 0.5, 1]))
    // Beyond sRGB's red.
    #expect(isNear(color(.displayP3, [1, 0, 0]), [1, 0, 0, 1]))
    // The matrix's rows times the linear values of 0.5, 0.25 and 0.125, encoded.
    let expected = [0.5378318199311267, 0.23213187867192014, 0.08278788086893141, 1]
    #expect(isNear(color(.displayP3, [0.5, 0.25, 0.125]), expected))
    // A value on the curve's straight part: 0.02 / 12.92.
    let dark = [0, 0.509540274372018, 0.6122142769159208, 1]
    #expect(isNear(color(.displayP3, [0.02, 0.5, 0.6]), dark))
  }
}
