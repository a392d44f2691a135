import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageSnapshots

struct KnownAnswerTests {
  /// The environment in which the project's own pictures were recorded, if this machine has its libraries.
  private static let recorded: DrawingEnvironment? = {
    let folder = SnapshotFolder(Project.path("Snapshots/screens"))
    guard var here = try? folder.recordedEnvironment() else { return nil }
    let recorded = here
    here = DrawingEnvironment.current(fonts: [])
    return here.machineDifferences(from: recorded).isEmpty ? recorded : nil
  }()

  /// A picture that is drawn otherwise makes every recorded environment another one.
  @Test(.enabled(if: recorded != nil, "the project's pictures were recorded with other libraries"))
  func `the test picture is that with which pictures were recorded`() {
    #expect(KnownAnswer.number(fonts: FontCatalog()) == Self.recorded?.knownAnswer)
  }
}
