internal import PageBase
internal import Synchronization

/// A cache of decoded artwork: each file is decoded once for all pages that show it, because decoding costs
/// more than drawing.
///
/// Tasks share one store. A task waits for a file that another task is decoding. Errors are cached too, so
/// every page that shows a broken file gets the same error.
public final class ImageStore: Sendable {
  private let slots = Mutex<[Key: Slot<PixelImage>]>([:])
  private let measures = Mutex<[String: Slot<ArtworkFile.Measure>]>([:])

  /// A file's path, and for shapes the size in pixels at which they are drawn.
  private struct Key: Hashable {
    var path: String
    var width: Int?
    var height: Int?
  }

  /// The result of decoding one file; its lock is held while the file is decoded.
  private final class Slot<Value: Sendable>: Sendable {
    private let outcome = Mutex<Result<Value, ImageError>?>(nil)

    func value(_ make: () throws(ImageError) -> Value) throws(ImageError) -> Value {
      let outcome = outcome.withLock { outcome in
        if let outcome { return outcome }
        let known = Result { () throws(ImageError) in try make() }
        if case .failure(let error) = known, error.isAccident { InputLog.noteAccident() }
        outcome = known
        return known
      }
      return try outcome.get()
    }
  }

  /// True if a picture that cannot be drawn is a warning rather than an error, as a device shows nothing for
  /// it.
  package let isForgiving: Bool

  public init() { isForgiving = false }

  package init(isForgiving: Bool) { self.isForgiving = isForgiving }

  /// The picture in the file at `path`. Paths are compared as written.
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
    try slot(for: Key(path: path)).value { () throws(ImageError) in try decode(path) }
  }

  /// The shapes in the file at `path`, drawn over `width` × `height` pixels; each size is cached.
  func image(at path: String, width: Int, height: Int) throws(ImageError) -> PixelImage {
    let key = Key(path: path, width: width, height: height)
    return try slot(for: key).value { () throws(ImageError) in
      try ArtworkFile.draw(path, width: width, height: height)
    }
  }

  /// The size of the artwork in the file at `path`.
  package func measure(of path: String) throws(ImageError) -> ArtworkFile.Measure {
    let slot = measures.withLock { measures in
      let slot = measures[path] ?? Slot()
      measures[path] = slot
      return slot
    }
    return try slot.value { () throws(ImageError) in try ArtworkFile.measure(path) }
  }

  private func slot(for key: Key) -> Slot<PixelImage> {
    slots.withLock { slots in
      let slot = slots[key] ?? Slot()
      slots[key] = slot
      return slot
    }
  }
}
