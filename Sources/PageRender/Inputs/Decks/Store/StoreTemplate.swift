internal import PageBase

/// The compositions, fonts and colours that come with PageRender, by the names that decks use. Each is written
/// with the keys of a deck.
enum StoreTemplate: String, CaseIterable {
  /// Dark words above one device, on a pale gradient.
  case calm
  /// Devices that lean to either side, before hills that continue from picture to picture.
  case trail
  /// White words at the leading edge, above and below large devices, on strong colours in turn.
  case bold

  /// The template in the deck's form.
  var text: String {
    switch self {
    case .calm: Self.calmText
    case .trail: Self.trailText
    case .bold: Self.boldText
    }
  }

  private static let calmText = """
    {
      "style": {
        "fonts": {
          "summary": { "size": 40, "weight": "bold" }, "detail": { "size": 20, "weight": "medium" }
        },
        "colors": { "summary": "#14233B", "detail": "#51617A" }
      },
      "layout": {
        "background": { "colors": ["#FBFCFE", "#D5E3F5"] },
        "caption": { "height": 0.235 },
        "devices": [{ "width": 0.87, "shadow": 0.28 }]
      },
      "pages": [{}]
    }
    """

  private static let trailText = """
    {
      "style": {
        "fonts": {
          "summary": { "size": 40, "weight": "heavy" }, "detail": { "size": 20, "weight": "semibold" }
        },
        "colors": { "summary": "#173B3F", "detail": "#31585A" }
      },
      "layout": {
        "background": {
          "colors": ["#FFF4DE", "#FCD9A8", "#F7B98F"], "panorama": true,
          "hills": ["#9CC3A5", "#5E9C8E", "#2F6F70"]
        },
        "caption": { "height": 0.23 }
      },
      "pages": [
        { "devices": [{ "width": 0.86, "rotation": -5, "x": 0.03, "y": 0.04, "shadow": 0.34 }] },
        { "devices": [{ "width": 0.86, "rotation": 5, "x": -0.03, "y": 0.04, "shadow": 0.34 }] }
      ]
    }
    """

  private static let boldText = """
    {
      "style": {
        "fonts": {
          "summary": { "size": 46, "weight": "black" }, "detail": { "size": 20, "weight": "semibold" }
        },
        "colors": { "summary": "#FFFFFF", "detail": "#FFFFFF" }
      },
      "layout": { "caption": { "height": 0.26, "alignment": "leading" } },
      "pages": [
        {
          "background": { "colors": ["#3B3BD1", "#2A1E96"], "angle": 30 },
          "devices": [{ "width": 0.88, "shadow": 0.4, "color": "#2B2B2E" }]
        },
        {
          "background": { "colors": ["#D63A5B", "#A31D4E"], "angle": 30 },
          "caption": { "place": "below" },
          "devices": [{ "width": 0.88, "shadow": 0.4, "color": "#2B2B2E" }]
        },
        {
          "background": { "colors": ["#0B7A75", "#075056"], "angle": 30 },
          "devices": [{ "width": 0.88, "shadow": 0.4, "color": "#2B2B2E" }]
        },
        {
          "background": { "colors": ["#C2521B", "#8E3412"], "angle": 30 },
          "caption": { "place": "below" },
          "devices": [{ "width": 0.88, "shadow": 0.4, "color": "#2B2B2E" }]
        }
      ]
    }
    """

  /// The template as JSON; `nil` only if its text had a fault, which a test excludes.
  private var document: JSONObject? {
    guard let root = try? JSONReader.read(Array(text.utf8)), case .object(let object) = root.kind else {
      return nil
    }
    return object
  }

  var reader: DeckReader {
    DeckReader(file: rawValue, folder: DeckFolder(resolved: "/"), devices: .builtin)
  }

  /// The fonts and colours, in the deck's form.
  var style: JSONValue? { document?["style"] }

  /// The compositions that pages take in turn; at least one.
  var compositions: [StoreComposition] {
    var reader = reader
    var base = StoreComposition()
    if let value = document?["layout"], case .object(let layout) = value.kind {
      reader.apply(layout, to: &base)
    }
    guard let pages = document?["pages"], case .array(let values) = pages.kind, !values.isEmpty else {
      return [base]
    }
    return values.map { value in
      var composition = base
      if case .object(let object) = value.kind { reader.apply(object, to: &composition) }
      return composition
    }
  }
}
