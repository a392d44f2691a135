internal import LayoutEngine
internal import PageRender

/// The HTML page of a run's pictures: by page, device or language, at true relative sizes.
struct RenderGallery {
  /// A picture of the run.
  struct Picture {
    /// The picture's path below the folder; `nil` if it was not drawn.
    var path: String?
    var deck: String
    var page: String
    /// The step of a flow after which the page is shown; `nil` for none.
    var step: String?
    /// True if the picture shows the steps of a flow side by side.
    var isFilmStrip = false
    var environment: PageEnvironment
    /// False if the page's texts are of no language that the input names.
    var isTranslated = true
  }

  private let title: String
  private let pictures: [Picture]

  init(title: String, pictures: [Picture]) {
    (self.title, self.pictures) = (title, pictures)
  }

  /// Writes the page beside the pictures.
  ///
  /// - Returns: The error if the page cannot be written, or another file of its name is there.
  func write(into folder: String) -> Diagnostic? {
    switch page.write(into: folder) {
    case .written: nil
    case .failed(let error): error.diagnostic
    case .foreign(let path):
      Diagnostic(
        .error, file: path,
        "--gallery does not replace this page, which another program wrote; choose another folder with -o",
        exitCode: .cannotWrite)
    }
  }

  var html: String { page.html }

  private var page: GalleryPage {
    let axes = Axis.all(of: pictures)
    var page = GalleryPage(title: title, command: "render")
    let filters = axes.filter { $0.values.count > 1 }
    page.controls =
      ([
        "<input id=\"find\" type=\"search\" placeholder=\"Filter ( / )\" aria-label=\"Filter by words\">",
        GalleryPage.menu("by", "By", [("page", "page"), ("device", "device"), ("language", "language")]),
      ]
      + filters.map { axis in
        GalleryPage.menu(
          axis.id, axis.label,
          [("", "all")] + axis.values.enumerated().map { (String($0), $1.title) })
      } + [
        "<label>Size <input id=\"size\" type=\"range\" min=\"25\" max=\"250\" step=\"5\" value=\"60\"></label>"
      ]).joined(separator: "\n")
    page.content = Self.content
    page.style = Self.style
    page.script = "\n    const run = \(Self.data(pictures, axes));\n" + Self.script
    return page
  }

  // MARK: Data

  /// An axis of the pictures, such as the device, with its values in the order of the run.
  private struct Axis {
    var id: String
    var label: String
    var values: [(key: String, title: String)] = []
    /// The index of each picture's value.
    var places: [Int] = []

    init(
      _ id: String, _ label: String, of pictures: [Picture],
      _ value: (Picture) -> (key: String, title: String)
    ) {
      (self.id, self.label) = (id, label)
      var known: [String: Int] = [:]
      for picture in pictures {
        let value = value(picture)
        let place = known[value.key] ?? values.count
        if place == values.count {
          known[value.key] = place
          values.append(value)
        }
        places.append(place)
      }
    }

    private static func named(_ value: String) -> (key: String, title: String) {
      (value, value.prefix(1).uppercased() + value.dropFirst())
    }

    static func all(of pictures: [Picture]) -> [Axis] {
      let hasDecks = Set(pictures.map(\.deck)).count > 1
      return [
        Axis("page", "Page", of: pictures) {
          ("\($0.deck)/\($0.page)", hasDecks ? "\($0.deck) · \($0.page)" : $0.page)
        },
        Axis("device", "Device", of: pictures) { ($0.environment.device.id, $0.environment.device.name) },
        Axis("language", "Language", of: pictures) {
          $0.isTranslated ? ($0.environment.locale, $0.environment.locale) : ("", "As written")
        },
        Axis("step", "Step", of: pictures) { ($0.step ?? "", $0.step ?? "Start") },
        Axis("orientation", "Orientation", of: pictures) {
          named($0.environment.orientation.rawValue)
        },
        Axis("appearance", "Appearance", of: pictures) {
          named($0.environment.appearance.rawValue)
        },
        Axis("content-size", "Text size", of: pictures) {
          ($0.environment.contentSize.rawValue, $0.environment.contentSize.rawValue)
        },
        Axis("direction", "Direction", of: pictures) {
          // The direction of the language is none that a reader chooses.
          let isUsual = $0.environment.direction == LocaleTag.direction(of: $0.environment.locale)
          return isUsual
            ? ("", "the language's") : ($0.environment.direction.name, $0.environment.direction.name)
        },
        Axis("ios", "iOS", of: pictures) { ($0.environment.system.name, $0.environment.system.name) },
      ]
    }
  }

  /// The script's data: the axes, and a row for each picture of its address, its size in points of paper, and
  /// the index of its value on each axis.
  private static func data(_ pictures: [Picture], _ axes: [Axis]) -> String {
    let described = axes.map { axis in
      JSONOutput.object([
        ("id", .string(axis.id)),
        ("values", .array(axis.values.map { .string($0.title) })),
      ])
    }
    let rows = pictures.enumerated().map { index, picture in
      let size = picture.environment.device.physicalSize(in: picture.environment.orientation)
      return JSONOutput.array(
        [
          picture.path.map { .string(GalleryPage.link($0)) } ?? .null,
          picture.isFilmStrip ? .null : .number(size.width),
          picture.isFilmStrip ? .null : .number(size.height),
        ] + axes.map { .number(Double($0.places[index])) })
    }
    let data = JSONOutput.object([("axes", .array(described)), ("pictures", .array(rows))])
    // A script ends at its closing tag, also inside a string.
    return data.compactText.replacing("<", with: "\\u003c")
  }
}
