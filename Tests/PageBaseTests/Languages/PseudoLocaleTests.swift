import Testing

@testable import PageBase

/// Pseudo-locales replace letters, lengthen texts and leave placeholders as they are.
struct PseudoLocaleTests {
  @Test func `each changes a text in its way`() {
    #expect(PseudoLocale.doubleLength.transformed("One\nTwo") == "One One\nTwo Two")
    #expect(PseudoLocale.bounded.transformed("Next") == "[# Next #]")
    #expect(PseudoLocale.accented.transformed("Next 3!") == "Ñéẋť 3!")
    #expect(
      PseudoLocale.rightToLeft.transformed("Go on")
        == "\u{200F}\u{202E}Go\u{202C}\u{200F} \u{200F}\u{202E}on\u{202C}\u{200F}")
  }

  @Test(arguments: PseudoLocale.allCases)
  func `places for arguments and line breaks survive`(locale: PseudoLocale) {
    let text = locale.transformed("%1$@ has %d files\n%% done", keepsSpecifiers: true)
    let places = FormatSpecifier.pieces(of: text).compactMap { piece -> String? in
      if case .specifier(let specifier, let written) = piece, specifier.kind != .percent {
        written
      } else {
        nil
      }
    }
    #expect(places == ["%1$@", "%d"])
    #expect(text.filter(\.isNewline).count == 1)
  }

  @Test(arguments: PseudoLocale.allCases)
  func `a text of blanks stays`(locale: PseudoLocale) {
    #expect(locale.transformed("") == "")
    #expect(locale.transformed(" \n ") == " \n ")
  }

  @Test func `they are known by their tags, whatever the case`() {
    #expect(PseudoLocale(tag: "en-xa") == .accented)
    #expect(PseudoLocale(tag: "en-X-Bounded") == .bounded)
    #expect(PseudoLocale(tag: "en") == nil)
  }

  @Test func `each pseudo-locale has its tag`() {
    for locale in PseudoLocale.allCases { #expect(PseudoLocale(tag: locale.rawValue) == locale) }
    #expect(PseudoLocale(tag: "ar") == nil)
    #expect(PseudoLocale(tag: "") == nil)
  }

  @Test(
    arguments: [
      ("a", "a a"), ("One two", "One two One two"), ("a\nb", "a a\nb b"), ("a\n\nb\n", "a a\n\nb b\n"),
      ("\na", "\na a"), ("a\r\nb", "a a\r\nb b"), ("a\u{2028}b", "a a\u{2028}b b"), (" a", " a  a"),
      ("a\n \nb", "a a\n \nb b"),
    ])
  func `double length has each line twice, but for blank ones`(text: String, doubled: String) {
    #expect(PseudoLocale.doubleLength.transformed(text) == doubled)
    #expect(PseudoLocale.doubleLength.transformed(text, keepsSpecifiers: true) == doubled)
  }

  @Test(
    arguments: [
      ("%d", "%d"), ("%d files", "%d files  files"), ("of %@", "of %@ of "), ("%d\n%@ x", "%d\n%@ x  x"),
      ("5%% off", "5%% off 5%% off"), ("%%", "%% %%"), ("a%db", "a%db ab"),
    ])
  func `double length has each specifier once, as it takes an argument`(text: String, doubled: String) {
    #expect(PseudoLocale.doubleLength.transformed(text, keepsSpecifiers: true) == doubled)
  }

  @Test func `a specifier is text unless arguments are to come`() {
    #expect(PseudoLocale.doubleLength.transformed("%d") == "%d %d")
    #expect(PseudoLocale.accented.transformed("%d day") == "%ď ďáý")
    #expect(PseudoLocale.accented.transformed("%d day", keepsSpecifiers: true) == "%d ďáý")
    #expect(PseudoLocale.bounded.transformed("%d day", keepsSpecifiers: true) == "[# %d day #]")
  }

  @Test func `every Latin letter has an accent, and nothing else has`() {
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    let accented = PseudoLocale.accented.transformed(letters)
    #expect(accented == "áƀçďéƒĝĥíĵķĺɱñóþǫŕšťúṽŵẋýžÁƁÇĎÉƑĜĤÍĴĶĹṀÑÓÞǪŔŠŤÚṼŴẊÝŽ")
    #expect(PseudoLocale.accented.transformed("12, é日\n") == "12, é日\n")
  }

  @Test(
    arguments: [
      ("Go", "<Go>"), ("Go on", "<Go> <on>"), (" Go", " <Go>"), ("Go ", "<Go> "), ("a  b", "<a>  <b>"),
      ("a\nb", "<a>\n<b>"),
    ])
  func `each word runs from right to left, white space stays`(text: String, marked: String) {
    let words = marked.replacing("<", with: "\u{200F}\u{202E}").replacing(">", with: "\u{202C}\u{200F}")
    #expect(PseudoLocale.rightToLeft.transformed(text) == words)
  }

  @Test func `a specifier runs as it is written`() {
    #expect(
      PseudoLocale.rightToLeft.transformed("a %d b", keepsSpecifiers: true)
        == "\u{200F}\u{202E}a\u{202C}\u{200F} %d \u{200F}\u{202E}b\u{202C}\u{200F}")
  }
}
