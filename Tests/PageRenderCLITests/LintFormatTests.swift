import Foundation
import Testing

/// `lint --format`, and what goes where, on a deck whose detail is not translated into Japanese.
struct LintFormatTests {
  private static let deck = """
    {
      "title": "T",
      "strings": {"en": {"s": "Hello", "d": "=World, all of it"}, "ja": {"s": "こんにちは"}},
      "style": {"colors": {"detail": "#000000", "controls": "#000000"}},
      "pages": [{"id": "p", "image": "i.png", "summary": {"key": "s"}, "detail": {"key": "d"}}]
    }
    """

  private func lint(_ options: String..., environment: [String: String] = [:]) throws -> Renderpages.Outcome {
    let work = try Workspace()
    let image = try work.files(in: "deck").first { $0.hasSuffix(".png") }
    let folder = URL(filePath: work.folder.path).appending(path: "texts")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(Self.deck.utf8).write(to: folder.appending(path: "deck.json"))
    try work.contents(of: "deck/" + (image ?? "")).write(to: folder.appending(path: "i.png"))
    return try Renderpages.run(
      ["lint", "texts", "-d", "iphone-x", "--locale", "all"] + options, in: work.folder,
      environment: environment)
  }

  private static let line =
    "texts/deck.json:5:86: warning: untranslated-string: page \"p\": key \"d\" has no text in ja; the en text is drawn: translate it"

  @Test func `a text of another language is a finding, and no warning beside it`() throws {
    let outcome = try lint()
    #expect(outcome.status == 0)
    #expect(outcome.output == Self.line + "\n")
    #expect(outcome.errors.hasPrefix("no errors, 1 warning and no notes in 8 screens on iPhone X\n"))
    #expect(try lint("--fail-on", "warning").status == 1)
  }

  @Test func `translators get a table`() throws {
    let outcome = try lint("--format", "csv")
    #expect(
      outcome.output
        == "key,locale,source text,translation,limit,characters,device,text size,page,fault,picture,ground\r\n"
        + "d,ja,\"'=World, all of it\",,,17,iPhone X,large,p,"
        + "\"untranslated-string: key \"\"d\"\" has no text in ja; the en text is drawn\",,proved\r\n"
    )
  }

  @Test func `each row knows its picture`() throws {
    let outcome = try lint("--format", "csv", "--pictures", "shots")
    #expect(outcome.output.hasSuffix(",shots/ja/p/untranslated-string.png,proved\r\n"), "\(outcome)")
  }

  @Test func `programs get JSON, and code scanning SARIF`() throws {
    for format in ["json", "sarif"] {
      let outcome = try lint("--format", format)
      let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
      #expect(json?["version"] != nil)
      #expect(outcome.output.contains("untranslated-string"))
    }
  }

  @Test func `GitHub Actions are told beside the text, or instead`() throws {
    let command =
      "::warning file=texts/deck.json,line=5,col=86,title=untranslated-string::untranslated-string: page \"p\": key \"d\" has "
      + "no text in ja; the en text is drawn: translate it\n"
    #expect(try lint("--format", "github").output == command)
    #expect(try lint(environment: ["GITHUB_ACTIONS": "true"]).output == Self.line + "\n" + command)
  }
}
