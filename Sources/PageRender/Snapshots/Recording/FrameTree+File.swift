internal import LayoutEngine
internal import PageBase
internal import PageDrawing

extension FrameTree {
  private static let format = 1.0

  /// The tree as the text of a file: a line for each view and each constraint, keys in one order, equal for
  /// equal trees.
  public var text: String {
    var members: [(String, JSONOutput)] = [
      ("format", .number(Self.format)), ("page", .string(page)), ("scale", .number(scale)),
    ]
    if let origin { members.append(("drawing", .number(Double(origin.drawing)))) }
    if let inputs = origin?.inputs { members.append(("inputs", .string(inputs))) }
    if let fonts { members.append(("fonts", .array(fonts.map { .string($0) }))) }
    members += [("views", .array(nodes.map(\.json))), ("constraints", .array(rules.map(\.json)))]
    return JSONOutput.object(members).text + "\n"
  }

  /// Reads the file at `path`; `nil` if it is missing or holds no frame tree.
  public init?(contentsOf path: String) {
    guard let bytes = try? ImageFile.read(path) else { return nil }
    self.init(bytes: bytes)
  }

  /// Reads the bytes of a file that `text` was written to; `nil` if they are no frame tree, or have the
  /// format of another version.
  public init?(bytes: [UInt8]) {
    guard let value = try? JSONReader.read(bytes), let root = StoredObject(value),
      root.number("format") == Self.format, let page = root.string("page"), let scale = root.number("scale"),
      let views = root.list("views"), let constraints = root.list("constraints")
    else { return nil }
    self.init(page: page, scale: scale)
    fonts = root.strings("fonts")
    origin = root.integer("drawing").map { PictureOrigin(drawing: $0, inputs: root.string("inputs")) }
    for view in views {
      guard let node = StoredObject(view).flatMap(Node.init) else { return nil }
      // A view is at most one level below the one before it.
      guard node.depth == 0 ? nodes.isEmpty : node.depth <= (nodes.last?.depth ?? -1) + 1, node.depth >= 0
      else {
        return nil
      }
      nodes.append(node)
    }
    for constraint in constraints {
      guard let rule = StoredObject(constraint).flatMap(Rule.init) else { return nil }
      rules.append(rule)
    }
  }
}

extension FrameTree.Node {
  fileprivate var json: JSONOutput {
    var members: [(String, JSONOutput)] = [("depth", .number(Double(depth))), ("class", .string(className))]
    if let identifier { members.append(("id", .string(identifier))) }
    members.append(("frame", .string(PropertyReader.words(frame))))
    members += properties.map { ($0.name, .string($0.value)) }
    return .object(members)
  }

  fileprivate init?(_ object: StoredObject) {
    guard let depth = object.integer("depth"), let className = object.string("class"),
      let numbers = object.string("frame")?.split(separator: " ").map({ Double($0) }), numbers.count == 4,
      let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3],
      [x, y, width, height].allSatisfy(\.isFinite)
    else { return nil }
    self.init(
      depth: depth, className: className, identifier: object.string("id"),
      frame: Rect(x: x, y: y, width: width, height: height), properties: [])
    for name in object.names where !FrameTree.Node.ownKeys.contains(name) {
      guard let value = object.string(name) else { return nil }
      properties.append(FrameTree.Property(name: name, value: value))
    }
  }
}

extension FrameTree.Rule {
  fileprivate var json: JSONOutput {
    var members: [(String, JSONOutput)] = [("view", .string(first.view))]
    if let guide = first.guide { members.append(("guide", .string(guide))) }
    members.append(("attribute", .string(first.attribute)))
    if relation != "=" { members.append(("relation", .string(relation))) }
    if let second {
      if multiplier != 1 { members.append(("multiplier", .number(multiplier))) }
      members.append(("to", .string(second.view)))
      if let guide = second.guide { members.append(("toGuide", .string(guide))) }
      if second.attribute != first.attribute { members.append(("toAttribute", .string(second.attribute))) }
    }
    if constant != 0 || second == nil { members.append(("constant", .number(constant))) }
    if priority != LayoutConstraint.required { members.append(("priority", .number(priority))) }
    if let identifier { members.append(("name", .string(identifier))) }
    return .object(members)
  }

  fileprivate init?(_ object: StoredObject) {
    guard let view = object.string("view"), let attribute = object.string("attribute") else { return nil }
    let relation = object.string("relation") ?? "="
    self.init(
      first: FrameTree.End(view: view, guide: object.string("guide"), attribute: attribute),
      relation: relation, second: nil, multiplier: object.number("multiplier") ?? 1,
      constant: object.number("constant") ?? 0,
      priority: object.number("priority") ?? LayoutConstraint.required, identifier: object.string("name"))
    if let to = object.string("to") {
      second = FrameTree.End(
        view: to, guide: object.string("toGuide"), attribute: object.string("toAttribute") ?? attribute)
    }
  }
}
