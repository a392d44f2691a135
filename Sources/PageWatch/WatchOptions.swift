package import PageRuns

/// The options of `watch`, except those of `AxisOptions` and `RunOptions`.
package struct WatchOptions {
  /// The address to listen at, and a port, of which 0 is any free one.
  package var listen = "127.0.0.1"
  /// The address that opens a file in an editor, with `{path}`, `{line}` and `{column}`.
  package var editor = Self.standardEditor
  /// The folder of all snapshots; `nil` for `Snapshots` beside each deck.
  package var snapshots: String?
  /// The way of drawing into the terminal; `nil` to serve a page only.
  package var terminal: TerminalProtocol?

  /// The options of `renderpages app` for an app, such as `--screen` and its value.
  package var appOptions: [String] = []

  package static let standardEditor = "vscode://file{path}:{line}:{column}"

  package init() {}

  /// Sets the editor's address.
  package mutating func open(in editor: String) throws(UsageError) {
    let scheme = editor.prefix { $0 != ":" }
    guard editor.contains("{path}"), editor.dropFirst(scheme.count).hasPrefix("://"),
      !scheme.isEmpty, scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
    else {
      throw UsageError(
        message: "--editor \(editor) is no address of a file; write one such as \(Self.standardEditor)")
    }
    self.editor = editor
  }
}
