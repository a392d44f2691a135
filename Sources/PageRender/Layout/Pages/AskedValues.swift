public import PageBase

/// The devices, appearances, content sizes and versions of iOS that a person asked for, on the command line or in a source's
/// matrix, and not those that a tool adds by itself.
public struct AskedValues: Sendable {
  public var devices: [Device]
  public var appearances: [Appearance]
  public var contentSizes: [ContentSize]
  /// The versions that the command line names; empty if the source's own are drawn.
  public var systems: [SystemVersion]
  /// All locales of the run, including those that a tool adds.
  public var locales: [String]

  public init(
    devices: [Device] = [], appearances: [Appearance] = [], contentSizes: [ContentSize] = [],
    systems: [SystemVersion] = [], locales: [String] = []
  ) {
    self.devices = devices
    self.appearances = appearances
    self.contentSizes = contentSizes
    self.systems = systems
    self.locales = locales
  }
}

extension AskedValues {
  /// One note that names all requested devices that cannot run a version; none if each of them can.
  public func notes(
    onDevicesWithout system: SystemVersion, file: String? = nil, position: SourcePosition? = nil
  ) -> [Diagnostic] {
    let others = devices.filter { $0.systems.map { !$0.contains(system.rawValue) } ?? false }.map(\.name)
    guard !others.isEmpty else { return [] }
    let shown = others.count > 4 ? others.prefix(3) + ["\(others.count - 3) more"] : others[...]
    return [
      Diagnostic(
        .note, file: file, position: position,
        "\(Wording.list(Array(shown))) never ran \(system.title); the pages are drawn as \(system.title) would show them"
      )
    ]
  }
}
