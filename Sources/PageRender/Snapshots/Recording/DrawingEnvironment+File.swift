internal import PageBase

extension DrawingEnvironment {
  /// The environment without its fonts as the text of an `environment.json`: equal for equal environments,
  /// with sorted keys and a line for each part. Each font has a file of its own (`SnapshotFolder`).
  public var json: String {
    var members: [(String, JSONOutput)] = [
      ("architecture", .string(architecture)),
      ("libraries", .array(libraries.map { Self.object($0, "name", "version") })),
    ]
    for (key, text) in [("picture", knownAnswer), ("program", program), ("release", release)] {
      if let text { members.append((key, .string(text))) }
    }
    if !systems.isEmpty { members.append(("systems", .array(systems.map { .number(Double($0)) }))) }
    return JSONOutput.object(members).text + "\n"
  }

  private static func object(_ component: Component, _ name: String, _ value: String) -> JSONOutput {
    .object([(name, .string(component.name)), (value, .string(component.value))])
  }

  /// Reads an `environment.json`; `nil` if the bytes are no such file. Keys of later versions are ignored, and
  /// fonts are read if the file lists them.
  public init?(json bytes: [UInt8]) {
    guard case .object(let members)? = try? JSONReader.read(bytes).kind,
      case .string(let architecture)? = members["architecture"]?.kind,
      let fonts = members["fonts"] == nil ? [] : Self.components(members["fonts"], "file", "sha256"),
      let libraries = Self.components(members["libraries"], "name", "version")
    else { return nil }
    self.init(architecture: architecture, libraries: libraries, fonts: fonts)
    if case .string(let number)? = members["picture"]?.kind { knownAnswer = number }
    if case .string(let version)? = members["release"]?.kind { release = version }
    if case .string(let version)? = members["program"]?.kind { program = version }
    if case .array(let numbers)? = members["systems"]?.kind {
      systems = numbers.compactMap {
        if case .number(let number) = $0.kind { SystemVersion(number: number)?.rawValue } else { nil }
      }
    }
  }

  private static func components(_ list: JSONValue?, _ name: String, _ value: String) -> [Component]? {
    guard case .array(let elements)? = list?.kind else { return nil }
    var components: [Component] = []
    for element in elements {
      guard case .object(let members) = element.kind, case .string(let name)? = members[name]?.kind,
        case .string(let value)? = members[value]?.kind
      else { return nil }
      components.append(Component(name, value))
    }
    return components
  }
}
