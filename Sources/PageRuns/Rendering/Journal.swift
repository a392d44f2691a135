@preconcurrency internal import Glibc
internal import PageRender
internal import Synchronization

/// The file with the notes of an output folder's pictures: it is read once, and then written entry by entry.
///
/// Runs that share the file, on one machine or several, lose none of each other's entries: it is locked while
/// it is read, added to and replaced. If it cannot be written, the next run only takes longer.
package final class Journal: Sendable {
  private let folder: String
  private let condition: DrawnPictures.Condition
  /// The number of entries in the file, including those that later entries replaced.
  private let entryCount: Int

  private struct State {
    /// The file, open for adding; negative before the first entry.
    var descriptor: Int32 = -1
    var added = 0
    var failure: FileWriteError?
  }

  private let state = Mutex(State())

  /// The name of the notes' folder, which is hidden, and kept out of version control by its own .gitignore.
  package static let folderName = ".renderpages"
  static let fileName = "pictures"

  private init(_ folder: String, _ condition: DrawnPictures.Condition, entryCount: Int) {
    self.folder = folder
    self.condition = condition
    self.entryCount = entryCount
  }

  deinit {
    let descriptor = state.withLock { $0.descriptor }
    if descriptor >= 0 { close(descriptor) }
  }

  /// Reads the notes of an output folder; none if it has no such file.
  static func read(in output: String) -> (known: DrawnPictures, journal: Journal) {
    let folder = "\(output)/\(folderName)"
    let file = "\(folder)/\(fileName)"
    guard FilePath.isAnything(file) else { return (DrawnPictures(), Journal(folder, .whole, entryCount: 0)) }
    let (known, condition, count) = entries(of: file)
    return (known, Journal(folder, condition, entryCount: count))
  }

  private static func entries(
    of file: String
  ) -> (known: DrawnPictures, condition: DrawnPictures.Condition, entryCount: Int) {
    let held = try? LockedFile(file, O_RDONLY, isShared: true)
    return withExtendedLifetime(held) { DrawnPictures.read(held?.bytes ?? []) }
  }

  private var file: String { "\(folder)/\(Self.fileName)" }

  // MARK: Adding

  /// Adds an entry to the file, which is made if it is missing.
  func append(_ entry: DrawnPictures.Entry, with writer: AtomicFileWriter) {
    state.withLock { state in
      guard state.failure == nil else { return }
      do throws(FileWriteError) {
        let record = DrawnPictures.record(entry)
        try hold(&state, writer)
        defer { LockedFile.lock(state.descriptor, LOCK_UN) }
        try add(record, to: state.descriptor)
        state.added += 1
      } catch {
        state.failure = error
      }
    }
  }

  /// Locks the file that has the name now, as another run may have replaced the file since the last entry.
  private func hold(_ state: inout State, _ writer: AtomicFileWriter) throws(FileWriteError) {
    if state.descriptor < 0 { state.descriptor = try open(writer, condition) }
    LockedFile.lock(state.descriptor, LOCK_EX)
    for _ in 0..<LockedFile.maximumTries where !LockedFile.hasName(state.descriptor) {
      close(state.descriptor)
      state.descriptor = -1
      state.descriptor = try open(writer, .whole)
      LockedFile.lock(state.descriptor, LOCK_EX)
    }
  }

  /// Adds an entry in one write. A partly written entry is cut off, as nothing behind it could be read.
  private func add(_ record: [UInt8], to descriptor: Int32) throws(FileWriteError) {
    var before = stat()
    let isKnown = fstat(descriptor, &before) == 0
    let written = record.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard written != record.count else { return }
    let error = FileWriteError(.write, errno: written < 0 ? errno : ENOSPC, path: file)
    if written > 0, isKnown { _ = ftruncate(descriptor, before.st_size) }
    throw error
  }

  /// Opens the file for adding. A file with an unreadable end is replaced by its readable entries, as nothing
  /// behind them could be read.
  private func open(
    _ writer: AtomicFileWriter, _ condition: DrawnPictures.Condition
  ) throws(FileWriteError) -> Int32 {
    try makeFolder(writer)
    if condition != .whole {
      // Another run may have replaced it already.
      try replace(with: writer) { $0.condition == .whole ? nil : $0.known }
    }
    if !FilePath.isAnything(file) { try makeFile() }
    let descriptor = Glibc.open(file, O_RDWR | O_APPEND | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { throw FileWriteError(.create, errno: errno, path: file) }
    return descriptor
  }

  private func makeFolder(_ writer: AtomicFileWriter) throws(FileWriteError) {
    try AtomicFileWriter.makeFolder(folder)
    let ignored = "\(folder)/.gitignore"
    if !FilePath.isAnything(ignored) { try writer.write("*\n", to: ignored) }
  }

  /// Makes a file without entries, unless another run is faster.
  private func makeFile() throws(FileWriteError) {
    let new = "\(file).\(UInt64.random(in: 0...UInt64.max))"
    try AtomicFileWriter().write(DrawnPictures.header, to: new)
    defer { unlink(new) }
    guard link(new, file) == 0 || errno == EEXIST || rename(new, file) == 0 else {
      throw FileWriteError(.create, errno: errno, path: file)
    }
  }

  // MARK: Writing anew

  /// Returns true if most of the file's entries are outdated, or another run has replaced the file.
  func isOutOfDate(live: DrawnPictures) -> Bool {
    let (descriptor, added) = state.withLock { ($0.descriptor, $0.added) }
    guard descriptor >= 0 else { return false }
    var (own, current) = (stat(), stat())
    let isOurs = fstat(descriptor, &own) == 0 && stat(file, &current) == 0 && own.st_ino == current.st_ino
    let wanted = live.pictures.count + live.runs.count
    return !isOurs || entryCount + added > 2 * wanted + 64
  }

  /// Replaces the file by the result of `merge` for its present entries, including those that other runs
  /// added.
  func rewrite(with writer: AtomicFileWriter, merge: (DrawnPictures) -> DrawnPictures) {
    let hasFailed = state.withLock { $0.failure != nil }
    guard !hasFailed else { return }
    do throws(FileWriteError) {
      try makeFolder(writer)
      try replace(with: writer) { merge($0.known) }
    } catch {
      state.withLock { $0.failure = error }
    }
  }

  /// Replaces the file under its lock; if `merge` returns `nil`, the file stays.
  private func replace(
    with writer: AtomicFileWriter,
    merge: ((known: DrawnPictures, condition: DrawnPictures.Condition)) -> DrawnPictures?
  ) throws(FileWriteError) {
    // If there is no file, nothing is locked; if a folder has its name, the write below fails.
    let held = try? LockedFile(file, O_RDWR)
    defer { withExtendedLifetime(held) {} }
    let (known, condition, _) = DrawnPictures.read(held?.bytes ?? [])
    if let merged = merge((known, condition)) { try writer.write(merged.file, to: file) }
  }

  // MARK: Faults

  /// The diagnostics of the file.
  var diagnostics: [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    switch condition {
    case .whole: break
    case .torn:
      diagnostics.append(
        Diagnostic(
          .note, file: file,
          "the list of drawn pictures is damaged; the pictures that could not be read from it were drawn again"
        ))
    case .foreign:
      diagnostics.append(
        Diagnostic(
          .note, file: file,
          "the list of drawn pictures was written by another version or another program; its pictures were "
            + "drawn again"))
    }
    if let failure = state.withLock({ $0.failure }) {
      diagnostics.append(
        Diagnostic(
          .warning,
          "\(failure.message); the list of drawn pictures could not be written, so the next run draws them "
            + "again"))
    }
    return diagnostics
  }
}
