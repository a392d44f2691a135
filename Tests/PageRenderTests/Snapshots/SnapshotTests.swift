import Foundation
import Testing

@testable import PageRender

/// The examples against their recorded pictures (docs/testing.md, Snapshots).
struct SnapshotTests {
  @Test(.whereRecorded)
  func `the examples are drawn as they were recorded`() async throws {
    let examples = try await Example.loadAll()
    if SnapshotRun.isRecording {
      try await record(examples)
      Issue.record("Recorded \(SnapshotStore.folder) anew: look at what changed, then run the tests again.")
      return
    }
    if let difference = try RecordedEnvironment.difference(examples: examples) {
      Issue.record("The pictures were recorded in another environment: \(difference)")
      return
    }
    try? FileManager.default.removeItem(atPath: SnapshotStore.reportFolder)
    let faults = try await forEach(examples) { try $0.fault(of: $1) }
    for fault in faults.sorted() { Issue.record("\(fault)") }
  }

  @Test(.disabled(if: SnapshotRun.isRecording, "recording"))
  func `each page has a recorded picture, and there are no others`() async throws {
    let wanted = try await Example.loadAll().flatMap { $0.pictures.map(\.file) } + ["environment.json"]
    let stored = try SnapshotStore.storedFiles()
    #expect(Set(wanted).subtracting(stored).sorted() == [], "not recorded; run make record")
    #expect(Set(stored).subtracting(wanted).sorted() == [], "of no page; make record removes them")
  }

  private func record(_ examples: [Example]) async throws {
    let wanted = Set(examples.flatMap { $0.pictures.map(\.file) })
    for file in (try? SnapshotStore.storedFiles()) ?? [] where !wanted.contains(file) {
      try FileManager.default.removeItem(atPath: "\(SnapshotStore.folder)/\(file)")
    }
    _ = try await forEach(examples) { store, picture in
      try store.record(picture)
      return nil
    }
    let environment = try RecordedEnvironment.current(examples: examples)
    try AtomicFileWriter().write(environment.json, to: RecordedEnvironment.file)
  }

  /// Goes through the examples' pictures, the examples side by side, and returns what `body` has to say.
  private func forEach(
    _ examples: [Example],
    _ body: @escaping @Sendable (SnapshotStore, Example.Picture) throws -> String?
  ) async throws -> [String] {
    try await withThrowingTaskGroup(of: [String].self) { group in
      for example in examples {
        group.addTask {
          let store = try SnapshotStore()
          return try example.pictures.compactMap { try body(store, $0) }
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
  }
}
