import Testing

@testable import PageDrawing

/// The roles of single code units.
struct UnitClassTests {
  @Test(
    arguments: [
      (0x09, true), (0x0A, false), (0x1F, false), (0x20, true), (0x21, false), (0xA0, false), (0x167F, false),
      (0x1680, true), (0x1681, false), (0x1FFF, false), (0x2000, true), (0x2006, true), (0x2007, false),
      (0x2008, true), (0x200A, true), (0x200B, false), (0x205E, false), (0x205F, true), (0x2060, false),
      (0x2FFF, false), (0x3000, true), (0x3001, false),
    ] as [(UInt16, Bool)])
  func `white space hangs at the end of a line, unless it does not break`(unit: UInt16, hangs: Bool) {
    #expect(UnitClass.hangs(unit) == hangs)
  }

  @Test func `justified text grows at spaces`() {
    #expect(([0x20, 0xA0] as [UInt16]).allSatisfy(UnitClass.isSpace))
    #expect(!([0x09, 0x1F, 0x21, 0x9F, 0xA1, 0x3000] as [UInt16]).contains(where: UnitClass.isSpace))
  }

  @Test(
    arguments: [
      (0x2E80, 0x2FDF), (0x3001, 0x30FF), (0x3105, 0x312F), (0x31A0, 0x4DBF), (0x4E00, 0x9FFF),
      (0xF900, 0xFAFF), (0xFF01, 0xFF60), (0xFF65, 0xFF9F), (0xD840, 0xD88D),
    ] as [(UInt16, UInt16)])
  func `justified text grows beside the characters of East Asia`(first: UInt16, last: UInt16) {
    #expect(UnitClass.isIdeographic(first) && UnitClass.isIdeographic(last))
    #expect(!UnitClass.isIdeographic(first - 1) && !UnitClass.isIdeographic(last + 1))
  }

  @Test(
    arguments: [
      (0x00, 0x2060), (0x08, 0x2060), (0x09, 0x20), (0x0A, 0x2060), (0x1F, 0x2060), (0x20, 0x20),
      (0x7E, 0x7E),
      (0x7F, 0x2060), (0x9F, 0x2060), (0xA0, 0xA0), (0x3042, 0x3042),
    ] as [(UInt16, UInt16)])
  func `a tab is shaped as a space and a control as nothing, alone and in a paragraph`(
    unit: UInt16, shaped: UInt16
  ) {
    #expect(UnitClass.shaped(unit) == shaped)
    #expect(UnitClass.shaped([0x41, unit, 0x42]) == [0x41, shaped, 0x42])
  }
}
