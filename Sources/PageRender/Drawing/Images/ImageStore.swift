internal import PageBase
internal import Synchronization

/// A cache of decoded artwork: each file is decoded once for all pages that show it, because decoding costs
/// more than drawing. Pixels beyond a budget are dropped, and decoded again when they are needed.
///
/// Tasks share one store. A task waits for a file that another task is decoding, and meanwhile decodes an
/// expected file. Errors are cached too, so every page that shows a broken file gets the same error.
public final class ImageStore: Sendable {
  private let slots = Mutex<[Key: Slot<PixelImage>]>([:])
  private let measures = Mutex<[String: Slot<ArtworkFile.Measure>]>([:])
  private let sizes = Mutex<[String: Slot<PixelSize>]>([:])
  private let expected = Mutex(ExpectedPictures())
  private let budget: PictureBudget

  /// A file's path, and for shapes the size in pixels at which they are drawn.
  private struct Key: Hashable {
    var path: String
    var width: Int?
    var height: Int?
  }

  /// The result of decoding one file; its lock is held while the file is decoded.
  private final class Slot<Value: Sendable>: Sendable {
    private let outcome = Mutex<Result<Value, ImageError>?>(nil)

    /// The value, which `make` makes for the first caller.
    ///
    /// - Parameter help: Called by a caller that would have to wait for another.
    func value(
      helping help: () -> Void = {}, _ make: () throws(ImageError) -> Value
    ) throws(ImageError) -> Value {
      if let outcome = outcome.withLockIfAvailable({ Self.settle(&$0, make) }) { return try outcome.get() }
      help()
      return try outcome.withLock { Self.settle(&$0, make) }.get()
    }

    private static func settle(
      _ outcome: inout Result<Value, ImageError>?, _ make: () throws(ImageError) -> Value
    ) -> Result<Value, ImageError> {
      if let outcome { return outcome }
      let known = Result { () throws(ImageError) in try make() }
      if case .failure(let error) = known, error.isAccident { InputLog.noteAccident() }
      outcome = known
      return known
    }
  }

  /// True if a picture that cannot be drawn is a warning rather than an error, as a device shows nothing for
  /// it.
  package let isForgiving: Bool

  /// Makes a store in the process's budget.
  public convenience init() { self.init(isForgiving: false) }

  package init(isForgiving: Bool = false, budget: PictureBudget = .shared) {
    self.isForgiving = isForgiving
    self.budget = budget
  }

  /// The picture in the file at `path`. Paths are compared as written.
  public func image(at path: String) throws(ImageError) -> PixelImage {
    try image(
      at: path,
      decoding: { (path) throws(ImageError) in
        try ImageDecoder.decode(contentsOf: path)
      })
  }

  func image(
    at path: String, decoding decode: @escaping @Sendable (String) throws(ImageError) -> PixelImage
  ) throws(ImageError) -> PixelImage {
    try slot(for: Key(path: path)).value(helping: { decodeExpected(after: path, decode) }) {
      () throws(ImageError) in
      try kept { () throws(ImageError) in try decode(path) }
    }
  }

  /// The shapes in the file at `path`, drawn over `width` × `height` pixels; each size is cached.
  func image(at path: String, width: Int, height: Int) throws(ImageError) -> PixelImage {
    let key = Key(path: path, width: width, height: height)
    return try slot(for: key).value { () throws(ImageError) in
      try kept { () throws(ImageError) in
        try ArtworkFile.draw(path, width: width, height: height)
      }
    }
  }

  /// Decodes a picture whose pixels the budget may drop.
  private func kept(_ decode: @escaping KeptPixels.Decoding) throws(ImageError) -> PixelImage {
    try decode().kept(in: budget, decodingAgain: decode)
  }

  /// The size of the artwork in the file at `path`.
  package func measure(of path: String) throws(ImageError) -> ArtworkFile.Measure {
    try Self.slot(for: path, in: measures).value { () throws(ImageError) in try ArtworkFile.measure(path) }
  }

  /// The size of the picture in the file at `path`, read from its header: a file with a broken header or of
  /// another format than `ImageDecoder` reads is refused before it is decoded.
  package func pixelSize(of path: String) throws(ImageError) -> PixelSize {
    try Self.slot(for: path, in: sizes).value { () throws(ImageError) in
      let size = try ImageDecoder.size(of: ImageFile.read(path))
      try PixelBuffer.checkSize(width: size.width, height: size.height, pixelLimit: ImageDecoder.pixelLimit)
      return PixelSize(width: size.width, height: size.height)
    }
  }

  /// Forgets the pictures of some files, which are decoded anew when a page shows them next.
  package func forget(_ isChanged: (String) -> Bool) {
    slots.withLock { slots in
      for key in Array(slots.keys) where isChanged(key.path) { slots[key] = nil }
    }
    measures.withLock { measures in
      for path in Array(measures.keys) where isChanged(path) { measures[path] = nil }
    }
    sizes.withLock { sizes in
      for path in Array(sizes.keys) where isChanged(path) { sizes[path] = nil }
    }
  }

  private func slot(for key: Key) -> Slot<PixelImage> { Self.slot(for: key, in: slots) }

  private static func slot<Key: Hashable & Sendable, Value>(
    for key: Key, in slots: borrowing Mutex<[Key: Slot<Value>]>
  ) -> Slot<Value> {
    slots.withLock { slots in
      let slot = slots[key] ?? Slot()
      slots[key] = slot
      return slot
    }
  }

  // MARK: Expected pictures

  /// Notes the files of pictures that will be asked for, in this order. Nothing is decoded yet.
  package func expect(_ paths: [String]) { expected.withLock { $0 = ExpectedPictures(paths) } }

  /// Decodes the next expected file that nobody has begun, if it fits half the budget with those before it.
  private func decodeExpected(
    after path: String, _ decode: @escaping @Sendable (String) throws(ImageError) -> PixelImage
  ) {
    let next = expected.withLock { expected in
      expected.next(
        after: path, within: budget.bytes / 2,
        cost: { path in (try? pixelSize(of: path)).map { 4 * $0.width * $0.height } },
        isBegun: { path in slots.withLock { $0[Key(path: path)] != nil } })
    }
    guard let next else { return }
    // A failure is kept in the slot and reported by the page that shows the picture.
    _ = try? slot(for: Key(path: next)).value { () throws(ImageError) in
      try kept { () throws(ImageError) in try decode(next) }
    }
  }
}
