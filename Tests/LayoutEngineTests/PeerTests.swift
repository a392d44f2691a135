import Foundation
import Testing

@testable import LayoutEngine

/// The solver beside kiwi (Cassowary in C++, three strengths) and a lexicographic linear program (HiGHS):
/// see `Tests/Peers/compare.py`.
@Suite struct PeerTests {
  @Test func `recorded systems have the errors and refusals that kiwi and HiGHS found`() throws {
    let records = try PeerRecord.all()
    #expect(records.count { $0.peer == "kiwi" } >= 200)
    #expect(records.count { $0.peer == "program" } >= 50)
    for (index, record) in records.enumerated() {
      let added = try record.system.answerAdding()
      expectSame(added, record, "record \(index), added one by one")
      expectSame(
        try record.system.answerEntering(without: record.answer.refused), record,
        "record \(index), entered together")
    }
  }

  private func expectSame(_ actual: PeerAnswer, _ record: PeerRecord, _ context: String) {
    #expect(actual.refused == record.answer.refused, "\(context), \(record.peer)")
    #expect(actual.errors.count == record.answer.errors.count, "\(context), \(record.peer)")
    // The peers work to about 1e-9 of the largest number in a system.
    let largest = record.system.constraints.map { $0[2].magnitude }.max() ?? 0
    for (mine, theirs) in zip(actual.errors, record.answer.errors) {
      #expect(mine[0] == theirs[0])
      #expect(
        (mine[1] - theirs[1]).magnitude <= 1e-6 * max(1, largest),
        "\(context), \(record.peer), level \(mine[0]): \(mine[1]) instead of \(theirs[1])")
    }
  }

  struct Answers: Encodable {
    var added: PeerAnswer?
    var entered: PeerAnswer?
    /// Why there is no answer.
    var failure: String?

    init(to system: PeerSystem) {
      do {
        let added = try system.answerAdding()
        self.added = added
        entered = try system.answerEntering(without: added.refused)
      } catch {
        failure = "\(error)"
      }
    }
  }

  /// How `compare.py` reaches the solver: it names two files in the environment.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["PEER_SYSTEMS"] != nil))
  func `a file of systems is answered`() throws {
    let environment = ProcessInfo.processInfo.environment
    let source = URL(fileURLWithPath: try #require(environment["PEER_SYSTEMS"]))
    let target = URL(fileURLWithPath: try #require(environment["PEER_ANSWERS"]))
    let systems = try JSONDecoder().decode([PeerSystem].self, from: Data(contentsOf: source))
    try JSONEncoder().encode(systems.map(Answers.init)).write(to: target)
  }
}
