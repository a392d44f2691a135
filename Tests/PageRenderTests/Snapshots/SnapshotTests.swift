import Foundation
import TestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageSnapshots

/// The examples against their recorded pictures (docs/testing.md, Snapshots).
@Suite(.tags(.corpus), .long)
struct SnapshotTests {
  @Test(.whereRecorded)
  func `the examples are drawn as they were recorded`() async throws {
    let examples = try await Example.loadAll()
    if SnapshotMode.isRecording {
      try await record(examples)
      Issue.record("Recorded Snapshots/ anew: look at what changed, then run the tests again.")
      return
    }
    for example in examples {
      if let difference = try RecordedEnvironment.difference(of: example) {
        Issue.record("\(example.name): the pictures were recorded in another environment: \(difference)")
        return
      }
    }
    try? FileManager.default.removeItem(atPath: SnapshotStore.reportFolder)
    let faults = try await forEach(examples, mode: .never) { try $0.fault(of: $1) }
    for fault in faults.sorted() { Issue.record("\(fault)") }
  }

  @Test(.disabled(if: SnapshotMode.isRecording, "recording"))
  func `each picture has the frame tree of its page`() async throws {
    let old = try await forEach(try await Example.loadAll(), mode: .never) {
      try $0.hasStoredTree(of: $1) ? nil : "\($1.page.id) on \($1.environment.name)"
    }
    #expect(old.sorted() == [], "run make record")
  }

  @Test(.disabled(if: SnapshotMode.isRecording, "recording"))
  func `each picture that is to be recorded is, and there are no others`() async throws {
    for example in try await Example.loadAll() {
      let wanted = RecordedPictures.names(of: example.name)
      let stored = Set(example.folder.names)
      #expect(wanted.subtracting(example.recorded.map(\.name)).sorted() == [], "no page has this name")
      #expect(wanted.subtracting(stored).sorted() == [], "not recorded; run make record")
      #expect(stored.subtracting(wanted).sorted() == [], "not listed; make record removes them")
    }
  }

  /// `renderpages verify` draws as the version that the recordings name, or as iOS 17 where they name none.
  @Test(.disabled(if: SnapshotMode.isRecording, "recording"))
  func `the recordings name the version of iOS that their pictures show`() async throws {
    for example in try await Example.loadAll() {
      #expect(example.folder.recordedVersion == example.environments.first?.system, "\(example.name)")
    }
  }

  private func record(_ examples: [Example]) async throws {
    for example in examples {
      let wanted = RecordedPictures.names(of: example.name)
      for name in example.folder.names where !wanted.contains(name) {
        try FileManager.default.removeItem(atPath: example.folder.picture(name))
        try? FileManager.default.removeItem(atPath: example.folder.tree(name))
      }
    }
    _ = try await forEach(examples, mode: .all) { try $0.fault(of: $1) }
    for example in examples {
      let environment = try RecordedEnvironment.current(example)
      try example.folder.write(environment, with: AtomicFileWriter(), removesOthers: true)
    }
  }

  /// Goes through the examples' pictures, the examples side by side, and returns what `body` has to say.
  private func forEach(
    _ examples: [Example], mode: RecordMode,
    _ body: @escaping @Sendable (SnapshotStore, Example.Picture) throws -> String?
  ) async throws -> [String] {
    try await withThrowingTaskGroup(of: [String].self) { group in
      for example in examples {
        group.addTask {
          let store = try SnapshotStore(example, mode: mode)
          return try example.recorded.compactMap { try body(store, $0) }
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
  }
}
