internal import CDigest
public import Foundation

/// SHA-256 of data.
public enum SHA256 {
  public static func hash(data: some DataProtocol) -> SHA256Digest {
    var digits = [CChar](repeating: 0, count: Int(CDIGEST_SHA256_CAPACITY))
    Array(data).withUnsafeBytes { cdigest_sha256($0.baseAddress, $0.count, &digits) }
    let pairs = stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0..<$0 + 2] }
    return SHA256Digest(
      bytes: pairs.compactMap { UInt8(String(decoding: $0.map(UInt8.init), as: UTF8.self), radix: 16) })
  }
}

/// The bytes of a digest.
public struct SHA256Digest: Sequence, Hashable, Sendable, CustomStringConvertible {
  let bytes: [UInt8]
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  public var description: String {
    "SHA256 digest: " + bytes.map { String(UInt16($0) + 256, radix: 16).dropFirst() }.joined()
  }
}

/// Digests that names of files are made of: as long as MD5's and SHA-1's, and the first bytes of SHA-256's.
public enum Insecure {
  public enum MD5 {
    public static func hash(data: some DataProtocol) -> SHA256Digest {
      SHA256Digest(bytes: Array(SHA256.hash(data: data).bytes.prefix(16)))
    }
  }
  public enum SHA1 {
    public static func hash(data: some DataProtocol) -> SHA256Digest {
      SHA256Digest(bytes: Array(SHA256.hash(data: data).bytes.prefix(20)))
    }
  }
}
