@preconcurrency internal import Glibc
package import PageRender

/// The comment on a pull request about the last run, and its small pictures.
package struct ReportComment {
  private let run: Verification
  private let report: String
  private var contents = CommentContents()
  package private(set) var faults: [Diagnostic] = []

  /// The folder of small pictures, below the report's.
  package static let folder = "comment"

  package init(_ run: Verification, report: String, artifact: String?, tellsAnswers: Bool) {
    self.run = run
    self.report = report
    contents.artifact = artifact
    contents.tellsAnswers = tellsAnswers
  }

  package mutating func add(_ findings: LintFindings) { contents.findings = findings }

  /// Writes a small picture of each of the first groups that have pictures, and links to them below `address`.
  package mutating func addPictures(below address: String) {
    let base = FilePath.withoutSlashes(address)
    removeOldPictures()
    for group in run.failureGroups where contents.pictures.count < CommentContents.pictureLimit {
      guard let first = group.pictures.first, run.pictures[first].actual != nil else { continue }
      do {
        let name = "\(contents.pictures.count + 1).png"
        try write(run.pictures[first], to: "\(report)/\(Self.folder)/\(name)")
        contents.pictures.append(.init(group: group.number, address: "\(base)/\(name)"))
      } catch let fault as ApprovedPicture.Fault {
        faults.append(fault.diagnostic)
      } catch {
        faults.append(PageError(error).diagnostic)
      }
    }
  }

  package var markdown: String { run.comment(contents) }

  private func write(_ picture: PictureResult, to path: String) throws {
    let actual = try ApprovedPicture.image(of: picture, report: report)
    let below = picture.shared.map { [$0] } ?? []
    let expected = try picture.expected.map { try ApprovedPicture.joined(below + [$0], report: report) }
    // Results may come from anywhere.
    let known = 0...Device.maximumPixels
    let regions = (picture.pixels?.regions ?? []).filter { area in
      [area.x, area.y, area.width, area.height].allSatisfy(known.contains)
    }
    .map { PixelRectangle(x: $0.x..<$0.x + $0.width, y: $0.y..<$0.y + $0.height) }
    let small = try SmallPicture.of(expected: expected, actual: actual, changedIn: regions)
    try PNGFile.write(small, to: path, with: AtomicFileWriter(), isRecorded: true)
  }

  /// Removes the pictures of an earlier comment.
  private func removeOldPictures() {
    for number in 1...CommentContents.pictureLimit { unlink("\(report)/\(Self.folder)/\(number).png") }
  }
}
