public import Foundation

/// Rows of views whose columns are as wide as the widest of their views.
nonisolated public struct Grid<Content: View>: _PrimitiveView {
  private let alignment: Alignment
  private let spacing: (CGFloat?, CGFloat?)
  private let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, spacing, self.content) = (alignment, (horizontalSpacing, verticalSpacing), content())
  }

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    let rows = context.children(content, axis: .vertical)
    // Rows share the elements that measure the columns, so that each row has the same widths.
    let cells = rows.map { ($0 as? GridRowElement)?.cells ?? [] }
    let number = cells.map { $0.map(GridRowElement.span).reduce(0, +) }.max() ?? 0
    let columns = (0..<number).map { number in
      GridColumn(cells.compactMap { row in GridRowElement.cell(number, of: row) })
    }
    for case let row as GridRowElement in rows {
      (row.columns, row.distance, row.gridAlignment) = (columns, spacing.0, alignment)
    }
    return [StackElement(.vertical, alignment.horizontal.key, distance: spacing.1, rows)]
  }
}

/// A row of a grid.
nonisolated public struct GridRow<Content: View>: _PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    [GridRowElement(context.children(content, axis: .horizontal), alignment)]
  }
}

private enum GridColumns {}

/// A column of a grid: as wide as its widest cell.
private final class GridColumn: Element {
  private let cells: [Element]
  init(_ cells: [Element]) { self.cells = cells.filter { !($0 is UnsizedElement) } }

  override func measured(_ proposal: ProposedViewSize) -> CGSize {
    let width = cells.map { $0.size(ProposedViewSize(width: proposal.width, height: nil)).width }.max() ?? 0
    return CGSize(width: width, height: 0)
  }
}

private final class GridRowElement: Element {
  let cells: [Element]
  private let alignment: VerticalAlignment?
  var columns: [GridColumn] = []
  var distance: CGFloat?
  var gridAlignment = Alignment.center

  init(_ cells: [Element], _ alignment: VerticalAlignment?) {
    (self.cells, self.alignment) = (cells, alignment)
  }

  static func span(_ cell: Element) -> Int {
    min(max(cell.traits.values[ObjectIdentifier(GridColumns.self)] as? Int ?? 1, 1), 1000)
  }

  /// The cell of a row that stands in a column alone.
  static func cell(_ column: Int, of row: [Element]) -> Element? {
    var place = 0
    for cell in row {
      if place == column { return span(cell) > 1 ? nil : cell }
      place += span(cell)
    }
    return nil
  }

  private func arranged(_ proposal: ProposedViewSize) -> (size: CGSize, frames: [CGRect]) {
    let stack = StackElement(
      .horizontal, VerticalAlignment.top.key, distance: distance ?? Spacing.standard, columns)
    let widths = stack.frames(ProposedViewSize(width: proposal.width, height: 0))
    var (place, height) = (0, CGFloat.zero)
    var frames: [CGRect] = []
    for cell in cells where place < widths.count {
      let last = min(place + Self.span(cell), widths.count) - 1
      let room = CGRect(x: widths[place].minX, y: 0, width: widths[last].maxX - widths[place].minX, height: 0)
      let size = cell.size(ProposedViewSize(width: room.width, height: proposal.height))
      height = max(height, size.height)
      frames.append(room)
      place = last + 1
    }
    return (
      CGSize(width: widths.last?.maxX ?? 0, height: height),
      frames.map { CGRect(x: $0.minX, y: 0, width: $0.width, height: height) }
    )
  }

  override var spacing: Spacing {
    var own = Spacing(none: .vertical)
    own.lengths = [:]
    for cell in cells { own.add(.vertical, of: cell.spacing) }
    return own
  }

  override func measured(_ proposal: ProposedViewSize) -> CGSize { arranged(proposal).size }

  override func draw(_ frame: CGRect, on canvas: Canvas) {
    let all = arranged(asked)
    for (cell, room) in zip(cells, all.frames) {
      cell.place(
        in: room.offsetBy(dx: frame.minX, dy: frame.minY),
        proposal: ProposedViewSize(width: room.width, height: asked.height ?? room.height),
        alignment: Alignment(
          horizontal: gridAlignment.horizontal, vertical: alignment ?? gridAlignment.vertical),
        on: canvas)
    }
  }
}

extension View {
  public func gridCellColumns(_ count: Int) -> some View { valued(ObjectIdentifier(GridColumns.self), count) }
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    wrapped { element, _ in axes.contains(.horizontal) ? UnsizedElement(element) : element }
  }
}

/// An element for which a grid's column needs no width.
private final class UnsizedElement: WrappingElement {}
