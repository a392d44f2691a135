import Testing

@testable import PageSnapshots

/// The words for one property's change.
struct PropertyWordingTests {
  private func words(_ name: String, _ old: String?, _ new: String?) -> String {
    PropertyWording.change(PropertyChange(name: name, old: old, new: new))
  }

  private let number = "0123456789abcdef"
  private let other = "fedcba9876543210"

  // MARK: Names

  @Test(
    arguments: [
      ("color", "colour"), ("title.color", "title colour"), ("font.size", "font size"),
      ("currentPage", "current page"),
      // The longest ending that has words of its own counts.
      ("segments.2.layer.shadow.color", "segments 2 shadow colour"), ("title.font.size", "title font size"),
      ("layer.shadow.color", "shadow colour"), ("layer.borderStyle", "layer border style"),
      ("tintColor", "tint colour"), ("titleColorNow", "title colour now"), ("HDRColor", "HDRColour"),
      ("isURLKnown", "is uRLKnown"), ("Title", "Title"), ("a.Big.bC", "a Big b c"),
      ("fontsize", "fontsize"), ("xfont.size", "xfont size"),
    ])
  func `a name is told by its words`(name: String, label: String) {
    #expect(words(name, "1", "2") == "\(label) 1 → 2")
  }

  @Test func `names and values are cut after 120 scalars`() {
    let long = String(repeating: "x", count: 120)
    #expect(words("size", long, "2") == "size \(long) → 2")
    #expect(words("size", "1", long + "x") == "size 1 → \(long)…")
    #expect(words(long, "1", "2") == "\(long) 1 → 2")
    #expect(words(long + "x", "1", "2") == "\(long)… 1 → 2")
    #expect(PropertyWording.short("a\nb") == "a\\nb")
  }

  @Test func `an excerpt is at most 24 scalars, without white space before it`() {
    let text = "abcdefghijklmnopqrstuvwx"
    #expect(PropertyWording.excerpt(" \n" + text) == "\"\(text)\"")
    #expect(PropertyWording.excerpt(text + "y") == "\"\(text)…\"")
    #expect(PropertyWording.excerpt("a\nb") == "\"a\\nb\"")
    #expect(PropertyWording.excerpt("") == "\"\"")
  }

  @Test func `a part's name is in its properties' names, without dots and with a number from the second on`()
  {
    #expect(PropertyWording.part("summary", number: 1) == "part summary")
    #expect(PropertyWording.part("a.b", number: 2) == "part a b 2")
    func split(_ name: String) -> [String?] {
      let (part, rest) = PropertyWording.split(name)
      return [part, rest]
    }
    #expect(split("part summary.font.size") == ["summary", "font.size"])
    #expect(split("title.part a b 2.color") == ["a b 2", "title.color"])
    #expect(split("font.size") == [nil, "font.size"])
    #expect(split("apart from.size") == [nil, "apart from.size"])
  }

  // MARK: Values

  @Test(
    arguments: [
      ("isHidden", nil, "true", "hidden (was shown)"), ("isHidden", "true", nil, "shown (was hidden)"),
      ("isEnabled", nil, "false", "disabled (was enabled)"),
      ("isEnabled", "false", nil, "enabled (was disabled)"),
      // What a tree leaves out is the usual value, else false or true beside the other, else 0 beside a number.
      ("alpha", "0.5", nil, "alpha 0.5 → 1"), ("isOn", nil, "true", "isOn false → true"),
      ("ligates", "false", nil, "ligates false → true"), ("isLoud", nil, "false", "is loud true → false"),
      ("kern", nil, "2", "kern 0 → 2"), ("kern", nil, "0", "kern none → 0"),
      ("shape", "round", nil, "shape round → none"),
      ("paragraph.alignment", nil, "center", "text alignment natural → center"),
      ("layer.corners.curve", nil, "continuous", "layer corners curve circular → continuous"),
    ] as [(String, String?, String?, String)])
  func `a value that is not set is told by what it stands for`(
    name: String, old: String?, new: String?, told: String
  ) {
    #expect(words(name, old, new) == told)
  }

  @Test func `pictures are told by name, and only as changed if that is the same`() {
    let (one, two) = ("map.png 30×30 \(number)", "map.png 30×31 \(other)")
    #expect(words("image", one, two) == "image map.png changed")
    #expect(words("image", one, "sea.png 30×30 \(other)") == "image map.png → sea.png")
    #expect(words("image", "30×30 \(number)", "40×40 \(other)") == "image changed")
    #expect(words("image", "30×30 \(number)", one) == "image unnamed → map.png")
    #expect(words("image", one, "30×30 \(number)") == "image map.png → unnamed")
    // A drawing has points, and a name may have blanks.
    #expect(
      words("image", "a b.pdf 9×9 pt \(number)", "a c.pdf 9×9 pt \(number)") == "image a b.pdf → a c.pdf")
    #expect(words("image", "drawn \(number)", "drawn \(other)") == "image drawn changed")
    #expect(words("image", "pt \(number)", "pt 3×3 \(other)") == "image pt changed")
    #expect(words("image", "×1 9 \(number)", "×1 8 \(other)") == "image ×1 9 → ×1 8")
    // Beside no picture its size is told too.
    #expect(words("image", one, nil) == "image map.png 30×30 → none")
    #expect(words("image", nil, one) == "image none → map.png 30×30")
    #expect(words("image", "map.png, missing", one) == "image map.png, missing → map.png 30×30")
  }

  @Test func `hashes are no words: sixteen digits of hexadecimal numbers`() {
    #expect(words("drawing", number, other) == "drawing changed")
    #expect(words("drawing", nil, other) == "drawing none → \(other)")
    #expect(words("drawing", number, nil) == "drawing \(number) → none")
    for value in [
      String(number.dropLast()), number + "0", number.uppercased(), "0123456789abcdeg", "0123456789abcde/",
    ] {
      #expect(words("drawing", value, other) == "drawing \(value) → \(other)")
      #expect(words("drawing", other, value) == "drawing \(other) → \(value)")
      #expect(words("image", "a.png 3×3 \(value)", "b.png 3×3 \(value)").contains("3×3"))
    }
  }

  // MARK: Texts

  @Test func `texts are quoted, whichever property they are`() {
    for name in ["text", "title", "placeholder", "prompt", "subtitle", "string"] {
      #expect(words("a.\(name)", "x", nil) == "a \(name) changed: \"x\" → nothing")
    }
    #expect(words("textual", "x", "y") == "textual x → y")
    #expect(words("", "x", "y") == " x → y")
  }

  /// 49 characters, then `eleven ` and the rest: 56 and more.
  private let counted = "one two three four five six seven eight nine ten eleven "

  /// Texts of 60 characters are whole. Of longer ones are told twelve characters before the difference and the word
  /// that they are in.
  @Test func `of long texts is told where they differ`() {
    #expect(counted.count == 56)
    #expect(
      words("text", counted + "abcX", counted + "abcY")
        == "text changed: \"\(counted)abcX\" → \"\(counted)abcY\"")
    #expect(
      words("text", counted + "abcdX", counted + "abcdY")
        == #"text changed: "…ten eleven abcdX" → "…ten eleven abcdY""#)
    // One of them is long. They differ after 19 characters, and the word at the seventh began at the fourth.
    #expect(
      words("text", "one two three four ", "one two three four " + String(repeating: "x ", count: 21))
        == "text changed: \"…two three four \" → \"…two three four \(String(repeating: "x ", count: 21))\"")
    // A difference after up to twelve characters leaves nothing out.
    let long = String(repeating: " y", count: 30)
    #expect(
      words("text", "one two thrX" + long, "one two thrY" + long).hasPrefix("text changed: \"one two thrX"))
    // Nor does one within the first word, 20 characters long.
    let word = String(repeating: "x", count: 20)
    #expect(words("text", word + "X" + long, word + "Y" + long).hasPrefix("text changed: \"\(word)X"))
    // White space that both begin with is left out, even of short texts.
    #expect(words("text", "\n a", "\n b") == #"text changed: "a" → "b""#)
    #expect(words("text", " a", "a") == #"text changed: " a" → "a""#)
  }

  @Test func `a long text is told from the beginning of a word, at most twelve characters further back`() {
    func told(_ start: String) -> String { words("text", start + "X", start + "Y") }
    let x = { (count: Int) in String(repeating: "x", count: count) }
    // The difference is after 70 characters, and its context begins at 58. A word begins at 46 or at 45.
    #expect(told(x(45) + " " + x(24)) == #"text changed: "…\#(x(24))X" → "…\#(x(24))Y""#)
    #expect(told(x(44) + " " + x(25)) == #"text changed: "…\#(x(12))X" → "…\#(x(12))Y""#)
    // Else the next word, if there is one.
    #expect(told(x(60) + " " + x(9)) == #"text changed: "…\#(x(9))X" → "…\#(x(9))Y""#)
    #expect(told(x(69) + " ") == #"text changed: "…X" → "…Y""#)
    // A word begins after a blank and before a letter: at 58 itself, or two blanks later.
    #expect(told(x(57) + " " + x(12)) == #"text changed: "…\#(x(12))X" → "…\#(x(12))Y""#)
    #expect(told(x(50) + "  " + x(18)) == #"text changed: "…\#(x(18))X" → "…\#(x(18))Y""#)
  }

  @Test func `scripts without blanks begin at each character`() {
    func told(_ start: String) -> String { words("text", start + "X", start + "Y") }
    let x = { (count: Int) in String(repeating: "x", count: count) }
    // The character itself begins, and what is after it.
    for letter in ["ก", "ႁ", "ក", "あ", "漢", "豈", "ｱ", "𠀀"] {
      #expect(told(x(60) + letter + x(9)) == "text changed: \"…\(letter)\(x(9))X\" → \"…\(letter)\(x(9))Y\"")
      #expect(told(x(52) + letter + x(17)) == "text changed: \"…\(x(17))X\" → \"…\(x(17))Y\"")
    }
    for letter in ["é", "я", "ا", "가", "😀"] {
      #expect(told(x(58) + letter + x(11)).hasPrefix("text changed: \"…\(letter)x"), "\(letter)")
      #expect(told(x(50) + letter + x(19)).hasPrefix("text changed: \"…\(x(12))X"), "\(letter)")
    }
  }
}
