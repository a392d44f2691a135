import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageSnapshots

/// Which fonts make another environment: those that the recording of a compared picture used.
struct RecordedFontsTests {
  private let scratch = TemporaryFolder()
  /// `latin` was recorded with one font, `emoji` with two, `old` does not say.
  private let folder: SnapshotFolder
  private let bold = "Inter-Bold.otf"
  private let emoji = "NotoColorEmoji.ttf"

  init() throws {
    folder = SnapshotFolder(scratch.path("Snapshots"))
    for (name, fonts) in [
      ("latin", #""fonts": ["Inter-Bold.otf"],"#),
      ("emoji", #""fonts": ["Inter-Bold.otf", "NotoColorEmoji.ttf"],"#),
      ("old", ""),
    ] {
      let tree = #"{"format": 1, "page": "1", "scale": 1, \#(fonts) "views": [], "constraints": []}"#
      try AtomicFileWriter().write(Array(tree.utf8), to: folder.tree(name))
    }
  }

  /// The fonts of a machine that has a file of each name.
  private func machine(with fonts: [(name: String, source: String)]) throws -> FontCatalog {
    let fontFolder = scratch.path("fonts")
    for font in fonts {
      let bytes = try InputFile.read(font.source, limit: 64 << 20)
      try AtomicFileWriter().write(bytes, to: "\(fontFolder)/\(font.name)")
    }
    return try FontCatalog(directories: fonts.isEmpty ? [] : [fontFolder], installationRoots: [])
  }

  private func differences(
    recorded: [DrawingEnvironment.Component], here: FontCatalog, for pictures: [String]
  ) -> [String] {
    let environment = DrawingEnvironment(architecture: "x86_64", libraries: [], fonts: recorded)
    return RecordedFonts(of: folder, in: environment, offered: here).differences(for: pictures)
  }

  private var inter: String { "/usr/share/fonts/opentype/inter/Inter-Bold.otf" }

  @Test func `a font that is absent counts for pictures that were recorded with it`() throws {
    let digest = try #require(FileDigest.sha256(ofFile: inter))
    let recorded = [DrawingEnvironment.Component(bold, digest), .init(emoji, "00")]
    let here = try machine(with: [(bold, inter)])
    #expect(differences(recorded: recorded, here: here, for: ["latin"]) == [])
    #expect(
      differences(recorded: recorded, here: here, for: ["emoji"]) == ["the font \(emoji) is missing"])
    #expect(
      differences(recorded: recorded, here: here, for: ["latin", "emoji"]) == [
        "the font \(emoji) is missing"
      ])
  }

  @Test func `a file of other bytes counts`() throws {
    let here = try machine(with: [(bold, inter)])
    #expect(
      differences(recorded: [.init(bold, "0123456789abcdef")], here: here, for: ["latin"])
        == ["the font \(bold) is another file"])
  }

  @Test func `of a picture whose recording does not say, every font counts`() throws {
    let here = try machine(with: [])
    #expect(
      differences(recorded: [.init(emoji, "00")], here: here, for: ["old"]) == [
        "the font \(emoji) is missing"
      ])
  }

  @Test func `a picture that was never recorded used no font`() throws {
    let here = try machine(with: [])
    #expect(differences(recorded: [.init(emoji, "00")], here: here, for: ["new"]) == [])
  }
}
