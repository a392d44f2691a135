internal import LayoutEngine
internal import PageBase
internal import PageLayout

/// The division of screens over contact sheets, and the scale that all sheets have.
struct ContactSheetPlan {
  /// The screens of one sheet.
  struct Sheet {
    /// The name that tells the sheet's file from others; `nil` for the only one.
    var name: String?
    /// The words that follow the document's title; `nil` for none.
    var title: String?
    var blocks: [DeviceGrid.Block]
  }

  private(set) var sheets: [Sheet] = []
  /// The scale of the screens, as a share of their natural size.
  let share: Double
  /// The number of pixels per point.
  let scale: Double
  /// True if screens that belong on one sheet stand on several.
  let isDivided: Bool

  /// The shares of the screens' natural size that are tried, the largest first.
  private static let shares = [0.75, 0.5, 0.4, 1.0 / 3, 0.25]
  /// The numbers of pixels per point that are tried.
  ///
  /// The x-height of Inter is 1118 of 2048 units (OS/2 `sxHeight`), so that of the finest text, of 7 pt, is 6.1
  /// pixels at the last.
  private static let scales = [2, leastScale]
  private static let leastScale = 1.6
  /// The minimum width of a phone, in pixels.
  static let leastPhone = 90.0
  /// The longest side of a sheet, in pixels.
  private static let sideLimit = 6000.0
  /// The largest area of a sheet, in pixels.
  private static let areaLimit = 24e6
  /// The share of a sheet's area that the screens of a first division take: rows are seldom full.
  private static let filling = 0.7

  /// - Parameters:
  ///   - grid: A grid without blocks, with the style and columns of all sheets.
  ///   - columns: The maximum number of screens in a row; `nil` for as many as make a good shape.
  init(
    _ blocks: [ContactSheetBlock], by division: ContactSheet.Division?, grid: DeviceGrid, columns: Int?,
    measuring text: SheetText
  ) {
    let groups = Self.groups(of: blocks, by: division)
    let fitting = Fitting(grid: grid, columns: columns, text: text)
    let phones = blocks.flatMap { $0.block.cells.map(\.environment.device) }.filter { $0.idiom == .phone }
    let narrowest = phones.map { $0.physicalSize(in: .portrait).width }.min()
    let least = narrowest.map { Self.leastPhone / ($0 * Self.leastScale) } ?? 0
    let legible = Self.shares.filter { $0 >= least }
    func fit(_ share: Double, _ scale: Double) -> Bool {
      groups.allSatisfy { fitting.fits($0.blocks, share: share, scale: scale) }
    }
    if let share = legible.first(where: { fit($0, Self.leastScale) }) {
      self.share = share
      scale = Self.scales.first { fit(share, $0) } ?? Self.leastScale
      isDivided = false
      sheets = groups
      return
    }
    share = max(least, Self.shares.last ?? 1)
    scale = Self.leastScale
    isDivided = true
    for group in groups {
      let parts = fitting.divided(group.blocks, share: share, scale: scale)
      for (index, part) in parts.enumerated() {
        let number = parts.count > 1 ? String(index + 1) : nil
        let name = [group.name, number].compactMap(\.self).joined(separator: ".")
        let title = [group.title, number.map { "\($0) / \(parts.count)" }].compactMap(\.self)
        sheets.append(
          Sheet(
            name: name.isEmpty ? nil : name, title: title.isEmpty ? nil : title.joined(separator: "  ·  "),
            blocks: part))
      }
    }
  }

  /// The screens of each value of an axis; all of them without an axis.
  private static func groups(of blocks: [ContactSheetBlock], by division: ContactSheet.Division?) -> [Sheet] {
    switch division {
    case nil: return [Sheet(blocks: blocks.map(\.block))]
    case .page:
      return ContactSheetBlock.unique(blocks.map(\.page)).map { page in
        Sheet(name: page, title: page, blocks: blocks.filter { $0.page == page }.map(\.block))
      }
    case .device: return groups(of: blocks) { ($0.device.id, $0.device.name) }
    case .language: return groups(of: blocks) { ($0.locale, ReviewWords().language($0.locale)) }
    }
  }

  private static func groups(
    of blocks: [ContactSheetBlock], _ value: (PageEnvironment) -> (id: String, title: String)
  ) -> [Sheet] {
    let environments = blocks.flatMap { $0.block.cells.map(\.environment) }
    var titles: [String: String] = [:]
    for environment in environments { titles[value(environment).id] = value(environment).title }
    return ContactSheetBlock.unique(environments.map { value($0).id }).map { id in
      let own = blocks.map { block in
        let cells = block.block.cells.filter { value($0.environment).id == id }
        return DeviceGrid.Block(title: block.block.title, cells: cells)
      }
      // An empty place keeps a column that one device does not need.
      return Sheet(name: id, title: titles[id], blocks: own.filter { $0.cells.contains { !$0.isEmpty } })
    }
  }

  // MARK: Room

  /// Measures sheets.
  private struct Fitting {
    var grid: DeviceGrid
    var columns: Int?
    var text: SheetText

    /// Returns true if a sheet with some blocks is within its limits.
    func fits(_ blocks: [DeviceGrid.Block], share: Double, scale: Double) -> Bool {
      var grid = grid
      grid.blocks = blocks
      let size = ContactSheetLayout(grid, share: share, columns: columns, measuring: text).size
      let heading = 40.0
      let (width, height) = (
        (size.width + 2 * ContactSheet.margin) * scale,
        (size.height + 2 * ContactSheet.margin + heading) * scale
      )
      return width * height <= areaLimit && max(width, height) <= sideLimit
    }

    /// Divides blocks, in their order, over sheets that are within their limits.
    func divided(_ blocks: [DeviceGrid.Block], share: Double, scale: Double) -> [[DeviceGrid.Block]] {
      let room = areaLimit / (scale * scale) * filling
      var (parts, used): ([[DeviceGrid.Block]], Double) = ([], 0)
      for block in blocks {
        let area = block.cells.reduce(0) { $0 + self.area(of: $1, share: share) }
        if let last = parts.indices.last, used + area <= room {
          parts[last].append(block)
          used += area
        } else {
          parts.append([block])
          used = area
        }
      }
      return parts.flatMap { halved($0, share: share, scale: scale) }
    }

    private func area(of cell: DeviceGrid.Cell, share: Double) -> Double {
      let height = grid.size(of: cell, share: share).height + DeviceGrid.captionGap + DeviceGrid.rowGap
      return (grid.columnWidth(of: cell, share: share) + grid.gap)
        * (height + grid.captionHeight(of: cell, share: share, measuring: text))
    }

    /// The blocks if they fit; else their halves. A block of several screens is itself divided.
    private func halved(
      _ blocks: [DeviceGrid.Block], share: Double, scale: Double
    ) -> [[DeviceGrid.Block]] {
      if fits(blocks, share: share, scale: scale) { return [blocks] }
      func halves(_ first: [DeviceGrid.Block], _ second: [DeviceGrid.Block]) -> [[DeviceGrid.Block]] {
        halved(first, share: share, scale: scale) + halved(second, share: share, scale: scale)
      }
      if blocks.count > 1 {
        let middle = blocks.count / 2
        return halves(Array(blocks[..<middle]), Array(blocks[middle...]))
      }
      guard let block = blocks.first, block.cells.count > 1 else { return [blocks] }
      let middle = block.cells.count / 2
      var (first, second) = (block, block)
      first.cells = Array(block.cells[..<middle])
      second.cells = Array(block.cells[middle...])
      if !block.title.isEmpty, !block.title.hasSuffix(grid.words.continued) {
        second.title = "\(block.title), \(grid.words.continued)"
      }
      return halves([first], [second])
    }
  }
}
