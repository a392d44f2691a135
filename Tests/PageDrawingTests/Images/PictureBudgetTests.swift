import PageTestSupport
import Synchronization
import Testing

@testable import PageBase
@testable import PageDrawing

@Suite struct PictureBudgetTests {
  /// Decodes pictures of one pixel, 4 bytes, and notes each decoding.
  private final class Decoder: Sendable {
    private let decoded = Mutex<[String]>([])

    var log: [String] { decoded.withLock { $0 } }

    func decode(_ path: String) throws(ImageError) -> PixelImage {
      decoded.withLock { $0.append(path) }
      return try PictureBudgetTests.pixel(path.utf8.first.map(UInt32.init) ?? 0)
    }
  }

  private static func pixel(_ blue: UInt32) throws(ImageError) -> PixelImage {
    let buffer = try PixelBuffer(width: 1, height: 1, pixelLimit: 1)
    buffer.pixels.storeBytes(of: 0xFF00_0000 | blue, as: UInt32.self)
    return buffer.image(isOpaque: true)
  }

  @Test func `the picture used longest ago is dropped first, and decoded again when it is needed`() throws {
    let (store, decoder) = (ImageStore(budget: PictureBudget(bytes: 12)), Decoder())
    let pictures = try ["a", "b", "c"].map { try store.image(at: $0, decoding: decoder.decode) }
    #expect(pictures[0].values == [0xFF00_0061])
    _ = try store.image(at: "d", decoding: decoder.decode)
    // The use of a was later than b's only one.
    #expect(pictures[0].values == [0xFF00_0061] && pictures[2].values == [0xFF00_0063])
    #expect(decoder.log == ["a", "b", "c", "d"])
    #expect(pictures[1].values == [0xFF00_0062])
    #expect(decoder.log == ["a", "b", "c", "d", "b"])
  }

  @Test func `kept pictures take no more than the budget`() throws {
    let budget = PictureBudget(bytes: 12)
    let (store, decoder) = (ImageStore(budget: budget), Decoder())
    let pictures = try (0..<20).map { try store.image(at: "\($0)", decoding: decoder.decode) }
    #expect(budget.cost == 12)
    for picture in pictures { _ = picture.values }
    #expect(budget.cost == 12)
  }

  @Test func `pictures that nobody has any more take nothing`() throws {
    let (budget, decoder) = (PictureBudget(bytes: 12), Decoder())
    do { _ = try ImageStore(budget: budget).image(at: "a", decoding: decoder.decode) }
    #expect(budget.cost == 0)
  }

  @Test func `a store gives the same picture whether its pixels were dropped or not`() throws {
    let (store, decoder) = (ImageStore(budget: PictureBudget(bytes: 4)), Decoder())
    let first = try store.image(at: "a", decoding: decoder.decode)
    _ = try store.image(at: "b", decoding: decoder.decode)
    #expect(try store.image(at: "a", decoding: decoder.decode) === first)
    // The hash is known, and needs no pixels.
    #expect(first.contentHash == (try Self.pixel(0x61)).contentHash)
    #expect(decoder.log == ["a", "b"])
  }

  @Test func `a picture in use is not decoded a second time`() throws {
    let (store, decoder) = (ImageStore(budget: PictureBudget(bytes: 4)), Decoder())
    let picture = try store.image(at: "a", decoding: decoder.decode)
    let block = try picture.block()
    for other in ["b", "c"] { _ = try store.image(at: other, decoding: decoder.decode) }
    #expect(try picture.block() === block)
    #expect(decoder.log == ["a", "b", "c"])
  }

  @Test func `the picture used last is kept, however large it is`() throws {
    let (store, decoder) = (ImageStore(budget: PictureBudget(bytes: 1)), Decoder())
    let picture = try store.image(at: "a", decoding: decoder.decode)
    #expect(picture.values == picture.values)
    #expect(decoder.log == ["a"])
  }

  @Test func `a file that changes during a run is an error, not another picture`() throws {
    let store = ImageStore(budget: PictureBudget(bytes: 4))
    let count = Atomic(0)
    let picture = try store.image(at: "a") { _ throws(ImageError) in
      try Self.pixel(UInt32(count.add(1, ordering: .relaxed).newValue))
    }
    _ = try store.image(at: "b") { _ throws(ImageError) in try Self.pixel(9) }
    #expect(throws: ImageError.changed) { try picture.block() }
  }

  /// In a process of its own, as errors of a run are kept for the whole process.
  @Test func `a lost picture is clear where nothing can fail, and an error of the run`() async {
    await #expect(processExitsWith: .success) {
      let store = ImageStore(budget: PictureBudget(bytes: 4))
      let count = Atomic(0)
      let picture = try store.image(at: "lost.png") { _ throws(ImageError) in
        if count.add(1, ordering: .relaxed).newValue > 1 { throw .truncated }
        let image = try Self.pixel(1)
        image.name = "lost.png"
        return image
      }
      _ = try store.image(at: "b") { _ throws(ImageError) in try Self.pixel(9) }
      #expect(picture.values == [0])
      let errors = ArtworkComplaints.losses
      #expect(errors.map(\.message) == ["image \"lost.png\" ends too early; export it again"])
      #expect(errors.first?.severity == .error && errors.first?.exitCode == .badInput)
    }
  }

  @Test func `a failure to decode again is the decoder's error`() throws {
    let store = ImageStore(budget: PictureBudget(bytes: 4))
    let count = Atomic(0)
    let picture = try store.image(at: "a") { _ throws(ImageError) in
      if count.add(1, ordering: .relaxed).newValue > 1 { throw .truncated }
      return try Self.pixel(1)
    }
    _ = try store.image(at: "b") { _ throws(ImageError) in try Self.pixel(9) }
    #expect(throws: ImageError.truncated) { try picture.block() }
  }
}
