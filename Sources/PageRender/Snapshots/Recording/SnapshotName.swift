internal import PageLayout

/// The page, step and screen that a recorded picture shows, as its name tells: there is no list of recorded
/// pictures.
package struct SnapshotName {
  /// The picture's path below the folder, without extension: `lesson-1/iphone-x.dark.tap-next`.
  private let name: String

  package init(_ name: String) { self.name = name }

  /// The number of folders in the name.
  package var depth: Int { name.count { $0 == "/" } }

  /// A page or a step of its flow.
  package struct Page: Hashable, Comparable {
    /// The picture's folder: `lesson-1` of `lesson-1/iphone-x.tap-next`; the whole name if it has no folder.
    let folder: String
    /// The flow's step: `tap-next` of `lesson-1/iphone-x.tap-next`; `nil` for the page as it appears.
    package let step: String?

    /// The page's own id: the last component of the folder.
    package var id: String { folder.split(separator: "/").last.map(String.init) ?? folder }

    package static func < (a: Page, b: Page) -> Bool {
      (a.folder, a.step ?? "") < (b.folder, b.step ?? "")
    }
  }

  package var page: Page {
    let parts = name.split(separator: "/")
    guard parts.count > 1 else { return Page(folder: name, step: nil) }
    return Page(folder: parts.dropLast().joined(separator: "/"), step: split.step)
  }

  /// The device and the traits that are not at their defaults: `iphone-x.dark`. Empty for a name without a
  /// folder.
  package var screen: String { depth > 0 ? split.screen : "" }

  /// The device: `iphone-x` of `lesson-1/iphone-x.dark`.
  package var device: String { String(screen.prefix { $0 != "." }) }

  /// The path before page and screen: `Tutorial` of `Tutorial/lesson-1/iphone-x`.
  package var deck: String { name.split(separator: "/").dropLast(2).joined(separator: "/") }

  /// The screen, and the step of a flow: the longest suffix of the name that is a step's. It may have dots
  /// itself.
  private var split: (screen: String, step: String?) {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    let parts = last.split(separator: ".", omittingEmptySubsequences: false)
    for place in parts.indices.dropFirst() {
      let step = parts[place...].joined(separator: ".")
      if FlowStep.isName(step) { return (parts[..<place].joined(separator: "."), step) }
    }
    return (last, nil)
  }
}
