package import LayoutEngine
package import PageDrawing

/// A button with a configuration: a filled rectangle, and a picture and a title inside its insets.
package struct ConfiguredButtonContent: ControlContent {
  package var title: AttributedText
  /// The subtitle below the title; empty for none.
  package var subtitle = AttributedText()
  /// The gap between title and subtitle, in points.
  package var titlePadding = 0.0
  package var font: FontDescriptor
  package var image: ImageContent?
  package var imageSide: ImageSide
  /// The gap between picture and title, in points.
  package var imagePadding: Double
  package var insets: Insets
  package var fill: Color.Dynamic
  package var border: Color.Dynamic?
  package var borderWidth: Double
  package var corner: CornerRule

  package init(
    title: AttributedText, subtitle: AttributedText = AttributedText(), titlePadding: Double = 0.0,
    font: FontDescriptor, image: ImageContent? = nil, imageSide: ImageSide, imagePadding: Double,
    insets: Insets, fill: Color.Dynamic, border: Color.Dynamic? = nil, borderWidth: Double,
    corner: CornerRule
  ) {
    self.title = title
    self.subtitle = subtitle
    self.titlePadding = titlePadding
    self.font = font
    self.image = image
    self.imageSide = imageSide
    self.imagePadding = imagePadding
    self.insets = insets
    self.fill = fill
    self.border = border
    self.borderWidth = borderWidth
    self.corner = corner
  }

  package enum ImageSide: Sendable { case leading, trailing, top, bottom }

  /// The button's content insets, in points.
  package struct Insets: Sendable {
    package var top: Double
    package var leading: Double
    package var bottom: Double
    package var trailing: Double

    package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }

  private var isRow: Bool { imageSide == .leading || imageSide == .trailing }

  /// The content's size plus the insets: 20⅓ + 14 pt high for text of 17 pt at 3×, as recorded from UIKit.
  package func intrinsicSize(measuring measurer: ViewMeasurer) -> IntrinsicSize {
    let inner = innerSize(measurer)
    return IntrinsicSize(
      width: inner.width + insets.leading + insets.trailing,
      height: inner.height + insets.top + insets.bottom)
  }

  /// The size of the title with the subtitle below it, in points.
  private func titleSize(_ measurer: ViewMeasurer) -> Size {
    guard !hasNoText else {
      return Size(width: 0, height: image == nil ? measurer.ceilToPixel(measurer.lineHeight(of: font)) : 0)
    }
    let (title, subtitle) = (lineSize(title, measurer), lineSize(subtitle, measurer))
    let gap = self.title.isEmpty || self.subtitle.isEmpty ? 0 : titlePadding
    return Size(width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
  }

  private var hasNoText: Bool { title.isEmpty && subtitle.isEmpty }

  private func lineSize(_ line: AttributedText, _ measurer: ViewMeasurer) -> Size {
    guard !line.isEmpty else { return .zero }
    let size = measurer.lineSize(line)
    return Size(width: measurer.ceilToPixel(size.width), height: measurer.ceilToPixel(size.height))
  }

  private func innerSize(_ measurer: ViewMeasurer) -> Size {
    let text = titleSize(measurer)
    guard let image else { return text }
    let gap = hasNoText ? 0 : imagePadding
    return isRow
      ? Size(width: image.size.width + gap + text.width, height: max(image.size.height, text.height))
      : Size(width: max(image.size.width, text.width), height: image.size.height + gap + text.height)
  }

  package func baselines(in size: Size, measuring measurer: ViewMeasurer) -> Baselines? {
    guard !title.isEmpty, isRow || image == nil else { return nil }
    let inner = size.height - insets.top - insets.bottom
    // The height of the subtitle, with the gap above it.
    let rest = titleSize(measurer).height - lineSize(title, measurer).height
    guard var baselines = measurer.baselines(ofLine: title, centredIn: inner - rest) else { return nil }
    if rest > 0,
      let last = measurer.baselines(ofLine: subtitle, centredIn: lineSize(subtitle, measurer).height)
    {
      let below = (inner - titleSize(measurer).height) / 2
      baselines.lastFromBottom = below + last.lastFromBottom
    }
    baselines.firstFromTop += insets.top
    baselines.lastFromBottom += insets.bottom
    return baselines
  }

  package func draw(on canvas: inout ControlCanvas) {
    let bounds = canvas.bounds
    let corners = Corners(radius: corner.radius(in: bounds.size), curve: .continuous)
    canvas.fill(corners.shape(of: bounds), fill)
    if let border {
      canvas.stroke(
        corners.inset(by: borderWidth / 2).shape(of: bounds.inset(by: borderWidth / 2)), border,
        width: borderWidth)
    }
    let area = canvas.directed(
      bounds.inset(
        by: EdgeInsets(
          top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)))
    drawContent(in: area, on: &canvas)
  }

  private func drawContent(in area: Rect, on canvas: inout ControlCanvas) {
    guard let image else { return drawTexts(in: area, on: &canvas) }
    let gap = hasNoText ? 0 : imagePadding
    var text = titleSize(canvas.measurer)
    if isRow { text.width = min(text.width, max(0, area.width - image.size.width - gap)) }
    let inner = Size(
      width: isRow ? image.size.width + gap + text.width : min(area.width, text.width),
      height: isRow ? text.height : image.size.height + gap + text.height)
    let (left, top) = (area.midX - inner.width / 2, area.midY - inner.height / 2)
    let isFirst = (imageSide == .leading) != canvas.isRightToLeft
    let imagePlace: Point
    let textPlace: Point
    switch imageSide {
    case .leading, .trailing:
      let imageTop = area.midY - image.size.height / 2
      imagePlace = Point(x: isFirst ? left : left + text.width + gap, y: imageTop)
      textPlace = Point(x: isFirst ? left + image.size.width + gap : left, y: area.midY - text.height / 2)
    case .top, .bottom:
      let isAbove = imageSide == .top
      imagePlace = Point(x: area.midX - image.size.width / 2, y: isAbove ? top : top + text.height + gap)
      textPlace = Point(x: left, y: isAbove ? top + image.size.height + gap : top)
    }
    canvas.draw(image, in: canvas.snapped(Rect(origin: imagePlace, size: image.size)))
    drawTexts(
      in: Rect(
        x: textPlace.x - 0.01, y: textPlace.y, width: min(inner.width, text.width) + 0.02, height: text.height
      ), on: &canvas)
  }

  /// Draws the title, and below it the subtitle if there is one, centred vertically.
  private func drawTexts(in area: Rect, on canvas: inout ControlCanvas) {
    guard !subtitle.isEmpty else { return canvas.draw(title, in: area) }
    var top = area.midY - titleSize(canvas.measurer).height / 2
    for line in [title, subtitle] where !line.isEmpty {
      let height = lineSize(line, canvas.measurer).height
      canvas.draw(line, in: Rect(x: area.minX, y: top, width: area.width, height: height))
      top += height + titlePadding
    }
  }
}
