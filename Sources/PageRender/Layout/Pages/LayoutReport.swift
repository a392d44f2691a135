internal import LayoutEngine
public import PageBase
internal import PageDrawing

/// The frames of every view of some pages in one environment, as the `layout` command prints them.
public struct LayoutReport: Sendable {
  public var deck: String
  public var environment: PageEnvironment
  public var pages: [SolvedPage]

  public init(deck: String, environment: PageEnvironment, pages: [SolvedPage]) {
    self.deck = deck
    self.environment = environment
    self.pages = pages
  }

  /// The report as JSON. Frames are in points, in window coordinates, rounded to pixels.
  public var json: JSONOutput {
    .object(
      [("deck", .string(deck))] + Self.members(of: environment)
        + [("pages", .array(pages.map { Self.page($0, of: deck) }))])
  }

  /// The page and its views; for a page after a flow's step, also the step and the environment that it
  /// changed.
  package static func page(_ page: SolvedPage, of deck: String) -> JSONOutput {
    var members: [(String, JSONOutput)] = [("page", .string(page.page.id))]
    if let step = page.page.step { members.append(("step", .string(step.text))) }
    if let received = page.page.received {
      return .object(members + received.layoutMembers.filter { !["page", "step"].contains($0.0) })
    }
    if let environment = page.page.shownIn {
      members.append(("environment", .object(self.members(of: environment))))
    }
    if !page.layout.conflicts.isEmpty {
      let words = ConflictWording(of: page, in: page.page.file ?? deck)
      members.append(("conflicts", .array(page.layout.conflicts.map { conflict($0, words) })))
    }
    let grid = PixelGrid(scale: page.scene.scale)
    return .object(
      members + [
        ("root", page.node(at: 0)),
        ("texts", .array(page.placedTexts.map { json($0, of: page.page, on: grid) })),
      ])
  }

  /// A text, its source, its view and its frame.
  private static func json(_ text: PlacedText, of page: PreparedPage, on grid: PixelGrid) -> JSONOutput {
    var members: [(String, JSONOutput)] = [("text", .string(text.string))]
    func add(_ name: String, _ value: String?) {
      if let value { members.append((name, .string(value))) }
    }
    if let source = text.source {
      add("part", source.part)
      add("key", source.key)
      add("table", source.table)
      let place = source.translation ?? (source.key == nil ? source.place : nil)
      add("file", source.file ?? place?.file)
      if let position = place?.position { members.append(("line", .number(Double(position.line)))) }
      add("language", source.locale)
      if source.key != nil { add("status", source.status.rawValue) }
    }
    guard let view = text.view, page.tree.views.indices.contains(view) else { return .object(members) }
    add("class", page.tree.views[view].className)
    add("view", page.tree.views[view].identifier)
    if let frame = text.frame.map(grid.round) { members.append(("frame", json(frame))) }
    return .object(members)
  }

  fileprivate static func json(_ frame: Rect) -> JSONOutput {
    .object([
      ("x", .number(frame.minX)), ("y", .number(frame.minY)), ("width", .number(frame.width)),
      ("height", .number(frame.height)),
    ])
  }

  /// The constraints of a contradiction, the constraint that was given up, and its error in points.
  private static func conflict(_ conflict: LayoutConflict, _ words: ConflictWording) -> JSONOutput {
    .object([
      ("members", .array(conflict.members.map { .string(words.wording(of: $0)) })),
      ("givenUp", .string(words.wording(of: conflict.leftOut))), ("error", .number(conflict.error)),
    ])
  }

  private static func members(of environment: PageEnvironment) -> [(String, JSONOutput)] {
    let layout = environment.layoutEnvironment
    let system = environment.system
    return [
      ("device", .string(environment.device.id)),
      ("orientation", .string(environment.orientation.rawValue)),
      ("appearance", .string(environment.appearance.rawValue)), ("locale", .string(environment.locale)),
      ("contentSize", .string(environment.contentSize.rawValue)),
      ("direction", .string(environment.direction == .leftToRight ? "ltr" : "rtl")),
      ("scale", .number(layout.scale)),
      ("size", .object([("width", .number(layout.size.width)), ("height", .number(layout.size.height))])),
      ("safeArea", insets(layout.safeArea)),
    ] + (system == .unnamed ? [] : [("ios", .number(Double(system.rawValue)))])
  }

  private static func insets(_ insets: EdgeInsets) -> JSONOutput {
    .object([
      ("top", .number(insets.top)), ("left", .number(insets.left)), ("bottom", .number(insets.bottom)),
      ("right", .number(insets.right)),
    ])
  }
}

extension SolvedPage {
  /// The view at an index with its subviews; an empty object if the tree has no such view.
  fileprivate func node(at index: Int) -> JSONOutput {
    guard page.tree.views.indices.contains(index) else { return .object([]) }
    let view = page.tree.views[index]
    let frame = layout.frames[view.item]
    var members: [(String, JSONOutput)] = [("class", .string(view.className))]
    if let identifier = view.identifier { members.append(("id", .string(identifier))) }
    members.append(("frame", LayoutReport.json(frame)))
    if view.isHidden { members.append(("hidden", .bool(true))) }
    if case .text(let content) = view.content, content.role == .textView {
      members.append(("lines", lines(of: index)))
    }
    members.append(("children", .array(view.children.map { node(at: $0) })))
    return .object(members)
  }

  private func lines(of view: Int) -> JSONOutput {
    .array(
      lines.filter { $0.view == view }.map { line in
        .object([
          ("text", .string(line.line.text)), ("baseline", .number(line.line.baseline)),
          ("width", .number(line.line.width)),
        ])
      })
  }
}
