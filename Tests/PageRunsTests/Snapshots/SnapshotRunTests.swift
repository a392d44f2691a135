import Foundation
import LayoutEngine
import PageRender
import TestSupport
import Testing

@testable import PageRuns

/// Runs of `record` and `verify` over a page with a view.
@MainActor
struct SnapshotRunTests {
  private let temporary = TemporaryFolder()

  private func run(
    _ mode: RecordMode, x: Double = 20, _ change: (inout SnapshotOptions) -> Void = { _ in }
  ) async -> Int32 {
    let page = Page("one") {
      let root = UIView()
      let view = UIView(frame: CGRect(x: x, y: 100, width: 50, height: 50))
      view.backgroundColor = .red
      root.addSubview(view)
      return root
    }
    let catalog = CatalogPages(
      name: "App", pages: [page], matrix: CatalogMatrix(devices: ["iphone-se-3"]),
      resources: SwiftPageSource.Resources(), lint: [])
    let program = HostProgram(name: "tours", catalog: catalog)
    var (options, quiet) = (SnapshotOptions(isRecording: mode == .all), RunOptions(jobs: 1))
    (quiet.isQuiet, quiet.showsProgress) = (true, false)
    (options.snapshots, options.report) = (temporary.path("S"), temporary.path("report"))
    options.rules.mode = mode
    options.rules.recordsSmall = false
    change(&options)
    return await SnapshotRun.run(
      Arguments(program: program, commandName: "verify"), options, axes: AxisOptions(),
      session: Session(options: quiet, program: program))
  }

  private var statuses: [PictureResult.Status]? {
    RunFolder.lastRun(in: temporary.path("report"))?.pictures.map(\.status)
  }

  @Test func `what was recorded is good until it changes`() async {
    #expect(await run(.never) == ExitCode.difference.rawValue)
    #expect(statuses == [.missing])
    #expect(await run(.all) == 0)
    #expect(TemporaryFolder.names(in: temporary.path("S/one")) == ["iphone-se-3.json", "iphone-se-3.png"])
    #expect(await run(.never) == 0)
    #expect(statuses == [.same])
    #expect(await run(.never, x: 30) == ExitCode.difference.rawValue)
    #expect(statuses == [.changed])
    #expect(await run(.never, x: 30) { $0.pattern = "xyzzy" } == ExitCode.usage.rawValue)
  }
}
