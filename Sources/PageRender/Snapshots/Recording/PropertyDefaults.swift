/// The usual values of properties, which trees leave out to stay short.
enum PropertyDefaults {
  /// The usual values, by the property's name, its last two parts or its last part; zero, false and empty texts need no entry.
  private static let usual = [
    "ligates": "true", "baseWritingDirection": "natural", "paragraph.lineBreakMode": "byWordWrapping",
    "paragraph.alignment": "natural", "role": "label", "opacity": "1", "alpha": "1", "horizontal": "center",
    "vertical": "center", "verticalAlignment": "center", "font.family": "system", "font.weight": "400",
    "lineBreakMode": "byTruncatingTail", "lineBreakStrategy": "65535", "axis": "horizontal",
    "distribution": "fill", "alignment": "fill", "corners.curve": "circular", "corners.rounded": "15",
    "layer.anchor": "0.5 0.5", "layer.transform": "1 0 0 1 0 0", "layer.borderColor": "#000000",
    "hugging.horizontal": "250", "wrapsTitle": "true",
    "hugging.vertical": "250", "compressionResistance.horizontal": "750",
    "compressionResistance.vertical": "750",
  ]

  static func isUsual(_ value: String, of name: String) -> Bool { usual(name) == value }

  /// Returns true if the property has a usual value that is not zero, false or empty.
  static func hasUsual(_ name: String) -> Bool { usual(name) != nil }

  /// Returns the words for a value that one tree leaves out; `other` is the value in the other tree.
  static func words(of name: String, beside other: String?) -> String {
    if let usual = usual(name) { return usual }
    return switch other {
    case "true": "false"
    case "false": "true"
    // A number that is left out is 0; beside an explicit 0 it is none.
    case let other? where Double(other) != nil && other != "0": "0"
    default: "none"
    }
  }

  private static func usual(_ name: String) -> String? {
    let parts = name.split(separator: ".").suffix(2)
    return usual[parts.joined(separator: ".")] ?? parts.last.flatMap { usual[String($0)] }
  }
}
