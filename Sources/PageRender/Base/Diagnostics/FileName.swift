/// Checks of names that become part of an output file's name.
package enum FileName {
  /// The maximum length of a name, in bytes of UTF-8: file systems allow 255, and a name gets suffixes.
  package static let maximumLength = 100

  /// Returns the fault that keeps `name` from being a file's name and a word of a comma-separated list; `nil`
  /// if there is none.
  package static func fault(of name: String) -> String? {
    if name.isEmpty { return "is empty" }
    if name == "all" { return "is \"all\", which stands for all of a list" }
    if name.unicodeScalars.first == "." { return "begins with a dot" }
    if name.utf8.count > maximumLength { return "is longer than \(maximumLength) bytes" }
    for scalar in name.unicodeScalars {
      switch scalar {
      case "/", ",": return "contains \(Wording.quoted(String(scalar)))"
      case _ where scalar.isControl: return "contains a control character"
      default: continue
      }
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// True if this is a control character (general category Cc, which is fixed for ever: C0, DEL and C1).
  package var isControl: Bool {
    value < 0x20 || 0x7F...0x9F ~= value
  }
}
