internal import LayoutEngine
package import PageBase

/// Reads the files of recordings, `NAME.truth.json` (docs/comparing.md).
package struct TruthReader {
  package static let suffix = ".truth.json"
  private static let format = 1.0
  private static let keys = [
    "format", "screen", "step", "source", "device", "ios", "orientation", "appearance", "locale",
    "contentSize",
    "direction", "size", "scale", "safeArea", "picture", "views",
  ]
  private static let viewKeys = [
    "depth", "class", "id", "frame", "text", "lines", "color", "background", "part",
  ]
  /// The most views of a screen, and the most lines of a view.
  private static let maximumCount = 20_000
  /// The deepest view; the hierarchies of UIKit have some dozens of levels.
  private static let deepest = 200
  private static let coordinates = -1_000_000.0...1_000_000

  private var checker: JSONChecker

  /// Reads a file; the recording is `nil` if the file has an error.
  package static func read(_ file: String) -> (recording: TruthRecording?, diagnostics: [Diagnostic]) {
    let bytes: [UInt8]
    do throws(InputFile.Failure) {
      bytes = try InputFile.read(file, limit: JSONReader.maximumBytes)
    } catch {
      return (nil, [Diagnostic(.error, file: file, error.message, exitCode: error.exitCode)])
    }
    return read(bytes, file: file)
  }

  /// Reads the bytes of a file, whose path other paths in it are relative to.
  package static func read(
    _ bytes: [UInt8], file: String
  ) -> (recording: TruthRecording?, diagnostics: [Diagnostic]) {
    var reader = TruthReader(checker: JSONChecker(file: file))
    let recording = reader.recording(bytes)
    return (reader.checker.errorCount == 0 ? recording : nil, reader.checker.diagnostics)
  }

  private mutating func recording(_ bytes: [UInt8]) -> TruthRecording? {
    guard let root = checker.document(bytes),
      let object = checker.object(
        root, "the recording", keys: Self.keys, required: ["format", "screen", "device", "ios"])
    else { return nil }
    if let value = object["format"], !isFormat(value) {
      checker.report(
        "\"format\" is \(value.kind.description), and this release reads 1; record with its Tools/PageRenderTruth.swift",
        at: value.position)
      return nil
    }
    guard let screen = name(object, "screen"), let device = name(object, "device"),
      let system = system(object["ios"])
    else { return nil }
    var recording = TruthRecording(file: checker.file, screen: screen, device: device, system: system)
    recording.step = name(object, "step")
    recording.source = name(object, "source").map(beside)
    recording.picture = name(object, "picture").map(beside)
    recording.orientation = checker.choice("orientation", of: object) ?? recording.orientation
    recording.appearance = checker.choice("appearance", of: object) ?? recording.appearance
    recording.contentSize = checker.choice("contentSize", of: object) ?? recording.contentSize
    if let word: Direction = checker.choice("direction", of: object) {
      recording.direction = word == .ltr ? .leftToRight : .rightToLeft
    }
    if let value = object["locale"], let word = checker.string(value, "\"locale\"") {
      recording.locale = LocaleTag.canonical(word)
      if !LocaleTag.isWellFormed(recording.locale) {
        checker.report(
          "\"locale\" \(Wording.quoted(word)) is not a language tag, such as en or zh-Hant",
          at: value.position)
      }
    }
    if let value = object["size"], let sides = numbers(value, "\"size\"", count: 2) {
      recording.size = Size(width: sides[0], height: sides[1])
    }
    if let value = object["safeArea"], let insets = numbers(value, "\"safeArea\"", count: 4) {
      recording.safeArea = EdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
    }
    if let value = object["views"] { recording.views = views(value) }
    if recording.views == nil, recording.picture == nil {
      checker.report(
        "the recording has no \"views\" and no \"picture\"; record the screen again", at: root.position)
    }
    return recording
  }

  private func isFormat(_ value: JSONValue) -> Bool {
    if case .number(let number) = value.kind { number == Self.format } else { false }
  }

  private enum Direction: String, CaseIterable { case ltr, rtl }

  private mutating func name(_ object: JSONObject, _ key: String) -> String? {
    guard let value = object[key], let text = checker.string(value, "\"\(key)\"") else { return nil }
    if text.isEmpty { checker.report("\"\(key)\" is empty; write it or leave it out", at: value.position) }
    return text.isEmpty ? nil : text
  }

  /// The version of a number such as 26 or of a text such as `26.1`.
  private mutating func system(_ value: JSONValue?) -> SystemVersion? {
    guard let value else { return nil }
    let number: Double? =
      switch value.kind {
      case .number(let number): number.rounded(.down)
      case .string(let text): text.split(separator: ".").first.flatMap { Double($0) }
      default: nil
      }
    if let version = number.flatMap({ SystemVersion(number: $0) }) { return version }
    checker.report(
      "\"ios\" is \(value.kind.description), which PageRender does not draw; it draws \(SystemVersion.numbers)",
      at: value.position)
    return nil
  }

  private func beside(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(FilePath.folder(of: checker.file))/\(path)"
  }

  private mutating func numbers(_ value: JSONValue, _ what: String, count: Int) -> [Double]? {
    guard let values = checker.list(value, what, limit: count) else { return nil }
    let numbers = values.compactMap { checker.number($0, "a number of \(what)", in: Self.coordinates) }
    guard values.count == count else {
      checker.report(
        "\(what) has \(Wording.count(values.count, "number")); write \(count)", at: value.position)
      return nil
    }
    return numbers.count == count ? numbers : nil
  }

  private mutating func views(_ value: JSONValue) -> [TruthView]? {
    guard let values = checker.list(value, "\"views\"", limit: Self.maximumCount) else { return nil }
    var views: [TruthView] = []
    for value in values {
      guard let view = view(value) else { continue }
      if view.depth > (views.last?.depth ?? -1) + 1 {
        checker.report(
          "\"depth\" \(view.depth) is more than one level below the view before", at: value.position)
      }
      views.append(view)
    }
    return views
  }

  private mutating func view(_ value: JSONValue) -> TruthView? {
    guard
      let object = checker.object(
        value, "a view", keys: Self.viewKeys, required: ["depth", "class", "frame"]),
      let depth = object["depth"].flatMap({ checker.number($0, "\"depth\"", in: 0...Double(Self.deepest)) }),
      let className = name(object, "class"),
      let frame = object["frame"].flatMap({ numbers($0, "\"frame\"", count: 4) })
    else { return nil }
    var view = TruthView(
      depth: Int(depth), className: className,
      frame: Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
    view.identifier = name(object, "id")
    view.text = name(object, "text")
    view.colors.text = color(object, "color")
    view.colors.background = color(object, "background")
    if let part = object["part"] { view.isPart = checker.bool(part, "\"part\"") ?? false }
    if let lines = object["lines"].flatMap({ checker.list($0, "\"lines\"", limit: Self.maximumCount) }) {
      view.lines = lines.compactMap { checker.string($0, "a line") }
    }
    return view
  }

  private mutating func color(_ object: JSONObject, _ key: String) -> String? {
    guard let value = object[key], let text = checker.string(value, "\"\(key)\"") else { return nil }
    if TruthColor(text) == nil {
      checker.report(
        "\"\(key)\" \(Wording.quoted(text)) is no colour; write it as #RRGGBB or #RRGGBBAA",
        at: value.position)
    }
    return text
  }
}
