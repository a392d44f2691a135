package import LayoutEngine
package import PageDrawing

/// The checkmark of a selected row, in the shape of the system's `checkmark`; size and weight by eye.
package struct CheckmarkContent: ControlContent {
  package var color: Color.Dynamic
  /// The size of the checkmark, in points.
  package var size: Size

  package init(color: Color.Dynamic, size: Size) {
    self.color = color
    self.size = size
  }

  /// The size for which the mark's points are given.
  private static let drawnSize = Size(width: 15, height: 14)

  package func draw(on canvas: inout ControlCanvas) {
    let frame = canvas.centred(size, in: canvas.bounds)
    let (across, down) = (size.width / Self.drawnSize.width, size.height / Self.drawnSize.height)
    let mark = Path(lines: [
      Point(x: frame.minX + 1.2 * across, y: frame.minY + 8.2 * down),
      Point(x: frame.minX + 5.2 * across, y: frame.maxY - 1.4 * down),
      Point(x: frame.maxX - 1.2 * across, y: frame.minY + 1.4 * down),
    ])
    canvas.stroke(.path(mark), color, width: 2.1 * across)
  }
}

/// A symbol in the middle of its view.
package struct SymbolContent: ControlContent {
  package var symbol: ButtonSymbol

  package init(symbol: ButtonSymbol) {
    self.symbol = symbol
  }

  package func draw(on canvas: inout ControlCanvas) {
    symbol.draw(in: canvas.centred(symbol.size, in: canvas.bounds), on: &canvas)
  }
}
