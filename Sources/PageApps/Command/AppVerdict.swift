@preconcurrency internal import Glibc
internal import PageRender
internal import PageRenderCLI
internal import PageRuns

/// The end of a process that ran an app's code, judged from outside: such code may end the process with any status, also
/// at exit, and print and write anything.
struct AppVerdict {
  /// The output of the process for people.
  let errors: String
  let messages: [AppMessage]
  /// The reason why the process ended early, in words that follow the screen's name; `nil` if it ended by
  /// itself.
  let problem: String?
  /// The exit status, or a higher one that the program told before code of the app could change it.
  let status: Int32

  init(_ outcome: BoxedProgram.Outcome, endWord: String) {
    (errors, messages) = AppMessage.split(outcome.errors)
    let told = messages.compactMap { message -> Int32? in
      if case .end(endWord, let status) = message { status } else { nil }
    }
    problem = Self.problem(outcome, hasEnded: !told.isEmpty)
    status = told.reduce(outcome.status, max)
  }

  /// Returns the reason why the pictures that were sent are no success, in words that follow the screen's name; `nil` if none
  /// is missing or the program has told why.
  func lack(ofPictures count: Int, of wanted: Int) -> String? {
    status <= 1 && count < wanted ? "was drawn in \(count) of \(wanted) pictures" : nil
  }

  private static func problem(_ outcome: BoxedProgram.Outcome, hasEnded: Bool) -> String? {
    let limits = AppBox.limits
    switch outcome.excess {
    case .seconds: return "took longer than \(Int(limits.seconds)) s and was ended"
    case .threads: return "started more than \(limits.threads) threads and was ended"
    case .files: return "wrote more than \(limits.files) files and was ended"
    case .bytes: return "wrote more than \(limits.bytes >> 20) MiB and was ended"
    case .outputBytes: return "printed more than \(limits.outputBytes >> 20) MiB and was ended"
    case .refusedOutput, nil: break
    }
    switch outcome.status {
    case -SIGKILL: return "took more memory than there is, and was ended"
    case -SIGXFSZ: return "wrote a file of more than \(limits.fileBytes >> 20) MiB and was ended"
    case 124: return "did not return within \(Confinement.timeLimit) s and was ended"
    case -SIGILL, -SIGTRAP, -SIGABRT, -SIGSEGV, -SIGBUS, -SIGFPE: return "crashed"
    case 4: return "exceeded the limit named above"
    case ..<0: return "was ended by signal \(-outcome.status)"
    default: return hasEnded ? nil : "called exit(\(outcome.status)), so that it shows nothing"
    }
  }
}
