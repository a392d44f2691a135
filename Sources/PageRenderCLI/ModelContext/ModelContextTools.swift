internal import PageRender
internal import PageRuns
internal import PageWatch

/// The tools of the Model Context Protocol: looks at screens of files below one folder.
@MainActor
final class ModelContextTools {
  static let instructions =
    "Draws iOS screens from decks, storyboards, xibs and apps' sources without a Mac. Look before and after each change: look returns a small "
    + "picture and a line for each view, such as [v12] Label 16,54 358×41 \"Welcome\" (left,top width×height in points); "
    + "explain says which constraints place a view; changed says what is different since the last look; lint judges all devices."

  /// The options of the command line, to which each call adds its own.
  private let arguments: Arguments
  private let coreCount: Int
  /// The folder that paths stay in.
  private let folder: String
  /// Decoded pictures, kept from call to call.
  private let images = ImageStore()
  /// The last look at each screen.
  private var looks: [String: Look] = [:]
  private static let maximumLooks = 200

  init(_ arguments: Arguments, coreCount: Int, folder: String) {
    self.arguments = arguments
    self.coreCount = coreCount
    self.folder = folder
  }

  // MARK: The list

  private enum Tool: String, CaseIterable {
    case look, explain, changed, lint, screens

    var description: String {
      switch self {
      case .look: "A screen's picture at a pixel a point, a line for each view, and what lint finds on it."
      case .explain:
        "Why a view is where it is: the constraints behind each edge, and its picture at the device's scale."
      case .changed:
        "What changed on a screen since the last look or changed, a sentence a cause, and a picture: before, after."
      case .lint:
        "Faults on all devices, languages and text sizes: cut texts, overlaps, low contrast, small controls."
      case .screens: "The ids of the screens in a file, and the ids of devices."
      }
    }
  }

  /// Names of arguments, each with the option of the command line that it stands for and what it says.
  private static let axes = [
    ("screen", "page", "a page's id or number (default: the first)"),
    ("device", "device", "such as iphone-16-pro, ipad-pro-11-m4 or 390x844@3x"),
    ("orientation", "orientation", "portrait or landscape"), ("appearance", "appearance", "light or dark"),
    ("locale", "locale", "a language tag such as de"),
    ("content_size", "content-size", "such as large or AX3"),
    ("ios", "ios", "17, 18 or 26"),
  ]

  static let list: [JSONOutput] = Tool.allCases.map { tool in
    var properties = [
      ("path", text("a deck.json, its folder, a .storyboard, a .xib, or an app's folder or project"))
    ]
    if tool == .explain { properties.append(("view", text("a view's number or name, such as v12"))) }
    if tool != .screens, tool != .lint { properties += axes.map { ($0.0, text($0.2)) } }
    return .object([
      ("name", .string(tool.rawValue)), ("description", .string(tool.description)),
      (
        "inputSchema",
        .object([
          ("type", .string("object")), ("properties", .object(properties)),
          ("required", .array((tool == .explain ? ["path", "view"] : ["path"]).map { .string($0) })),
          ("additionalProperties", .bool(false)),
        ])
      ),
      ("annotations", .object([("readOnlyHint", .bool(true)), ("openWorldHint", .bool(false))])),
    ])
  }

  private static func text(_ description: String) -> JSONOutput {
    .object([("type", .string("string")), ("description", .string(description))])
  }

  // MARK: Calls

  /// Calls a tool; what goes wrong in it is part of its result.
  func call(
    _ name: String, _ given: JSONObject?, _ watch: CallWatch
  ) async throws(ModelContextServer.Fault) -> [(String, JSONOutput)] {
    guard let tool = Tool(rawValue: name) else {
      throw .invalidParameters("there is no tool \(Wording.quoted(name))")
    }
    do throws(UsageError) {
      let arguments = try self.arguments(for: tool, given)
      if WatchRun.isApp(arguments.operands[0]) {
        let app = AppLooks(arguments, watch)
        return Self.result(try await tell(tool, arguments, app), app.diagnostics)
      }
      var options = try RunOptions(arguments, coreCount: coreCount)
      (options.isQuiet, options.showsProgress) = (true, false)
      var session = Session(options: options, program: arguments.program, images: images)
      let told = try await tell(tool, arguments, &session)
      return Self.result(told, session.reported.map(\.description))
    } catch {
      return Self.failure(error.diagnostic.message)
    }
  }

  /// The members of a result, and its picture.
  private struct Told {
    var members: [(String, JSONOutput)]
    var picture: Look.Picture?
  }

  private func tell(
    _ tool: Tool, _ arguments: Arguments, _ session: inout Session
  ) async throws(UsageError) -> Told? {
    let axes = try AxisOptions(arguments)
    guard let plan = session.plan(arguments.operands, axes: axes, isWide: tool == .lint),
      let fonts = session.fonts(for: plan)
    else { return nil }
    switch tool {
    case .screens: return Self.told(screens: plan.screens)
    case .lint:
      var run = LintRun(plan: plan, fonts: fonts, options: LintOptions(), program: arguments.program.name)
      let report = await run.report(&session)
      let files = plan.sources.map(\.source.file)
      let found = report.lines(
        files: files, environments: plan.sources.map(\.environments), gathered: Set(files.indices))
      return Told(members: [("findings", Self.lines(found))])
    case .look, .changed, .explain:
      var run = LookRun(plan, fonts: fonts)
      run.view = arguments.value("view")
      run.judges = tool == .look
      return try await run.look(&session).map { told(tool, $0, arguments) }
    }
  }

  private func tell(
    _ tool: Tool, _ arguments: Arguments, _ app: AppLooks
  ) async throws(UsageError) -> Told? {
    switch tool {
    case .screens: try await app.screens().map(Self.told)
    case .lint: try await app.findings().map { Told(members: [("findings", Self.lines($0))]) }
    case .look, .changed, .explain: try await app.look().map { told(tool, $0, arguments) }
    }
  }

  private static func told(screens: [String]) -> Told {
    let devices = DeviceCatalog.builtin.devices.map(\.id)
    return Told(members: [("screens", lines(screens)), ("devices", lines(devices))])
  }

  private func told(_ tool: Tool, _ look: Look, _ arguments: Arguments) -> Told {
    var told = Told(members: [("screen", JSONOutput.string(look.screen))], picture: look.picture)
    let key = (arguments.operands + [look.screen]).joined(separator: "\n")
    if tool == .changed {
      let changes = looks[key].map { look.views.sentences(since: $0.views) } ?? ["no earlier look"]
      told.members.append(("changes", Self.lines(changes)))
      if let picture = looks[key]?.picture { told.picture = look.change(since: picture.file) }
    } else {
      told.members.append(("lines", Self.lines(look.lines)))
    }
    if tool == .look { told.members.append(("findings", Self.lines(look.findings))) }
    if tool != .explain {
      if looks.count >= Self.maximumLooks { looks = [:] }
      looks[key] = look
    }
    return told
  }

  private static func lines(_ lines: [String]) -> JSONOutput { .array(lines.map { .string($0) }) }

  // MARK: Arguments

  private func arguments(for tool: Tool, _ given: JSONObject?) throws(UsageError) -> Arguments {
    var arguments = arguments
    for member in given?.members ?? [] {
      guard let text = member.value.string else { throw UsageError(message: "\(member.name) is no text") }
      if member.name == "path" {
        arguments.operands = [try inside(text)]
      } else if member.name == "view", tool == .explain {
        arguments.options.append((name: "view", value: text))
      } else if tool != .lint, tool != .screens,
        let option = Self.axes.first(where: { $0.0 == member.name })?.1
      {
        arguments.options.append((name: option, value: text))
      } else {
        throw UsageError(message: "\(tool.rawValue) has no argument \(Wording.quoted(member.name))")
      }
    }
    guard !arguments.operands.isEmpty else { throw UsageError(message: "\(tool.rawValue) needs a path") }
    if tool == .explain, arguments.value("view") == nil { throw UsageError(message: "explain needs a view") }
    return arguments
  }

  /// The path, if it leads to nothing outside of the folder, links followed.
  private func inside(_ path: String) throws(UsageError) -> String {
    guard let whole = try? InputFile.resolved(path) else {
      throw UsageError(message: "\(Wording.quoted(path)) does not exist", exitCode: .badInput)
    }
    guard whole == folder || whole.hasPrefix(folder == "/" ? "/" : folder + "/") else {
      throw UsageError(
        message: "\(Wording.quoted(path)) is outside of \(folder), where the server was started")
    }
    return path
  }

  // MARK: Results

  private static func result(_ told: Told?, _ diagnostics: [String]) -> [(String, JSONOutput)] {
    guard let told else { return failure(diagnostics.joined(separator: "\n")) }
    let members = told.members + (diagnostics.isEmpty ? [] : [("diagnostics", lines(diagnostics))])
    let value = JSONOutput.object(members)
    var content = [text(of: members)]
    if let picture = told.picture {
      content.append(
        .object([
          ("type", .string("image")), ("data", .string(Base64.text(picture.file))),
          ("mimeType", .string("image/png")),
        ]))
    }
    return [("content", .array(content)), ("structuredContent", value)]
  }

  private static func failure(_ message: String) -> [(String, JSONOutput)] {
    [("content", .array([block(message)])), ("isError", .bool(true))]
  }

  /// The members as lines of text, as `look` prints them.
  private static func text(of members: [(String, JSONOutput)]) -> JSONOutput {
    let lines = members.flatMap { name, value -> [String] in
      guard case .array(let values) = value else { return [value.words].compactMap(\.self) }
      if values.isEmpty { return ["\(name): none"] }
      return (name == "lines" ? [] : ["\(name):"]) + values.compactMap(\.words)
    }
    return block(lines.joined(separator: "\n"))
  }

  private static func block(_ text: String) -> JSONOutput {
    .object([("type", .string("text")), ("text", .string(text))])
  }
}

extension JSONOutput {
  /// The value, if it is a text.
  fileprivate var words: String? { if case .string(let text) = self { text } else { nil } }
}
