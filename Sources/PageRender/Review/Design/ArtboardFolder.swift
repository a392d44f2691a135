internal import Foundation
internal import PageBase
internal import PageLayout

/// Finds the exported artboards of screens.
struct ArtboardFolder {
  let design: ReviewDesign

  /// The extensions that design tools export, in the order in which they are looked for.
  private static let endings = ["png", "jpg", "jpeg"]
  /// Between page and device: the page as a folder, or one name for both.
  private static let separators = ["/", ".", "-"]

  /// The names that are looked for, for messages.
  var names: String {
    let shown = Self.separators.map { "\(design.folder)/{page}\($0)\u{7B}device}.png" }
    return Wording.alternatives(shown) + " (also .jpg and .jpeg)"
  }

  /// The artboard of a screen, whatever is in the file; `nil` where there is none.
  func file(_ entry: PageEntry, _ environment: PageEnvironment) -> String? {
    candidates(design.name(entry, environment)).first { FileManager.default.fileExists(atPath: $0) }
  }

  /// Paths at which a screen's artboard may lie, by the name that `render` gives its picture.
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
