@preconcurrency internal import Glibc
internal import PageRender

/// The pictures that shards of `render` drew, in one folder.
@MainActor
package struct PictureJoin {
  private let options: JoinOptions
  private let folders: [String]
  private let output: String
  /// Whether the folder is only looked at.
  private let isInPlace: Bool

  package init(_ options: JoinOptions, _ folders: [String]) {
    self.options = options
    self.folders = folders
    let standard = folders.count == 1 ? folders[0] : "out"
    output = FilePath.withoutSlashes(options.output ?? standard)
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

  /// Links what stands into the output folder, and notes it there: drawing into that folder goes on from it.
  private func write(_ join: PartJoin) throws(JoinError) {
    do throws(FileWriteError) {
      let notes = "\(output)/\(Journal.folderName)"
      try AtomicFileWriter.makeFolder(notes)
      let lock = open("\(notes)/join.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
      guard lock >= 0 else { throw FileWriteError(.create, errno: errno, path: "\(notes)/join.lock") }
      defer { close(lock) }
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
      results.line(
        JSONOutput.object([
          ("folder", .string(output)), ("pictures", .number(Double(join.standing.count))),
          ("missingShards", .array(join.missingShards.map { .string($0) })),
          ("missingPictures", .array(join.missingPictures.map { .string($0) })),
          ("commands", .array(commands.map { .string($0) })),
        ]).text)
    } else {
      if !options.isQuiet {
        let (pictures, shards) = (join.standing.count, join.parts.count)
        results.line(
          "\(Counting.grouped(pictures)) \(pictures == 1 ? "picture" : "pictures") of "
            + "\(shards) \(shards == 1 ? "shard" : "shards") in \(output)")
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

/// The parts that stand in folders of pictures.
enum PartFolder {
  /// A part, and the folder that its pictures are in.
  struct Found {
    var part: DrawnPart
    var folder: String
  }

  static func parts(in folders: [String]) -> (parts: [Found], faults: [Diagnostic]) {
    var parts: [Found] = []
    var faults: [Diagnostic] = []
    for folder in folders {
      let notes = DrawnPart.folder(in: folder)
      let names = FilePath.names(in: notes)
      if names.isEmpty {
        faults.append(
          Diagnostic(
            .error, file: folder, "has no part of a run; draw into it with --shard", exitCode: .badInput))
      }
      for name in names {
        if let part = FileContents.bytes(ofFile: "\(notes)/\(name)").flatMap({ DrawnPart($0) }) {
          parts.append(Found(part: part, folder: folder))
        } else {
          faults.append(
            Diagnostic(
              .error, file: "\(notes)/\(name)",
              "is damaged, or of another version; remove it, and draw the shard again", exitCode: .badInput))
        }
      }
    }
    return (parts, faults)
  }
}

/// Whether some parts are disjoint and whole.
struct PartJoin {
  struct Picture {
    var folder: String
    var name: String
    var contents: DrawnPart.Contents
  }

  /// One for each shard, in the order of runs and numbers.
  private(set) var parts: [PartFolder.Found] = []
  /// That parts cannot be joined; `nil` where they can.
  private(set) var fault: Diagnostic?
  private(set) var standing: [Picture] = []
  /// Of the runs, `3/16` each.
  private(set) var missingShards: [String] = []
  /// Files that could not be drawn, or do not stand as they were.
  private(set) var missingPictures: [String] = []
  /// What is not there, a line each.
  private(set) var missing: [Diagnostic] = []
  /// What is to be drawn again: parts that are missing, with no pictures, and parts that lack some.
  private(set) var todo: [DrawnPart] = []

  /// So many names are told of a shard.
  private static let namedPictures = 10

  init(_ found: [PartFolder.Found]) {
    for run in Self.runs(of: found) {
      guard let first = run.first?.part else { continue }
      if let other = run.first(where: { $0.part.version != first.version }) {
        fault =
          fault
          ?? Diagnostic(
            .error, file: other.folder,
            "shard \(other.part.shard) was drawn by version \(other.part.version), and shard \(first.shard) by \(first.version); "
              + "draw all with one", exitCode: .badInput)
      }
      var numbers: Set<Int> = []
      for found in run where numbers.insert(found.part.number).inserted { parts.append(found) }
      check(run, numbers: numbers)
    }
    findOverlaps(found)
  }

  /// The parts of one run together, sorted by number; of one part the one comes first that lacks least.
  private static func runs(of found: [PartFolder.Found]) -> [[PartFolder.Found]] {
    var runs: [[PartFolder.Found]] = []
    for found in found {
      let place = runs.firstIndex { run in
        run.first.map { $0.part.run == found.part.run && $0.part.count == found.part.count } ?? false
      }
      if let place { runs[place].append(found) } else { runs.append([found]) }
    }
    func lack(_ found: PartFolder.Found) -> Int {
      found.part.pictures.count { !stands($0, in: found.folder) }
    }
    return runs.map { run in
      run.map { ($0.part.number, lack($0), $0) }.enumerated()
        .sorted { ($0.element.0, $0.element.1, $0.offset) < ($1.element.0, $1.element.1, $1.offset) }
        .map(\.element.2)
    }
  }

  private static func stands(_ picture: DrawnPart.Picture, in folder: String) -> Bool {
    guard let contents = picture.contents, let stamp = FileStamp("\(folder)/\(picture.name)") else {
      return false
    }
    return stamp.size == Int64(contents.byteCount)
  }

  private mutating func check(_ run: [PartFolder.Found], numbers: Set<Int>) {
    guard let first = run.first?.part else { return }
    for page in first.unreadablePages {
      missing.append(
        Diagnostic(
          .error, "\(page) could not be read; mend it, and draw all shards again", exitCode: .difference))
    }
    let absent = (1...first.count).filter { !numbers.contains($0) }
    if !absent.isEmpty {
      missing.append(
        Diagnostic(
          .error, "\(JoinFault.shards(absent, of: first.count)) \(absent.count == 1 ? "is" : "are") missing",
          exitCode: .difference))
      missingShards += absent.map { "\($0)/\(first.count)" }
      todo += absent.map { number in
        var part = first
        (part.number, part.pictures) = (number, [])
        return part
      }
    }
    for found in parts.suffix(numbers.count) {
      var names: [String] = []
      for picture in found.part.pictures {
        if let contents = picture.contents, Self.stands(picture, in: found.folder) {
          standing.append(Picture(folder: found.folder, name: picture.name, contents: contents))
        } else {
          names.append(picture.name)
          missing.append(Self.fault(of: picture, in: found))
        }
      }
      if names.isEmpty { continue }
      if names.count > Self.namedPictures {
        let more = names.count - Self.namedPictures
        missing.removeLast(more)
        missing.append(
          Diagnostic(
            .error, file: found.folder,
            "shard \(found.part.shard) lacks \(more) more \(more == 1 ? "picture" : "pictures")",
            exitCode: .difference))
      }
      missingPictures += names
      todo.append(found.part)
    }
  }

  private static func fault(of picture: DrawnPart.Picture, in found: PartFolder.Found) -> Diagnostic {
    let path = "\(found.folder)/\(picture.name)"
    let what =
      picture.contents == nil
      ? "could not be drawn"
      : FilePath.isAnything(path) ? "is not the file that was drawn" : "is gone"
    return Diagnostic(.error, file: path, "\(what) (shard \(found.part.shard))", exitCode: .difference)
  }

  /// Finds a picture that two parts have with different contents, or parts of two divisions.
  private mutating func findOverlaps(_ found: [PartFolder.Found]) {
    var owners: [String: (found: Int, contents: DrawnPart.Contents?)] = [:]
    for (place, part) in found.enumerated() where fault == nil {
      for picture in part.part.pictures {
        guard let known = owners.updateValue((place, picture.contents), forKey: picture.name) else {
          continue
        }
        let other = found[known.found]
        let isTwin =
          other.part.run == part.part.run && other.part.shard == part.part.shard
        // Twins may have failed at different pictures, and draw none differently.
        if isTwin, known.contents == nil || picture.contents == nil || known.contents == picture.contents {
          continue
        }
        let advice =
          isTwin
          ? "drew \(picture.name) differently; draw the shard again"
          : "both have \(picture.name); join the parts of one division, or remove those of the other from \(DrawnPart.folder(in: part.folder))"
        fault = Diagnostic(
          .error, file: part.folder,
          "shard \(part.part.shard) overlaps with shard \(other.part.shard) in \(other.folder): \(advice)",
          exitCode: .badInput)
        break
      }
    }
  }
}
