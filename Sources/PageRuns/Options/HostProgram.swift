internal import PageRender

/// The program whose command line is read: `renderpages`, or one of an app's own pages.
package struct HostProgram: Sendable {
  /// As people start it.
  package var name: String
  /// The pages that are drawn; `nil` where operands name them.
  package var catalog: CatalogPages?

  package init(name: String = Self.tool, catalog: CatalogPages? = nil) {
    self.name = name
    self.catalog = catalog
  }

  package static let tool = "renderpages"
  /// Changes with every release; CHANGELOG.md has what changed.
  package static let version = "0.1.0"
  /// The day of that release, which the manual page bears.
  package static let date = "2026-11-23"
  /// The exit codes and what they mean, lowest first.
  package static let exitCodes = [
    ("0", "good"), ("1", "snapshots differ or are missing or lint found an error"),
    ("2", "wrong command line"), ("3", "wrong input"), ("4", "limit exceeded"), ("5", "cannot write"),
    ("6", "another environment than recorded"), ("70", "a fault of ours"), ("130 or 143", "interrupted"),
  ]

  /// The name of the file that the process was started from.
  package static var processName: String {
    let path = CommandLine.arguments.first ?? tool
    return path.split(separator: "/").last.map(String.init) ?? tool
  }

  /// The program's purpose, in one line of its manual page.
  package var purpose: String {
    catalog == nil
      ? "draw, compare and judge the pages of iOS paging screens" : "draw, compare and judge pages of an app"
  }

  /// A text about `renderpages` as this program says it.
  package func naming(_ text: String) -> String {
    name == Self.tool ? text : text.replacing(Self.tool, with: name)
  }
}
