internal import CXXHash

/// XXH3's 128 bits, by which equal contents are recognised. It is fast and no protection against somebody
/// who wants two pictures to look the same.
public struct PictureHash: Hashable, Sendable {
  public let high: UInt64
  public let low: UInt64

  fileprivate init(_ hash: XXH128_hash_t) {
    (high, low) = (hash.high64, hash.low64)
  }

  /// The 16 bytes of `canonicalBytes`; `nil` where there are more or fewer.
  package init?(canonicalBytes bytes: some Collection<UInt8>) {
    guard bytes.count == 16 else { return nil }
    func number(_ bytes: some Collection<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }
    (high, low) = (number(bytes.prefix(8)), number(bytes.dropFirst(8)))
  }

  /// The high half, then the low one, the greatest byte of each first (`XXH128_canonicalFromHash`).
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

/// A hash of bytes that come in pieces.
struct PictureHasher: ~Copyable {
  /// `nil` where memory is short, which on Linux ends the process before it shows here.
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
