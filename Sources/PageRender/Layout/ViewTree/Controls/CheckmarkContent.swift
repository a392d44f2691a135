package import LayoutEngine
package import PageDrawing

/// The checkmark of a selected row, in the shape of the system's `checkmark`; size and weight by eye.
package struct CheckmarkContent: ControlContent {
  package var color: Color.Dynamic

  package init(color: Color.Dynamic) {
    self.color = color
  }

  /// The size of the checkmark, in points.
  package static let size = Size(width: 15, height: 14)

  package func draw(on canvas: inout ControlCanvas) {
    let frame = canvas.centred(Self.size, in: canvas.bounds)
    let mark = Path(lines: [
      Point(x: frame.minX + 1.2, y: frame.minY + 8.2), Point(x: frame.minX + 5.2, y: frame.maxY - 1.4),
      Point(x: frame.maxX - 1.2, y: frame.minY + 1.4),
    ])
    canvas.stroke(.path(mark), color, width: 2.1)
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
