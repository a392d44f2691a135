@preconcurrency internal import Glibc
internal import PageRender

/// The record that a shard of `render` leaves for `join`.
@MainActor
struct PartRecord {
  private let part: DrawnPart
  private let file: String
  /// The claim of the shard's pictures, which stands while the shard draws.
  let claim: PartClaim

  /// - Parameter pictures: The shard's pictures.
  init(
    _ shard: Shard, of pictures: PicturePlan, plan: RunPlan, _ options: RenderOptions, _ arguments: Arguments,
    _ log: InputLog
  ) {
    var writer = ByteWriter()
    writer.add(options.format.rawValue)
    writer.add(arguments.operands) { $0.add($1) }
    writer.add(pictures.outline) { $0.add($1) }
    // Parts with equal numbers differ between divisions.
    writer.add(arguments.division?.shards.map(\.pictures) ?? []) { $0.add($1) }
    var part = DrawnPart(
      run: PictureHash(ofBytes: writer.bytes), version: HostProgram.release, number: shard.number,
      count: shard.count, total: pictures.total,
      command: arguments.command(
        arguments.commandName,
        without: [Shard.optionName, "output", "json", "list", "quiet", "no-progress", "no-cache"]),
      unreadablePages: plan.sources.flatMap { source in
        source.leftOut.map { "page \($0.entry.id) of \(source.source.file)" }
      },
      pictures: [])
    part.inputs = PictureHash(
      ofText: log.questions.filter { $0.kind == .contents }.map {
        DivisionPlan.hexadecimal(log.answer(to: $0))
      }.sorted().joined())
    self.part = part
    part.pictures = pictures.pictures.map { picture in
      DrawnPart.Picture(name: "\(picture.name).\(options.format.rawValue)", contents: nil)
    }
    claim = PartClaim(part, in: options.folder)
    file = "\(DrawnPart.folder(in: options.folder))/\(part.fileName)"
  }

  /// Removes the record of an earlier run, so that it is not taken for this one's if this run is killed.
  func forget() { unlink(file) }

  /// Writes the record, and returns the errors.
  func write(_ result: RenderResult, _ folder: OutputFolder) -> [Diagnostic] {
    var part = part
    let standing = Set(result.standing)
    part.pictures = result.names.map { name in
      DrawnPart.Picture(name: name, contents: standing.contains(name) ? folder.contents(of: name) : nil)
    }
    do throws(FileWriteError) {
      try AtomicFileWriter().write(part.file, to: file)
      claim.release()
      return []
    } catch {
      return [error.diagnostic]
    }
  }
}
