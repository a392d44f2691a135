internal import Foundation
internal import PageBase
internal import PageLayout

/// Finds exported artboards by the names of screens.
struct ArtboardFolder {
  let design: ReviewDesign

  /// The file extensions, in the order in which they are tried.
  private static let endings = ["png", "jpg", "jpeg", "webp"]
  /// The separators between page and device in a path: the page as a folder, or one file name for both.
  private static let separators = ["/", ".", "-"]

  /// The file names that are tried, for messages.
  var names: String {
    let shown = Self.separators.map { "\(design.folder)/{page}\($0)\u{7B}device}.png" }
    return Wording.alternatives(shown) + " (also .jpg, .jpeg and .webp)"
  }

  /// The path of a screen's artboard, which need not be a picture; `nil` if there is no file.
  func file(_ entry: PageEntry, _ environment: PageEnvironment) -> String? {
    candidates(design.name(entry, environment)).first { FileManager.default.fileExists(atPath: $0) }
  }

  /// The paths at which a screen's artboard may be, from the name that `render` gives the screen's picture.
  func candidates(_ name: String) -> [String] {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard let last = parts.last, parts.count > 1 else {
      return Self.endings.map { "\(design.folder)/\(name).\($0)" }
    }
    let head = parts.dropLast().joined(separator: "/")
    return Self.separators.flatMap { separator in
      Self.endings.map { "\(design.folder)/\(head)\(separator)\(last).\($0)" }
    }
  }

  /// The warning that names the screens without an artboard.
  func missing(_ screens: [String]) -> Diagnostic {
    let shown = screens.prefix(Self.shownScreens).joined(separator: ", ")
    let rest = screens.count - Self.shownScreens
    return Diagnostic(
      .warning, file: design.folder,
      "there is no artboard of \(shown)\(rest > 0 ? " and \(rest) more" : ""); looked for \(names)")
  }

  private static let shownScreens = 8
}
