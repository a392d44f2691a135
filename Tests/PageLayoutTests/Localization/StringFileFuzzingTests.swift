import TestSupport
import Testing

@testable import PageBase
@testable import PageLayout

/// String catalogues that are nearly right: each is read, or refused with a reason. `make fuzz` runs this for longer.
struct StringFileFuzzingTests {
  @Test func `string catalogues`() {
    let strings = #"""
      "hello": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Hello %@, %lld"}},
        "ar": {"variations": {"plural": {"one": {"stringUnit": {"state": "new", "value": "x"}},
          "other": {"stringUnit": {"state": "translated", "value": "%#@count@"}}}}}}}
      """#
    let outcome = Fuzzing.run([Array(StringFileText.catalog(strings).utf8)], as: .text) { file in
      var reader = StringCatalogReader(file: "L.xcstrings", name: "L")
      let table = reader.read(file)
      #expect(table != nil || !reader.checker.diagnostics.isEmpty, "FUZZ_SEED=\(Fuzzing.seed)")
      return (try? JSONReader.read(file)) != nil
    }
    #expect(outcome.isMostlyTaken, "FUZZ_SEED=\(Fuzzing.seed)")
  }
}
