import PageTestSupport
import TestSupport
import Testing

/// The cases of `Tests/Cases/PageSnapshots`. Tests/Cases/README.md describes their format.
struct SnapshotCaseTests {
  @Test(arguments: Case.of("PageSnapshots/Pictures")) func `pictures are compared`(_ each: Case) async {
    await each.judge(PictureAnswers.all)
  }
  @Test(arguments: Case.of("PageSnapshots/Trees")) func `frame trees are compared`(_ each: Case) async {
    await each.judge(TreeAnswers.all)
  }
  @Test(arguments: Case.of("PageSnapshots/Recordings")) func `recordings are known`(_ each: Case) async {
    await each.judge(RecordingAnswers.all)
  }
  @Test(arguments: Case.of("PageSnapshots/Runs")) func `runs are joined and told`(_ each: Case) async {
    await each.judge(RunAnswers.all)
  }
  @Test(arguments: Case.of("PageSnapshots/Truths")) func `recordings are read and compared`(_ each: Case)
    async
  {
    await each.judge(TruthAnswers.all)
  }
}
