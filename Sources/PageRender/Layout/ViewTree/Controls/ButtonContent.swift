package import LayoutEngine
package import PageDrawing

/// A button without a configuration: a background, and a picture and a title in a row.
package struct ButtonContent: ControlContent {
  package var title: AttributedText
  /// The title's font. A button without a title is as high as a line in this font.
  package var font: FontDescriptor
  package var lineBreakMode: LineBreakMode
  /// The most lines of the title; 0 is unlimited. The intrinsic size is that of one line.
  package var maximumLines = 1
  /// The fitting that shrinks a title that does not fit; `nil` for none.
  package var fitting: TextFitting?
  package var image: ImageContent?
  package var background: ImageContent?
  package var symbol: ButtonSymbol?
  /// The insets around the title and picture. If they are not zero, they replace the 6 pt above and below a
  /// title.
  package var contentInsets: EdgeInsets
  /// The offsets of the picture; like `titleInsets`, they change no size.
  package var imageInsets: EdgeInsets
  package var titleInsets: EdgeInsets
  package var horizontal: HorizontalPlacement
  package var vertical: VerticalPlacement
  package var opacity = 1.0
  /// The title's frame as a subclass sets it, in the button's coordinates; `ownImageFrame` is the picture's.
  /// `nil` leaves the frame to the row.
  package var ownTitleFrame: Rect?
  package var ownImageFrame: Rect?

  package init(
    title: AttributedText, font: FontDescriptor, lineBreakMode: LineBreakMode, maximumLines: Int = 1,
    fitting: TextFitting? = nil, image: ImageContent? = nil, background: ImageContent? = nil,
    symbol: ButtonSymbol? = nil, contentInsets: EdgeInsets, imageInsets: EdgeInsets, titleInsets: EdgeInsets,
    horizontal: HorizontalPlacement, vertical: VerticalPlacement, opacity: Double = 1.0,
    ownTitleFrame: Rect? = nil, ownImageFrame: Rect? = nil
  ) {
    self.title = title
    self.font = font
    self.lineBreakMode = lineBreakMode
    self.maximumLines = maximumLines
    self.fitting = fitting
    self.image = image
    self.background = background
    self.symbol = symbol
    self.contentInsets = contentInsets
    self.imageInsets = imageInsets
    self.titleInsets = titleInsets
    self.horizontal = horizontal
    self.vertical = vertical
    self.opacity = opacity
    self.ownTitleFrame = ownTitleFrame
    self.ownImageFrame = ownImageFrame
  }

  package enum HorizontalPlacement: Sendable { case center, left, right, leading, trailing, fill }
  package enum VerticalPlacement: Sendable { case center, top, bottom, fill }

  /// The size by rules recorded from UIKit. A button without a picture is at least 30 pt wide, and a title
  /// has 6 pt above and below, in whole points: 47 × 30 at 15 pt, 33 high at 17 pt. A picture alone has no
  /// padding, beside a title no gap. A background image is not shrunk.
  package func intrinsicSize(measuring measurer: ViewMeasurer) -> IntrinsicSize {
    var size = contentSize(measurer)
    size.width += contentInsets.left + contentInsets.right
    size.height += contentInsets.top + contentInsets.bottom
    return IntrinsicSize(
      width: max(size.width, background?.size.width ?? 0),
      height: max(size.height, background?.size.height ?? 0))
  }

  private func contentSize(_ measurer: ViewMeasurer) -> Size {
    if let symbol { return symbol.size }
    let text = title.isEmpty ? Size.zero : measurer.lineSize(title)
    let lineHeight = title.isEmpty ? measurer.lineHeight(of: font) : text.height
    let titleSize = Size(
      width: text.width.rounded(.up),
      height: lineHeight.rounded(.up) + (contentInsets == .zero ? 12 : 0))
    guard let image else { return Size(width: max(30, titleSize.width), height: titleSize.height) }
    if title.isEmpty { return image.size }
    return Size(
      width: image.size.width + titleSize.width, height: max(image.size.height, titleSize.height))
  }

  package func baselines(in size: Size, measuring measurer: ViewMeasurer) -> Baselines? {
    guard !title.isEmpty else { return nil }
    let inner = size.height - contentInsets.top - contentInsets.bottom
    guard var baselines = measurer.baselines(ofLine: title, centredIn: inner) else { return nil }
    baselines.firstFromTop += contentInsets.top
    baselines.lastFromBottom += contentInsets.bottom
    return baselines
  }

  package func draw(on canvas: inout ControlCanvas) {
    if let background { canvas.draw(background, in: canvas.bounds, opacity: opacity) }
    let area = canvas.bounds.inset(by: contentInsets)
    if let symbol { return symbol.draw(in: canvas.centred(symbol.size, in: area), on: &canvas) }
    guard
      image != nil || horizontal != .center || vertical != .center || titleInsets != .zero
        || ownTitleFrame != nil
    else {
      return canvas.draw(titleContent, in: area)
    }
    drawRow(in: area, on: &canvas)
  }

  private func drawRow(in area: Rect, on canvas: inout ControlCanvas) {
    let row = row(in: area, measuring: canvas.measurer, isRightToLeft: canvas.isRightToLeft)
    if let image {
      canvas.draw(image, in: ownImageFrame ?? canvas.snapped(row.image), opacity: opacity)
    }
    // Slightly wider than the title, so that rounding does not truncate it.
    let room = row.title.inset(by: EdgeInsets(top: 0, left: -0.01, bottom: 0, right: -0.01))
    canvas.draw(titleContent, in: ownTitleFrame ?? room)
  }

  /// The frames of the picture, which is on the leading side, and of the title, in the area inside the
  /// content insets, in points.
  package func row(
    in area: Rect, measuring measurer: ViewMeasurer, isRightToLeft: Bool
  ) -> (image: Rect, title: Rect) {
    let text = title.isEmpty ? Size.zero : measurer.lineSize(title)
    let imageSize = imageSize(in: area)
    let titleWidth = min(measurer.ceilToPixel(text.width), max(0, area.width - imageSize.width))
    let side = side(isRightToLeft: isRightToLeft)
    let left = area.minX + (area.width - imageSize.width - titleWidth) * side
    let imageLeft = isRightToLeft ? left + titleWidth : left
    let titleLeft = isRightToLeft ? left : left + imageSize.width
    let fills = title.isEmpty && horizontal == .fill
    let imageFrame = Rect(
      x: fills ? area.minX : imageLeft + shift(imageInsets.left, imageInsets.right, side),
      y: top(of: imageSize.height, in: area, imageInsets),
      width: fills ? area.width : imageSize.width, height: imageSize.height)
    let titleFrame = Rect(
      x: titleLeft + shift(titleInsets.left, titleInsets.right, side),
      y: top(of: text.height, in: area, titleInsets), width: titleWidth, height: text.height)
    return (imageFrame, titleFrame)
  }

  /// The size of the picture, which UIKit squeezes into the area if it is larger. Less than a point is rounding.
  private func imageSize(in area: Rect) -> Size {
    guard let size = image?.size else { return .zero }
    func fitting(_ length: Double, _ room: Double) -> Double { length > room + 1 ? max(room, 0) : length }
    return Size(width: fitting(size.width, area.width), height: fitting(size.height, area.height))
  }

  /// The title as drawn, with its line limit and fitting.
  private var titleContent: TextContent {
    var content = TextContent(line: title, lineBreakMode: lineBreakMode)
    content.maximumLines = maximumLines
    content.fitting = fitting
    return content
  }

  /// The horizontal alignment, from 0 for left to 1 for right.
  private func side(isRightToLeft: Bool) -> Double {
    switch horizontal {
    case .center: 0.5
    case .left: 0
    case .right: 1
    case .leading, .fill: isRightToLeft ? 1 : 0
    case .trailing: isRightToLeft ? 0 : 1
    }
  }

  private func top(of height: Double, in area: Rect, _ insets: EdgeInsets) -> Double {
    let part: Double =
      switch vertical {
      case .center, .fill: 0.5
      case .top: 0
      case .bottom: 1
      }
    return area.minY + (area.height - height) * part + shift(insets.top, insets.bottom, part)
  }

  /// The offset that insets at both ends give to content aligned at `part`, from 0 for the near to 1 for the
  /// far end.
  private func shift(_ near: Double, _ far: Double, _ part: Double) -> Double {
    near * (1 - part) - far * part
  }
}

extension ViewMeasurer {
  /// The line height of a font, in points; 0 if the font is missing, which is reported with the text that
  /// uses it.
  func lineHeight(of font: FontDescriptor) -> Double {
    (try? text.metrics(for: font))?.lineHeight ?? 0
  }
}

extension ControlCanvas {
  /// The rectangle with its origin on the pixel grid.
  func snapped(_ rect: Rect) -> Rect {
    Rect(
      x: measurer.roundToPixel(rect.minX), y: measurer.roundToPixel(rect.minY), width: rect.width,
      height: rect.height)
  }
}
