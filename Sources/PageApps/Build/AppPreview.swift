internal import PageRender

/// A preview in an app's sources, as the translator found it.
package struct AppPreview: Decodable {
  /// The size and the orientation of the preview.
  package struct Canvas: Decodable, Equatable {
    var isLandscape: Bool
    /// The width in points; `nil` for the screen's.
    var width: Double?
    var height: Double?
    var fits: Bool

    /// Code of the canvas as arguments behind others: `, isLandscape: true`.
    var arguments: String {
      (isLandscape ? ", isLandscape: true" : "") + (width.map { ", width: \($0)" } ?? "")
        + (height.map { ", height: \($0)" } ?? "") + (fits ? ", fits: true" : "")
    }
  }

  var name: String?
  /// The number in its file, from 1.
  var number: Int
  package var file: String
  package var line: Int
  /// The end of the name of the function that makes the screen.
  var key: String
  var canvas: Canvas

  /// The name, else the file's name and the preview's number.
  var title: String { name ?? "\(fileName) \(number)" }

  private var fileName: String {
    let name = FilePath.lastComponent(file)
    return name.hasSuffix(".swift") ? String(name.dropLast(".swift".count)) : name
  }

  /// The ids of previews by key: the names in lower case, with the file's in front where a name recurs or is no word.
  static func ids(of previews: [AppPreview]) -> [String: String] {
    var count: [String: Int] = [:]
    for preview in previews { count[slug(preview.title), default: 0] += 1 }
    var ids: [String: String] = [:]
    for preview in previews {
      let own = slug(preview.title)
      let isWord = own.contains(where: \.isLetter)
      ids[preview.key] =
        isWord && (count[own] == 1 || preview.name == nil)
        ? own : slug("\(preview.fileName) \(isWord ? preview.title : "preview \(preview.number)")")
    }
    return ids
  }

  /// Words in lower case with hyphens between: `dark-mode` for `Dark Mode`, `welcome-screen` for `WelcomeScreen`.
  private static func slug(_ text: String) -> String {
    ScreenID.of(text).split { !($0.isLetter || $0.isNumber) }.joined(separator: "-")
  }

  /// A preview that the compiler refused, by the file that an error names: `…/A.swift#preview-KEY`.
  static func place(inErrorFile path: String) -> (file: String, key: String)? {
    guard let found = path.firstMatch(of: #/^(.+)#preview-(\w+)$/#) else { return nil }
    return (String(found.1), String(found.2))
  }
}
