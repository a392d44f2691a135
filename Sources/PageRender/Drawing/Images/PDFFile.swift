internal import LayoutEngine
internal import PageBase

/// A PDF file whose first page is a picture, measured and drawn by poppler's programs.
///
/// The programs run in processes of their own, so that a hanging one can be killed.
struct PDFFile {
  /// The file's absolute path, which no program takes for an option.
  let path: String
  /// The folders in which the programs are looked for; `nil` for the folders of `PATH`.
  var folders: String?

  /// The Debian package of the programs.
  static let package = "poppler-utils"
  /// The program that draws.
  static let painter = "pdftocairo"

  /// The page's size in points.
  func size() throws(ImageError) -> Size {
    let output = try run("pdfinfo", ["-f", "1", "-l", "1", path], limit: 1 << 20).bytes
    for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
      // With page numbers as arguments, pdfinfo writes "Page    1 size: 24 x 24 pts".
      let words = line.split(separator: " ")
      guard words.first == "Page", let label = words.firstIndex(of: "size:"), words.count > label + 3,
        words[label + 2] == "x", let width = Double(words[label + 1]), let height = Double(words[label + 3])
      else { continue }
      guard width > 0, height > 0, width.isFinite, height.isFinite else { throw .noSize }
      return isTurned(output) ? Size(width: height, height: width) : Size(width: width, height: height)
    }
    throw .noSize
  }

  /// Returns true if the page is rotated by a quarter turn: "Page    1 rot:  90".
  private func isTurned(_ output: [UInt8]) -> Bool {
    String(decoding: output, as: UTF8.self).split(separator: "\n").contains { line in
      let words = line.split(separator: " ")
      return words.contains("rot:") && (words.last == "90" || words.last == "270")
    }
  }

  /// Draws the page on a transparent ground over `width` × `height` pixels.
  func image(width: Int, height: Int) throws(ImageError) -> PixelImage {
    let sides = ["-scale-to-x", String(width), "-scale-to-y", String(height)]
    let arguments =
      ["-png", "-singlefile", "-transp", "-cropbox", "-f", "1", "-l", "1"] + sides + [path, "-"]
    // The output is limited: a PNG is hardly ever larger than its pixels.
    ArtworkLibraries.note(.poppler)
    let output = try run(Self.painter, arguments, limit: 8 * width * height + (1 << 20))
    let image = try ImageDecoder.decode(output.bytes)
    if let font = output.complaints.lazy.compactMap(Self.missingFont).first {
      throw .refused(.font(font))
    }
    let fault = output.complaints.first { line in Self.faults.contains { line.hasPrefix($0) } }
    if let fault {
      // The visible part of a broken page may still be its picture.
      guard !image.isClear else { throw .corrupt(fault) }
      ArtworkComplaints.note("is broken (\(fault)), so that parts may be missing; export it again", of: path)
    } else if image.isClear {
      ArtworkComplaints.note(ArtworkComplaints.clear, of: path)
    }
    return image
  }

  /// The first words of poppler's messages about content that was not drawn.
  private static let faults = [
    "Syntax Error", "Internal Error", "I/O Error", "Unimplemented Feature", "Permission Error", "Error",
  ]

  /// The font that a message reports as missing: "Syntax Error: Couldn't find a font for 'Helvetica'".
  private static func missingFont(_ line: String) -> String? {
    guard let start = line.firstRange(of: "find a font for '") else { return nil }
    return String(line[start.upperBound...].prefix { $0 != "'" })
  }

  private func run(_ name: String, _ arguments: [String], limit: Int) throws(ImageError) -> Subprocess.Output
  {
    guard let program = Subprocess(named: name, in: folders) else {
      throw .programMissing(name, package: Self.package)
    }
    if IsolatedWorker.isRequired, IsolatedWorker.lock?.filtersCalls != true { throw .notIsolated }
    do throws(Subprocess.Failure) {
      return try program.output(arguments: arguments, files: [path], limit: limit)
    } catch {
      switch error {
      case .notStarted(let code): throw .programNotStarted(name, errno: code)
      case .tooSlow(let milliseconds): throw .tooSlow(milliseconds: milliseconds)
      case .tooMuchOutput: throw .corrupt("\(name) wrote too much")
      case .failed: throw .corrupt("\(name) cannot read it")
      case .outOfMemory: throw .outOfMemory
      }
    }
  }
}
