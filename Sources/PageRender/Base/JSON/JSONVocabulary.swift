/// The keys and words of a file format whose next version may have more: an unknown one is told only where it is
/// nearly a known one, and so misspelt.
package struct JSONVocabulary: Sendable {
  /// The keys, and the words that the text of each can be; none for keys with values of any kind.
  let words: [String: [String]]
  /// The keys of objects whose members have names of the file's own.
  let naming: Set<String>
  /// The keys, in an order that no hash decides.
  let keys: [String]

  package init(words: [String: [String]], free: [String], naming: Set<String> = []) {
    self.words = words
    self.naming = naming
    keys = (words.keys + free + naming).sorted()
  }
}

extension JSONChecker {
  /// Warns of keys and words in a value, to any depth, that are nearly known ones.
  package mutating func warnOfMisspellings(in value: JSONValue, _ vocabulary: JSONVocabulary) {
    warnOfMisspellings(in: value, vocabulary, known: Set(vocabulary.keys), isNaming: false)
  }

  private mutating func warnOfMisspellings(
    in value: JSONValue, _ vocabulary: JSONVocabulary, known: Set<String>, isNaming: Bool
  ) {
    switch value.kind {
    case .array(let values):
      for value in values { warnOfMisspellings(in: value, vocabulary, known: known, isNaming: false) }
    case .object(let object):
      for member in object.members {
        if !isNaming, !known.contains(member.name) {
          warn(member.name, "key", near: vocabulary.keys, at: member.value.position)
        } else if !isNaming, case .string(let word) = member.value.kind,
          let words = vocabulary.words[member.name],
          !words.contains(word)
        {
          warn(word, "value of \(Wording.quoted(member.name))", near: words, at: member.value.position)
        }
        let isNames = !isNaming && vocabulary.naming.contains(member.name)
        warnOfMisspellings(in: member.value, vocabulary, known: known, isNaming: isNames)
      }
    default: break
    }
  }

  private mutating func warn(
    _ word: String, _ what: String, near words: [String], at position: SourcePosition
  ) {
    guard let near = NearMiss.closest(to: word, among: words) else { return }
    warn("unknown \(what) \(Wording.quoted(word))\(Wording.didYouMean(near))", at: position)
  }
}
