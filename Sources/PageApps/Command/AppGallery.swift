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

  var html: String { page.html }

  private var page: Gallery {
    let pictures = entries.flatMap { entry -> [Gallery.Picture] in
      let place = "\(AppFiles.shown(entry.screen.file)):\(entry.screen.line)"
      let drawn = entry.pictures.isEmpty ? [nil] : entry.pictures.map(Optional.some)
      return drawn.map { path in
        Gallery.Picture(
          path: path, group: "\(entry.screen.id) · \(entry.screen.name) · \(place)",
          axes: Self.axes(of: path ?? entry.screen.id), fault: entry.reason)
      }
    }
    return Gallery(title: title, command: "app", pictures: pictures)
  }

  /// The axes that a picture's path names: `first.1/iphone-se-3.dark.png`.
  private static func axes(of path: String) -> PictureResult.Axes {
    let parts = path.split(separator: "/")
    let words = (parts.last ?? "").split(separator: ".").filter { $0 != "png" }.map(String.init)
    let device = words.first ?? ""
    return PictureResult.Axes(
      page: parts.dropLast().joined(separator: "/"), step: nil, device: device,
      deviceName: (try? DeviceCatalog.builtin.device(device).name) ?? device,
      orientation: words.contains("landscape") ? "landscape" : "portrait",
      appearance: words.contains("dark") ? "dark" : "light", locale: "en", contentSize: "large",
      direction: "ltr")
  }

  /// Writes the page beside the pictures, unless another file of that name is there.
  func write() -> Diagnostic? {
    guard case .failed(let error) = page.write(into: folder) else { return nil }
    return error.diagnostic
  }
}
