import Foundation
import PageBase
import PageTestSupport
import TestSupport
import Testing

@testable import PageDrawing

/// Artwork and fonts that are nearly right: each is drawn or refused with an error. `make fuzz` runs these for longer.
@Suite(.serialized) struct ArtworkFuzzingTests {
  private let seed: Comment = "FUZZ_SEED=\(Fuzzing.seed)"

  /// Whether a file is drawn, or refused for what its parser has read.
  private func isRead(_ draw: () throws(ImageError) -> PixelImage) -> Bool {
    do throws(ImageError) {
      _ = try draw()
      return true
    } catch {
      #expect(!error.message.isEmpty)
      switch error {
      case .corrupt, .notAnImage: return false
      default: return true
      }
    }
  }

  @Test func `vector shapes`() {
    let outcome = Fuzzing.run(PictureSeeds.svg, as: .text) { file in
      isRead { () throws(ImageError) in try SVGFile(file).image(width: 24, height: 16) }
    }
    #expect(outcome.isMostlyTaken, "\(outcome) \(seed)")
  }

  @Test func `documents`() throws {
    let fixture = try CatalogFixture()
    let outcome = try Fuzzing.run(PictureSeeds.pdf, as: .text) { file in
      try fixture.write("a.pdf", file)
      return isRead { () throws(ImageError) in
        try PDFFile(path: fixture.path + "/a.pdf").image(width: 20, height: 15)
      }
    }
    #expect(outcome.isMostlyTaken, "\(outcome) \(seed)")
  }

  @Test func `pixels`() {
    let outcome = Fuzzing.run(PictureSeeds.png, as: .png) { file in
      isRead { () throws(ImageError) in try ImageDecoder.decode(file, pixelLimit: 1 << 20) }
    }
    #expect(outcome.isMostlyTaken, "\(outcome) \(seed)")
  }

  @Test func `photographs`() {
    let outcome = Fuzzing.run(PictureSeeds.jpeg, as: .jpeg) { file in
      isRead { () throws(ImageError) in try ImageDecoder.decode(file, pixelLimit: 1 << 20) }
    }
    #expect(outcome.isMostlyTaken, "\(outcome) \(seed)")
  }

  @Test func `fonts cut out for documents`() throws {
    let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: TestFont.path)))
    let fixture = try CatalogFixture()
    let outcome = try Fuzzing.run([whole], as: .bytes) { font in
      try fixture.write("font.ttf", font)
      guard let file = try? FontFile(path: fixture.path + "/font.ttf") else { return false }
      guard let face = try? FontFace(0, of: file, library: FontLibrary()) else { return false }
      return (try? FontSubset(of: face, glyphs: [0, 1, 2])) != nil
    }
    #expect(outcome.isMostlyTaken, "\(outcome) \(seed)")
  }
}
