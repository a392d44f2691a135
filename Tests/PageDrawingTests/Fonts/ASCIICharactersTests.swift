import Testing

@testable import PageDrawing

@Suite struct ASCIICharactersTests {
  @Test func `a set has what it was made of, and nothing above ASCII`() {
    let set = ASCIICharacters { [0x00, 0x20, 0x3F, 0x40, 0x61, 0x7F].contains($0) }
    let members = (0...UInt16.max).filter(set.contains)
    #expect(members == [0x00, 0x20, 0x3F, 0x40, 0x61, 0x7F])
  }

  @Test func `without letters the signs beside them stay`() {
    let others = ASCIICharacters { _ in true }.withoutLetters
    let letters = (0..<128 as Range<UInt16>).filter { !others.contains($0) }
    #expect(letters == Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf16))
  }
}
