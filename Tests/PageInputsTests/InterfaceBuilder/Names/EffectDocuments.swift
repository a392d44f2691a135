import PageTestSupport

/// Documents in which no value is the default, so that another value shows: Tests/Cases/PageInputs/Effects.txt.
enum EffectDocuments {
  struct Document {
    var text: String
    /// True for a document whose effects show on an iPad's screen.
    var isWide = false
  }

  static let all: [Document] = Case.of("PageInputs/Effects").compactMap { each in
    let question = each.question
    let text =
      question.words[0] == "whole"
      ? question.lines.map { CaseDocument.expanded($0.text) }.joined(separator: "\n")
      : try? CaseDocument(question).text
    return text.map { Document(text: $0, isWide: each.sentence.hasSuffix("on an iPad")) }
  }
}
