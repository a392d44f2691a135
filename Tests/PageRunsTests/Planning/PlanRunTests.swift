import Foundation
import LayoutEngine
import PageRender
import TestSupport
import Testing

@testable import PageRuns

/// Runs of `plan` and `truth` over pages with a view.
@MainActor
struct PlanRunTests {
  private let temporary = TemporaryFolder()

  private func program(_ ids: String...) -> HostProgram {
    let pages = ids.map { id in
      Page(id) {
        let root = UIView()
        root.backgroundColor = .white
        return root
      }
    }
    return HostProgram(
      name: "tours",
      catalog: CatalogPages(
        name: "App", pages: pages, matrix: CatalogMatrix(devices: ["iphone-se-3", "iphone-x"]),
        resources: SwiftPageSource.Resources(), lint: []))
  }

  private func session(_ program: HostProgram) -> Session {
    var options = RunOptions(jobs: 1)
    (options.isQuiet, options.showsProgress) = (true, false)
    return Session(options: options, program: program)
  }

  /// A page that could not be measured would cost a millisecond a picture.
  @Test func `a plan divides what it has measured`() async throws {
    let program = program("one", "two")
    var arguments = Arguments(program: program, commandName: "plan")
    arguments.options = [("device", "iphone-x"), ("output", "out"), ("fonts", "f")]
    var run = PlanRun(
      session: session(program), arguments: arguments, axes: AxisOptions(), shardCount: 2,
      folder: temporary.path(""))
    let planned = await run.plan()
    let plan = try #require(planned)
    #expect(plan.total == 4 && plan.shards.count == 2 && plan.version == HostProgram.build)
    #expect(plan.shards.allSatisfy { $0.seconds > 0 })
    #expect(abs(plan.shards.reduce(0) { $0 + $1.seconds } - 0.004) > 1e-12)
    #expect(plan.options.map(\.name) == ["device", "fonts"] && plan.operands.isEmpty)
    #expect(temporary.names.isEmpty)
  }

  @Test func `a deck that is not there has no plan`() async {
    let program = HostProgram()
    var arguments = Arguments(program: program, commandName: "plan")
    arguments.operands = [temporary.path("none")]
    var run = PlanRun(
      session: session(program), arguments: arguments, axes: AxisOptions(), shardCount: 2,
      folder: temporary.path(""))
    #expect(await run.plan() == nil && run.session.finish() == ExitCode.badInput.rawValue)
  }

  private func truth(_ change: (inout TruthOptions) -> Void = { _ in }, _ operands: String...) async -> Int32
  {
    var options = TruthOptions()
    change(&options)
    var run = TruthRun(session: session(program("login", "home")), options: options)
    return await run.run(operands.isEmpty ? [temporary.path("R")] : operands)
  }

  /// The picture has the size of an iPhone X and no pixels that could be read.
  @Test func `recordings of other pages than the chosen ones are none`() async throws {
    try AtomicFileWriter().write(
      HandmadePNG(width: 1125, height: 2436, colorType: 2, rows: [0]).bytes,
      to: temporary.path("R/__Snapshots__/LoginTests/testLogin.iPhoneX.png"))
    #expect(await truth { $0.pages = ["home"] } == ExitCode.usage.rawValue)
    #expect(await truth { $0.pages = ["login"] } == ExitCode.badInput.rawValue)
    #expect(await truth({ _ in }, temporary.path("none")) == ExitCode.badInput.rawValue)
  }
}
