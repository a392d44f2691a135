internal import CDigest
internal import PageDrawing

/// SHA-256 of files, as `sha256sum` prints it.
enum FileDigest {
  /// Returns the digest as 64 hexadecimal digits; `nil` if the file cannot be read.
  static func sha256(ofFile path: String) -> String? {
    guard let bytes = try? ImageFile.read(path) else { return nil }
    return sha256(bytes)
  }

  static func sha256(_ bytes: [UInt8]) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(CDIGEST_SHA256_CAPACITY)) { digits in
      guard let start = digits.baseAddress else { return "" }
      bytes.withUnsafeBytes { cdigest_sha256($0.baseAddress, $0.count, start) }
      return String(cString: start)
    }
  }
}
