internal import Foundation
internal import PageRender

/// Compares a value in the strategy's format with a test's snapshot, or records it, for strategies that do
/// not draw.
struct ValueCheck<Value, Format> {
  let files: SnapshotFiles
  let mode: RecordMode
  let strategy: Snapshotting<Value, Format>
  /// The longest wait for a snapshot, in seconds.
  let timeout: TimeInterval

  /// Returns the failure's message, and the files that show it; `nil` if the value passes.
  func failure(of value: Value) throws -> (message: String, files: [ShownFile])? {
    guard let format = wait(for: strategy.snapshot(value)) else {
      return ("the snapshot was not there after \(timeout) seconds; give assertSnapshot a longer timeout", [])
    }
    let new = strategy.diffing.toData(format)
    guard let old = try stored() else {
      guard mode != .never else {
        return (Messages.missing(files.path, isWritten: false).joined(separator: "\n"), [])
      }
      try write(new, to: files.path)
      return mode == .all
        ? (Messages.recordingIsOn(files.path, "recorded"), [])
        : (Messages.missing(files.path, isWritten: true).joined(separator: "\n"), [])
    }
    let difference = strategy.diffing.diff(strategy.diffing.fromData(old), format)
    if mode == .all {
      if new != old { try write(new, to: files.path) }
      return (
        Messages.recordingIsOn(files.path, new == old ? "it is as it was" : "recorded")
          + (difference.map { "\n\($0.0)" } ?? ""), []
      )
    }
    guard let (words, attachments) = difference else { return nil }
    if mode == .failed {
      try write(new, to: files.path)
      return ("\(words)\nrecorded anew: \(files.path)\n\(Messages.again)", [])
    }
    return try failure(words, new, attachments)
  }

  private func failure(
    _ words: String, _ new: Data, _ attachments: [XCTAttachment]
  ) throws -> (message: String, files: [ShownFile]) {
    let base = "\(SnapshotFiles.artifacts)/texts/\(files.testFile)/\(files.name)"
    let actual = "\(base).actual" + (files.pathExtension.map { ".\($0)" } ?? "")
    try write(new, to: actual)
    var shown = [("expected", files.path), ("actual", actual)]
    for attachment in attachments {
      guard let name = attachment.name else { continue }
      try write(attachment.data, to: "\(base).\(name)")
      shown.append((URL(fileURLWithPath: name).deletingPathExtension().lastPathComponent, "\(base).\(name)"))
    }
    return (
      ([words] + shown.map { "\($0.0): \($0.1)" }).joined(separator: "\n"),
      shown.map { ShownFile(kind: $0.0, path: $0.1) }
    )
  }

  private func stored() throws -> Data? {
    guard FileManager.default.fileExists(atPath: files.path) else { return nil }
    return try Data(contentsOf: URL(fileURLWithPath: files.path))
  }

  private func write(_ data: Data, to path: String) throws {
    try SnapshotFiles.writer.write([UInt8](data), to: path)
  }

  /// Waits for a value; `nil` if it takes longer than `timeout`.
  private func wait(for value: Async<Format>) -> Format? {
    let arrival = Arrival<Format>()
    value.run { arrival.come($0) }
    let end = Date(timeIntervalSinceNow: timeout)
    while true {
      if let value = arrival.value { return value }
      guard Date() < end else { return nil }
      // The value may need this thread to arrive.
      Patience.turn()
    }
  }
}

/// A value that arrives from any thread.
private final class Arrival<Value> {
  private let lock = NSLock()
  private var arrived: Value?

  func come(_ value: Value) { lock.withLock { arrived = value } }
  var value: Value? { lock.withLock { arrived } }
}
