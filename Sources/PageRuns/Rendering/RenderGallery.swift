internal import LayoutEngine
internal import PageRender

/// The HTML page of a run's pictures: by deck, and by page, device or language, at true relative sizes.
struct RenderGallery {
  /// A picture of the run.
  struct Picture {
    /// The picture's path below the folder; `nil` if it was not drawn.
    var path: String?
    /// The title of its deck.
    var deck: String
    var page: String
    /// The step of a flow after which the page is shown; `nil` for none.
    var step: String?
    /// True if the picture shows the steps of a flow side by side.
    var isFilmStrip = false
    var environment: PageEnvironment
    /// False if the page's texts are of no language that the input names.
    var isTranslated = true

    var shown: Gallery.Picture {
      let size = environment.device.physicalSize(in: environment.orientation)
      var axes = PictureResult.Axes(PageEntry(id: page, number: 0, step: step), in: environment)
      if !isTranslated { axes.locale = "" }
      return Gallery.Picture(
        path: path, group: deck, axes: axes, paper: isFilmStrip ? nil : [size.width, size.height])
    }
  }

  private let gallery: Gallery

  /// - Parameter language: The language of the title; `nil` if it is not known.
  init(title: String, language: String? = nil, pictures: [Picture]) {
    gallery = Gallery(title: title, language: language, command: "render", pictures: pictures.map(\.shown))
  }

  var html: String { gallery.html }

  /// Writes the page beside the pictures.
  ///
  /// - Returns: The error if the page cannot be written, or another file of its name is there.
  func write(into folder: String) -> Diagnostic? {
    switch gallery.write(into: folder) {
    case .written: nil
    case .failed(let error): error.diagnostic
    case .foreign(let path):
      Diagnostic(
        .error, file: path,
        "--gallery does not replace this page, which another program wrote; choose another folder with -o",
        exitCode: .cannotWrite)
    }
  }
}

extension PictureResult.Axes {
  init(_ entry: PageEntry, in environment: PageEnvironment) {
    self.init(
      page: entry.id, step: entry.step, device: environment.device.id, deviceName: environment.device.name,
      orientation: environment.orientation.rawValue, appearance: environment.appearance.rawValue,
      locale: environment.locale, contentSize: environment.contentSize.rawValue,
      direction: environment.direction.name, ios: environment.system.rawValue)
  }
}
