internal import Synchronization

/// Decoded artwork, kept: each file is decoded once however many pages show it, because decoding costs
/// more than drawing.
///
/// Tasks share one store. A task that asks for a file another is decoding waits for it. Failures are kept
/// too, so every page that needs a broken file hears the same.
public final class ImageStore: Sendable {
  private let slots = Mutex<[String: Slot]>([:])

  /// What became of one file; its lock is held while the file is decoded.
  private final class Slot: Sendable {
    let outcome = Mutex<Result<PixelImage, ImageError>?>(nil)
  }

  public init() {}

  /// The picture in the file at `path`. Paths are compared as they are spelt.
  public func image(at path: String) throws(ImageError) -> PixelImage {
    try image(
      at: path,
      decoding: { (path) throws(ImageError) in
        try ImageDecoder.decode(contentsOf: path)
      })
  }

  func image(
    at path: String, decoding decode: (String) throws(ImageError) -> PixelImage
  ) throws(ImageError) -> PixelImage {
    let slot = slots.withLock { slots in
      let slot = slots[path] ?? Slot()
      slots[path] = slot
      return slot
    }
    let outcome = slot.outcome.withLock { outcome in
      let known = outcome ?? Result { () throws(ImageError) in try decode(path) }
      outcome = known
      return known
    }
    return try outcome.get()
  }
}
