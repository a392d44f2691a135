internal import PageBase
internal import PageLayout

/// The screens of a contact sheet under one heading.
struct ContactSheetBlock: Sendable {
  /// The number of the page, such as `welcome`.
  var page: String
  var block: DeviceGrid.Block

  /// The largest number of devices that are columns. More of them take several rows anyway.
  private static let mostColumns = 12

  /// Blocks in which each device has one column: a row for each language, and an empty place for a screen that
  /// is not drawn as it looks like another.
  static func aligned(_ blocks: [ContactSheetBlock]) -> [ContactSheetBlock] {
    let rows = blocks.flatMap(\.byLanguage)
    let environments = rows.flatMap { $0.block.cells.map(\.environment) }
    let devices = environments.reduce(into: [Device]()) {
      if !$0.contains($1.device) { $0.append($1.device) }
    }
    guard devices.count > 1, devices.count <= mostColumns else { return rows }
    return rows.map { row in
      guard row.block.cells.count > 1, row.hasEachDeviceOnce, let first = row.block.cells.first else {
        return row
      }
      var row = row
      row.block.cells = devices.map { device in
        if let cell = row.block.cells.first(where: { $0.environment.device == device }) { return cell }
        var environment = first.environment
        environment.device = device
        return DeviceGrid.Cell(environment: environment, title: "", details: [])
      }
      return row
    }
  }

  private var hasEachDeviceOnce: Bool {
    let devices = block.cells.map(\.environment.device)
    return devices.indices.allSatisfy { !devices[..<$0].contains(devices[$0]) }
  }

  /// A block for each language, if there are several devices; else the block itself.
  private var byLanguage: [ContactSheetBlock] {
    let locales = Self.unique(block.cells.map(\.environment.locale))
    guard locales.count > 1, Self.unique(block.cells.map(\.environment.device.id)).count > 1 else {
      return [self]
    }
    return locales.map { locale in
      var part = self
      part.block.title += "  ·  \(ReviewWords().language(locale))"
      part.block.cells.removeAll { $0.environment.locale != locale }
      return part
    }
  }

  static func unique(_ values: [String]) -> [String] {
    var seen: Set<String> = []
    return values.filter { seen.insert($0).inserted }
  }
}
