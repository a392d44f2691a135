internal import LayoutEngine

extension AttributedText {
  /// The name of the part at an offset in UTF-16; `nil` if the text has no parts.
  package func part(at offset: Int) -> String? {
    var start = 0
    for part in parts {
      start += part.utf16Length
      if offset < start { return part.name }
    }
    return parts.last?.name
  }

  /// The range of a part, in UTF-16; all of the text if there is no such part.
  package func range(ofPart name: String?) -> Range<Int> {
    var start = 0
    for part in parts {
      if part.name == name { return start..<start + part.utf16Length }
      start += part.utf16Length
    }
    return 0..<string.utf16.count
  }
}
