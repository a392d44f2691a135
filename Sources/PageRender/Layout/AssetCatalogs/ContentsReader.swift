internal import LayoutEngine
internal import PageBase
internal import PageDrawing

/// Reads the `Contents.json` of groups and sets. Unlike a deck, the file may hold keys that PageRender does
/// not know; those that are nearly known ones are warnings.
struct ContentsReader {
  var checker: JSONChecker

  /// The largest file that is read, in bytes: far more than a set with a slot for every device needs.
  static let byteLimit = 1 << 20
  static let slotLimit = 1000

  /// Apple's Asset Catalog Format Reference, and what Xcode 26 writes.
  private static let vocabulary = JSONVocabulary(
    words: [
      "idiom": [
        "universal", "iphone", "ipad", "mac", "tv", "watch", "car", "vision", "ios-marketing",
        "watch-marketing",
      ],
      "appearance": ["luminosity", "contrast"],
      "value": ["light", "dark", "high", "tinted"],
      "template-rendering-intent": ["template", "original"], "display-gamut": ["sRGB", "display-P3"],
      "language-direction": ["left-to-right", "right-to-left"], "width-class": ["compact", "regular"],
      "height-class": ["compact", "regular"],
    ],
    free: [
      "alignment-insets", "alpha", "appearances", "author", "auto-scaling", "blue", "bottom", "cap-insets",
      "center", "color",
      "color-space", "colors", "components", "compression-type", "data", "expected-size", "extent",
      "filename",
      "graphics-feature-set", "green", "height", "images", "info", "layers", "left", "locale", "localizable",
      "memory",
      "minimum-system-version", "mode", "on-demand-resource-tags", "orientation", "platform", "pre-rendered",
      "preserves-vector-representation", "properties", "provides-namespace", "red", "reference", "resizing",
      "right", "role", "scale",
      "screen-width", "size", "subtype", "symbol-rendering-intent", "symbols", "target", "top", "unassigned",
      "universal-type-identifier", "version", "white", "width",
    ])

  /// - Parameter file: The path that diagnostics name.
  init(file: String) {
    checker = JSONChecker(file: file)
  }

  /// The root object of the file at `path` in a catalogue's folder; `nil`, with a diagnostic, if there is
  /// none.
  mutating func root(inFolder folder: String, path: String, isOptional: Bool = false) -> JSONObject? {
    let bytes: [UInt8]
    do throws(InputFile.Failure) {
      let resolved = try InputFile.resolved(folder + "/" + path)
      guard resolved.utf8.starts(with: (folder + "/").utf8) else {
        checker.report("is outside the asset catalogue; move the file into it", at: nil)
        return nil
      }
      bytes = try InputFile.read(resolved, limit: Self.byteLimit)
    } catch {
      if isOptional, case .system = error { return nil }
      checker.report("Contents.json \(error.message)", at: nil, exitCode: error.exitCode)
      return nil
    }
    guard let value = checker.document(bytes) else { return nil }
    checker.warnOfMisspellings(in: value, Self.vocabulary)
    return object(value, "Contents.json")
  }

  /// Returns true if a group's own name prefixes the names of its sets.
  mutating func providesNamespace(inFolder folder: String, path: String) -> Bool {
    guard let root = root(inFolder: folder, path: path, isOptional: true),
      let properties = root["properties"].flatMap({ object($0, "\"properties\"") }),
      let value = properties["provides-namespace"]
    else { return false }
    return checker.bool(value, "\"provides-namespace\"") ?? false
  }

  /// The value as an object, with any keys; `nil`, with a diagnostic, for other values.
  mutating func object(_ value: JSONValue, _ what: String) -> JSONObject? {
    if case .object(let object) = value.kind { return object }
    checker.reportType(of: value, what, wanted: "an object")
    return nil
  }

  mutating func list(_ value: JSONValue, _ what: String) -> [JSONValue]? {
    checker.list(value, what, limit: Self.slotLimit)
  }

  /// The string at a key; `nil` if the key is missing, or, with a diagnostic, if its value is no string.
  mutating func word(_ key: String, in object: JSONObject) -> String? {
    object[key].flatMap { checker.string($0, Wording.quoted(key)) }
  }

  /// The length in pixels at a key; 0 if the key is missing.
  mutating func length(_ key: String, in object: JSONObject) -> Double {
    guard let value = object[key] else { return 0 }
    return checker.number(value, Wording.quoted(key), in: 0...100_000) ?? 0
  }

  /// The conditions under which a slot is used, except its scale; `nil` for a slot that no iPhone or iPad
  /// uses.
  mutating func conditions(of slot: JSONObject) -> ImageConditions? {
    var conditions = ImageConditions()
    switch word("idiom", in: slot) {
    case nil, "universal": break
    case "iphone": conditions.idiom = .phone
    case "ipad": conditions.idiom = .pad
    default: return nil
    }
    if let value = slot["appearances"] {
      for value in list(value, "\"appearances\"") ?? [] { read(appearance: value, into: &conditions) }
    }
    conditions.locale = word("locale", in: slot)
    switch word("language-direction", in: slot) {
    case "left-to-right": conditions.direction = .leftToRight
    case "right-to-left": conditions.direction = .rightToLeft
    default: break
    }
    conditions.horizontalSizeClass = sizeClass("width-class", in: slot)
    conditions.verticalSizeClass = sizeClass("height-class", in: slot)
    if word("display-gamut", in: slot) == "display-P3" { conditions.isForElsewhere = true }
    return conditions
  }

  private mutating func read(appearance value: JSONValue, into conditions: inout ImageConditions) {
    guard let object = object(value, "an entry of \"appearances\"") else { return }
    switch (word("appearance", in: object), word("value", in: object)) {
    case ("luminosity", "light"): conditions.appearance = .light
    case ("luminosity", "dark"): conditions.appearance = .dark
    case ("luminosity", _), (nil, _): break
    // Increased contrast, which PageRender never draws, and appearances that Apple may add.
    default: conditions.isForElsewhere = true
    }
  }

  private mutating func sizeClass(_ key: String, in slot: JSONObject) -> SizeClass? {
    switch word(key, in: slot) {
    case "compact": .compact
    case "regular": .regular
    default: nil
    }
  }
}
