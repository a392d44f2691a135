internal import PageBase

/// A file of texts, with the format, table name and language that its path gives.
package struct StringFile: Hashable, Sendable {
  package var path: String
  /// The file's path in diagnostics.
  package var shownPath: String

  package init(path: String, shownPath: String) {
    self.path = path
    self.shownPath = shownPath
  }

  /// The formats; the raw values are file name extensions.
  package enum Format: String, CaseIterable {
    case catalog = "xcstrings"
    case strings
    case dictionary = "stringsdict"
    case xliff
  }

  var format: Format? { Self.format(of: path) }

  package static func format(of path: String) -> Format? {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    return Format(rawValue: name[name.index(after: dot)...].lowercased())
  }

  /// The file's name without its ending.
  var tableName: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// The language of the `.lproj` folder that contains the file; `nil` without such a folder, and for
  /// `Base.lproj`.
  package var locale: String? {
    path.split(separator: "/").dropLast().last.flatMap { LocalizedFolder.locale(ofFolder: String($0)) }
  }
}
