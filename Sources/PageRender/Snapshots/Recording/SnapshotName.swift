internal import PageLayout

/// The screen that a recorded picture's name stands for: there is no list of recorded pictures.
package struct SnapshotName {
  /// `lesson-1/iphone-x.dark.tap-next`: a path below the folder, without extension.
  private let name: String

  package init(_ name: String) { self.name = name }

  /// How many folders it is in.
  package var depth: Int { name.count { $0 == "/" } }

  /// A page or a step of its flow.
  package struct Page: Hashable, Comparable {
    /// `lesson-1` of `lesson-1/iphone-x.tap-next`; all of a name without a folder.
    let folder: String
    /// `tap-next` of the same; `nil` for the page as it appears.
    package let step: String?

    /// The page's own.
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

  /// `iphone-x.dark`: a device, and what is not at its default. Nothing of a name without a folder.
  package var screen: String { depth > 0 ? split.screen : "" }

  /// `Tutorial` of `Tutorial/lesson-1/iphone-x`.
  package var deck: String { name.split(separator: "/").dropLast(2).joined(separator: "/") }

  /// The screen and the step of a flow: the name's last suffix, which may have dots itself.
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
