/// The object ids that Interface Builder generates, such as `8bC-Xf-vdC`.
package enum ObjectID {
  /// Returns true if an identifier has the form of such an id: three, two and three ASCII letters or digits.
  package static func isOne(_ identifier: String) -> Bool {
    let parts = identifier.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.map(\.count) == [3, 2, 3]
      && parts.joined().allSatisfy { byte in
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      }
  }
}
