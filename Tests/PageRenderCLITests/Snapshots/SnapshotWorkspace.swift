import Foundation
import Testing

/// A deck of two pages whose snapshots are recorded, on a phone of few pixels.
struct SnapshotWorkspace {
  let work: Workspace
  /// Variables as on a developer's machine: continuous integration records nothing.
  static let developer = ["CI": "", "RENDERPAGES_RECORD": "", "SNAPSHOT_TESTING_RECORD": ""]
  static let device = ["-d", "200x400@1x"]

  /// - Parameter recordsFast: False to record small files.
  init(recordsFast: Bool = true) throws {
    work = try Workspace()
    // A device of the deck's own, so that a run without options is complete.
    try work.edit(#""devices": ["iphone-16-pro"]"#, #""devices": ["200x400@1x"]"#)
    let outcome = try Renderpages.run(
      ["record", "deck"], in: work.folder, environment: Self.developer, recordsFast: recordsFast)
    try #require(outcome.status == 0, "\(outcome)")
  }

  /// As on a developer's machine unless `environment` says otherwise: continuous integration records nothing.
  func run(
    _ arguments: String..., environment: [String: String] = [:], limits: String? = nil, input: String? = nil
  ) throws -> Renderpages.Outcome {
    try Renderpages.run(
      arguments, in: work.folder, environment: Self.developer.merging(environment) { $1 }, limits: limits,
      input: input)
  }

  static let pictures = ["every-device/200x400@1x", "welcome/200x400@1x"]

  func snapshot(_ name: String) -> String { "deck/Snapshots/\(name)" }

  /// The bytes of every snapshot and frame tree, by path.
  func snapshots() throws -> [String: Data] {
    let files = try work.files(in: "deck/Snapshots")
    return try Dictionary(uniqueKeysWithValues: files.map { ($0, try work.contents(of: snapshot($0))) })
  }
}
