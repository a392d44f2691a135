internal import Glibc
public import PageBase

/// Joins reports into one: their results (`VerificationMerge`) and their pictures.
public struct ReportMerger: Sendable {
  private let writer: AtomicFileWriter

  public init(writer: AtomicFileWriter = AtomicFileWriter()) {
    self.writer = writer
  }

  /// Checks, before anything is written, that the report that joins `reports` can be written to `folder`.
  public static func check(_ reports: [StoredReport], output folder: String) throws(ReportError) {
    for report in reports where isInside(folder, report.folder) {
      throw .outputInInput(output: folder, input: report.folder)
    }
    guard !ReportFolder.holdsForeignPage(folder) else { throw .foreignPage(folder) }
  }

  /// Writes the report that joins `reports` to `folder`, which must be neither a folder of theirs nor inside
  /// one.
  ///
  /// Pictures are hard links if the file system allows them, else copies.
  public func write(_ reports: [StoredReport], to folder: String) throws(ReportError) -> Verification {
    try Self.check(reports, output: folder)
    let merge = VerificationMerge(reports.map(\.verification))
    var verification = merge.verification
    for (index, origin) in merge.origins.enumerated() {
      let picture = verification.pictures[index]
      for kind in [\PictureResult.shared, \.sharedActual] {
        guard let shared = picture[keyPath: kind], shared != picture.expected else { continue }
        let target = ReportFolder.sharedPath(named: shared)
        try place(file: "\(reports[origin].folder)/\(shared)", at: "\(folder)/\(target)")
        verification.pictures[index][keyPath: kind] = target
      }
      for kind in ReportFolder.Picture.allCases {
        guard let source = picture[kind] else { continue }
        let target = ReportFolder.path(kind, deck: picture.deck, name: picture.name)
        try place(file: "\(reports[origin].folder)/\(source)", at: "\(folder)/\(target)")
        verification.pictures[index][kind] = target
        let tree = "\(reports[origin].folder)/\(ReportFolder.tree(besidePicture: source))"
        if access(tree, R_OK) == 0 {
          try place(file: tree, at: "\(folder)/\(ReportFolder.tree(besidePicture: target))")
        }
      }
      if let below = picture.sharedActual, below == picture.expected {
        verification.pictures[index].sharedActual = verification.pictures[index].expected
      }
    }
    do {
      try ReportWriter(writer: writer).write(verification, to: folder)
    } catch {
      throw .writing(error)
    }
    return verification
  }

  private func place(file: String, at target: String) throws(ReportError) {
    do {
      try writer.link(file, to: target)
    } catch {
      throw .writing(error)
    }
  }

  /// Returns true if `folder`, which may not exist yet, is `other` or lies inside it.
  private static func isInside(_ folder: String, _ other: String) -> Bool {
    guard let other = try? InputFile.resolved(other) else { return false }
    var path = folder.hasPrefix("/") ? folder : "./" + folder
    // A folder that does not exist lies inside its nearest ancestor that does.
    while true {
      if let resolved = try? InputFile.resolved(path) {
        return resolved == other || resolved.hasPrefix(other == "/" ? other : other + "/")
      }
      guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return other == "/" }
      path = String(path[..<slash])
    }
  }
}
