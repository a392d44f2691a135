internal import Foundation
internal import PageApps
internal import PageRender
internal import PageRenderCLI
internal import PageRuns

/// The HTML page of an app's pictures: each screen with its pictures, those that are not the app's marked.
struct AppGallery {
  private struct Entry {
    var screen: AppScreen
    var pictures: [String]
    /// Why the screen is no success; `nil` if it is one.
    var reason: String?
  }

  private let title: String
  private let folder: String
  private var entries: [Entry] = []

  init(title: String, folder: String) {
    self.title = title
    self.folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
  }

  /// Adds a screen that was drawn.
  ///
  /// - Parameters:
  ///   - output: The output of its process: the paths of its pictures, each on a line.
  ///   - errors: The errors that the process reported, each on a line.
  ///   - problem: How the process ended early, in words that follow the screen's name.
  mutating func add(
    _ screen: AppScreen, pictures output: String, errors: String, isGood: Bool, _ problem: String?
  ) {
    let pictures = output.split(separator: "\n").map(String.init).filter { line in
      line.hasPrefix(folder + "/") && !line.contains("..") && FilePath.isReadable(line)
    }
    var reason = problem
    if problem == nil, !isGood || pictures.isEmpty {
      reason = Self.firstError(in: errors) ?? "no picture was drawn"
    }
    entries.append(
      Entry(screen: screen, pictures: pictures.map { String($0.dropFirst(folder.count + 1)) }, reason: reason)
    )
  }

  /// The first error among the lines of a process.
  static func firstError(in lines: String) -> String? {
    lines.split(separator: "\n").lazy.compactMap { line in
      line.firstRange(of: "error: ").map { String(line[$0.upperBound...]) }
    }.first
  }

  /// Adds a screen that could not be drawn.
  mutating func add(_ screen: AppScreen, reason: String) {
    entries.append(Entry(screen: screen, pictures: [], reason: reason))
  }

  var html: String {
    let sections = entries.map { entry in
      let place = "\(AppFiles.shown(entry.screen.file)):\(entry.screen.line)"
      let mark = entry.reason.map { "<p class=\"fault\">\(Self.escaped($0))</p>" } ?? ""
      let pictures = entry.pictures.map { path in
        "<a href=\"\(Self.link(path))\"><img loading=\"lazy\" src=\"\(Self.link(path))\" alt=\"\(Self.escaped(path))\"></a>"
      }.joined(separator: "\n")
      return """
        <section\(entry.reason == nil ? "" : " class=\"bad\"")>
        <h2>\(Self.escaped(entry.screen.id))</h2>
        <p>\(Self.escaped(entry.screen.name)) · \(Self.escaped(place))</p>
        \(mark)
        \(pictures)
        </section>

        """
    }.joined()
    return """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><title>\(Self.escaped(title))</title>
      <meta name="generator" content="renderpages app">
      <style>
      body { font: 14px sans-serif; margin: 24px; color-scheme: light dark }
      img { height: 360px; margin: 0 12px 12px 0; border: 1px solid #8888 }
      .bad { border-left: 4px solid #d33; padding-left: 12px }
      .bad img { opacity: 0.5 }
      .fault { color: #d33 }
      </style></head><body>
      <h1>\(Self.escaped(title))</h1>
      \(sections)</body></html>

      """
  }

  private static func escaped(_ text: String) -> String { GalleryPage.escaped(text) }

  private static func link(_ path: String) -> String { GalleryPage.escaped(GalleryPage.link(path)) }

  /// Writes the page beside the pictures, unless another file of that name is there.
  func write() -> Diagnostic? {
    guard case .failed(let error) = GalleryPage.write(html, by: "app", into: folder) else { return nil }
    return error.diagnostic
  }
}
