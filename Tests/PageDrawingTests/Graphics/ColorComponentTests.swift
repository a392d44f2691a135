import Testing

@testable import PageDrawing

/// Components of colours as colour sets write them.
struct ColorComponentTests {
  @Test(
    arguments: [
      ("0.500", .fraction(0.5)), ("1.0", .fraction(1)), ("-0.25", .fraction(-0.25)), ("1e3", .fraction(1000)),
      ("65535.0", .fraction(65535)), ("-65535.0", .fraction(-65535)), ("65535.5", nil), ("-65535.5", nil),
      ("128", .byte(128)), ("1", .byte(1)), ("0", .byte(0)), ("-3", .byte(-3)), (" 1 2 8 ", .byte(128)),
      ("65535", .byte(65535)), ("-65535", .byte(-65535)), ("65536", nil), ("-65536", nil),
      ("0x80", .byte(128)), ("0XfF", .byte(255)), ("0x100", nil), ("0x", nil), ("0xG", nil), ("0x-1", nil),
      ("", nil), ("red", nil), ("nan", nil), ("inf", nil), ("1,5", nil),
    ] as [(String, ColorComponent?)])
  func `a text with a point is a fraction, and a whole number is a byte`(
    text: String, component: ColorComponent?
  ) {
    #expect(ColorComponent(text) == component)
  }

  @Test(
    arguments: [
      (0, .fraction(0)), (0.5, .fraction(0.5)), (1, .fraction(1)), (-1, .fraction(-1)), (1.01, .byte(1.01)),
      (-1.01, .byte(-1.01)), (255, .byte(255)),
    ] as [(Double, ColorComponent)])
  func `a number up to 1 is a fraction`(number: Double, component: ColorComponent) {
    #expect(ColorComponent(number) == component)
  }

  @Test func `255 is full, or 1 in a colour of zeros and ones`() {
    #expect(ColorComponent.byte(255).value(isWholeOfOne: false) == 1)
    #expect(ColorComponent.byte(51).value(isWholeOfOne: false) == 0.2)
    #expect(ColorComponent.byte(1).value(isWholeOfOne: true) == 1)
    for isWhole in [true, false] { #expect(ColorComponent.fraction(0.3).value(isWholeOfOne: isWhole) == 0.3) }
    #expect(ColorComponent.byte(0).isZeroOrOne && ColorComponent.byte(1).isZeroOrOne)
    #expect(!ColorComponent.byte(2).isZeroOrOne && !ColorComponent.byte(-1).isZeroOrOne)
    #expect(!ColorComponent.fraction(0).isZeroOrOne && !ColorComponent.fraction(1).isZeroOrOne)
  }
}
