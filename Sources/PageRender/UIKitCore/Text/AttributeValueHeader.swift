/// The first stored property of every class whose objects are values in attributed strings.
///
/// Foundation on Linux passes attribute values to CoreFoundation, which reads the word after an object's
/// header as `_cfinfoa` of `CFRuntimeBase`, with the type number from bit 8 on. Type number 0, "not a type",
/// stops the process when an attribute is added to a string that has attributes. Type number 1 means any
/// type.
struct AttributeValueHeader: Sendable {
  private let word: UInt = 1 << 8
}
