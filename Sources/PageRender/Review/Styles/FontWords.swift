internal import PageDrawing

extension FontFamily {
  /// The name that designers use for the family, in all languages.
  var words: String {
    switch self {
    case .system: "System"
    case .systemDesign(.monospaced): "System Mono"
    case .systemDesign(.serif): "System Serif"
    case .systemDesign(.rounded): "System Rounded"
    case .named(let name), .preferred(let name): name
    }
  }
}

extension FontWeight {
  /// The name that designers use for the weight, in all languages: the nearest of nine names.
  var words: String {
    switch rawValue {
    case ..<150: "Ultra Light"
    case ..<250: "Thin"
    case ..<350: "Light"
    case ..<450: "Regular"
    case ..<550: "Medium"
    case ..<650: "Semibold"
    case ..<750: "Bold"
    case ..<850: "Heavy"
    default: "Black"
    }
  }
}
