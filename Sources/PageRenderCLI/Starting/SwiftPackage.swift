@preconcurrency internal import Glibc
internal import PageRender
internal import PageRuns

/// `renderpages init --swift`: a package beside an app that draws its screens.
@MainActor
package enum SwiftPackage {
  /// The name of the package's program and of its target.
  private static let target = "pages"

  static func write(to folder: String, _ arguments: Arguments) throws(UsageError) -> Int32 {
    let library = try self.library(arguments, folder: folder)
    let sources = try (AxisOptions.list(arguments, "sources") ?? []).map { (path) throws(UsageError) in
      try AppSource(path)
    }
    let targetFolder = "\(folder)/Sources/\(target)"
    let links = try self.links(to: sources, from: folder)
    let code = CatalogCode(
      controllers: sources.flatMap(\.controllers), assets: sources.flatMap(\.assetCatalogs))
    var files = [
      ("\(folder)/Package.swift", manifest(library: library, without: excluded(links))),
      ("\(folder)/.gitignore", ".build/\n" + IgnoreFile.text),
      ("\(folder)/README.md", readMe), ("\(targetFolder)/Pages.swift", code.text(in: targetFolder)),
    ]
    if code.controllers.isEmpty {
      files.append(("\(targetFolder)/WelcomeController.swift", CatalogCode.sampleController))
    }
    if FilePath.isReadable("\(folder)/Package.swift") {
      let taken = Diagnostic(
        .error,
        "\(folder)/Package.swift is there: \(folder) holds a Swift package already, which init leaves as it is; name a new "
          + "folder, such as \(folder == "." ? "" : folder + "/")Pages, for the package of the pages",
        exitCode: .cannotWrite)
      Terminal.tell(taken)
      return ExitCode.cannotWrite.rawValue
    }
    let paths = files.map { $0.0 } + links.map { "\(targetFolder)/\($0.name)" }
    if let taken = StarterFile.taken(among: paths) {
      Terminal.tell(taken)
      return ExitCode.cannotWrite.rawValue
    }
    do {
      let writer = AtomicFileWriter()
      for (path, text) in files { try StarterFile.write(text, to: path, with: writer) }
      for (name, source) in links { try link("\(targetFolder)/\(name)", to: source.path, in: targetFolder) }
    } catch {
      let diagnostic = error.diagnostic
      Terminal.tell(diagnostic)
      return (diagnostic.exitCode ?? .internalError).rawValue
    }
    var results = ResultWriter()
    results.line("Wrote \(targetFolder)/Pages.swift, which lists the pages. Draw them:")
    results.line("  " + Arguments.shellLine(["swift", "run", "--package-path", folder, target, "render"]))
    return results.flush().rawValue
  }

  // MARK: Where PageRender is

  /// Returns the dependency on PageRender as the manifest writes it.
  private static func library(_ arguments: Arguments, folder: String) throws(UsageError) -> String {
    if let word = arguments.value("pagerender"), word.contains("://") || word.hasPrefix("git@") {
      return ".package(url: \(SwiftLiteral.text(word)), branch: \"main\")"
    }
    let advice = "name the folder of PageRender's own Package.swift with --pagerender PATH"
    guard let path = arguments.value("pagerender") ?? checkout else {
      throw UsageError(message: "this program does not lie in a checkout of PageRender; \(advice)")
    }
    guard FilePath.isReadable(path + "/Package.swift"), let absolute = FilePath.absolute(path) else {
      throw UsageError(message: "--pagerender \(path) has no Package.swift; \(advice)")
    }
    return
      ".package(name: \"PageRender\", path: \(SwiftLiteral.text(FilePath.relative(absolute, to: folder))))"
  }

  /// The path of the checkout that this program was built in, or of a release's sources; `nil` if the program
  /// was copied elsewhere.
  package static var checkout: String? {
    if let release = PackedRelease.current { return release.package }
    guard let program = FilePath.absolute("/proc/self/exe") else { return nil }
    var folder = program[...]
    while let slash = folder.lastIndex(of: "/"), slash > folder.startIndex {
      folder = folder[..<slash]
      if FilePath.isReadable("\(folder)/Package.swift"),
        FilePath.isReadable("\(folder)/Sources/PageRenderCLI")
      {
        return String(folder)
      }
    }
    return nil
  }

  // MARK: Files

  /// Returns the excluded files as paths in the target.
  private static func excluded(_ links: [(name: String, source: AppSource)]) -> [String] {
    links.flatMap { name, source in source.excluded.map { "\(name)/\($0)" } }
  }

  private static func manifest(library: String, without excluded: [String]) -> String {
    let lines = excluded.map { "\n        \(SwiftLiteral.text($0))," }.joined()
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Pages",
        dependencies: [
          \(library)
        ],
        targets: [
          // The app's sources are links in Sources/\(target); what cannot be compiled here goes into "exclude".
          .executableTarget(
            name: "\(target)",
            dependencies: [
              .product(name: "UIKit", package: "PageRender"),
              .product(name: "PageRenderCLI", package: "PageRender"),
              // What the other two pass on: named, so that a change of it has the app's sources compiled anew.
              .product(name: "PageRender", package: "PageRender"),
            ],
            exclude: [\(lines.isEmpty ? "" : lines + "\n      ")])
        ],
        // That of the app.
        swiftLanguageModes: [.v5]
      )

      """
  }

  private static let readMe = """
    `swift run \(target) render` draws the pages of Sources/\(target)/Pages.swift into `out`; \
    `swift run \(target) --help` lists the other commands.

    """

  /// Returns the sources with the names of their links, each name once.
  private static func links(
    to sources: [AppSource], from folder: String
  ) throws(UsageError) -> [(name: String, source: AppSource)] {
    var links: [(name: String, source: AppSource)] = []
    let package = FilePath.absoluteFolder(folder)
    for source in sources {
      if package == source.path || package.hasPrefix(source.path + "/") {
        throw UsageError(
          message: "--sources \(source.path) holds the package's own folder; name a folder beside that")
      }
      if let other = links.first(where: { $0.name.lowercased() == source.name.lowercased() }) {
        throw UsageError(
          message: "--sources \(source.path) and \(other.source.path) have one name; name a folder above them"
        )
      }
      if ["pages.swift", "welcomecontroller.swift"].contains(source.name.lowercased()) {
        throw UsageError(
          message: "--sources \(source.path) has the name of a file that init writes; name its folder instead"
        )
      }
      links.append((source.name, source))
    }
    return links
  }

  /// Makes a symbolic link whose target is relative, so that app and package can be moved together.
  private static func link(_ path: String, to source: String, in folder: String) throws(PageError) {
    guard symlink(FilePath.relative(source, to: folder), path) == 0 else {
      throw .writing(FileWriteError(.create, errno: errno, path: path))
    }
  }
}
