@preconcurrency internal import Glibc
internal import PageRender

/// The record that a shard of `render` leaves for `join`.
@MainActor
struct PartRecord {
  private let part: DrawnPart
  private let file: String

  /// - Parameter pictures: Those of the shard.
  init(
    _ shard: Shard, of pictures: PicturePlan, plan: RunPlan, _ options: RenderOptions, _ arguments: Arguments
  ) {
    var writer = ByteWriter()
    writer.add(options.format.rawValue)
    writer.add(pictures.outline) { $0.add($1) }
    // Of another division the parts with the same numbers are others.
    writer.add(arguments.division?.shards.map(\.pictures) ?? []) { $0.add($1) }
    part = DrawnPart(
      run: PictureHash(ofBytes: writer.bytes), version: HostProgram.version, number: shard.number,
      count: shard.count, total: pictures.total,
      command: arguments.command(
        arguments.commandName,
        without: [Shard.optionName, "output", "json", "list", "quiet", "no-progress", "no-cache"]),
      unreadablePages: plan.sources.flatMap { source in
        source.leftOut.map { "page \($0.entry.id) of \(source.source.file)" }
      },
      pictures: [])
    file = "\(DrawnPart.folder(in: options.folder))/\(part.fileName)"
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
