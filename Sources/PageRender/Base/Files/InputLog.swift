internal import Glibc
internal import Synchronization

/// The questions of a run to the file system about its input, and the answers. If a later run gets equal
/// answers, its input is unchanged.
///
/// `InputFile` and other readers of input note their questions in the log of their task, if it has one.
package final class InputLog: Sendable {
  /// The log of the task.
  package static let ambient = Ambient<InputLog>()

  /// The hash of some bytes, by which equal contents are recognised.
  package typealias Hash = @Sendable (UnsafeRawBufferPointer) -> [UInt8]

  private let hash: Hash

  private struct State {
    var answers: [InputQuestion: [UInt8]] = [:]
    var isWhole = true
  }

  private let state = Mutex(State())

  package init(hash: @escaping Hash) { self.hash = hash }

  /// The questions with their answers, sorted by question; `nil` if the run depends on more than the answers.
  /// That is so if two answers to one question differed, because the input changed while it was read, or
  /// after `noteAccident`.
  package var answers: [(question: InputQuestion, answer: [UInt8])]? {
    let state = state.withLock { $0 }
    guard state.isWhole else { return nil }
    return state.answers.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The questions so far, sorted: the paths that a run's input depends on.
  package var questions: [InputQuestion] { state.withLock { Array($0.answers.keys) }.sorted() }

  /// Returns the file system's present answer to a question.
  package func answer(to question: InputQuestion) -> [UInt8] {
    switch question.kind {
    case .contents:
      do throws(InputFile.Failure) {
        return try InputFile.contents(ofFile: question.path, limit: Int.max - 1).withUnsafeBytes(hash)
      } catch {
        return answer(error)
      }
    case .kind: return answer(FileKind(following: question.path).text)
    case .resolved: return answer(InputFile.resolution(of: question.path))
    case .names:
      return answer(InputFile.namesNow(inFolder: question.path, endingIn: question.endings))
    case .entries: return answer(FolderEntry.allNow(in: question.path))
    case .program: return answer(FileVersion(ofProgram: question.path)?.text ?? "none")
    }
  }

  // MARK: Noting

  /// Notes the file system's present answer to a question.
  package static func note(_ kind: InputQuestion.Kind, _ path: String) {
    guard let log = ambient.value else { return }
    let question = InputQuestion(kind, path)
    log.note(question, log.answer(to: question))
  }

  /// Notes that the run's result depends on more than its input, such as on how long a job took.
  package static func noteAccident() { ambient.value?.state.withLock { $0.isWhole = false } }

  /// Notes the program, and the libraries that it has loaded so far.
  package func noteProgram() {
    for path in FileVersion.loadedFiles {
      let question = InputQuestion(.program, path)
      note(question, answer(to: question))
    }
  }

  /// Notes the hash of a file's bytes.
  package static func note(contents bytes: UnsafeRawBufferPointer, of path: String) {
    guard let log = ambient.value else { return }
    log.note(InputQuestion(.contents, path), log.hash(bytes))
  }

  /// Notes the hash of a file's contents; `answer`, which computes it, is called only if the task has a log.
  package static func note(contentsOf path: String, answer: () -> [UInt8]) {
    ambient.value?.note(InputQuestion(.contents, path), answer())
  }

  /// Notes the error of a file that could not be read.
  package static func note(_ failure: InputFile.Failure, of path: String) {
    guard let log = ambient.value else { return }
    log.note(InputQuestion(.contents, path), log.answer(failure))
  }

  static func note(_ kind: FileKind, of path: String) {
    guard let log = ambient.value else { return }
    log.note(InputQuestion(.kind, path), log.answer(kind.text))
  }

  static func note(_ resolution: Result<String, InputFile.Failure>, of path: String) {
    guard let log = ambient.value else { return }
    log.note(InputQuestion(.resolved, path), log.answer(resolution))
  }

  static func note(_ names: [String]?, endingIn endings: [String], in folder: String) {
    guard let log = ambient.value else { return }
    log.note(InputQuestion(.names, folder, endings: endings), log.answer(names))
  }

  static func note(_ entries: [FolderEntry]?, in folder: String) {
    guard let log = ambient.value else { return }
    log.note(InputQuestion(.entries, folder), log.answer(entries))
  }

  private func note(_ question: InputQuestion, _ answer: [UInt8]) {
    state.withLock { state in
      if let known = state.answers.updateValue(answer, forKey: question), known != answer {
        state.isWhole = false
      }
    }
  }

  // MARK: Answers

  private func answer(_ text: String) -> [UInt8] { Array(text.utf8).withUnsafeBytes(hash) }

  private func answer(_ failure: InputFile.Failure) -> [UInt8] { answer("failure: \(failure)") }

  private func answer(_ resolution: Result<String, InputFile.Failure>) -> [UInt8] {
    switch resolution {
    case .success(let path): answer(path)
    case .failure(let failure): answer(failure)
    }
  }

  private func answer(_ names: [String]?) -> [UInt8] {
    answer(names?.joined(separator: "\0") ?? "failure")
  }

  private func answer(_ entries: [FolderEntry]?) -> [UInt8] {
    answer(entries?.map { "\($0.name)\0\($0.kind)" })
  }
}
