internal import Glibc
public import PageBase
internal import PageDrawing

/// The backups of the files that the last approval replaced, so that it can be undone. They lie in `undo`
/// below the report's folder, with a list of them.
///
/// The list is replaced in one step: if a process is killed, there is either the old list with its backups or
/// the new list with its own.
public struct ApprovalJournal: Sendable {
  private let folder: String

  /// - Parameter report: The report's folder.
  public init(report: String) { folder = "\(report)/undo" }

  private var list: String { "\(folder)/undo.json" }

  /// A file that was replaced.
  struct Entry: Hashable {
    var path: String
    /// The name of the old file's backup in the journal's folder; `nil` if there was no old file.
    var backup: String?
    /// SHA-256 of the new file.
    var written: String
  }

  private struct Record {
    var generation = 0
    var entries: [Entry] = []
  }

  /// Replaces files after backing up the old ones.
  ///
  /// - Parameter files: The files' paths and new contents.
  public func replace(_ files: [(path: String, bytes: [UInt8])]) throws(FileWriteError) {
    let writer = AtomicFileWriter(syncedLater: true)
    // A damaged list cannot be undone, so the new list replaces it.
    let old = try? read()
    var record = Record(generation: (old?.generation ?? 0) + 1)
    for (number, file) in files.enumerated() {
      var entry = Entry(path: file.path, backup: nil, written: FileDigest.sha256(file.bytes))
      if let bytes = try? ImageFile.read(file.path) {
        let backup = "\(record.generation)-\(number)"
        try writer.write(bytes, to: "\(folder)/\(backup)")
        entry.backup = backup
      }
      record.entries.append(entry)
    }
    // The disk has the backups before the list, and the list before a snapshot is replaced.
    try writer.sync()
    try writer.write(Self.text(record), to: list)
    try writer.sync()
    remove(old?.entries ?? [])
    for file in files { try writer.write(file.bytes, to: file.path) }
    try writer.sync()
  }

  /// The outcome for a file that was to be restored.
  public enum Restored: Hashable, Sendable {
    /// The file has its old contents again.
    case restored(String)
    /// The approval had created the file, which is removed.
    case removed(String)
    /// The file was changed since the approval, and is left alone.
    case changedSince(String)
  }

  /// The reason why an approval cannot be undone.
  public enum Fault: Error, Hashable {
    /// The list of replaced files is damaged, or has the format of another version.
    case damaged(String)
    case writing(FileWriteError)

    public var diagnostic: Diagnostic {
      switch self {
      case .damaged(let path):
        Diagnostic(
          .error, file: path,
          "is damaged, or of another version, so the last approval cannot be taken back; restore the snapshots by "
            + "version control",
          exitCode: .badInput)
      case .writing(let error): error.diagnostic
      }
    }
  }

  /// Restores the files of the last approval; `nil` if there is none to undo.
  public func undo() throws(Fault) -> [Restored]? {
    guard let record = try read() else { return nil }
    do {
      let restored = try restore(record.entries)
      unlink(list)
      remove(record.entries)
      return restored
    } catch {
      throw .writing(error)
    }
  }

  /// Restores some files of the last approval; the others can be restored later. `nil` if none of them was
  /// replaced.
  ///
  /// - Parameters:
  ///   - isChosen: Returns true for the path of a file to restore.
  ///   - shared: The path of a file that is about all the files, such as the results.
  ///   - merged: Returns the shared file's contents after this, from its old and its current ones.
  package func undo(
    where isChosen: (String) -> Bool, shared: String, merged: (_ old: [UInt8], _ now: [UInt8]) -> [UInt8]?
  ) throws(Fault) -> [Restored]? {
    guard var record = try read() else { return nil }
    let chosen = record.entries.filter { isChosen($0.path) }
    let rest = record.entries.filter { !isChosen($0.path) }
    guard !chosen.isEmpty else { return nil }
    guard rest.contains(where: { $0.path != shared }) else { return try undo() }
    do throws(FileWriteError) {
      let restored = try restore(chosen)
      record.entries = rest
      if let place = rest.firstIndex(where: { $0.path == shared }), let backup = rest[place].backup,
        let old = try? ImageFile.read("\(folder)/\(backup)"), let now = try? ImageFile.read(shared),
        FileDigest.sha256(now) == rest[place].written, let bytes = merged(old, now)
      {
        try AtomicFileWriter().write(bytes, to: shared)
        record.entries[place].written = FileDigest.sha256(bytes)
      }
      try AtomicFileWriter(isDurable: true).write(Self.text(record), to: list)
      remove(chosen)
      return restored
    } catch {
      throw .writing(error)
    }
  }

  private func restore(_ entries: [Entry]) throws(FileWriteError) -> [Restored] {
    let writer = AtomicFileWriter(syncedLater: true)
    var restored: [Restored] = []
    for entry in entries {
      let current = try? ImageFile.read(entry.path)
      let before = entry.backup.flatMap { try? ImageFile.read("\(folder)/\($0)") }
      // The approval was killed before it replaced this file, or an earlier undo restored it.
      if current == before, before != nil || entry.backup == nil {
        if before != nil { restored.append(.restored(entry.path)) }
        continue
      }
      guard let current, FileDigest.sha256(current) == entry.written, before != nil || entry.backup == nil
      else {
        restored.append(.changedSince(entry.path))
        continue
      }
      if let before {
        try writer.write(before, to: entry.path)
        restored.append(.restored(entry.path))
      } else {
        try HeldFolder.remove(entry.path)
        restored.append(.removed(entry.path))
      }
    }
    try writer.sync()
    return restored
  }

  private func remove(_ entries: [Entry]) {
    for entry in entries {
      if let backup = entry.backup { unlink("\(folder)/\(backup)") }
    }
  }

  private static func text(_ record: Record) -> String {
    JSONOutput.object([
      ("format", .number(1)), ("generation", .number(Double(record.generation))),
      (
        "files",
        .array(
          record.entries.map { entry in
            .object([
              ("path", .string(entry.path)), ("backup", entry.backup.map { .string($0) } ?? .null),
              ("written", .string(entry.written)),
            ])
          })
      ),
    ]).text + "\n"
  }

  /// Reads the list; `nil` if there is none.
  private func read() throws(Fault) -> Record? {
    guard access(list, F_OK) == 0 else { return nil }
    guard let record = stored() else { throw .damaged(list) }
    return record
  }

  private func stored() -> Record? {
    guard let bytes = try? ImageFile.read(list), let value = try? JSONReader.read(bytes),
      let root = StoredObject(value), root.number("format") == 1,
      let generation = root.integer("generation"), let files = root.list("files")
    else { return nil }
    var record = Record(generation: generation)
    for file in files {
      guard let object = StoredObject(file), let path = object.string("path"),
        let written = object.string("written")
      else { return nil }
      let backup = object.string("backup")
      // Approvals replace only .png and .json files, and their backups lie in this folder.
      guard [".png", ".json"].contains(where: { path.hasSuffix($0) }) else { return nil }
      guard backup.map({ !$0.contains("/") && !$0.hasPrefix(".") }) ?? true else { return nil }
      record.entries.append(Entry(path: path, backup: backup, written: written))
    }
    return record
  }
}
