internal import Glibc
public import PageBase

/// A report in a folder, read again.
public struct StoredReport: Sendable {
  public var folder: String
  public var verification: Verification

  /// In bytes of `results.json`: some 100,000 pictures.
  static let maximumBytes = 256 << 20

  /// Reads the report in `folder`. Every picture it names lies in the folder.
  public init(folder: String) throws(ReportError) {
    let path = "\(folder)/\(ReportFolder.results)"
    let bytes: [UInt8]
    do {
      bytes = try InputFile.read(path, limit: Self.maximumBytes)
    } catch {
      throw InputFile.isFolder(folder) ? .noResults(path, error.message) : .noFolder(folder)
    }
    guard let verification = Verification(json: bytes) else { throw .damaged(path) }
    self.folder = folder
    self.verification = verification
    for picture in verification.pictures {
      for name in ReportFolder.Picture.allCases.map({ picture[$0] }) + [picture.shared, picture.sharedActual]
      {
        guard let name else { continue }
        guard Self.staysInside(name) else { throw .outside(path, name) }
        guard access("\(folder)/\(name)", R_OK) == 0 else { throw .pictureMissing(path, name) }
      }
    }
  }

  /// A report may come from anywhere: what it names must not lead out of its folder.
  private static func staysInside(_ path: String) -> Bool {
    !path.isEmpty && path.first != "/" && !path.unicodeScalars.contains("\0")
      && !path.split(separator: "/").contains("..")
  }
}

/// What is wrong with reports that were to be joined.
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

  /// One line: which file, what is wrong, what to do.
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
