@preconcurrency internal import Glibc
internal import PageRender

/// What a shard of `render` leaves for `join`.
@MainActor
struct PartRecord {
  private let part: DrawnPart
  private let file: String

  /// - Parameter names: The files of the whole run.
  init(_ shard: Shard, of names: [String], plan: RunPlan, in folder: String, _ arguments: Arguments) {
    var writer = ByteWriter()
    for name in names { writer.add(name) }
    part = DrawnPart(
      run: PictureHash(ofBytes: writer.bytes), version: Program.version, number: shard.number,
      count: shard.count, total: names.count,
      command: arguments.command(
        RenderCommand.spec.name,
        without: [Shard.spec.long, "output", "json", "list", "quiet", "no-progress", "no-cache"]),
      unreadablePages: plan.sources.flatMap { source in
        source.leftOut.map { "page \($0.entry.id) of \(source.source.file)" }
      },
      pictures: [])
    file = "\(DrawnPart.folder(in: folder))/\(part.fileName)"
  }

  /// Removes what an earlier run left, so that a killed one cannot be taken for it.
  func forget() { unlink(file) }

  /// Returns what went wrong.
  func write(_ result: RenderResult, _ folder: OutputFolder) -> [Diagnostic] {
    var part = part
    let standing = Set(result.standing)
    part.pictures = result.names.map { name in
      DrawnPart.Picture(name: name, contents: standing.contains(name) ? folder.contents(of: name) : nil)
    }
    do throws(FileWriteError) {
      try AtomicFileWriter().write(part.file, to: file)
      return []
    } catch {
      return [error.diagnostic]
    }
  }
}
