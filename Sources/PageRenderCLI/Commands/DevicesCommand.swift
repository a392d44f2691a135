@preconcurrency internal import Glibc
internal import LayoutEngine
internal import PageRender
internal import PageRuns

/// `renderpages devices`: lists the devices that pages can be drawn for.
@MainActor
struct DevicesCommand: Command {
  static let spec = CommandSpec(
    name: "devices", operands: "[options]", summary: "Lists the devices.",
    details: """
      Sizes and safe areas are in points; a safe area is its top, left, bottom and right inset, in portrait and
      in landscape. IOS are the first and the last major version that runs on a model; -d all draws those that the pages'
      iOS runs on, -d every all that are listed. Any other size can be drawn too: renderpages render -d 390x844@3x.
      """,
    options: RunOptions.specs.filter { ["json", "devices-file", "help"].contains($0.long) },
    examples: ["renderpages devices", "renderpages devices --json --devices-file mine.json"],
    forCatalogs: CommandSpec.ForCatalogs(
      examples: ["renderpages devices", "renderpages devices --json --devices-file mine.json"]))

  static func run(_ arguments: Arguments, coreCount: Int) throws(UsageError) -> Int32 {
    guard arguments.operands.isEmpty else {
      throw UsageError(
        message: "devices takes no \(arguments.operands[0]); see \(arguments.program.name) help devices")
    }
    var session = Session(
      options: try RunOptions(arguments, coreCount: coreCount), program: arguments.program)
    var catalog = DeviceCatalog.builtin
    for file in session.options.deviceFiles { session.report(catalog.add(file: file)) }
    var results = ResultWriter()
    if session.options.printsJSON {
      results.json(.array(catalog.devices.map(json)))
    } else {
      for line in table(catalog.devices) { results.line(line) }
    }
    return session.finish(results.flush())
  }

  private static func table(_ devices: [Device]) -> [String] {
    let header = ["ID", "NAME", "POINTS", "SCALE", "IOS", "PIXELS", "SAFE AREA", "LANDSCAPE"]
    let rows = devices.map { device in
      let (size, scale) = (device.size, device.scale)
      return [
        device.id, device.name, "\(number(size.width))×\(number(size.height))", "@\(number(scale))x",
        systems(device),
        "\(number(size.width * scale))×\(number(size.height * scale))", insets(device.safeArea.portrait),
        insets(device.safeArea.landscape),
      ]
    }
    let widths = header.indices.map { column in ([header] + rows).map { $0[column].count }.max() ?? 0 }
    return ([header] + rows).map { row in
      row.enumerated().map { column, cell in
        cell + String(repeating: " ", count: max(widths[column] - cell.count, 0))
      }.joined(separator: "  ").trimmed
    }
  }

  /// Returns a device's versions of iOS: `11–16`, or `17–` without a known end.
  private static func systems(_ device: Device) -> String {
    guard let systems = device.systems else { return "?" }
    return "\(systems.lowerBound)–" + (systems.upperBound == .max ? "" : String(systems.upperBound))
  }

  /// Returns the insets in the order top, left, bottom and right.
  private static func insets(_ insets: EdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: " ")
  }

  private static func number(_ value: Double) -> String { JSONOutput.number(value).text }

  private static func json(_ device: Device) -> JSONOutput {
    .object([
      ("id", .string(device.id)), ("name", .string(device.name)),
      ("year", device.year.map { .number(Double($0)) } ?? .null), ("idiom", .string(device.idiom.rawValue)),
      (
        "ios",
        device.systems.map { systems in
          .object([
            ("first", .number(Double(systems.lowerBound))),
            ("last", systems.upperBound == .max ? .null : .number(Double(systems.upperBound))),
          ])
        } ?? .null
      ), ("scale", .number(device.scale)),
      ("size", .object([("width", .number(device.size.width)), ("height", .number(device.size.height))])),
      (
        "safeArea",
        .object([
          ("portrait", json(device.safeArea.portrait)), ("landscape", json(device.safeArea.landscape)),
        ])
      ),
      ("confidence", .string(device.confidence.rawValue)),
    ])
  }

  private static func json(_ insets: EdgeInsets) -> JSONOutput {
    .object([
      ("top", .number(insets.top)), ("left", .number(insets.left)), ("bottom", .number(insets.bottom)),
      ("right", .number(insets.right)),
    ])
  }
}
