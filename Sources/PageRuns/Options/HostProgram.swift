internal import PageRender

/// The program whose command line is read: `renderpages`, or a program that draws an app's own pages.
package struct HostProgram: Sendable {
  /// The program's name, as people type it.
  package var name: String
  /// The program's own pages; `nil` if operands name the pages.
  package var catalog: CatalogPages?
  /// Takes the pages of a command that draws, which then does nothing else; `nil` in a program of its own.
  package var sender: PictureSender?

  package init(name: String = Self.tool, catalog: CatalogPages? = nil) {
    self.name = name
    self.catalog = catalog
  }

  package static let tool = "renderpages"
  /// The version, which changes with every release; CHANGELOG.md lists the changes.
  package static let version = RendererVersion.name
  /// The version with the commit that the program was built from, `0.1.0+8e84c3186e3b`. Without a known commit
  /// it has a hash of the linker's build ID instead.
  package static let build: String = {
    if let commit = RunningProgram.commit { return "\(version)+\(commit)" }
    guard let bytes = RunningProgram.buildBytes else { return version }
    let digits = bytes.withUnsafeBytes { PictureHash(of: $0) }.canonicalBytes
    return "\(version)+build.\(DivisionPlan.hexadecimal(Array(digits.prefix(6))))"
  }()
  /// The version, with the commit that the program was built from if it is known: two builds of one commit may differ.
  package static let release = RunningProgram.commit.map { "\(version)+\($0)" } ?? version
  /// The release's day, which the manual page shows.
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

  /// Returns a text with this program's name instead of `renderpages`.
  package func naming(_ text: String) -> String {
    name == Self.tool ? text : text.replacing(Self.tool, with: name)
  }
}
