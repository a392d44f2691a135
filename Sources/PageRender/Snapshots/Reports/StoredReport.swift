internal import Glibc
internal import PageBase

/// A report that was read from its folder.
public struct StoredReport: Sendable {
  public var folder: String
  public var verification: Verification

  /// The largest size of `results.json`, in bytes: some 100,000 pictures.
  static let maximumBytes = 256 << 20

  /// Reads the report in `folder`, and checks that every picture that it names lies in the folder.
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

  /// Returns true if a path of a report, which may come from anywhere, stays inside the report's folder.
  private static func staysInside(_ path: String) -> Bool {
    !path.isEmpty && path.first != "/" && !path.unicodeScalars.contains("\0")
      && !path.split(separator: "/").contains("..")
  }
}
