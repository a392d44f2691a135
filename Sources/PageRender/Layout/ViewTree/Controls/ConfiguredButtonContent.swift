package import LayoutEngine
package import PageDrawing

/// A button with a configuration: a filled rectangle, and a picture and a title inside its insets.
package struct ConfiguredButtonContent: ControlContent {
  package var title: AttributedText
  /// The subtitle below the title; empty for none.
  package var subtitle = AttributedText()
  /// The gap between title and subtitle, in points.
  package var titlePadding = 0.0
  /// True if title and subtitle wrap at the button's width; false truncates each to a line.
  package var wrapsTitle = false
  package var font: FontDescriptor
  package var image: ImageContent?
  package var imageSide: ImageSide
  /// The gap between picture and title, in points.
  package var imagePadding: Double
  package var insets: Insets
  package var fill: Color.Dynamic
  package var border: Color.Dynamic?
  package var borderWidth: Double
  package var cornerRadius: CornerRule
  /// The glass in place of the fill; `nil` for a fill.
  package var glass: GlassLook?

  package init(
    title: AttributedText, subtitle: AttributedText = AttributedText(), titlePadding: Double = 0.0,
    wrapsTitle: Bool = false, font: FontDescriptor, image: ImageContent? = nil, imageSide: ImageSide,
    imagePadding: Double,
    insets: Insets, fill: Color.Dynamic, border: Color.Dynamic? = nil, borderWidth: Double,
    cornerRadius: CornerRule
  ) {
    self.title = title
    self.subtitle = subtitle
    self.titlePadding = titlePadding
    self.wrapsTitle = wrapsTitle
    self.font = font
    self.image = image
    self.imageSide = imageSide
    self.imagePadding = imagePadding
    self.insets = insets
    self.fill = fill
    self.border = border
    self.borderWidth = borderWidth
    self.cornerRadius = cornerRadius
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
    intrinsicSize(fittingWidth: nil, measuring: measurer)
  }

  package func intrinsicSize(fittingWidth width: Double?, measuring measurer: ViewMeasurer) -> IntrinsicSize {
    let inner = innerSize(measurer, room: width.map { $0 - insets.leading - insets.trailing })
    return IntrinsicSize(
      width: inner.width + insets.leading + insets.trailing,
      height: inner.height + insets.top + insets.bottom)
  }

  /// The width left for texts of the room inside the insets, in points; negative if the picture is wider.
  private func textRoom(_ room: Double?) -> Double? {
    guard let room, let image, isRow else { return room }
    return room - image.size.width - imagePadding
  }

  /// The size of the title with the subtitle below it, in points.
  private func titleSize(_ measurer: ViewMeasurer, room: Double?) -> Size {
    guard !hasNoText else {
      return Size(width: 0, height: image == nil ? measurer.ceilToPixel(measurer.lineHeight(of: font)) : 0)
    }
    let (title, subtitle) = (textSize(title, measurer, room), textSize(subtitle, measurer, room))
    let gap = self.title.isEmpty || self.subtitle.isEmpty ? 0 : titlePadding
    return Size(width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
  }

  private var hasNoText: Bool { title.isEmpty && subtitle.isEmpty }

  private func textSize(_ text: AttributedText, _ measurer: ViewMeasurer, _ room: Double?) -> Size {
    guard !text.isEmpty else { return .zero }
    let size = measurer.size(content(of: text), width: wrapsTitle ? room : nil)
    return Size(width: measurer.ceilToPixel(size.width), height: measurer.ceilToPixel(size.height))
  }

  /// The lines of title or subtitle, in the middle of their room.
  private func content(of text: AttributedText) -> TextContent {
    guard wrapsTitle else { return TextContent(line: text) }
    return TextContent(
      text: text, maximumLines: 0, lineBreakMode: .byWordWrapping, insets: .zero, verticalAlignment: .center,
      role: .label)
  }

  private func innerSize(_ measurer: ViewMeasurer, room: Double?) -> Size {
    let text = titleSize(measurer, room: textRoom(room))
    guard let image else { return text }
    let gap = hasNoText ? 0 : imagePadding
    let height = measurer.ceilToPixel(image.alignedHeight)
    return isRow
      ? Size(width: image.size.width + gap + text.width, height: max(height, text.height))
      : Size(width: max(image.size.width, text.width), height: height + gap + text.height)
  }

  package func baselines(in size: Size, measuring measurer: ViewMeasurer) -> Baselines? {
    guard !title.isEmpty, isRow || image == nil else { return nil }
    let inner = size.height - insets.top - insets.bottom
    // The height of the subtitle, with the gap above it.
    let room = textRoom(size.width - insets.leading - insets.trailing)
    let all = titleSize(measurer, room: room).height
    let rest = all - textSize(title, measurer, room).height
    guard var baselines = lines(of: title, in: inner - rest, room, measurer) else { return nil }
    if rest > 0,
      let last = lines(of: subtitle, in: textSize(subtitle, measurer, room).height, room, measurer)
    {
      let below = (inner - all) / 2
      baselines.lastFromBottom = below + last.lastFromBottom
    }
    baselines.firstFromTop += insets.top
    baselines.lastFromBottom += insets.bottom
    return baselines
  }

  /// The first and last baseline of a text that is centred vertically in a height.
  private func lines(
    of text: AttributedText, in height: Double, _ room: Double?, _ measurer: ViewMeasurer
  ) -> Baselines? {
    guard wrapsTitle else { return measurer.baselines(ofLine: text, centredIn: height) }
    let layout = measurer.layout(content(of: text), width: room)
    guard let first = layout.lines.first, let last = layout.lines.last else { return nil }
    let top = (height - layout.size.height) / 2
    return Baselines(
      firstFromTop: top + first.baseline, lastFromBottom: height - top - last.baseline, isCentred: true)
  }

  package func draw(on canvas: inout ControlCanvas) {
    let bounds = canvas.bounds
    let corners = Corners(radius: cornerRadius.radius(in: bounds.size), curve: .continuous)
    if let glass {
      canvas.draw(glass, corners, in: bounds)
    } else {
      canvas.fill(corners.shape(of: bounds), fill)
    }
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
    var text = titleSize(canvas.measurer, room: textRoom(area.width + canvas.pixel))
    if isRow { text.width = min(text.width, max(0, area.width - image.size.width - gap)) }
    let inner = Size(
      width: isRow ? image.size.width + gap + text.width : min(area.width, text.width),
      height: isRow ? text.height : image.alignedHeight + gap + text.height)
    let (left, top) = (area.midX - inner.width / 2, area.midY - inner.height / 2)
    let isFirst = (imageSide == .leading) != canvas.isRightToLeft
    var imagePlace: Point
    let textPlace: Point
    switch imageSide {
    case .leading, .trailing:
      let imageTop = area.midY - image.alignedHeight / 2
      imagePlace = Point(x: isFirst ? left : left + text.width + gap, y: imageTop)
      textPlace = Point(x: isFirst ? left + image.size.width + gap : left, y: area.midY - text.height / 2)
    case .top, .bottom:
      let isAbove = imageSide == .top
      imagePlace = Point(x: area.midX - image.size.width / 2, y: isAbove ? top : top + text.height + gap)
      textPlace = Point(x: left, y: isAbove ? top + image.alignedHeight + gap : top)
    }
    imagePlace.y -= image.image.nominal.alignmentInsets.top
    canvas.draw(image, in: canvas.snapped(Rect(origin: imagePlace, size: image.size)))
    drawTexts(
      in: Rect(
        x: textPlace.x - 0.01, y: textPlace.y, width: min(inner.width, text.width) + 0.02, height: text.height
      ), on: &canvas)
  }

  /// Draws the title, and below it the subtitle if there is one, centred vertically.
  private func drawTexts(in area: Rect, on canvas: inout ControlCanvas) {
    guard !subtitle.isEmpty else { return canvas.draw(content(of: title), in: area) }
    let room = area.width + canvas.pixel
    var top = area.midY - titleSize(canvas.measurer, room: room).height / 2
    for text in [title, subtitle] where !text.isEmpty {
      let height = textSize(text, canvas.measurer, room).height
      canvas.draw(content(of: text), in: Rect(x: area.minX, y: top, width: area.width, height: height))
      top += height + titlePadding
    }
  }
}
