import LayoutEngine
import Testing

@testable import PageLayout
@testable import PageReview

/// The table of texts in all languages.
struct TextTableTests {
  private typealias Texts = [String]

  /// A page with texts in three languages, each with a name; a name may occur twice. An empty text is one that no
  /// translation has.
  private func page(
    _ title: String, _ names: Texts = ["x"], en: Texts, de: Texts, ja: Texts
  ) -> TextTable.Page {
    func made(_ texts: Texts, _ locale: String) -> (locale: String, texts: [PageText]) {
      let all = zip(names, texts).enumerated().map { index, pair -> PageText in
        var text = PageText(pair.1.isEmpty ? en[index] : pair.1, in: locale, part: pair.0)
        if pair.1.isEmpty { text.status = .fallback }
        return text
      }
      return (locale, all)
    }
    return TextTable.Page(title: title, texts: [made(en, "en"), made(de, "de"), made(ja, "ja")])
  }

  private func rows(_ pages: [TextTable.Page], cutOff: [String] = []) -> [TextTable.Row] {
    TextTable(pages) { page, locale, text in cutOff.contains("\(page) \(locale) \(text.text)") }.rows
  }

  @Test func `every language is told in its order, those with one text together`() {
    let found: [TextTable.Row] = rows([
      page("a", ["ok", "title"], en: ["OK", "Welcome"], de: ["OK", "Hallo"], ja: ["はい", "ようこそ"])
    ])
    #expect(found[0].translations.map { $0.locales } == [["en", "de"], ["ja"]])
    #expect(found[1].translations.map { $0.locales } == [["en"], ["de"], ["ja"]])
    #expect(found[1].translations.map { $0.text } == ["Welcome", "Hallo", "ようこそ"])
  }

  @Test func `what is missing or cut off comes first`() {
    let pages: [TextTable.Page] = [
      page("a", en: ["One"], de: ["Ein langer Text"], ja: ["一つ"]),
      page("b", en: ["Two"], de: ["Zwei"], ja: [""]),
      page("c", en: ["Three"], de: ["Drei ganze"], ja: ["三"]),
    ]
    let found: [TextTable.Row] = rows(pages, cutOff: ["2 de Drei ganze"])
    #expect(found.map { $0.pages } == [["b"], ["c"], ["a"]])
    #expect(found.map { $0.missing } == [["ja"], [], []])
    #expect(found.map { $0.cutOff } == [[], ["de"], []])
  }

  @Test func `a text with the same translations on several pages is one row`() {
    let names = ["next", "help"]
    let found: [TextTable.Row] = rows([
      page("a", names, en: ["Next", "?"], de: ["Weiter", "?"], ja: ["次へ", "?"]),
      page("b", names, en: ["Next", "?"], de: ["Weiter", "?"], ja: ["次へ", "?"]),
      page("c", names, en: ["Next", "?"], de: ["Fort", "?"], ja: ["次へ", "?"]),
    ])
    // A text without letters needs no translation.
    #expect(found.map { $0.pages } == [["a", "b"], ["c"]])
  }

  /// Two texts of one name are told apart by their order.
  @Test func `texts are matched by name and order`() {
    let found: [TextTable.Row] = rows([
      page(
        "a", ["row", "row"], en: ["One", "Two"], de: ["Nummer eins", "Nummer zwei"], ja: ["一", "二"])
    ])
    #expect(found.map { $0.translations[1].text } == ["Nummer eins", "Nummer zwei"])
  }
}
