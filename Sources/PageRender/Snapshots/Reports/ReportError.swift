internal import Glibc
public import PageBase

/// The reason why reports cannot be joined.
public enum ReportError: Error, Hashable {
  case noFolder(String)
  case noResults(String, String)
  case damaged(String)
  case outside(String, String)
  case pictureMissing(String, String)
  /// The output folder is, or lies in, an input.
  case outputInInput(output: String, input: String)
  /// The output folder has an index.html that is not a report's.
  case foreignPage(String)
  case writing(FileWriteError)

  /// The error in one line: which file, what is wrong, what to do.
  public var diagnostic: Diagnostic {
    switch self {
    case .noFolder(let folder):
      Self.fault(folder, "is not a folder; name the folders of reports")
    case .noResults(let path, let reason):
      Self.fault(path, "\(reason); name the folder of a report, which has it")
    case .damaged(let path):
      Self.fault(path, "is damaged, or of another version; run verify again")
    case .outside(let path, let name):
      Self.fault(path, "names \(Wording.quoted(name)), which lies outside of the report; run verify again")
    case .pictureMissing(let path, let name):
      Self.fault(path, "names \(Wording.quoted(name)), which is not there; keep the whole folder of a report")
    case .outputInInput(let output, let input):
      Self.fault(
        output, "lies in \(Wording.quoted(input)), which is one of the reports; choose another folder with -o"
      )
    case .foreignPage(let folder):
      Diagnostic(
        .error, file: "\(folder)/\(ReportFolder.page)",
        "is not a report of renderpages, and would be replaced; choose another folder with -o",
        exitCode: .cannotWrite)
    case .writing(let error):
      Diagnostic(.error, error.message, exitCode: .cannotWrite)
    }
  }

  private static func fault(_ path: String, _ message: String) -> Diagnostic {
    Diagnostic(.error, file: path, message, exitCode: .badInput)
  }
}
