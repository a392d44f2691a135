import Foundation
import TestSupport
import Testing

/// The cases of `Tests/Cases/LayoutEngine`. Tests/Cases/README.md describes their format.
@MainActor
struct LayoutCaseTests {
  @Test(arguments: Case.of("LayoutEngine/Explanations")) func `layouts are explained`(_ each: Case) async {
    await each.judge(LayoutAnswers.all)
  }
  @Test(arguments: Case.of("LayoutEngine/Order")) func `what matters less is given up`(_ each: Case) async {
    await each.judge(LayoutAnswers.all)
  }
  @Test(arguments: Case.of("LayoutEngine/Places")) func `views are where they are placed`(_ each: Case) async
  {
    await each.judge(LayoutAnswers.all)
  }
  @Test(arguments: Case.of("LayoutEngine/Screens")) func `screens are laid out`(_ each: Case) async {
    await each.judge(LayoutAnswers.all)
  }
  @Test(arguments: Case.of("LayoutEngine/Scrolls")) func `contents scroll`(_ each: Case) async {
    await each.judge(LayoutAnswers.all)
  }
  @Test(arguments: Case.of("LayoutEngine/Stacks")) func `stacks place their views`(_ each: Case) async {
    await each.judge(LayoutAnswers.all)
  }

  @Test func `each file of cases has a test`() throws {
    let tests = try ["Cases/LayoutCaseTests", "WrongLayouts/WrongLayoutTests"].map {
      try String(contentsOfFile: Project.path("Tests/LayoutEngineTests/\($0).swift"), encoding: .utf8)
    }.joined()
    for file in TemporaryFolder.names(in: Project.path("Tests/Cases/LayoutEngine")) {
      #expect(tests.contains(file.dropLast(4)), "no test reads \(file)")
    }
  }
}
