extension AttributedText {
  /// The text without a range in UTF-16, whose ends are at character boundaries.
  package func removing(_ range: Range<Int>) -> AttributedText {
    var text = AttributedText()
    let units = Array(string.utf16)
    var start = 0
    for run in runs {
      let own = start..<start + run.utf16Length
      start = own.upperBound
      let before = own.lowerBound..<max(own.lowerBound, min(own.upperBound, range.lowerBound))
      let after = min(own.upperBound, max(own.lowerBound, range.upperBound))..<own.upperBound
      for kept in [before, after] where !kept.isEmpty {
        text.append(String(decoding: units[kept], as: UTF16.self), attributes: run.attributes)
      }
    }
    start = 0
    for part in parts {
      let own = start..<start + part.utf16Length
      start = own.upperBound
      text.parts.append(Part(name: part.name, utf16Length: own.count - own.clamped(to: range).count))
    }
    return text
  }
}
