public import PageBase
internal import PageDrawing
internal import PageLayout

extension Verification {
  /// The format number of `results.json`.
  private static let format = 2.0

  /// The run as the text of a `results.json`.
  public var json: JSONOutput {
    .object([
      ("format", .number(Self.format)), ("title", .string(title)),
      ("narrowedBy", narrowedBy.map { .string($0) } ?? .null),
      ("against", against.map { .string($0) } ?? .null),
      ("command", .array(command.map { .string($0) })),
      ("environmentDifferences", .array(environmentDifferences.map { .string($0) })),
      ("counts", .object(PictureResult.Status.allCases.map { ($0.rawValue, .number(Double(count($0)))) })),
      (
        "causes",
        .array(
          causes.map {
            .object([("text", .string($0.text)), ("pictures", .number(Double($0.places.count)))])
          })
      ),
      ("pictures", .array(pictures.map(\.json))), ("stale", .array(stale.map { .string($0) })),
    ])
  }

  /// Reads the `results.json` at `path`; `nil` if it is missing, or has the format of another version.
  public init?(contentsOf path: String) {
    guard let bytes = try? ImageFile.read(path) else { return nil }
    self.init(json: bytes)
  }

  /// Reads a `results.json`; `nil` if the bytes are no such file, or have the format of another version.
  public init?(json bytes: [UInt8]) {
    guard let value = try? JSONReader.read(bytes, limit: StoredReport.maximumBytes),
      let root = StoredObject(value),
      root.number("format") == Self.format, let title = root.string("title"),
      let pictures = root.list("pictures"), let stale = root.strings("stale"),
      let differences = root.strings("environmentDifferences")
    else { return nil }
    self.init(title: title, environmentDifferences: differences, stale: stale)
    narrowedBy = root.string("narrowedBy")
    against = root.string("against")
    command = root.strings("command") ?? []
    for picture in pictures {
      guard let object = StoredObject(picture), let result = PictureResult(object) else { return nil }
      self.pictures.append(result)
    }
  }
}

extension PictureResult {
  var json: JSONOutput {
    .object(members)
  }

  private var members: [(String, JSONOutput)] {
    let members: [(String, JSONOutput)] = [
      ("deck", .string(deck)), ("name", .string(name)), ("snapshot", .string(snapshot)),
      ("status", .string(status.rawValue)), ("axes", axes.json),
      ("sentences", .array(sentences.map { .string($0) })),
      ("causes", .array(causes.map { .string($0) })), ("pixels", pixels?.json ?? .null),
      ("ignored", .array(ignored.map(\.json))), ("expected", Self.optional(expected)),
      ("actual", Self.optional(actual)), ("difference", Self.optional(difference)),
      ("rejected", .bool(isRejected)),
    ]
    return members + (shared.map { [("shared", .string($0))] } ?? [])
      + (sharedActual.map { [("sharedActual", .string($0))] } ?? [])
      + (origin.map { [("origin", .string($0.rawValue))] } ?? [])
      + (comment.map { [("comment", .string($0))] } ?? [])
  }

  private static func optional(_ path: String?) -> JSONOutput { path.map { .string($0) } ?? .null }

  fileprivate init?(_ object: StoredObject) {
    guard let deck = object.string("deck"), let name = object.string("name"),
      let snapshot = object.string("snapshot"),
      let status = object.string("status").flatMap(Status.init),
      let axes = object.object("axes").flatMap(Axes.init), let sentences = object.strings("sentences"),
      let ignored = object.rectangles("ignored")
    else { return nil }
    self.init(deck: deck, name: name, snapshot: snapshot, status: status, axes: axes)
    self.sentences = sentences
    causes = object.strings("causes") ?? []
    self.ignored = ignored
    pixels = object.object("pixels").flatMap(Pixels.init)
    expected = object.string("expected")
    actual = object.string("actual")
    difference = object.string("difference")
    shared = object.string("shared")
    sharedActual = object.string("sharedActual")
    isRejected = object.bool("rejected") ?? false
    comment = object.string("comment")
    origin = object.string("origin").flatMap(ChangeOrigin.init)
  }
}

extension PictureResult.Axes {
  fileprivate var json: JSONOutput {
    .object(
      [
        ("page", .string(page)), ("step", step.map { .string($0) } ?? .null), ("device", .string(device)),
        ("deviceName", .string(deviceName)), ("orientation", .string(orientation)),
        ("appearance", .string(appearance)), ("locale", .string(locale)),
        ("contentSize", .string(contentSize)), ("direction", .string(direction)),
      ] + (ios == SystemVersion.unnamed.rawValue ? [] : [("ios", .number(Double(ios)))]))
  }

  fileprivate init?(_ object: StoredObject) {
    guard let page = object.string("page"), let device = object.string("device"),
      let deviceName = object.string("deviceName"), let orientation = object.string("orientation"),
      let appearance = object.string("appearance"), let locale = object.string("locale"),
      let contentSize = object.string("contentSize"), let direction = object.string("direction")
    else { return nil }
    self.init(
      page: page, step: object.string("step"), device: device, deviceName: deviceName,
      orientation: orientation, appearance: appearance, locale: locale, contentSize: contentSize,
      direction: direction, ios: object.integer("ios") ?? SystemVersion.unnamed.rawValue)
  }
}

extension PictureResult.Pixels {
  var json: JSONOutput {
    .object([
      ("count", .number(Double(count))), ("antialiased", .number(Double(antialiased))),
      // The ratio of a few pixels needs more decimals than other numbers are written with.
      ("ratio", .exactNumber(ratio)),
      ("regions", .array(regions.map(\.json))),
      ("expectedSize", Self.json(expectedSize)), ("actualSize", Self.json(actualSize)),
      ("passesWith", .object(passesWith.map { ($0.option.rawValue, $0.json) })),
      ("advice", advice.map { .string($0) } ?? .null),
    ])
  }

  private static func json(_ size: PixelSize) -> JSONOutput {
    .object([("width", .number(Double(size.width))), ("height", .number(Double(size.height)))])
  }

  fileprivate init?(_ object: StoredObject) {
    func size(_ name: String) -> PixelSize? {
      guard let object = object.object(name), let width = object.integer("width"),
        let height = object.integer("height")
      else { return nil }
      return PixelSize(width: width, height: height)
    }
    guard let count = object.integer("count"), let antialiased = object.integer("antialiased"),
      let ratio = object.number("ratio"), let regions = object.rectangles("regions"),
      let expectedSize = size("expectedSize"), let actualSize = size("actualSize")
    else { return nil }
    self.init(
      count: count, antialiased: antialiased, ratio: ratio, regions: regions, expectedSize: expectedSize,
      actualSize: actualSize,
      passesWith: object.object("passesWith").map(PictureResult.PassingOption.list) ?? [],
      advice: object.string("advice"))
  }
}

extension PictureResult.PassingOption {
  /// The option's value; `true` for an option without one.
  fileprivate var json: JSONOutput { value.map { .exactNumber($0) } ?? .bool(true) }

  /// Reads the options that are an object's keys; keys unknown to this version are ignored.
  fileprivate static func list(_ object: StoredObject) -> [Self] {
    object.names.compactMap { name in
      ToleranceChange.Option(rawValue: name).map { Self($0, object.number(name)) }
    }
  }
}

extension PictureArea {
  var json: JSONOutput {
    .object([
      ("x", .number(Double(x))), ("y", .number(Double(y))), ("width", .number(Double(width))),
      ("height", .number(Double(height))),
    ])
  }

  fileprivate init?(_ object: StoredObject) {
    guard let x = object.integer("x"), let y = object.integer("y"), let width = object.integer("width"),
      let height = object.integer("height")
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension StoredObject {
  fileprivate func rectangles(_ name: String) -> [PictureArea]? {
    guard let values = list(name) else { return nil }
    let rectangles = values.compactMap { StoredObject($0).flatMap(PictureArea.init) }
    return rectangles.count == values.count ? rectangles : nil
  }
}
