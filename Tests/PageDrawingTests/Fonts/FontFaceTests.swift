import PageTestSupport
import Testing

@testable import PageDrawing

@Suite struct FontFaces {
  private let inter = FontFaceID(path: "/usr/share/fonts/opentype/inter/Inter-Regular.otf")

  @Test func `a missing file is unreadable`() throws {
    let fonts = try FontStore(catalog: FontCatalog())
    #expect(throws: FontError.unreadable(path: "/nonexistent.otf")) {
      try fonts.face(FontFaceID(path: "/nonexistent.otf"))
    }
  }

  @Test(arguments: [1, -1, .max])
  func `a face that the file does not have is refused`(index: Int) throws {
    let fonts = try FontStore(catalog: FontCatalog())
    #expect(throws: FontError.noFace(path: inter.path, index: index)) {
      try fonts.face(FontFaceID(path: inter.path, index: index))
    }
  }

  @Test func `advances are in font units`() throws {
    let fonts = try FontStore(catalog: FontCatalog())
    let face = try fonts.face(inter).face
    // From Debian's Inter 3.019: 2816 units per em, a zero-width space for U+200B.
    #expect(face.unitsPerEm == 2816)
    #expect(face.advance(of: face.glyph(for: 0x41)) > 1000)
    #expect(face.glyph(for: 0x65E5) == 0)
    #expect(face.advance(of: .max) == 0)
  }

  @Test func `faces are opened once and released with their store`() throws {
    weak var released: FontFace?
    weak var releasedFile: FontFile?
    do {
      let fonts = try FontStore(catalog: FontCatalog())
      let open = try fonts.face(inter)
      #expect(try fonts.face(inter) === open)
      // cairo's face retains ours; without anything drawn it goes with its wrapper.
      #expect(try open.cairoFace() === open.cairoFace())
      released = open.face
      releasedFile = open.face.file
    }
    #expect(released == nil)
    #expect(releasedFile == nil)
  }

  @Test func `cairo's reference alone keeps a face alive`() throws {
    weak var kept: FontFace?
    var painting: CairoFontFace?
    do {
      let face = try FontFace(0, of: FontFile(path: inter.path), library: FontLibrary())
      painting = try CairoFontFace(face)
      kept = face
    }
    #expect(kept != nil)
    #expect(painting != nil)
    painting = nil
    #expect(kept == nil)
  }

  @Test func `tasks that share a catalogue do not disturb one another`() async throws {
    let catalog = FontCatalog()
    let widths = try await withThrowingTaskGroup(of: Double.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let engine = try TextEngine(catalog: catalog)
          return try engine.width(systemText("AVATAR 次へ進んで"))
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(widths).count == 1)
  }
}
