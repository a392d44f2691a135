import Foundation
import PageTestSupport
import Synchronization
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing

@Suite struct ImageStoreTests {
  /// Counts how often it decodes, and takes long enough that callers meet.
  private final class Decoder: Sendable {
    let count = Atomic<Int>(0)

    func decode(_ path: String) throws(ImageError) -> PixelImage {
      count.add(1, ordering: .relaxed)
      usleep(20_000)
      if path == "broken" { throw .truncated }
      return try PixelBuffer(width: 1, height: 1, pixelLimit: 1).image(isOpaque: true)
    }
  }

  @Test func `tasks that ask for one file share one decoding`() async throws {
    let store = ImageStore()
    let decoder = Decoder()
    let images = try await withThrowingTaskGroup(of: PixelImage.self) { group in
      for _ in 0..<50 {
        group.addTask { try store.image(at: "a.png", decoding: decoder.decode) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(decoder.count.load(ordering: .relaxed) == 1)
    #expect(images.allSatisfy { $0 === images[0] })
  }

  @Test func `a failure is remembered, and other files are not touched by it`() throws {
    let store = ImageStore()
    let decoder = Decoder()
    for _ in 0..<3 {
      #expect(throws: ImageError.truncated) { try store.image(at: "broken", decoding: decoder.decode) }
    }
    #expect(decoder.count.load(ordering: .relaxed) == 1)
    _ = try store.image(at: "whole", decoding: decoder.decode)
    #expect(decoder.count.load(ordering: .relaxed) == 2)
  }

  @Test func `a file is decoded from disk`() throws {
    let folder = TemporaryFolder()
    let path = folder.path("a.png")
    try AtomicFileWriter().write(
      HandmadePNG(width: 1, height: 1, colorType: 0, rows: [0, 9]).bytes, to: path)
    #expect(try ImageStore().image(at: path).values == [0xFF09_0909])
  }
}
