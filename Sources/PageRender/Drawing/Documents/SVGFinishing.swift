internal import PageBase

/// Adds a title to cairo's SVG document, and numbers its identifiers in the order of their appearance.
///
/// cairo 1.16 numbers identifiers with a counter of the whole process, so they would depend on earlier
/// drawings.
package enum SVGFinishing {
  package static func finish(_ bytes: [UInt8], information: DocumentInformation) -> [UInt8] {
    var finished: [UInt8] = []
    finished.reserveCapacity(bytes.count + 256)
    var names: [ArraySlice<UInt8>: [UInt8]] = [:]
    var counts: [ArraySlice<UInt8>: Int] = [:]
    var hasTitle = false
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      finished.append(byte)
      index += 1
      if byte == UInt8(ascii: ">"), !hasTitle, isInRoot(bytes, endingAt: index) {
        hasTitle = true
        finished += Array(title(information).utf8)
      }
      guard beginsIdentifier(bytes, at: index) else { continue }
      let (letters, end) = identifier(bytes, from: index)
      guard end > index else { continue }
      let name = bytes[index..<end]
      let known = names[name]
      if known == nil {
        let number = counts[letters, default: 0]
        counts[letters] = number + 1
        names[name] = Array(letters) + Array(String(number).utf8)
      }
      finished += names[name] ?? Array(name)
      index = end
    }
    return finished
  }

  private static func title(_ information: DocumentInformation) -> String {
    let language = XMLText.attribute(information.language)
    return "\n<title xml:lang=\(language)>\(PDFText.xml(information.title))</title>"
  }

  /// Returns true if the tag that ends before `end` is the root element's.
  private static func isInRoot(_ bytes: [UInt8], endingAt end: Int) -> Bool {
    guard let start = bytes[..<end].lastIndex(of: UInt8(ascii: "<")) else { return false }
    return bytes[start...].starts(with: Array("<svg".utf8))
  }

  /// Returns true if an identifier begins at `index`, after `id="`, `"#` or `(#`.
  private static func beginsIdentifier(_ bytes: [UInt8], at index: Int) -> Bool {
    guard index >= 4 else { return false }
    if bytes[index - 1] == UInt8(ascii: "#") {
      return bytes[index - 2] == UInt8(ascii: "\"") || bytes[index - 2] == UInt8(ascii: "(")
    }
    return bytes[index - 4..<index].elementsEqual("id=\"".utf8)
  }

  /// Returns the word and the end of an identifier; `end` is `start` if there is none.
  ///
  /// cairo's identifiers are a word and a number; a dash and another number follow for glyphs.
  private static func identifier(
    _ bytes: [UInt8], from start: Int
  ) -> (letters: ArraySlice<UInt8>, end: Int) {
    func end(from start: Int, while isPart: (UInt8) -> Bool) -> Int {
      bytes[start...].firstIndex { !isPart($0) } ?? bytes.count
    }
    let isLetter = { (byte: UInt8) in (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
    let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == 0x2D }
    let word = end(from: start, while: isLetter)
    let number = end(from: word, while: isDigit)
    return word > start && number > word ? (bytes[start..<word], number) : (bytes[start..<start], start)
  }
}
