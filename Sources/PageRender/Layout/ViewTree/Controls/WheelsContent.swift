internal import LayoutEngine
internal import PageDrawing

/// A picker view: columns of rows, of which the middle one is selected, drawn without perspective.
package struct WheelsContent: ControlContent {
  package var columns: [Column]

  package var look: PickerMetrics

  package init(columns: [Column], look: PickerMetrics) {
    self.columns = columns
    self.look = look
  }

  package struct Column: Sendable {
    /// The texts of `2 · reach + 1` rows; the row in the middle is selected.
    package var rows: [String]
    /// The column's share of the width, relative to the shares of the other columns.
    package var share = 1.0

    package init(rows: [String], share: Double = 1.0) {
      self.rows = rows
      self.share = share
    }
  }

  /// The number of rows above, and also below, the selected row.
  package static let reach = 3

  package func draw(on canvas: inout ControlCanvas) {
    let bounds = canvas.bounds
    let band = Rect(x: bounds.minX + 9, y: bounds.midY - 17, width: max(0, bounds.width - 18), height: 34)
    canvas.fill(.roundedRectangle(band, radius: look.bandRadius), look.bandFill)
    let total = columns.reduce(0) { $0 + $1.share }
    guard total > 0 else { return }
    canvas.clipped(to: .rectangle(bounds)) { canvas in
      var left = band.minX
      for column in columns {
        let width = band.width * column.share / total
        draw(column, in: Rect(x: left, y: band.minY, width: width, height: band.height), on: &canvas)
        left += width
      }
    }
  }

  private func draw(_ column: Column, in selected: Rect, on canvas: inout ControlCanvas) {
    for (index, row) in column.rows.enumerated() where !row.isEmpty {
      let distance = index - Self.reach
      // Selected rows are black at 23 pt, the others grey, smaller and closer together.
      let size = distance == 0 ? 23.0 : 22 - 1.5 * Double(abs(distance))
      let color =
        distance == 0 ? Color.Dynamic.text : .secondaryText.opacity(1.15 - 0.25 * Double(abs(distance)))
      let offset = Double(distance) * 31 + Double(distance.signum()) * (3 - Double(distance * distance) * 0.8)
      canvas.draw(
        AttributedText(row, font: FontDescriptor(pointSize: size), color: color, alignment: .center),
        in: canvas.directed(selected.offsetBy(x: 0, y: offset)))
    }
  }
}
