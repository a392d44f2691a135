internal import LayoutEngine
internal import PageRender
internal import PageRuns

extension LiveWall {
  /// The state as JSON in one line, for browsers.
  ///
  /// - Parameters:
  ///   - turn: The number of times that the state changed.
  ///   - chosen: The values that browsers chose in place of the command line's, by axis.
  ///   - editor: The address that opens a file, with `{path}`, `{line}` and `{column}`.
  func text(turn: Int, chosen: [String: String], editor: String, program: String) -> String {
    JSONOutput.object([
      ("turn", .number(Double(turn))), ("title", .string(title)), ("editor", .string(editor)),
      ("menus", .array(menus.map { $0.json(isChosen: chosen[$0.axis] != nil) })),
      ("screens", .array(screens.map { $0.json(program: program) })),
      ("problems", .array(problems.map { $0.json(program: program) })),
    ]).line
  }
}

extension JSONOutput {
  /// The text without line breaks and indentation. Strings have neither.
  var line: String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
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
  fileprivate func json(program: String) -> JSONOutput {
    var members: [(String, JSONOutput)] = [
      ("id", .string(id)), ("page", .string(page)), ("device", .string(device)),
      ("details", .array(details.map { .string($0) })), ("isStale", .bool(isStale)),
      ("faults", .array(faults.map { $0.json(program: program) })),
      ("marks", .array(marks.map(\.json))),
    ]
    if let picture {
      members += [
        ("picture", .string(picture.address)), ("width", .number(Double(picture.width))),
        ("height", .number(Double(picture.height))), ("scale", .number(picture.scale)),
      ]
    }
    if let snapshot { members.append(("snapshot", .string(snapshot.address))) }
    return .object(members + place(file, position))
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

extension Diagnostic {
  fileprivate func json(program: String) -> JSONOutput {
    .object(
      [("severity", .string(severity.rawValue)), ("text", .string(line(program: program)))]
        + (file.map { place($0, position) } ?? []))
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
