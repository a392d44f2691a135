import PageRender
import TestSupport
import Testing

@testable import PageRuns

struct ReportPartsTests {
  private let temporary = TemporaryFolder()

  private func report(
    _ number: Int, of count: Int = 3, _ names: String..., title: String = "T",
    status: PictureResult.Status = .same, command: [String] = ["renderpages", "verify", "a b"]
  ) throws -> StoredReport {
    var verification = Verification(
      title: title, pictures: names.map { PictureResult($0, status) }, narrowedBy: "shard \(number)/\(count)")
    verification.command = command
    let folder = temporary.path("\(title)-\(number)")
    try ReportWriter().writeResults(verification, to: folder)
    return try StoredReport(folder: folder)
  }

  private func parts(_ reports: StoredReport..., prints: Bool = true) -> ReportParts {
    ReportParts(reports, printsCommands: prints)
  }

  @Test func `all parts of a run leave nothing to do`() throws {
    let parts = parts(try report(1, "a"), try report(2, "b"), try report(3, "c"))
    #expect(parts.missing.isEmpty && parts.commands.isEmpty && parts.overlap == nil)
  }

  @Test func `missing parts are told with the commands that run them`() throws {
    let one = parts(try report(1, "a"), try report(3, "c"))
    #expect(one.missing.map(\.message) == ["shard 2/3 of \"T\" is missing; the command printed last runs it"])
    #expect(one.commands == ["renderpages verify 'a b' --shard 2/3 --report report-2-of-3"])
    let two = parts(try report(3, "c"))
    #expect(
      two.missing.map(\.message) == [
        "shards 1-2 of 3 of \"T\" are missing; the commands printed last run them"
      ])
    #expect(two.commands.count == 2 && two.missing[0].exitCode == .difference)
    #expect(
      parts(try report(1, "a"), try report(3, "c"), prints: false).missing.map(\.message) == [
        "shard 2/3 of \"T\" is missing"
      ])
  }

  /// Tests of an app team have no command that runs a part; one report that has it is enough.
  @Test func `without a command there is none to print`() throws {
    let none = parts(try report(1, "a", command: []), try report(3, "c", command: []))
    #expect(none.missing.map(\.message) == ["shard 2/3 of \"T\" is missing"] && none.commands.isEmpty)
    let one = parts(try report(1, "a", command: []), try report(3, "c"))
    #expect(one.commands == ["renderpages verify 'a b' --shard 2/3 --report report-2-of-3"])
  }

  @Test func `a part that ended early is missing too`() throws {
    let ended = parts(try report(1, "a"), try report(2, "b", status: .skipped), try report(3, "c"))
    #expect(
      ended.missing.map(\.message) == [
        "shard 2/3 of \"T\" is missing (shard 2/3 ended before the last picture); the command printed last runs it"
      ])
  }

  @Test func `runs of two titles are apart`() throws {
    let two = parts(try report(1, of: 1, "a"), try report(1, of: 2, "b", title: "U"))
    #expect(two.missing.map(\.message) == ["shard 2/2 of \"U\" is missing; the command printed last runs it"])
  }

  @Test func `a picture of two parts is an overlap`() throws {
    let both = parts(try report(1, "a"), try report(2, "a"), try report(3, "a"))
    #expect(
      both.overlap?.message
        == "shard 2/3 overlaps with shard 1/3 in \(temporary.path("T-1")): both have a; join the parts of one division"
    )
    #expect(both.overlap?.file == temporary.path("T-2") && both.overlap?.exitCode == .badInput)
    #expect(parts(try report(1, "a"), try report(1, "a")).overlap == nil)
  }
}
