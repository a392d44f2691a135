import PageTestSupport

/// The 300 names of elements and attributes that occur in most of 378 public documents: Tests/Cases/PageInputs/Names.txt.
enum UsedNames {
  static let all: [String] = Case.of("PageInputs/Names").flatMap(\.question.lines).flatMap(\.words).compactMap
  {
    $0.split(separator: "=").first.map(String.init)
  }
}
