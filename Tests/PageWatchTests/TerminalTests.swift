import Foundation
import PageRender
import TestSupport
import Testing

@testable import PageWatch

/// Pictures for terminals.
struct TerminalTests {
  private func variables(_ known: [String: String]) -> (String) -> String? { { known[$0] } }

  @Test func `a terminal is known by its variables, and takes sixels otherwise`() {
    #expect(TerminalProtocol.detected(variables(["TERM": "xterm-kitty"])) == .kitty)
    #expect(TerminalProtocol.detected(variables(["TERM_PROGRAM": "WezTerm"])) == .kitty)
    #expect(TerminalProtocol.detected(variables(["TERM_PROGRAM": "iTerm.app"])) == .iterm)
    // ssh passes LC_ variables on.
    #expect(TerminalProtocol.detected(variables(["TERM": "xterm", "LC_TERMINAL": "iTerm2"])) == .iterm)
    #expect(TerminalProtocol.detected(variables(["TERM": "xterm-256color"])) == .sixel)
    #expect(TerminalProtocol.detected(variables([:])) == .sixel)
  }

  @Test func `sixels have a bit a row, from the top`() {
    // Red over white, in two columns of which the second is white alone: red is level 5 of red, white the
    // last colour.
    let picture = ScaledPicture(width: 2, height: 2, pixels: [0xFF0000, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF])
    // Colour 5·7·6 = 210 is red, 251 is white. Bit 0 is 63 + 1 = "@", bit 1 is "A", both are "B"; none is
    // "?".
    #expect(
      picture.sixel
        == "\u{1B}P0;1;0q\"1;1;2;2#210;2;100;0;0#251;2;100;100;100#210@?$#251AB-\u{1B}\\")
  }

  @Test func `runs of more than three are shortened`() {
    let picture = ScaledPicture(width: 5, height: 1, pixels: [0, 0, 0, 0, 0])
    #expect(picture.sixel == "\u{1B}P0;1;0q\"1;1;5;1#0;2;0;0;0#0!5@-\u{1B}\\")
  }

  @Test func `an earlier picture is half as dark`() {
    #expect(ScaledPicture(width: 1, height: 1, pixels: [0x000000]).dimmed.pixels == [0x404040])
    #expect(ScaledPicture(width: 1, height: 1, pixels: [0xFFFFFF]).dimmed.pixels == [0xBFBFBF])
  }

  @Test func `a picture is scaled to the mean of its pixels, and back from its file`() throws {
    let picture = ScaledPicture(
      width: 4, height: 2, pixels: [0x000000, 0x0000FE, 0x10, 0x10, 0xFE0000, 0x00FE00, 0x10, 0x30])
    let file = try #require(picture.png)
    #expect(ScaledPicture(file, width: 4, height: 2) == picture)
    // (0 + 0 + 254 + 0) / 4 = 63.5, which is cut; (16 + 16 + 16 + 48) / 4 = 24.
    #expect(ScaledPicture(file, width: 2, height: 1)?.pixels == [0x3F3F3F, 0x18])
    #expect(ScaledPicture([1, 2, 3], width: 2, height: 1) == nil)
    #expect(ScaledPicture(file, width: 0, height: 1) == nil)
  }

  @Test func `kitty gets a file in pieces of 4096 characters`() throws {
    var (random, picture) = (SplitMix64(seed: 7), ScaledPicture(width: 64, height: 64, pixels: []))
    picture.pixels = (0..<4096).map { _ in UInt32(truncatingIfNeeded: random.next()) & 0xFFFFFF }
    let codes = TerminalProtocol.kitty.codes(for: picture, columns: 8, rows: 4)
    let pieces = codes.components(separatedBy: "\u{1B}\\").dropLast()
    #expect(pieces.count > 2)
    #expect(pieces.first?.hasPrefix("\u{1B}_Ga=T,f=100,q=2,C=1,c=8,r=4,m=1;") == true)
    #expect(
      pieces.dropFirst().dropLast().allSatisfy { $0.hasPrefix("\u{1B}_Gm=1;") && $0.utf8.count == 4096 + 7 })
    #expect(pieces.last?.hasPrefix("\u{1B}_Gm=0;") == true)
  }

  @Test func `pictures stand in one row if they fit, in more rows otherwise`() {
    // 20 rows less two for the caption: 18 rows of 16 pixels; half as wide, in cells half as wide as tall,
    // are 18.
    let one = TerminalGrid(aspects: [0.5, 0.5], columns: 80, rows: 20, cell: 0.5)
    #expect(
      one.places.map(\.column) == [0, 20] && one.places.allSatisfy { $0.rows == 18 && $0.columns == 18 })
    // Five take 5 · 18 + 4 · 2 = 98 columns; in two rows of 10 less 2 each they take 8 and 2.
    let two = TerminalGrid(aspects: Array(repeating: 0.5, count: 5), columns: 40, rows: 20, cell: 0.5)
    #expect(two.places.map(\.row) == [0, 0, 0, 0, 10])
    // One that is wider than the screen has a row of its own.
    let wide = TerminalGrid(aspects: [9, 9], columns: 10, rows: 20, cell: 0.5)
    #expect(wide.places.map(\.column) == [0, 0] && wide.places.allSatisfy { $0.columns == 10 })
    #expect(wide.places[0].row == 0 && wide.places[1].row > 0)
    let none = TerminalGrid(aspects: [0.5], columns: 20, rows: 2, cell: 0.5)
    #expect(none.places.isEmpty)
  }
}
