import Testing

@testable import PageBase

/// Keys and words that are nearly known ones.
struct JSONVocabularyTests {
  private static let vocabulary = JSONVocabulary(
    words: ["idiom": ["universal", "iphone"], "scale": ["1x", "3x"]], free: ["images", "filename"],
    naming: ["strings"])

  private func told(_ text: String) throws -> [String] {
    var checker = JSONChecker(file: "f")
    let read = checker.document(Array(text.utf8))
    let value = try #require(read)
    checker.warnOfMisspellings(in: value, Self.vocabulary)
    return checker.diagnostics.map {
      "\($0.position?.line ?? 0):\($0.position?.column ?? 0) \($0.severity) \($0.message)"
    }
  }

  @Test(arguments: [
    // A letter too many, one of another case, two swapped, one missing.
    (#"{"filexname": 1}"#, #"1:15 warning unknown key "filexname"; did you mean "filename"?"#),
    (#"{"fileName": 1}"#, #"1:14 warning unknown key "fileName"; did you mean "filename"?"#),
    (#"{"images": [{"iidom": "iphone"}]}"#, #"1:23 warning unknown key "iidom"; did you mean "idiom"?"#),
    (
      "{\n\"idiom\": \"univrsal\"}",
      #"2:10 warning unknown value of "idiom" "univrsal"; did you mean "universal"?"#
    ),
    (#"{"scale": "3X"}"#, #"1:11 warning unknown value of "scale" "3X"; did you mean "3x"?"#),
    (#"{"strings": {"a": {"scael": 1}}}"#, #"1:29 warning unknown key "scael"; did you mean "scale"?"#),
  ])
  func `a misspelling is told where it stands`(text: String, message: String) throws {
    #expect(try told(text) == [message])
  }

  @Test(arguments: [
    #"{"idiom": "iphone", "scale": "2x", "images": ["filexname"]}"#, #"{"idiom": "vision", "memory": 1}"#,
    #"{"strings": {"idium": {"filename": "scael"}, "fileName": 1}}"#, #"{"idiom": 3}"#, "[]",
  ])
  func `what a later version may add and a file's own names are silent`(text: String) throws {
    #expect(try told(text) == [])
  }
}
