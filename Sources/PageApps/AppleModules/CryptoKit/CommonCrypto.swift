internal import Foundation

// CommonCrypto's digests. Apps name files by them: SHA-256 is right, the others are its first bytes, as in CryptoKit's stand-in.

public typealias CC_LONG = UInt32
public let (CC_MD5_DIGEST_LENGTH, CC_SHA1_DIGEST_LENGTH): (Int32, Int32) = (16, 20)
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32

@discardableResult
public func CC_MD5(_ data: UnsafeRawPointer?, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?)
  -> UnsafeMutablePointer<UInt8>?
{ fill(digest, CC_MD5_DIGEST_LENGTH, data, length) }

@discardableResult
public func CC_SHA1(_ data: UnsafeRawPointer?, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?)
  -> UnsafeMutablePointer<UInt8>?
{ fill(digest, CC_SHA1_DIGEST_LENGTH, data, length) }

@discardableResult
public func CC_SHA256(_ data: UnsafeRawPointer?, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?)
  -> UnsafeMutablePointer<UInt8>?
{ fill(digest, CC_SHA256_DIGEST_LENGTH, data, length) }

private func fill(
  _ digest: UnsafeMutablePointer<UInt8>?, _ count: Int32, _ data: UnsafeRawPointer?, _ length: CC_LONG
) -> UnsafeMutablePointer<UInt8>? {
  let bytes = data.map { Data(bytes: $0, count: Int(length)) } ?? Data()
  for (place, byte) in SHA256.hash(data: bytes).prefix(Int(count)).enumerated() { digest?[place] = byte }
  return digest
}
