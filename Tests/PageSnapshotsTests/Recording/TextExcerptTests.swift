import Testing

@testable import PageSnapshots

/// The excerpt of a long text begins shortly before the first difference.
struct TextExcerptTests {
  /// The words for a text of `before`, and then `1` instead of `2` and 60 more characters.
  private func told(_ before: String) -> String {
    let after = String(repeating: "z", count: 60)
    return PropertyWording.change(
      PropertyChange(name: "text", old: before + "1" + after, new: before + "2" + after))
  }

  private let letters = "abcdefghijklmnopqrstuvwxy"

  /// Twelve characters before the difference, or up to twelve before that where a word begins.
  @Test(
    arguments: [
      // The word begins at the difference's twelfth character before, or twelve further on the left.
      ("aaaaaaaaaaaaaaaaaaaa bbbbbbbbbbbb", "…bbbbbbbbbbbb1"),
      ("aaaa bbbbbbbbbbbbbbbbbbbbbbbb", "…bbbbbbbbbbbbbbbbbbbbbbbb1"),
      ("aaaa bbbbbbbbbbbbbbbbbbbbbbbbb", "…bbbbbbbbbbbb1"),
      // Else the first word after that.
      ("aaaaaaaaaaaaaaaa bbbbbbbbbbb", "…bbbbbbbbbbb1"), ("aaaaaaaaaaaaaaaaaaaaaaaaaa ", "…1"),
      ("aaaaaaaaaaaaaaaaaaaaaaaa c dd", "…c dd1"),
      // Of several words the last one.
      ("one two three four five six seven", "…five six seven1"),
      // In a script without spaces a word begins at each character, and before and after another script.
      ("日abcdefghijklmnopqrs", "…abcdefghijklmnopqrs1"), ("日本語日本語日本語日本語日本語", "…日本語日本語日本語日本語1"),
      ("abcdefgh日ijklmnopqrs", "…日ijklmnopqrs1"), ("abcdefg日hijklmnopqrst", "…hijklmnopqrst1"),
    ])
  func `an excerpt begins with a word`(before: String, excerpt: String) {
    #expect(told(before).hasPrefix("text changed: \"\(excerpt)"), "\(told(before))")
  }

  @Test func `a text is told from its beginning if that is near, else from amid a word`() {
    for count in [0, 1, 11, 12, 13, 24] {
      let before = String(letters.prefix(count))
      #expect(told(before).hasPrefix("text changed: \"\(before)1"))
    }
    // Of 25 letters the last twelve.
    #expect(told(letters).hasPrefix("text changed: \"…nopqrstuvwxy1"))
  }

  @Test func `white space that both texts begin with is left out`() {
    #expect(told(" \n\tab").hasPrefix("text changed: \"ab1"))
    let change = PropertyChange(name: "text", old: " a", new: "  a")
    #expect(PropertyWording.change(change) == #"text changed: "a" → " a""#)
  }

  /// 60 characters, of both texts, are told whole.
  @Test(arguments: [(60, 60, false), (61, 60, true), (60, 61, true), (61, 61, true)])
  func `only a text of more than sixty characters is cut`(old: Int, new: Int, isCut: Bool) {
    let before = "one two three four five six seven eight "
    func text(_ count: Int, _ filler: Character) -> String {
      before + String(repeating: filler, count: count - before.count)
    }
    let told = PropertyWording.change(
      PropertyChange(name: "text", old: text(old, "x"), new: text(new, "y")))
    #expect(told.hasPrefix("text changed: \"\(isCut ? "…" : "one two three")"))
  }

  @Test func `a text that is new or gone is told from its beginning`() {
    let text = "one two three four " + String(repeating: "z", count: 60)
    for (old, new) in [(text, nil), (nil, text)] as [(String?, String?)] {
      let told = PropertyWording.change(PropertyChange(name: "text", old: old, new: new))
      #expect(told.contains("\"one two three four z") && told.contains("nothing"))
    }
  }
}
