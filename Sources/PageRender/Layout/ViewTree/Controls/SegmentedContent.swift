package import LayoutEngine
package import PageDrawing

/// A segmented control: segments on a grey background, the selected one on a card.
package struct SegmentedContent: ControlContent {
  package var segments: [Segment]
  package var selected: Int?
  package var cardColor: Color.Dynamic
  package var widthsFollowContent: Bool
  package var metrics: SegmentMetrics

  package init(
    segments: [Segment], selected: Int? = nil, cardColor: Color.Dynamic, widthsFollowContent: Bool,
    metrics: SegmentMetrics = SystemMetrics.ios17.segments
  ) {
    self.segments = segments
    self.selected = selected
    self.cardColor = cardColor
    self.widthsFollowContent = widthsFollowContent
    self.metrics = metrics
  }

  package struct Segment: Sendable {
    package var title: AttributedText
    /// The title with the attributes of a selected segment. Widths are measured with it, so that selection
    /// changes no size.
    package var widestTitle: AttributedText
    package var image: ImageContent?
    /// The segment's width, in points; 0 leaves it to the control.
    package var width: Double

    package init(
      title: AttributedText, widestTitle: AttributedText, image: ImageContent? = nil, width: Double
    ) {
      self.title = title
      self.widestTitle = widestTitle
      self.image = image
      self.width = width
    }
  }

  /// The padding left and right of a title, in points, derived from frames that Interface Builder recorded
  /// for titles of 13 pt medium.
  private static let padding = 10.0

  package func intrinsicSize(measuring measurer: ViewMeasurer) -> IntrinsicSize {
    let wanted = wantedWidths(measurer)
    let gaps = metrics.gap * Double(max(0, wanted.count - 1))
    return IntrinsicSize(width: wanted.reduce(gaps, +).rounded(), height: 31)
  }

  /// The width of each segment, in points: the segment's own; else its content's, if widths follow the
  /// content; else the widest content's.
  private func wantedWidths(_ measurer: ViewMeasurer) -> [Double] {
    let own = segments.map { segment in
      let content = segment.image?.size.width ?? measurer.lineSize(segment.widestTitle).width
      return content.rounded() + 2 * Self.padding
    }
    let widest = own.max() ?? 0
    return zip(segments, own).map { segment, own in
      segment.width > 0 ? segment.width : widthsFollowContent ? own : widest
    }
  }

  /// The left edges of the segments and the right edge of the last, from the control's left edge, in points.
  /// Edges between segments are at whole points: 280 in three is 93, 93 and 94 (one team's measurement).
  func edges(width: Double, measuring measurer: ViewMeasurer) -> [Double] {
    let wanted = wantedWidths(measurer)
    let total = wanted.reduce(0, +)
    guard total > 0 else { return [] }
    var edges = [0.0]
    var sum = 0.0
    for part in wanted {
      sum += part
      edges.append((width * sum / total + 1e-6).rounded(.down))
    }
    edges[edges.count - 1] = width
    return edges
  }

  package func draw(on canvas: inout ControlCanvas) {
    let bounds = canvas.bounds
    canvas.fill(
      .roundedRectangle(bounds, radius: metrics.corner.radius(in: bounds.size)), .tertiarySystemFill)
    let edges = edges(width: bounds.width, measuring: canvas.measurer)
    // Widths that are no numbers have no edges.
    guard edges.count == segments.count + 1 else { return }
    for (index, segment) in segments.enumerated() {
      let frame = canvas.directed(
        Rect(
          minX: bounds.minX + edges[index], minY: bounds.minY, maxX: bounds.minX + edges[index + 1],
          maxY: bounds.maxY))
      if index == selected {
        let area = frame.inset(by: 2)
        let card = Shape.roundedRectangle(area, radius: metrics.cardCorner.radius(in: area.size))
        canvas.draw(metrics.cardShadows, of: card)
        canvas.fill(card, cardColor)
      } else if index > 0, index - 1 != selected {
        let line = canvas.directed(
          Rect(x: bounds.minX + edges[index] - 0.5, y: bounds.minY + 8, width: 1, height: bounds.height - 16))
        canvas.fill(.roundedRectangle(line, radius: 0.5), .separatorLine)
      }
      if let image = segment.image {
        canvas.draw(image, in: canvas.centred(image.size, in: frame))
      } else {
        canvas.draw(segment.title, in: frame.inset(x: 2, y: 0))
      }
    }
  }
}
