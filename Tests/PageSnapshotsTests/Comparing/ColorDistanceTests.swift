import Testing

@testable import PageSnapshots

struct ColorDistanceTests {
  /// The L*a*b* values are Lindbloom's (brucelindbloom.com, ColorCalculator, sRGB, D65).
  @Test(arguments: [
    (0xFFFF_0000 as UInt32, 53.2408, 80.0925, 67.2032), (0xFF00_FF00, 87.7347, -86.1827, 83.1793),
    (0xFF00_00FF, 32.2970, 79.1875, -107.8602), (0xFFFF_FF00, 97.1393, -21.5537, 94.4780),
    (0xFF80_8080, 53.5850, 0, 0), (0xFFFF_FFFF, 100, 0, 0), (0xFF00_0000, 0, 0, 0),
    // Dark greys are linear, by 1/12.92 up to 10 of 255: L* = 24389/27 · 10/255/12.92.
    (0xFF01_0101, 0.2742, 0, 0), (0xFF0A_0A0A, 2.7417, 0, 0), (0xFF0B_0B0B, 3.0229, 0, 0),
    (0xFF14_1414, 6.3189, 0, 0),
  ])
  func `colours have their L*a*b* values`(pixel: UInt32, lightness: Double, a: Double, b: Double) {
    let lab = ColorDistance.lab(pixel)
    #expect(abs(lab.lightness - lightness) < 0.01)
    #expect(abs(lab.a - a) < 0.02)
    #expect(abs(lab.b - b) < 0.02)
  }

  /// By hand for red and green: C₁ = 104.552, ΔL = −34.494, ΔC = −15.224, ΔH² = 27,670.9, so that
  /// ΔE² = 1189.8 + (15.224 / 5.7048)² + 27,670.9 / 2.5683² = 5392.0. Greys differ by their lightness.
  @Test func `ΔE is that of CIE 1994`() {
    #expect(abs(ColorDistance.deltaE(0xFFFF_0000, 0xFF00_FF00) - 73.43) < 0.02)
    #expect(abs(ColorDistance.deltaE(0xFFFF_FFFF, 0xFF80_8080) - 46.415) < 0.01)
    #expect(ColorDistance.deltaE(0xFF12_3456, 0xFF12_3456) == 0)
  }

  /// The first colour's chroma weighs the differences. Values of another implementation of the formulas.
  @Test(
    arguments: [
      (0xFF00_FF00, 0xFFFF_0000, 68.800), (0xFF00_00FF, 0xFF00_FFFF, 74.765),
      (0xFF00_FFFF, 0xFF00_00FF, 99.896), (0xFFFF_0000, 0xFF80_0000, 28.738),
      (0xFF20_40A0, 0xFF80_8080, 28.100), (0xFF80_8080, 0xFF20_40A0, 64.787),
      (0xFF00_0000, 0xFF01_0101, 0.274), (0xFFFF_FF00, 0xFF00_00FF, 100),
    ] as [(UInt32, UInt32, Double)])
  func `the first colour is the reference`(first: UInt32, second: UInt32, deltaE: Double) {
    #expect(abs(ColorDistance.deltaE(first, second) - deltaE) < 0.002)
  }

  /// Half of #402010 over white is #BF9F8F, and over black #402010.
  @Test func `colours that are not opaque differ by the greater ΔE over white and over black`() {
    let onBlack = ColorDistance.deltaE(0xFF40_2010, 0xFFBF_9F8F)
    #expect(ColorDistance.deltaE(0x8040_2010, 0xFFBF_9F8F) == onBlack)
    #expect(ColorDistance.deltaE(0xFFBF_9F8F, 0x8040_2010) == ColorDistance.deltaE(0xFFBF_9F8F, 0xFF40_2010))
    #expect(ColorDistance.deltaE(0x8040_2010, 0xFF40_2010) == ColorDistance.deltaE(0xFFBF_9F8F, 0xFF40_2010))
    #expect(abs(ColorDistance.deltaE(0, 0xFF00_0000) - 100) < 0.01)
    // Colours above their alpha, which no decoder makes, are cut.
    #expect(ColorDistance.deltaE(0x80FF_0000, 0xFFFF_7F7F) == ColorDistance.deltaE(0xFFFF_0000, 0xFFFF_7F7F))
  }

  @Test func `brightness is the difference of the lumas, by 0.299, 0.587 and 0.114`() {
    #expect(abs(ColorDistance.brightness(0xFF64_0000, 0xFF00_0000, at: 0) - 29.889_531) < 1e-9)
    #expect(abs(ColorDistance.brightness(0xFF00_0000, 0xFF00_6400, at: 0) + 58.662_247) < 1e-9)
    #expect(abs(ColorDistance.brightness(0xFF00_0064, 0xFF00_0000, at: 0) - 11.448_223) < 1e-9)
    #expect(ColorDistance.brightness(0xFF12_3456, 0xFF12_3456, at: 7) == 0)
  }

  /// Clear and white are the same over white, and black and white over black; clear and black the other way round.
  @Test(arguments: [0xFFFF_FFFF, 0xFF00_0000] as [UInt32])
  func `what is clear differs from white and from black`(opaque: UInt32) {
    #expect(abs(ColorDistance.deltaE(0, opaque) - 100) < 0.01)
    #expect(abs(ColorDistance.deltaE(opaque, 0) - 100) < 0.01)
  }
}
