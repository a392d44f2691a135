import Foundation
import PageTestSupport
import TestSupport
import Testing

/// The cases of `Tests/Cases/PageInputs`. Tests/Cases/README.md describes their format.
@MainActor
struct InputCaseTests {
  @Test(arguments: Case.of("PageInputs/Views")) func `views are as documents write them`(_ each: Case) async {
    await each.judge(DocumentAnswers.all)
  }
  @Test(arguments: Case.of("PageInputs/Controls")) func `controls are as documents write them`(_ each: Case)
    async
  {
    await each.judge(DocumentAnswers.all)
  }
  @Test(arguments: Case.of("PageInputs/Texts")) func `texts are as documents write them`(_ each: Case) async {
    await each.judge(DocumentAnswers.all)
  }
  @Test(arguments: Case.of("PageInputs/Lists")) func `lists are as documents write them`(_ each: Case) async {
    await each.judge(DocumentAnswers.all)
  }
  @Test(arguments: Case.of("PageInputs/Bars")) func `bars are as documents write them`(_ each: Case) async {
    await each.judge(DocumentAnswers.all)
  }
  @Test(arguments: Case.of("PageInputs/Facts")) func `documents tell facts of views`(_ each: Case) async {
    await each.judge(DocumentAnswers.all)
  }
  @Test(arguments: Case.of("PageInputs/Layouts")) func `documents are laid out`(_ each: Case) async {
    await each.judge(DocumentAnswers.all)
  }

  @Test(arguments: Case.of("PageInputs/Canvas")) func `the canvas is simulated`(_ each: Case) async {
    await each.judge(CanvasAnswers.all)
  }
  @Test(arguments: Case.of("PageInputs/Recorded")) func `saved frames count or do not`(_ each: Case) async {
    await each.judge(CanvasAnswers.all)
  }

  @Test(arguments: Case.of("PageInputs/Decks")) func `decks are read and their faults told`(_ each: Case)
    async
  {
    await each.judge(DeckAnswers.all)
  }
  @Test(arguments: Case.of("PageInputs/Scenes")) func `scenes have places and ways`(_ each: Case) async {
    await each.judge(GraphAnswers.all.merging(DocumentAnswers.all) { $1 })
  }
  @Test(arguments: Case.of("PageInputs/Linked")) func `documents refer to each other, and decks fill them`(
    _ each: Case
  ) async {
    await each.judge(LinkedAnswers.all)
  }
  @Test(arguments: Case.of("PageInputs/Store")) func `store pictures are laid out`(_ each: Case) async {
    await each.judge(StoreAnswers.all)
  }
  @Test(arguments: Case.of("PageInputs/Sources")) func `sources and documents are read`(_ each: Case) async {
    await each.judge(SourceAnswers.all)
  }
  @Test(arguments: Case.of("PageInputs/Flows")) func `steps are performed`(_ each: Case) async {
    await each.judge(FlowAnswers.all)
  }
  @Test(arguments: Case.of("PageInputs/Live")) func `documents are instantiated live`(_ each: Case) async {
    await each.judge(LiveAnswers.all.merging(DocumentAnswers.all) { $1 })
  }
  @Test func `documents of effects are documents`() {
    #expect(Case.of("PageInputs/Effects").count == EffectDocuments.all.count)
    #expect(Case.of("PageInputs/Names").count == 1)
  }

  @Test func `each file of cases has a test`() throws {
    let tests = try String(contentsOfFile: #filePath, encoding: .utf8)
    for file in TemporaryFolder.names(in: Project.path("Tests/Cases/PageInputs")) {
      #expect(tests.contains("PageInputs/\(file.dropLast(4))\""), "no test reads \(file)")
    }
  }
}
