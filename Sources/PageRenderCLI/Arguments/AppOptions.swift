internal import PageRuns
internal import PageWatch

/// The options of `app` that `look`, `mcp` and `watch` have too, as they draw an app's screens by that command.
package enum AppOptions {
  package static let screens = OptionSpec(
    "screen", value: "NAMES", "the screens to draw, by their ids or classes (default all)")
  package static let target = OptionSpec(
    "target", value: "NAME", "the app's target in Xcode (default: the first)")
  package static let work = OptionSpec(
    "work", value: "DIR", of: .folder,
    "where translations and builds are kept (default: the user's cache)")
  package static let library = OptionSpec(
    "pagerender", value: "PATH", "the checkout of PageRender (default: where this program was built)")
  package static let trust = OptionSpec(
    "trust", "run the app's code with all your rights where this machine\ncannot isolate it")
  /// The options of building an app.
  static let building = [target, work, library, trust]
  static let specs = [screens] + building

  /// The words of a command line's options that are an app's alone.
  @MainActor static func words(
    _ arguments: Arguments, among specs: [OptionSpec] = specs
  ) throws(UsageError) -> [String] {
    let names = specs.map(\.long)
    let own = arguments.options.filter { names.contains($0.name) }
    if let first = own.first, !arguments.operands.contains(where: WatchRun.isApp) {
      throw UsageError(message: "--\(first.name) is for apps; leave it out for decks and documents")
    }
    return own.flatMap { ["--\($0.name)"] + [$0.value].compactMap(\.self) }
  }
}
