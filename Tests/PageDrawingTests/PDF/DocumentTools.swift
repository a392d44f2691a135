import Foundation
import LayoutEngine
import Testing

@testable import PageDrawing

/// The programs and Python modules that read documents back.
enum DocumentTools {
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  /// The path of a program; `nil` where it is not installed.
  static func path(of program: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    return folders.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  static let hasQPDF = path(of: "qpdf") != nil
  static let hasPoppler = path(of: "pdftotext") != nil && path(of: "pdffonts") != nil

  /// A Python with pikepdf and pypdfium2: `PDF_CHECK_PYTHON`, else that of `Scripts/install-dependencies test`.
  static let python: String? = {
    let known = ProcessInfo.processInfo.environment["PDF_CHECK_PYTHON"]
    let candidates = [known, root + "/.build/bench-venv/bin/python"].compactMap(\.self)
    return candidates.first { candidate in
      guard FileManager.default.isExecutableFile(atPath: candidate), path(of: "mutool") != nil else {
        return false
      }
      return (try? run(candidate, "-c", "import pikepdf, pypdfium2, numpy, PIL"))?.status == 0
    }
  }()

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  static func run(_ program: String, _ arguments: String...) throws -> Outcome {
    try run(program, arguments)
  }

  static func run(_ program: String, _ arguments: [String]) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(
      fileURLWithPath: program.hasPrefix("/") ? program : path(of: program) ?? program)
    process.arguments = arguments
    // Files take any amount of output; pipes would have to be read side by side.
    let files = try (0..<2).map { _ in
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(
        "document-\(UUID().uuidString)")
      try Data().write(to: file)
      return file
    }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return Outcome(status: process.terminationStatus, output: texts[0], errors: texts[1])
  }

  /// Runs `body` with the document in a file.
  static func withFile<Result>(
    _ bytes: [UInt8], _ ending: String = "pdf", _ body: (String) throws -> Result
  ) throws -> Result {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("document-\(UUID().uuidString).\(ending)")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try body(file.path)
  }

  /// What `Scripts/check-document` answers.
  static func check<Answer: Decodable>(
    _ command: String, _ bytes: [UInt8], pictures: [String] = []
  ) throws -> Answer {
    let python = try #require(python)
    return try withFile(bytes) { path in
      let outcome = try run(python, [root + "/Scripts/check-document", command, path] + pictures)
      #expect(outcome.status == 0, "\(outcome.errors)")
      return try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8))
    }
  }

  /// Expects that qpdf finds nothing wrong, not even a warning.
  static func expectValid(
    _ bytes: [UInt8], _ comment: Comment? = nil, at place: SourceLocation = #_sourceLocation
  ) throws {
    guard hasQPDF else { return }
    try withFile(bytes) { path in
      let outcome = try run("qpdf", "--check", path)
      let problems = "\(outcome.output)\(outcome.errors)"
      #expect(
        outcome.status == 0 && !problems.contains("WARNING"), "\(comment?.rawValue ?? "") \(problems)",
        sourceLocation: place)
    }
  }

  /// An object as qpdf shows it; `nil` without qpdf.
  static func object(_ number: Int, of bytes: [UInt8]) throws -> String? {
    guard hasQPDF else { return nil }
    return try withFile(bytes) { try run("qpdf", "--show-object=\(number)", $0).output }
  }

  /// The document as qpdf packs it.
  static func packed(_ bytes: [UInt8]) throws -> [UInt8] {
    try withFile(bytes) { path in
      let other = path + ".packed.pdf"
      defer { try? FileManager.default.removeItem(atPath: other) }
      _ = try run("qpdf", "--object-streams=generate", path, other)
      return Array(try Data(contentsOf: URL(fileURLWithPath: other)))
    }
  }

  /// The document's text in reading order, a line each, without form feeds and control characters of direction.
  static func text(of bytes: [UInt8]) throws -> [String] {
    try withFile(bytes) { path in
      let outcome = try run("pdftotext", path, "-")
      #expect(outcome.status == 0, "\(outcome.errors)")
      let directions: Set<Unicode.Scalar> = [
        "\u{61C}", "\u{200E}", "\u{200F}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}",
        "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{C}",
      ]
      let plain = String(
        String.UnicodeScalarView(outcome.output.unicodeScalars.filter { !directions.contains($0) }))
      return plain.split(separator: "\n").map(String.init)
    }
  }
}

/// What `check-document info` says.
struct DocumentReading: Decodable {
  var pages: [[Double]]
  var labels: [String]
  var information: [String: String]
  var metadata: [String: String]
  var language: String?
  var marked: Bool
  var showsTitle: Bool
  var outline: [Bookmark]
  var destinations: [String: [Double]]
  var links: [Link]
  var fields: [Field]
  var structure: Element?
  var images: [Image]
  /// Of each page, how much of its content is neither in an element nor decoration.
  var unmarked: [Int]

  struct Bookmark: Decodable, Equatable {
    var depth: Int
    var title: String
    var destination: String?

    init(_ depth: Int, _ title: String, _ destination: String?) {
      (self.depth, self.title, self.destination) = (depth, title, destination)
    }

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      depth = try list.decode(Int.self)
      title = try list.decode(String.self)
      destination = try list.decodeIfPresent(String.self)
    }
  }

  struct Link: Decodable, Equatable {
    var page: Int
    var destination: String?
    var edges: [Double]
    /// What is said of it.
    var words: String?

    init(_ page: Int, _ destination: String?, _ edges: [Double], _ words: String? = nil) {
      (self.page, self.destination, self.edges, self.words) = (page, destination, edges, words)
    }

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      page = try list.decode(Int.self)
      destination = try list.decodeIfPresent(String.self)
      edges = try list.decode([Double].self)
      words = try list.decodeIfPresent(String.self)
    }
  }

  struct Field: Decodable, Equatable {
    var name: String
    var label: String
    var kind: String
    /// Whether it has an appearance and is in the structure.
    var isWhole: Bool

    init(_ name: String, _ label: String, _ kind: String) {
      (self.name, self.label, self.kind, isWhole) = (name, label, kind, true)
    }

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      name = try list.decode(String.self)
      label = try list.decode(String.self)
      kind = try list.decode(String.self)
      isWhole = try list.decode(Bool.self)
    }
  }

  struct Element: Decodable {
    var role: String
    var alternative: String?
    var language: String?
    var box: [Double]?
    var scope: String?
    var kids: [Element]
    var references: Int

    /// `Document(H1 P)`.
    var outline: String {
      kids.isEmpty
        ? String(role.dropFirst()) : role.dropFirst() + "(" + kids.map(\.outline).joined(separator: " ") + ")"
    }

    /// The element and all below, in order.
    var all: [Element] { [self] + kids.flatMap(\.all) }
  }

  struct Image: Decodable {
    var filter: String
    var width: Int
    var height: Int
    var mask: Bool
    var sha256: String
  }
}

/// What `check-document compare` says.
struct DocumentComparison: Decodable {
  var pages: [String: Int]
  var differences: [String: [Double]]
}

/// A text as scenes have it, its first line's top at a place.
func glyphs(
  _ text: AttributedText, at place: Point = Point(x: 20, y: 20), width: Double? = nil,
  language: String = "en",
  direction: LayoutDirection = .leftToRight, engine: TextEngine
) throws -> [SceneItem] {
  let layout = try engine.layout(
    text, TextLayoutOptions(width: width, direction: direction, language: language))
  return layout.lines.flatMap(\.runs).map { run in
    var placed = run.glyphs
    for index in placed.indices {
      placed[index].x += place.x
      placed[index].y += place.y
    }
    return SceneItem(
      .glyphs(
        SceneGlyphs(
          face: run.face, pointSize: run.pointSize, color: run.color.light, glyphs: placed, text: run.text)),
      source: 0)
  }
}

/// A document of pages with these scenes.
func document(
  _ scenes: [Scene], information: DocumentInformation = DocumentInformation(title: "Test")
) throws -> [UInt8] {
  let writer = try PDFWriter(fonts: FontCatalog(), information: information)
  for scene in scenes { try writer.add(DocumentPage(scene: scene)) }
  return try writer.finish()
}
