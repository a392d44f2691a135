/// The ids that Interface Builder gives to what nobody named, such as `8bC-Xf-vdC`.
package enum ObjectID {
  /// Returns true if an identifier is such an id: three, two and three letters or digits of ASCII.
  package static func isOne(_ identifier: String) -> Bool {
    let parts = identifier.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.map(\.count) == [3, 2, 3]
      && parts.joined().allSatisfy { byte in
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      }
  }
}
