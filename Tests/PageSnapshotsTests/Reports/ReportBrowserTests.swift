import Foundation
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageSnapshots

/// The page in a real browser: `Scripts/check-report` clicks through it.
@Suite(.tags(.browser), .long)
struct ReportBrowserTests {
  private static let program = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
  private static let hasBrowser =
    program.contains { FileManager.default.isExecutableFile(atPath: $0) }
    && FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")

  @Test(
    .enabled(
      if: hasBrowser, "needs chromium and python3, which Scripts/install-dependencies bench installs"),
    .timeLimit(.minutes(15)))
  func `every part of the page of 2,000 pictures works`() throws {
    let folder = TemporaryFolder()
    let report = folder.path("report")
    let sample = try SampleReport(in: report)
    try ReportWriter().write(sample.run, to: report)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Project.path("Scripts/check-report"))
    process.arguments = [report, "--pictures", Project.path(".build/report-pictures")]
    // A machine that builds other things at the same time paints late.
    process.arguments? += ["--paint", "4000"]
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(said)")
  }
}

/// A report of every kind of picture, from recorded pages and changes that are drawn on them.
private struct SampleReport {
  var run = Verification(
    title: "tutorial, languages", environmentDifferences: ["cairo is 1.18.0, was 1.16.0"],
    stale: ["Snapshots/tutorial/gone/iphone-se-3.png"])
  private let folder: String
  private let writer = AtomicFileWriter()

  init(in folder: String) throws {
    self.folder = folder
    try addChanged("which-way")
    try addChanged("your-map", over: "which-way")
    try addChanged("one-thing", heightLost: 60)
    var missing = result(.missing, page: "next-street")
    missing.actual = try leave(recorded("next-street"), .actual, of: missing)
    var unreadable = result(
      .unreadable, page: "unreadable", "the snapshot is a Git LFS pointer; run \"git lfs pull\"")
    unreadable.actual = missing.actual
    var hostile = result(.changed, page: "</script><b>bold", String(repeating: "x", count: 10_000))
    hostile.axes.step = "‏إلى أين #2"
    run.pictures += [
      missing, unreadable, hostile, result(.failed, page: "broken", "image \"map.png\" does not exist"),
      result(.recorded, page: "recorded"), result(.skipped, page: "skipped"),
    ]
    for number in 0..<2000 {
      var same = result(.same, page: "page-\(number % 40)")
      same.name = "page-\(number)/iphone-se-3"
      same.snapshot = "Snapshots/languages/\(same.name).png"
      same.deck = "languages"
      same.axes.locale = ["en", "ja", "ar"][number % 3]
      run.pictures.append(same)
    }
  }

  private func result(_ status: PictureResult.Status, page: String, _ sentences: String...) -> PictureResult {
    var picture = SampleRun.picture(status, page: page, device: "iPhone SE (3rd generation)")
    picture.sentences = sentences
    return picture
  }

  private func recorded(_ page: String) throws -> PixelImage {
    try ImageDecoder.decode(contentsOf: Project.path("Snapshots/tutorial/\(page)/iphone-se-3.png"))
  }

  /// A recorded page, the same with a bar drawn on it and perhaps shorter, and their difference.
  ///
  /// - Parameter base: A recorded page over which the two are left as layers.
  private mutating func addChanged(_ page: String, heightLost: Int = 0, over base: String? = nil) throws {
    let expected = try recorded(page)
    let pixels = expected.withRows { rows in
      Pixels(width: expected.width, height: expected.height - heightLost) { x, y in
        (200..<560).contains(x) && (700..<760).contains(y)
          ? 0xFF28_6EDC : rows.row(y).load(fromByteOffset: 4 * x, as: UInt32.self)
      }
    }
    let actual = try ImageDecoder.decode(pixels.png())
    let ignored = [PixelRectangle(x: 560..<720, y: 20..<80)]
    let comparison = PictureComparison(expected: expected, actual: actual, ignoring: ignored)
    var picture = result(
      .changed, page: page, "summary moved 4 pt down: summary.top = image.bottom + 28 (was + 24)",
      "2 views follow: detail, controls")
    picture.pixels = PictureResult.Pixels(
      comparison, beyond: .exact, regions: comparison.regions()
    ) { $0.commandLine }
    picture.ignored = ignored.map { PictureArea($0) }
    picture.causes = ["summary.top = image.bottom + 28 (was + 24)"]
    if heightLost > 0 { picture.causes.append("page: height 667 → 637") }
    if let base = try base.map(recorded) {
      picture.shared = ReportFolder.sharedPath(named: "\(page).png")
      try PageDrawing.PNGFile.write(base, to: "\(folder)/\(picture.shared ?? "")", with: writer)
      picture.expected = try leave(expected, over: base, .expected, of: picture)
      picture.actual = try leave(actual, over: expected, .actual, of: picture)
    } else {
      picture.expected = try leave(expected, .expected, of: picture)
      picture.actual = try leave(actual, .actual, of: picture)
    }
    picture.difference = try leave(
      comparison.picture(over: expected, ignoring: ignored), .difference, of: picture)
    run.pictures.append(picture)
  }

  private func leave(
    _ picture: PixelImage, _ kind: ReportFolder.Picture, of result: PictureResult
  ) throws -> String {
    let path = ReportFolder.path(kind, deck: result.deck, name: result.name)
    try PageDrawing.PNGFile.write(picture, to: "\(folder)/\(path)", with: writer)
    return path
  }

  private func leave(
    _ picture: PixelImage, over base: PixelImage, _ kind: ReportFolder.Picture, of result: PictureResult
  ) throws -> String {
    let path = ReportFolder.path(kind, deck: result.deck, name: result.name)
    let file = try #require(try picture.layerFile(over: base))
    try writer.write(file, to: "\(folder)/\(path)")
    return path
  }
}
