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

  private static let shapes = [
    Artworks.svg,
    Artworks.svg(
      """
      <filter id='f'><feGaussianBlur stdDeviation='2'/><feOffset dx='1' dy='2'/><feConvolveMatrix order='3' \
      kernelMatrix='1 1 1 1 1 1 1 1 1'/><feTurbulence baseFrequency='0.1' numOctaves='2'/></filter>\
      <path d='M0 0C3 4 5 6 7 8z' filter='url(#f)' stroke='red' stroke-dasharray='2 1'/>
      """),
    Artworks.svg(
      """
      <defs><linearGradient id='g'><stop offset='0' stop-color='red'/><stop offset='1'/></linearGradient>\
      <pattern id='p' width='4' height='4' patternUnits='userSpaceOnUse'><rect width='2' height='2'/></pattern>\
      <mask id='m'><circle cx='9' cy='9' r='5' fill='white'/></mask></defs>\
      <g transform='rotate(20) scale(2)' mask='url(#m)'><rect width='9' height='9' fill='url(#p)'/>\
      <ellipse rx='4' ry='3' fill='url(#g)'/></g><use href='#g'/>
      """),
  ].map { Array($0.utf8) }

  @Test func `vector shapes`() {
    let outcome = Fuzzing.run(Self.shapes, isText: true) { file in
      isRead { () throws(ImageError) in try SVGFile(file).image(width: 24, height: 16) }
    }
    #expect(outcome.taken * 2 >= outcome.count, "\(outcome) \(seed)")
  }

  @Test func `documents`() throws {
    let fixture = try CatalogFixture()
    let files = [
      Artworks.pdf(),
      Artworks.pdf(content: "q 1 0 0 1 5 5 cm 3 w 1 0 0 RG 0 0 m 9 9 l S Q 0.5 g 2 2 9 9 re f"),
    ]
    let outcome = try Fuzzing.run(files, isText: true) { file in
      try fixture.write("a.pdf", file)
      return isRead { () throws(ImageError) in
        try PDFFile(path: fixture.path + "/a.pdf").image(width: 20, height: 15)
      }
    }
    #expect(outcome.taken * 2 >= outcome.count, "\(outcome) \(seed)")
  }

  @Test func `pixels`() {
    let outcome = Fuzzing.run([Artworks.png(9, 7), Artworks.png(64, 64)], isText: false) { file in
      isRead { () throws(ImageError) in try ImageDecoder.decode(file, pixelLimit: 1 << 20) }
    }
    #expect(outcome.count > 0)
  }

  /// Of changes to the pixels' own bytes two in three are damage that the decoder tells.
  @Test func `photographs`() {
    let files = [JPEGDecodingTests.redAndBlue, JPEGDecodingTests.progressive, JPEGDecodingTests.inks]
    let outcome = Fuzzing.run(files, isText: false) { file in
      isRead { () throws(ImageError) in try ImageDecoder.decode(file, pixelLimit: 1 << 20) }
    }
    #expect(outcome.taken * 4 >= outcome.count, "\(outcome) \(seed)")
  }

  @Test func `fonts cut out for documents`() throws {
    let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: TestFont.path)))
    let fixture = try CatalogFixture()
    let outcome = try Fuzzing.run([whole], isText: false) { font in
      try fixture.write("font.ttf", font)
      guard let file = try? FontFile(path: fixture.path + "/font.ttf") else { return false }
      guard let face = try? FontFace(0, of: file, library: FontLibrary()) else { return false }
      return (try? FontSubset(of: face, glyphs: [0, 1, 2])) != nil
    }
    #expect(outcome.taken * 2 >= outcome.count, "\(outcome) \(seed)")
  }
}
