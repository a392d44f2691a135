internal import LayoutEngine
internal import PageRender
internal import PageRuns

extension LiveWall {
  /// The state as JSON in one line, for browsers: a gallery of the screens, with what only the live view has.
  ///
  /// - Parameters:
  ///   - turn: The number of times that the state changed.
  ///   - chosen: The values that browsers chose in place of the command line's, by axis.
  ///   - editor: The address that opens a file, with `{path}`, `{line}` and `{column}`.
  func text(turn: Int, chosen: [String: String], editor: String, program: String) -> String {
    let pictures = screens.map { $0.picture(program: program) }
    return Gallery(title: title, command: "watch", pictures: pictures).state([
      ("turn", .number(Double(turn))), ("editor", .string(editor)),
      ("menus", .array(menus.map { $0.json(isChosen: chosen[$0.axis] != nil) })),
      ("live", .array(screens.map(\.json))), ("problems", .array(faults(program: program))),
    ])
  }

  /// All diagnostics, each once, with the number of screens that have it.
  private func faults(program: String) -> [JSONOutput] {
    var seen: Set<String> = []
    let faults = (problems + screens.flatMap(\.faults)).map { ($0, text: $0.line(program: program)) }
    return faults.filter { seen.insert($0.text).inserted }.map { fault, text in
      .object(
        [
          ("severity", .string(fault.severity.rawValue)), ("text", .string(text)),
          ("screens", .number(Double(screens.count { $0.faults.contains(fault) }))),
        ] + (fault.file.map { place($0, fault.position) } ?? []))
    }
  }
}

extension LiveMenu {
  fileprivate func json(isChosen: Bool) -> JSONOutput {
    .object([
      ("axis", .string(axis)), ("isChosen", .bool(isChosen)), ("chosen", .array(chosen.map { .string($0) })),
      (
        "choices",
        .array(choices.map { .object([("value", .string($0.value)), ("title", .string($0.title))]) })
      ),
    ])
  }
}

extension LiveScreen {
  /// The picture in the gallery. Its orientation has the values of all axes that are not at their defaults.
  fileprivate func picture(program: String) -> Gallery.Picture {
    let file = "\(id.replacing("/", with: "-")).png"
    var shown = Gallery.Picture(
      path: picture.map { "pictures/\($0.address)/\(file)" }, group: deck,
      axes: PictureResult.Axes(
        page: page, step: nil, device: "", deviceName: device, orientation: details.joined(separator: " · "),
        appearance: "", locale: "", contentSize: "", direction: ""),
      paper: picture.map { [Double($0.width) / $0.scale, Double($0.height) / $0.scale] })
    shown.name = id
    shown.recorded = snapshot.map { "snapshots/\($0.address)/\(file)" }
    if isStale { shown.fault = faults.first?.line(program: program) ?? "cannot be drawn" }
    return shown
  }

  /// The size in pixels, lint's marks and the place in a file.
  fileprivate var json: JSONOutput {
    .object(
      [
        ("width", .number(Double(picture?.width ?? 1))), ("height", .number(Double(picture?.height ?? 1))),
        ("scale", .number(picture?.scale ?? 1)), ("marks", .array(marks.map(\.json))),
      ] + place(file, position))
  }
}

extension LiveMark {
  fileprivate var json: JSONOutput {
    .object(
      [
        ("rule", .string(rule)), ("severity", .string(severity.rawValue)), ("text", .string(text)),
        (
          "areas",
          .array(
            areas.map { .array([$0.minX, $0.minY, $0.width, $0.height].map { JSONOutput.number($0) }) })
        ),
      ] + place(file, position))
  }
}

/// A place in a file, for an editor: its absolute path, line and column.
private func place(_ file: String?, _ position: SourcePosition?) -> [(String, JSONOutput)] {
  guard let file, let path = FilePath.absolute(file) else { return [] }
  return [
    ("file", .string(path)), ("line", .number(Double(position?.line ?? 1))),
    ("column", .number(Double(position?.column ?? 1))),
  ]
}
