internal import CXXHash

/// A hash of 128 bits (XXH3) that identifies equal contents. It is fast, but no protection against deliberate
/// collisions.
public struct PictureHash: Hashable, Sendable {
  public let high: UInt64
  public let low: UInt64

  fileprivate init(_ hash: XXH128_hash_t) {
    (high, low) = (hash.high64, hash.low64)
  }

  /// Makes a hash from its `canonicalBytes`; `nil` unless there are 16 bytes.
  package init?(canonicalBytes bytes: some Collection<UInt8>) {
    guard bytes.count == 16 else { return nil }
    func number(_ bytes: some Collection<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }
    (high, low) = (number(bytes.prefix(8)), number(bytes.dropFirst(8)))
  }

  /// The high half, then the low half, in big-endian order (`XXH128_canonicalFromHash`).
  public var canonicalBytes: [UInt8] {
    [high, low].flatMap { half in (0..<8).map { UInt8(truncatingIfNeeded: half >> (56 - 8 * $0)) } }
  }
}

extension PictureHash {
  /// The hash of some bytes.
  package init(of bytes: UnsafeRawBufferPointer) {
    self.init(XXH3_128bits(bytes.baseAddress, bytes.count))
  }
}

/// A hasher of bytes that come in pieces.
struct PictureHasher: ~Copyable {
  /// XXH3's state; `nil` if memory runs out, but Linux ends the process before that.
  private let state = XXH3_createState()

  init() { if let state { XXH3_128bits_reset(state) } }

  deinit { XXH3_freeState(state) }

  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    if let state { XXH3_128bits_update(state, bytes.baseAddress, bytes.count) }
  }

  consuming func finish() -> PictureHash {
    PictureHash(state.map { XXH3_128bits_digest($0) } ?? XXH128_hash_t())
  }
}
