/// Sizes of memory on the command line.
package enum MemorySize {
  /// The number of bytes of a size such as `64M` or `2G`, in units of 1024² and 1024³ bytes; `nil` if the text
  /// is none, or not from 1 MiB to 64 GiB.
  package static func bytes(_ text: String) -> Int? {
    let shift: Int
    switch text.last {
    case "M", "m": shift = 20
    case "G", "g": shift = 30
    default: return nil
    }
    let digits = text.dropLast()
    // At most five digits, so that no shift overflows.
    guard (1...5).contains(digits.count), digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Int(digits), number >= 1, number << shift <= 64 << 30
    else { return nil }
    return number << shift
  }
}
