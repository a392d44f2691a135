internal import PageRender
internal import PageRuns

/// Finds the captured pictures of screens in a folder and in the folders inside it.
struct CaptureSearch {
  /// The captures of one folder.
  struct Place {
    /// The folder inside the searched one, with a slash; empty for that itself.
    var inside: String
    /// The names of the files, without those for a language or for iPads only.
    var names: [String]
  }

  /// The folders with captures: the one with most first, of equals the searched folder itself, then by name.
  private(set) var places: [Place] = []
  /// The names of the folders inside that were searched.
  private(set) var searched: [String] = []
  /// A picture that is no whole screen, with its size.
  private(set) var other: (path: String, size: String)?

  /// Folders of artwork and of written pictures, in lower case.
  private static let skipped = ["assets", "build", "deriveddata", "out", "report", "snapshots"]
  private static let maximumFolders = 100
  private static let maximumFiles = 1000

  init(in folder: String) {
    let inside = FolderEntry.all(in: folder).filter { entry in
      // A dot is in the names of `.lproj` folders and asset catalogues.
      !entry.name.contains(".") && !Self.skipped.contains(entry.name.lowercased())
        && InputFile.isFolder("\(folder)/\(entry.name)")
    }
    searched = inside.prefix(Self.maximumFolders).map(\.name)
    for name in [""] + searched.map({ "\($0)/" }) { search(folder, inside: name) }
    let found = places.enumerated().sorted { a, b in
      a.element.names.count == b.element.names.count
        ? a.offset < b.offset : a.element.names.count > b.element.names.count
    }
    places = found.map(\.element)
  }

  private mutating func search(_ folder: String, inside: String) {
    let names = InputFile.names(inFolder: "\(folder)/\(inside)", endingIn: [".png", ".jpg", ".jpeg"])
    var captures: [String] = []
    for name in names.prefix(Self.maximumFiles) {
      let stem = Self.stem(of: name)
      // `home.de.png` and `home~ipad.png` replace `home.png` in a language or on iPads.
      guard !stem.contains("."), !stem.hasSuffix("~ipad"),
        let header = PictureHeader(ofFileAt: "\(folder)/\(inside)\(name)")
      else { continue }
      if Device.Idiom(ofCapture: header.pixels) != nil {
        captures.append(name)
      } else if other == nil {
        other = (inside + name, header.pixels.text)
      }
    }
    if !captures.isEmpty { places.append(Place(inside: inside, names: captures)) }
  }

  /// A file's name without its ending.
  static func stem(of name: String) -> String {
    name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// The search in words that follow a name of the folder without captures.
  var failure: String {
    let folders = searched.isEmpty ? "" : " and in \(Wording.list(Array(searched.prefix(6))))"
    let more = searched.count > 6 ? " and \(searched.count - 6) more folders" : ""
    let found = other.map { "; \($0.path) with \($0.size) pixels is no whole screen" } ?? ""
    return
      "has neither a deck.json nor captured pictures: PNG or JPEG files of a whole screen, such as 1320 × 2868 "
      + "pixels, were looked for in it\(folders)\(more)\(found)"
  }
}
