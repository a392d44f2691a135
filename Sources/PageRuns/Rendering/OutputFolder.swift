@preconcurrency internal import Glibc
internal import PageRender
internal import Synchronization

/// A folder that pictures are drawn into, with notes of its pictures: a picture whose file is up to date need
/// not be drawn.
///
/// The notes lie in a hidden folder beside the pictures, and are written picture by picture, so that a killed
/// run loses nothing. They may be deleted at any time. Several runs may use one folder: a note stays true
/// whatever the others do, and a picture's file is checked before its note counts.
final class OutputFolder: Sendable {
  let path: String
  private let writer = AtomicFileWriter()
  /// True if the notes of earlier runs count; else everything is drawn.
  private let usesKnown: Bool
  private let journal: Journal
  /// The hash of this program and the libraries that it draws with.
  let edition: PictureHash

  private struct State {
    var known: DrawnPictures
    /// The names of the pictures with new notes of this run.
    var changed: Set<String> = []
    /// The names of the pictures that this run removed.
    var removed: Set<String> = []
    /// The stamps of pictures that this run wrote, taken when they were.
    var written: [String: FileStamp] = [:]
    /// The note of this run; for other commands, the file may have newer notes.
    var run: KnownRun?
    /// True if there are stamps that the file does not have yet.
    var hasNewStamps = false
  }

  private let state: Mutex<State>

  init(_ path: String, usesKnown: Bool = true) {
    self.path = path
    self.usesKnown = usesKnown
    edition = Self.edition
    let (known, journal) = Journal.read(in: path)
    self.journal = journal
    state = Mutex(State(known: known))
  }

  private static let edition = PictureHash(
    ofText: RunningProgram.edition { PictureHash(of: $0).canonicalBytes })

  func file(_ name: String) -> String { "\(path)/\(name)" }

  // MARK: Pictures

  /// Returns the hash of everything that a PNG's bytes depend on; `nil` for a document, which depends on more
  /// than what can be seen.
  ///
  /// - Parameter hasPalette: False if the file is RGB even with few colours.
  func source(of scene: Scene, as format: PageFormat, hasPalette: Bool = true) -> PictureHash? {
    guard format == .png else { return nil }
    var writer = ByteWriter()
    if !hasPalette { writer.add(["RGB"]) { $0.add($1) } }
    writer.add(edition)
    writer.add(scene.hash)
    return writer.bytes.withUnsafeBytes { PictureHash(of: $0) }
  }

  /// Returns true if the file of this name is up to date, drawn from this source.
  func holds(_ name: String, drawnFrom source: PictureHash) -> Bool {
    guard usesKnown, let picture = state.withLock({ $0.known.pictures[name] }), picture.source == source
    else { return false }
    return stands(picture, as: name)
  }

  /// Returns true if the file of this name is as it was drawn last.
  func holds(_ name: String) -> Bool {
    guard usesKnown, let picture = state.withLock({ $0.known.pictures[name] }) else { return false }
    return stands(picture, as: name)
  }

  /// Writes a picture's file unless it has these bytes already, and notes the hash of its source.
  func write(
    _ bytes: UnsafeRawBufferPointer, as name: String, drawnFrom source: PictureHash?
  ) throws(FileWriteError) {
    var picture = DrawnPicture(source: source, contents: PictureHash(of: bytes), byteCount: bytes.count)
    if usesKnown, let former = state.withLock({ $0.known.pictures[name] }),
      former.contents == picture.contents, stands(former, as: name)
    {
      picture.stamp = state.withLock { $0.known.pictures[name]?.stamp }
    } else {
      try writer.write(bytes, to: file(name))
    }
    let stamp = picture.stamp == nil ? FileStamp(file(name)) : nil
    state.withLock { state in
      state.written[name] = stamp
      state.known.add(.picture(name, picture))
      state.changed.insert(name)
    }
    journal.append(.picture(name, picture), with: writer)
  }

  /// Returns the noted contents of a picture's file; `nil` if there is no note.
  func contents(of name: String) -> DrawnPart.Contents? {
    let (picture, written) = state.withLock { ($0.known.pictures[name], $0.written[name]) }
    guard let picture else { return nil }
    var contents = DrawnPart.Contents(
      hash: picture.contents, byteCount: picture.byteCount, stamp: picture.stamp)
    if let written, written.isSettled(at: FileStamp.now), FileStamp(file(name)) == written {
      contents.stamp = written
    }
    return contents
  }

  /// Returns the total size of the pictures' files, in bytes.
  func byteCount(of names: [String]) -> Int {
    state.withLock { state in
      names.reduce(0) { $0 + (state.known.pictures[$1]?.byteCount ?? 0) }
    }
  }

  /// Returns true if a file has a picture's contents. The file is read unless its stamp suffices.
  private func stands(_ picture: DrawnPicture, as name: String) -> Bool {
    guard let stamp = FileStamp(file(name)), stamp.size == Int64(picture.byteCount) else { return false }
    if stamp == picture.stamp { return true }
    guard let (contents, seen) = FileContents.hash(ofFile: file(name)), contents == picture.contents else {
      return false
    }
    if let seen {
      state.withLock { state in
        var picture = picture
        picture.stamp = seen
        state.known.add(.picture(name, picture))
        state.changed.insert(name)
        state.hasNewStamps = true
      }
    }
    return true
  }

  /// Removes temporary files of killed runs from the folders of noted pictures and of others with some names.
  func removeLeftovers(besides names: [String]) {
    let known = state.withLock { Array($0.known.pictures.keys) }
    let folders = Set((known + names).map { $0[..<($0.lastIndex(of: "/") ?? $0.startIndex)] })
    for folder in folders { Leftovers.remove(in: folder.isEmpty ? path : "\(path)/\(folder)") }
    Leftovers.remove(below: "\(path)/\(Journal.folderName)")
  }

  // MARK: Runs

  /// Returns the last run of a command if its pictures and its input are unchanged; `nil` if there is none.
  func run(_ command: PictureHash, of names: [String], log: InputLog) -> KnownRun? {
    guard usesKnown else { return nil }
    let known = state.withLock { $0.known }
    guard let run = known.runs.last(where: { $0.command == command }),
      run.pictures == known.hash(of: names), run.isAnsweredAlike(by: log)
    else { return nil }
    return run
  }

  /// Notes a run that drew all its pictures.
  func add(
    _ command: PictureHash, of names: [String], input: [(question: InputQuestion, answer: [UInt8])],
    diagnostics: [Diagnostic]
  ) {
    let run = state.withLock { state -> KnownRun? in
      guard let pictures = state.known.hash(of: names) else { return nil }
      let run = KnownRun(
        command: command, pictures: pictures,
        input: input.map { KnownRun.Answer(question: $0.question, answer: $0.answer) },
        diagnostics: diagnostics)
      state.known.add(.run(run))
      state.run = run
      return run
    }
    if let run { journal.append(.run(run), with: writer) }
  }

  // MARK: Cleaning

  /// Removes the pictures of earlier runs, except those with some names; a file that somebody changed stays.
  ///
  /// - Returns: The removed names, the kept names of changed files, both sorted, and the errors of removing.
  func clean(keeping names: [String]) -> (removed: [String], kept: [String], faults: [FileWriteError]) {
    let kept = Set(names)
    let known = state.withLock { $0.known.pictures }
    var (removed, changed, faults) = ([String](), [String](), [FileWriteError]())
    for name in known.keys.sorted() where !kept.contains(name) {
      guard let picture = known[name] else { continue }
      if stands(picture, as: name) {
        do throws(FileWriteError) {
          try HeldFolder.remove(file(name))
        } catch {
          faults.append(error)
          continue
        }
        removed.append(name)
        removeEmptyFolders(above: name)
      } else if FilePath.isAnything(file(name)) {
        changed.append(name)
        continue
      }
      state.withLock { state in
        state.known.remove(name)
        state.removed.insert(name)
      }
    }
    return (removed, changed, faults)
  }

  private func removeEmptyFolders(above name: String) {
    var name = name[...]
    // A folder that is not empty stays: rmdir refuses it.
    while let slash = name.lastIndex(of: "/") {
      name = name[..<slash]
      guard rmdir(file(String(name))) == 0 else { return }
    }
  }

  // MARK: Ending

  /// Writes the notes anew if their file has too many outdated entries, or lacks something. Returns the
  /// file's diagnostics.
  func finish() -> [Diagnostic] {
    let state = state.withLock { $0 }
    if state.hasNewStamps || !state.removed.isEmpty || journal.isOutOfDate(live: state.known) {
      journal.rewrite(with: writer) { current in
        var merged = current
        for name in state.changed {
          if let picture = state.known.pictures[name] { merged.add(.picture(name, picture)) }
        }
        for name in state.removed { merged.remove(name) }
        if let run = state.run { merged.add(.run(run)) }
        return merged
      }
    }
    return journal.diagnostics
  }
}
