internal import LayoutEngine
internal import PageDrawing

/// Dates and times on grey grounds, beside each other.
package struct DateFieldsContent: ControlContent {
  package var texts: [String]

  package init(texts: [String]) {
    self.texts = texts
  }

  /// Between two fields, in points.
  private static let gap = 5.0

  /// In points; from knowledge: a date field is some 121 wide and a time field some 87, in English.
  private static func width(of text: String) -> Double { text.count > 9 ? 121 : 87 }

  package var width: Double {
    texts.reduce(0) { $0 + Self.width(of: $1) } + Double(max(texts.count - 1, 0)) * Self.gap
  }

  package func draw(on canvas: inout ControlCanvas) {
    let bounds = canvas.bounds
    var right = bounds.maxX
    // They stand at the trailing end of a wider picker.
    for text in texts.reversed() {
      let width = Self.width(of: text)
      let frame = canvas.directed(
        Rect(x: right - width, y: bounds.midY - 17.25, width: width, height: 34.5))
      canvas.fill(.roundedRectangle(frame, radius: 6), .tertiarySystemFill)
      canvas.draw(
        AttributedText(text, font: FontDescriptor(pointSize: 17), color: .text, alignment: .center), in: frame
      )
      right -= width + Self.gap
    }
  }
}
