import Testing

@testable import PageBase

/// Format strings in pieces, as `String(format:)` has them.
struct FormatSpecifierTests {
  private func pieces(_ format: String) -> [FormatSpecifier.Piece] { FormatSpecifier.pieces(of: format) }

  /// The only specifier of a format string that is nothing else.
  private func specifier(_ format: String) throws -> FormatSpecifier {
    let pieces = pieces(format)
    guard case .specifier(let specifier, let written)? = pieces.first, pieces.count == 1 else {
      throw Missing(format: format)
    }
    #expect(written == format)
    return specifier
  }

  private struct Missing: Error {
    var format: String
  }

  @Test(arguments: ["%", "50 % more", "%!", "%#@", "%#@@", "%.", "% ", "%99999999999999999999d", "%l", "a%"])
  func `what only begins like a place is text`(text: String) {
    _ = FormatSpecifier.pieces(of: text)
    let whole = FormatSpecifier.pieces(of: text).map { piece in
      switch piece {
      case .text(let text): text
      case .specifier(_, let written): written
      }
    }.joined()
    #expect(whole == text)
  }

  @Test func `text without specifiers is one piece, or none`() {
    #expect(pieces("") == [])
    #expect(pieces("a, b") == [.text("a, b")])
    #expect(pieces("100 %") == [.text("100 %")])
  }

  @Test func `text and specifiers alternate`() {
    let integer = FormatSpecifier.Piece.specifier(FormatSpecifier(kind: .integer), written: "%d")
    #expect(pieces("a%db") == [.text("a"), integer, .text("b")])
    #expect(pieces("%d%d") == [integer, integer])
    #expect(pieces("%d of %d") == [integer, .text(" of "), integer])
    #expect(pieces("% %d") == [.text("% "), integer])
  }

  @Test(
    arguments: [
      ("%@", .text), ("%s", .text), ("%S", .text), ("%d", .integer), ("%D", .integer), ("%i", .integer),
      ("%u", .integer), ("%U", .integer), ("%f", .number), ("%F", .number), ("%e", .number), ("%E", .number),
      ("%g", .number), ("%G", .number), ("%a", .number), ("%A", .number), ("%x", .other("x")),
      ("%X", .other("X")),
      ("%o", .other("o")), ("%O", .other("O")), ("%c", .other("c")), ("%C", .other("C")), ("%p", .other("p")),
      ("%%", .percent), ("%arg", .current),
    ] as [(String, FormatSpecifier.Kind)])
  func `a letter tells the kind`(format: String, kind: FormatSpecifier.Kind) throws {
    #expect(try specifier(format) == FormatSpecifier(kind: kind))
  }

  @Test func `what follows a specifier is text`() {
    #expect(pieces("%%d") == [.specifier(FormatSpecifier(kind: .percent), written: "%%"), .text("d")])
    #expect(pieces("%args") == [.specifier(FormatSpecifier(kind: .current), written: "%arg"), .text("s")])
    #expect(pieces("%ar") == [.specifier(FormatSpecifier(kind: .number), written: "%a"), .text("r")])
    #expect(pieces("%dd") == [.specifier(FormatSpecifier(kind: .integer), written: "%d"), .text("d")])
    #expect(pieces("%d%") == [.specifier(FormatSpecifier(kind: .integer), written: "%d"), .text("%")])
  }

  @Test(arguments: ["h", "hh", "l", "ll", "q", "L", "z", "j", "t"])
  func `the length of a number changes nothing`(length: String) throws {
    #expect(try specifier("%\(length)d") == FormatSpecifier(kind: .integer))
  }

  @Test func `a number before a dollar sign is the argument's`() throws {
    #expect(try specifier("%1$@") == FormatSpecifier(argument: 1, kind: .text))
    #expect(try specifier("%12$d") == FormatSpecifier(argument: 12, kind: .integer))
    #expect(try specifier("%999$d").argument == 999)
    #expect(try specifier("%2$5d") == FormatSpecifier(argument: 2, width: 5, kind: .integer))
    #expect(pieces("%0$d") == [.text("%0$d")])
    #expect(pieces("%1000$d") == [.text("%1000$d")])
    #expect(pieces("%$d") == [.text("%$d")])
  }

  @Test func `flags, width and precision come before the letter`() throws {
    #expect(try specifier("%-+ #0'd") == FormatSpecifier(flags: "-+ #0'", kind: .integer))
    #expect(try specifier("%5d") == FormatSpecifier(width: 5, kind: .integer))
    #expect(try specifier("%05d") == FormatSpecifier(flags: "0", width: 5, kind: .integer))
    #expect(try specifier("%10d").width == 10)
    #expect(try specifier("%987d").width == 987)
    #expect(try specifier("%.2f") == FormatSpecifier(precision: 2, kind: .number))
    #expect(try specifier("%.f") == FormatSpecifier(precision: 0, kind: .number))
    #expect(try specifier("%.0f") == FormatSpecifier(precision: 0, kind: .number))
    #expect(
      try specifier("%3$-8.12lf")
        == FormatSpecifier(argument: 3, flags: "-", width: 8, precision: 12, kind: .number))
  }

  @Test func `numbers up to 999 count`() throws {
    #expect(try specifier("%999d").width == 999)
    #expect(try specifier("%1000d").width == nil)
    #expect(try specifier("%99999999999999999999d").width == nil)
    #expect(try specifier("%.999f").precision == 999)
    #expect(try specifier("%.1000f").precision == 0)
  }

  @Test func `a substitution has a name`() throws {
    #expect(try specifier("%#@a@") == FormatSpecifier(kind: .substitution("a")))
    #expect(try specifier("%#@files@") == FormatSpecifier(kind: .substitution("files")))
    #expect(try specifier("%1$#@files@") == FormatSpecifier(argument: 1, kind: .substitution("files")))
    #expect(
      pieces("%#@a@@") == [
        .specifier(FormatSpecifier(kind: .substitution("a")), written: "%#@a@"), .text("@"),
      ])
    #expect(pieces("%#@@x@") == [.text("%#@@x@")])
    #expect(try specifier("%#x") == FormatSpecifier(flags: "#", kind: .other("x")))
  }

  @Test(arguments: ["%", "%#", "%#@", "%#@@", "%#@a", "%1$", "%5", "%.", "%l", "%-", "%n", "%!"])
  func `an incomplete specifier is text`(text: String) {
    #expect(pieces(text) == [.text(text)])
    #expect(pieces("a\(text)") == [.text("a\(text)")])
  }
}
