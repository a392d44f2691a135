import Foundation
import PageTestSupport
import Testing

/// The cases of `Tests/Cases/PageLayout`. Tests/Cases/README.md describes their format.
@MainActor
struct PageLayoutCaseTests {
  @Test(arguments: Case.of("PageLayout/Texts")) func `texts are read, filled and looked up`(_ each: Case)
    async
  {
    await each.judge(TextAnswers.all)
  }

  @Test(arguments: Case.of("PageLayout/Catalogs")) func `sets of catalogues are read`(_ each: Case) async {
    await each.judge(CatalogAnswers.all)
  }

  @Test(arguments: Case.of("PageLayout/Layers")) func `layers are drawn`(_ each: Case) async {
    await each.judge(LayerAnswers.all)
  }

  @Test(arguments: Case.of("PageLayout/Facts")) func `numbers are those of their sources`(_ each: Case) async
  {
    await each.judge(FactAnswers.all)
  }

  @Test(arguments: Case.of("PageLayout/Names")) func `views and steps have names`(_ each: Case) async {
    await each.judge(NameAnswers.all)
  }

  @Test func `each file of cases has a test`() throws {
    let tests = try String(contentsOfFile: #filePath, encoding: .utf8)
    for file in TemporaryFolder.names(in: Project.path("Tests/Cases/PageLayout")) {
      #expect(tests.contains("PageLayout/\(file.dropLast(4))\""), "no test reads \(file)")
    }
  }
}
