package import LayoutEngine
internal import PageBase
internal import PageDrawing

/// A compact date picker: a date, a time or both, side by side on grey grounds.
package struct DateFieldsContent: ControlContent {
  package var fields: [Field]
  /// The date shown, in seconds since 1970.
  package var date: Double
  /// The time zone's identifier.
  package var zone: String
  /// The language of the texts, a BCP 47 tag; `nil` for the page's.
  package var language: String?

  package var look: PickerMetrics

  package init(fields: [Field], date: Double, zone: String, language: String?, look: PickerMetrics) {
    self.fields = fields
    self.date = date
    self.zone = zone
    self.language = language
    self.look = look
  }

  package enum Field: Hashable, Sendable { case date, time }

  package func texts(in pageLanguage: String) -> [String] {
    fields.map { field in
      DateWording(field == .date ? .date : .time, in: language ?? pageLanguage, zone: zone).text(date)
    }
  }

  /// The gap between two fields, in points.
  private static let gap = 5.0
  /// The padding left and right of a field's text, in points.
  private static let padding = 12.0
  private var height: Double { fields == [.date] ? look.dateHeight : look.timeHeight }

  /// The least width of a field, in points. From knowledge: in English a date field is some 121 wide, and a
  /// time field some 87.
  private static func leastWidth(of field: Field) -> Double { field == .date ? 121 : 87 }

  private func line(_ text: String) -> AttributedText {
    AttributedText(text, font: FontDescriptor(pointSize: 17), color: .text, alignment: .center)
  }

  private func widths(_ texts: [String], measuring measurer: ViewMeasurer) -> [Double] {
    zip(fields, texts).map { field, text in
      max(Self.leastWidth(of: field), measurer.lineSize(line(text)).width + 2 * Self.padding)
    }
  }

  package func intrinsicSize(measuring measurer: ViewMeasurer) -> IntrinsicSize {
    let widths = widths(texts(in: measurer.language), measuring: measurer)
    let gaps = Double(max(fields.count - 1, 0)) * Self.gap
    return IntrinsicSize(width: widths.reduce(gaps, +), height: height)
  }

  package func draw(on canvas: inout ControlCanvas) {
    let bounds = canvas.bounds
    let texts = texts(in: canvas.measurer.language)
    var right = bounds.maxX
    // In a wider picker the fields are at its trailing end.
    for (text, width) in zip(texts, widths(texts, measuring: canvas.measurer)).reversed() {
      let frame = canvas.directed(
        Rect(x: right - width, y: bounds.midY - height / 2, width: width, height: height))
      canvas.fill(
        .roundedRectangle(frame, radius: look.fieldCorner.radius(in: frame.size)), .tertiarySystemFill)
      canvas.draw(line(text), in: frame)
      right -= width + Self.gap
    }
  }
}
