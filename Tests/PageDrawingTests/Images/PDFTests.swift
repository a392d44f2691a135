import Foundation
import LayoutEngine
import PageBase
import PageTestSupport
import TestSupport
import Testing

@testable import PageDrawing

/// PDF artwork through poppler's programs.
struct PDFTests {
  private let fixture: CatalogFixture

  init() throws {
    fixture = try CatalogFixture()
  }

  private func file(_ bytes: [UInt8], programs: String? = nil) throws -> PDFFile {
    try fixture.write("a.pdf", bytes)
    return PDFFile(path: fixture.path + "/a.pdf", folders: programs)
  }

  /// A folder with a program of this name that does what a shell script says.
  private func program(_ name: String, _ script: String) throws -> String {
    try fixture.write("bin/\(name).sh", "#!/bin/sh\n" + script + "\n")
    try TemporaryProgram.install(fixture.path + "/bin/\(name).sh", at: fixture.path + "/bin/" + name)
    return fixture.path + "/bin"
  }

  @Test(arguments: [
    ("0 0 40 30", "", Size(width: 40, height: 30)), ("0 0 24.5 16.25", "", Size(width: 24.5, height: 16.25)),
    ("-10 -10 30 20", "", Size(width: 40, height: 30)),
    ("0 0 40 30", "/Rotate 90", Size(width: 30, height: 40)),
    ("0 0 40 30", "/CropBox[10 10 20 30]", Size(width: 10, height: 20)),
  ])
  func `the size is that of the page as it is shown, in points`(box: String, more: String, size: Size) throws
  {
    #expect(try file(Artworks.pdf(box: box, more: more)).size() == size)
  }

  @Test func `the page is drawn without paper, at the pixels it is needed at`() throws {
    let image = try file(Artworks.pdf()).image(width: 80, height: 60)
    #expect(image.width == 80 && image.height == 60)
    // The lower left quarter is blue, the rest clear.
    #expect(image.values[59 * 80] == 0xFF00_00FF && image.values[31 * 80 + 39] == 0xFF00_00FF)
    #expect(image.values[0] == 0 && image.values[59 * 80 + 41] == 0 && image.values[28 * 80] == 0)
  }

  @Test func `the same file gives the same pixels`() throws {
    let file = try file(Artworks.pdf())
    #expect(try file.image(width: 120, height: 90).values == file.image(width: 120, height: 90).values)
  }

  @Test(arguments: [Array("%PDF-1.4\n".utf8), Array(Artworks.pdf().prefix(200))])
  func `a broken file is an error`(bytes: [UInt8]) throws {
    let file = try file(bytes)
    #expect(throws: ImageError.self) { _ = try file.size() }
  }

  @Test func `a missing program is named with the package that has it`() throws {
    let file = try file(Artworks.pdf(), programs: fixture.folder)
    let error = #expect(throws: ImageError.self) { try file.size() }
    #expect(error == .programMissing("pdfinfo", package: "poppler-utils"))
    #expect(
      error?.message == "is a PDF file, and the program pdfinfo that draws it is not installed; "
        + "install the package poppler-utils")
  }

  // Programs here start no others, so shells that stand for them do all themselves.
  @Test(arguments: ["while :; do :; done", "exec >&-; while :; do :; done"])
  func `a program that hangs is killed after a second`(script: String) throws {
    let file = try file(Artworks.pdf(), programs: program("pdftocairo", script))
    let clock = ContinuousClock()
    let time = clock.measure {
      #expect(throws: ImageError.tooSlow(milliseconds: 900)) { try file.image(width: 10, height: 10) }
    }
    #expect(time < .seconds(10), "a bound for machines under load")
  }

  @Test func `a program that writes without end is killed`() throws {
    let file = try file(
      Artworks.pdf(),
      programs: program(
        "pdftocairo", "a=yyyyyyyy; for i in 1 2 3 4; do a=$a$a$a$a$a$a$a$a; done; while :; do echo $a; done"))
    #expect(throws: ImageError.corrupt("pdftocairo wrote too much")) {
      try file.image(width: 10, height: 10)
    }
  }

  @Test(
    arguments: [
      ("Page 1 size: 3 x", nil), ("Page 1 size: 3", nil), ("Page 1 size:", nil),
      ("Page 1 size: 3 y 4 pts", nil),
      ("Page 1 size: a x 4 pts", nil), ("Page 1 size: 3 x b pts", nil), ("Pages 1 size: 3 x 4 pts", nil),
      ("Page 1 size: 0 x 4 pts", nil), ("Page 1 size: 3 x -4 pts", nil), ("Page 1 size: inf x 4 pts", nil),
      ("Page 1 size: 3 x inf pts", nil), ("Page 1 size: 3 x 4", Size(width: 3, height: 4)),
      ("Page 1 size: 3 x\nPage 1 size: 5 x 4 pts", Size(width: 5, height: 4)),
      ("Page 1 size: 3 x 4 pts\nPage 1 rot: 270", Size(width: 4, height: 3)),
      ("Page 1 size: 3 x 4 pts\nPage 1 rot: 180", Size(width: 3, height: 4)),
      ("Page 1 size: 3 x 4 pts\nPage 1 size 90", Size(width: 3, height: 4)),
    ] as [(String, Size?)])
  func `a size is two numbers above 0 in the program's words`(words: String, size: Size?) throws {
    let file = try file(Artworks.pdf(), programs: program("pdfinfo", "printf '\(words)'"))
    if let size {
      #expect(try file.size() == size)
    } else {
      #expect(throws: ImageError.noSize) { try file.size() }
    }
  }

  @Test func `a program that fails, or writes no picture, is an error`() throws {
    let failing = try file(Artworks.pdf(), programs: program("pdftocairo", "exit 3"))
    #expect(throws: ImageError.corrupt("pdftocairo cannot read it")) {
      try failing.image(width: 1, height: 1)
    }
    let silly = try file(Artworks.pdf(), programs: program("pdftocairo", "echo hello"))
    #expect(throws: ImageError.notAnImage) { try silly.image(width: 1, height: 1) }
  }

  @Test func `programs get a fixed environment and no shell`() throws {
    let folder = try program(
      "pdfinfo",
      #"[ "$LC_ALL" = C ] && [ -z "${HOME+x}${USER+x}${LANG+x}${LD_PRELOAD+x}" ] && echo "Page 1 size: 7 x $# pts""#
    )
    let file = try file(Artworks.pdf(), programs: folder)
    // None of a user's variables, and five arguments: two pages and the path.
    #expect(try file.size() == Size(width: 7, height: 5))
  }

  @Test func `a broken page that shows nothing is an error with poppler's words`() throws {
    let file = try file(Artworks.pdf(content: "0 0 1 rg 0 0 20 frob"))
    #expect(throws: ImageError.corrupt("Syntax Error: Unknown operator 'frob'")) {
      try file.image(width: 10, height: 10)
    }
  }

  @Test func `a broken page that shows something is a warning that names the file`() throws {
    let file = try file(Artworks.pdf(content: "0 0 1 rg 0 0 20 15 re f frob"))
    #expect(try !file.image(width: 10, height: 10).isClear)
    let told = ArtworkComplaints.diagnostics.filter { $0.file == file.path }
    #expect(
      told.count == 1 && told[0].severity == .warning && told[0].message.contains("Unknown operator 'frob'"))
  }

  @Test func `a page in which nothing shows is a warning`() throws {
    let file = try file(Artworks.pdf(content: "0 0 1 rg 90 90 20 15 re f"))
    #expect(try file.image(width: 10, height: 10).isClear)
    #expect(ArtworkComplaints.diagnostics.contains { $0.file == file.path })
  }

  @Test func `a font that is not in the file is refused, not taken from the machine`() throws {
    let file = try file(
      Artworks.pdf(
        content: "BT /F1 12 Tf 2 2 Td (Hi) Tj ET",
        resources: "/Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>"))
    #expect(throws: ImageError.refused(.font("Helvetica"))) { try file.image(width: 10, height: 10) }
  }

  @Test func `programs write no files and read none but what they are handed`() throws {
    let folder = try program(
      "pdfinfo",
      """
      width=1; height=1
      if echo a > "\(fixture.path)/written"; then width=2; fi
      if read -r line < /etc/passwd; then height=2; fi
      read -r line < "$5" && echo "Page 1 size: $width x $height pts"
      """)
    try #require(IsolatedWorker.lock.map { $0.landlock > 0 } == true)
    #expect(try file(Artworks.pdf(), programs: folder).size() == Size(width: 1, height: 1))
    #expect(!FileManager.default.fileExists(atPath: fixture.path + "/written"))
  }
}
