import Testing

@testable import PageDrawing
@testable import PageSnapshots

/// Texts cut into pieces of one look.
struct TextPiecesTests {
  private func text(_ pieces: [(String, Double)], parts: [(String, Int)] = []) -> AttributedText {
    var text = AttributedText()
    for (words, size) in pieces {
      text.append(words, attributes: TextAttributes(font: FontDescriptor(pointSize: size)))
    }
    text.parts = parts.map { AttributedText.Part(name: $0.0, utf16Length: $0.1) }
    return text
  }

  private func pieces(_ text: AttributedText) -> [String] {
    text.pieces.map { "\($0.part ?? "-") \($0.number) \($0.text) \(Int($0.attributes.font.pointSize))" }
  }

  @Test func `a text is cut where its look changes and where a part ends`() {
    #expect(pieces(text([])) == [])
    #expect(pieces(text([("ABC", 1)])) == ["- 1 ABC 1"])
    #expect(pieces(text([("AB", 1), ("CD", 2)])) == ["- 1 AB 1", "- 2 CD 2"])
    #expect(pieces(text([("ABCD", 1)], parts: [("x", 1), ("y", 3)])) == ["x 1 A 1", "y 1 BCD 1"])
    #expect(
      pieces(text([("AB", 1), ("CDE", 2)], parts: [("x", 3), ("y", 2)])) == [
        "x 1 AB 1", "x 2 C 2", "y 1 DE 2",
      ])
    #expect(
      pieces(text([("A", 1), ("B", 2), ("C", 3)], parts: [("x", 1), ("y", 1), ("z", 1)])) == [
        "x 1 A 1", "y 1 B 2", "z 1 C 3",
      ])
    // After the parts, the rest belongs to none.
    #expect(pieces(text([("ABCD", 1)], parts: [("x", 2)])) == ["x 1 AB 1", "- 1 CD 1"])
    // Letters outside the basic plane are two units.
    #expect(pieces(text([("😀A", 1)], parts: [("x", 2), ("y", 1)])) == ["x 1 😀 1", "y 1 A 1"])
  }
}
