@preconcurrency internal import Glibc
internal import PageRender

/// Joins the pictures that shards of `render` drew into one folder.
@MainActor
package struct PictureJoin {
  private let options: JoinOptions
  private let folders: [String]
  private let output: String
  /// True if the input is the output folder, so that its pictures are only checked.
  private let isInPlace: Bool

  package init(_ options: JoinOptions, _ folders: [String]) {
    self.options = options
    self.folders = folders
    output = FilePath.withoutSlashes(options.output ?? folders.only ?? "out")
    isInPlace = folders.count == 1 && FilePath.isSame(output, folders[0])
  }

  package func run() -> Int32 {
    let (parts, faults) = PartFolder.parts(in: folders)
    var status = ExitCode.success
    for fault in faults { status = max(status, tell(fault)) }
    guard status == .success else { return status.rawValue }
    let join = PartJoin(parts)
    if let fault = join.fault { return tell(fault).rawValue }
    do throws(JoinError) {
      if !isInPlace { try write(join) }
    } catch {
      return tell(error.diagnostic).rawValue
    }
    for fault in join.missing { status = max(status, tell(fault)) }
    return max(status, print(join)).rawValue
  }

  private enum JoinError: Error {
    case write(FileWriteError)
    case inUse(String)

    @MainActor var diagnostic: Diagnostic {
      switch self {
      case .write(let error): error.diagnostic
      case .inUse(let folder): JoinFault.inUse(folder)
      }
    }
  }

  /// Links the pictures that were found into the output folder and notes them there, so that a later run goes
  /// on from them.
  private func write(_ join: PartJoin) throws(JoinError) {
    do throws(FileWriteError) {
      let notes = "\(output)/\(Journal.folderName)"
      try AtomicFileWriter.makeFolder(notes)
      let lock = open("\(notes)/join.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
      guard lock >= 0 else { throw FileWriteError(.create, errno: errno, path: "\(notes)/join.lock") }
      defer { FileLock.release(lock) }
      guard flock(lock, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
        throw FileWriteError(.create, errno: EWOULDBLOCK, path: output)
      }
      let writer = AtomicFileWriter()
      for picture in join.standing where !FilePath.isSame(picture.folder, output) {
        try writer.link("\(picture.folder)/\(picture.name)", to: "\(output)/\(picture.name)")
      }
      try note(join, with: writer)
      for part in join.parts where !FilePath.isSame(part.folder, output) {
        try writer.write(part.part.file, to: "\(DrawnPart.folder(in: output))/\(part.part.fileName)")
      }
    } catch {
      throw error.errno == EWOULDBLOCK ? .inUse(output) : .write(error)
    }
  }

  private func note(_ join: PartJoin, with writer: AtomicFileWriter) throws(FileWriteError) {
    var known: [String: DrawnPictures] = [:]
    for folder in Set(join.standing.map(\.folder)) { known[folder] = Journal.read(in: folder).known }
    let journal = Journal.read(in: output).journal
    journal.rewrite(with: writer) { current in
      var merged = current
      for picture in join.standing {
        guard let drawn = known[picture.folder]?.pictures[picture.name],
          drawn.contents == picture.contents.hash
        else { continue }
        merged.add(.picture(picture.name, drawn))
      }
      return merged
    }
  }

  // MARK: Telling

  private func print(_ join: PartJoin) -> ExitCode {
    var results = ResultWriter()
    let commands = join.todo.map { $0.command(into: output) }
    if options.printsJSON {
      results.json(
        .object([
          ("folder", .string(output)), ("pictures", .number(Double(join.standing.count))),
          ("missingShards", .array(join.missingShards.map { .string($0) })),
          ("missingPictures", .array(join.missingPictures.map { .string($0) })),
          ("commands", .array(commands.map { .string($0) })),
        ]))
    } else {
      if !options.isQuiet {
        let (pictures, shards) = (join.standing.count, join.parts.count)
        results.line(
          "\(Counting.grouped(pictures)) \(Wording.form(pictures, "picture")) of "
            + "\(Wording.count(shards, "shard")) in \(output)")
      }
      for line in commands { results.line(line) }
    }
    return results.flush()
  }

  private func tell(_ diagnostic: Diagnostic) -> ExitCode {
    Terminal.tell(diagnostic, program: options.program.name)
    return diagnostic.exitCode ?? .success
  }
}
