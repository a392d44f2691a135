import Foundation
import PageTestSupport
import TestSupport
import Testing

/// The cases of `Tests/Cases/PageReview`. Tests/Cases/README.md describes their format.
@MainActor
struct ReviewCaseTests {
  @Test(arguments: Case.of("PageReview/Callouts")) func `callouts have words and columns`(_ each: Case) async
  {
    await each.judge(CalloutAnswers.all)
  }
  @Test(arguments: Case.of("PageReview/Changes")) func `changes are marked and told`(_ each: Case) async {
    await each.judge(ChangeAnswers.all)
  }
  @Test(arguments: Case.of("PageReview/Covers")) func `covers and contents are laid out`(_ each: Case) async {
    await each.judge(CoverAnswers.all)
  }
  @Test(arguments: Case.of("PageReview/Designs")) func `artboards are compared`(_ each: Case) async {
    await each.judge(DesignCase.all)
  }
  @Test(arguments: Case.of("PageReview/Devices")) func `devices and screens are drawn and named`(_ each: Case)
    async
  {
    await each.judge(DeviceAnswers.all)
  }
  @Test(arguments: Case.of("PageReview/Inks")) func `pixels are told apart`(_ each: Case) async {
    await each.judge(InkAnswers.all)
  }
  @Test(arguments: Case.of("PageReview/Redlines")) func `redlines are drawn`(_ each: Case) async {
    await each.judge(RedlineAnswers.all)
  }
  @Test(arguments: Case.of("PageReview/Reviews")) func `a review has its sheets`(_ each: Case) async {
    await each.judge(ReviewCase.all)
  }
  @Test(arguments: Case.of("PageReview/Screens")) func `views are measured`(_ each: Case) async {
    await each.judge(ScreenAnswers.all)
  }
  @Test(arguments: Case.of("PageReview/Sheets")) func `sheets are laid out`(_ each: Case) async {
    await each.judge(SheetAnswers.all)
  }
  @Test(arguments: Case.of("PageReview/Styles")) func `styles are listed`(_ each: Case) async {
    await each.judge(StyleAnswers.all)
  }

  @Test func `each file of cases has a test`() throws {
    let tests = try String(contentsOfFile: #filePath, encoding: .utf8)
    for file in TemporaryFolder.names(in: Project.path("Tests/Cases/PageReview")) {
      #expect(tests.contains("PageReview/\(file.dropLast(4))\""), "no test reads \(file)")
    }
  }
}
