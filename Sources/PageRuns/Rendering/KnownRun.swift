internal import PageRender

/// A run that drew all its pictures: another run with the same command and input would make the same
/// pictures.
struct KnownRun: Hashable, Sendable {
  /// The hash of the command and the program.
  var command: PictureHash
  /// The hash of the pictures' names and contents.
  var pictures: PictureHash
  /// The answers of the file system about the run's input.
  var input: [Answer]
  /// The run's diagnostics.
  var diagnostics: [Diagnostic]

  struct Answer: Hashable, Sendable {
    var question: InputQuestion
    var answer: [UInt8]
  }

  /// Returns true if the file system answers the same questions about the input as it did in this run.
  ///
  /// - Parameter log: The log of the present run, whose answers so far have to agree too.
  func isAnsweredAlike(by log: InputLog) -> Bool {
    guard let told = log.answers else { return false }
    let known = Dictionary(input.map { ($0.question, $0.answer) }) { first, _ in first }
    return told.allSatisfy { known[$0.question] == $0.answer }
      && input.allSatisfy { log.answer(to: $0.question) == $0.answer }
  }
}

extension KnownRun {
  func write(to writer: inout ByteWriter) {
    writer.add(command)
    writer.add(pictures)
    writer.add(input) { writer, answer in
      writer.add(answer.question.kind.rawValue)
      writer.add(answer.question.path)
      writer.add(answer.question.endings) { $0.add($1) }
      writer.add(answer.answer)
    }
    writer.add(diagnostics) { $1.write(to: &$0) }
  }

  init?(from reader: inout ByteReader) {
    guard let command = reader.hash(), let pictures = reader.hash(),
      let input = reader.list({ reader -> Answer? in
        guard let kind = reader.uint8().flatMap({ InputQuestion.Kind(rawValue: $0) }),
          let path = reader.text(), let endings = reader.list({ $0.text() }), let answer = reader.bytes()
        else { return nil }
        return Answer(question: InputQuestion(kind, path, endings: endings), answer: answer)
      }),
      let diagnostics = reader.list({ Diagnostic(from: &$0) })
    else { return nil }
    self.init(command: command, pictures: pictures, input: input, diagnostics: diagnostics)
  }
}
