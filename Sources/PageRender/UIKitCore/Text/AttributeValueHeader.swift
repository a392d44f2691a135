/// The first stored property of every class whose objects are values in attributed strings.
///
/// Foundation on Linux gives attribute values to CoreFoundation, which takes the word after an object's header
/// for its type (`_cfinfoa` of `CFRuntimeBase`, type number from bit 8) and stops the process where that is 0, "not
/// a type". Adding an attribute to a string that has attributes would do so; 1 stands for any type.
struct AttributeValueHeader: Sendable {
  private let word: UInt = 1 << 8
}
