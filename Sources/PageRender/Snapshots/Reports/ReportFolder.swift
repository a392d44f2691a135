internal import PageBase
internal import PageDrawing

/// The paths of a report's files. Pictures are `pictures/expected/DECK/NAME.png`, `pictures/actual/…` and
/// `pictures/difference/…`, with the frame tree beside an actual picture. Above them are `index.html`,
/// `results.json`, `junit.xml` and `reg.json`.
public enum ReportFolder {
  public static let page = "index.html"
  public static let results = "results.json"
  public static let junit = "junit.xml"
  public static let reg = "reg.json"

  /// Returns true if the folder has an `index.html` that PageRender did not write: one without `mark`.
  public static func holdsForeignPage(_ folder: String) -> Bool {
    let path = "\(folder)/\(page)"
    if InputFile.isFolder(path) { return true }
    guard let bytes = try? InputFile.read(path, limit: StoredReport.maximumBytes) else { return false }
    // The mark is in the page's head, where only the title comes from the run.
    return bytes.prefix(markRange).firstRange(of: Array(mark.utf8)) == nil
  }

  /// The mark in `viewer.html` that tells a run's page from a foreign one.
  static let mark = "<meta name=\"generator\" content=\"renderpages\">"
  private static let markRange = 4096

  /// The three pictures that a result may have.
  public enum Picture: String, Hashable, Sendable, CaseIterable {
    /// The snapshot, as it was when the run began.
    case expected
    /// The picture that the run drew.
    case actual
    /// The difference between the two.
    case difference
  }

  /// The path of a picture below the report's folder, such as `pictures/actual/tutorial/lesson-1/iphone-x.png`.
  public static func path(_ picture: Picture, deck: String, name: String) -> String {
    "\(folder(picture))/\(item(deck: deck, name: name))"
  }

  /// Returns the path of a shared picture, which pictures in other languages are layers over.
  static func sharedPath(of contents: PictureHash) -> String {
    let digits = contents.canonicalBytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    return sharedPath(named: digits.joined() + ".png")
  }

  /// Returns the path of a shared picture in any report, with the file name of `path`.
  static func sharedPath(named path: String) -> String {
    "pictures/shared/\(path.split(separator: "/").last ?? "")"
  }

  /// Returns the path of the frame tree beside a picture.
  public static func tree(besidePicture path: String) -> String { "\(path.dropLast(4)).json" }

  /// Returns the folder of all pictures of a kind.
  static func folder(_ picture: Picture) -> String { "pictures/\(picture.rawValue)" }

  /// Returns a picture's path below the folder of its kind. Components `.` and `..` are replaced, so it never
  /// leaves that folder.
  static func item(deck: String, name: String) -> String {
    let folders = "\(deck)/\(name).png".split(separator: "/")
    return folders.map { $0 == "." || $0 == ".." ? String(repeating: "-", count: $0.count) : String($0) }
      .joined(separator: "/")
  }
}

extension PictureResult {
  /// A picture's path below the report's folder, by its kind; `nil` if there is none.
  public subscript(picture: ReportFolder.Picture) -> String? {
    get {
      switch picture {
      case .expected: expected
      case .actual: actual
      case .difference: difference
      }
    }
    set {
      switch picture {
      case .expected: expected = newValue
      case .actual: actual = newValue
      case .difference: difference = newValue
      }
    }
  }
}
