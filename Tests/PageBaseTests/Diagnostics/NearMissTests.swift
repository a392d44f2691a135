import Testing

@testable import PageBase

/// Words within a third of their letters of another, by edits that are counted by hand.
struct NearMissTests {
  private func isNear(_ word: String, _ candidate: String) -> Bool {
    NearMiss.closest(to: word, among: [candidate]) == candidate
  }

  /// Of nine letters three may differ, of six two.
  @Test(
    arguments: [
      // Letters at the end, at the beginning and within are missing.
      ("abcdef", "abcdefghi"), ("defghi", "abcdefghi"), ("abcghi", "abcdefghi"),
      // Others are changed.
      ("abcdefxyz", "abcdefghi"), ("xyzdefghi", "abcdefghi"), ("abxdxfxhi", "abcdefghi"),
      // Neighbours are swapped: three times, and at the end beside two changes.
      ("badcfeghi", "abcdefghi"), ("xycdefgih", "abcdefghi"), ("abcfedghi", "abcdefghi"),
      ("badcef", "abcdef"), ("abcdxy", "abcdef"), ("abcd", "abcdef"), ("abc", "abxc"),
    ])
  func `a third of the letters may be wrong`(word: String, other: String) {
    #expect(isNear(word, other) && isNear(other, word))
  }

  @Test(
    arguments: [
      ("abcde", "abcdefghi"), ("efghi", "abcdefghi"), ("abcdewxyz", "abcdefghi"), ("wxyzefghi", "abcdefghi"),
      ("badcfehgi", "abcdefghi"), ("badcfe", "abcdef"), ("abcxyz", "abcdef"), ("abc", "abcdef"),
      // Three letters may have one fault; a letter between two that are swapped makes it three.
      ("ca", "abc"), ("abdc", "abcd!e"), ("ab", "cd"),
      // Letters that are swapped but are not neighbours are two changes, of five letters one.
      ("cbade", "abcde"),
    ])
  func `more faults than a third are another word`(word: String, other: String) {
    #expect(!isNear(word, other) && !isNear(other, word))
  }

  @Test func `the nearest candidate is meant, of equally near ones the first`() {
    #expect(NearMiss.closest(to: "abcdef", among: ["abxyef", "abcdxf", "abcdex"]) == "abcdxf")
    #expect(NearMiss.closest(to: "abcdef", among: ["abcdex", "abcdxf", "abxyef"]) == "abcdex")
    #expect(NearMiss.closest(to: "abcdef", among: ["abxyef"]) == "abxyef")
  }

  @Test func `a word is not meant by itself`() {
    #expect(NearMiss.closest(to: "detail", among: ["detail"]) == nil)
    #expect(NearMiss.closest(to: "detail", among: ["detail", "detials"]) == "detials")
  }

  @Test func `case and punctuation do not count, digits do`() {
    #expect(isNear("IPHONE 16 (PRO)", "iphone-16-pro"))
    #expect(!isNear("abc123", "abc456") && isNear("abcd12", "abcd34"))
    #expect(NearMiss.closest(to: "--", among: ["a", "--x", "++"]) == nil)
  }

  @Test func `words of up to 64 letters are compared`() {
    let (longest, longer) = (String(repeating: "a", count: 63), String(repeating: "a", count: 64))
    #expect(isNear(longest + "b", longest + "c"))
    #expect(isNear(longest, longest + "c") && isNear(longest + "c", longest))
    #expect(!isNear(longer + "b", longer + "c") && !isNear(longer + "b", longest + "c"))
    #expect(!isNear(longest + "b", longer + "b"))
  }
}
