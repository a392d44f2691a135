package import LayoutEngine
package import PageDrawing

/// A back button: a chevron of 13 × 21 pt, and the previous screen's title.
package struct BackButtonContent: ControlContent {
  package var title: AttributedText
  /// The title shown if `title` is too wide.
  package var shortTitle: AttributedText
  package var color: Color.Dynamic
  /// True for a chevron in the middle of the button.
  private var isAlone = false
  /// The distance of the title from the button's beginning.
  private let titleStart: Double

  package init(
    title: AttributedText, shortTitle: AttributedText, color: Color.Dynamic, titleStart: Double = 21
  ) {
    self.title = title
    self.shortTitle = shortTitle
    self.color = color
    self.titleStart = titleStart
  }

  /// Makes a chevron without a title.
  package init(color: Color.Dynamic) {
    self.init(title: AttributedText(), shortTitle: AttributedText(), color: color)
    isAlone = true
  }

  /// The greatest width at which `title` is shown, in points, by eye.
  private static let titleLimit = 120.0
  /// The width without the title. Recorded from UIKit (iOS 17 and 18).
  private static let emptyWidth = 22 + 1 / 3.0

  private func shownTitle(_ measurer: ViewMeasurer) -> AttributedText {
    measurer.lineSize(title).width > Self.titleLimit ? shortTitle : title
  }

  package func intrinsicSize(measuring measurer: ViewMeasurer) -> IntrinsicSize {
    let width = title.isEmpty ? 13 : Self.emptyWidth + measurer.lineSize(shownTitle(measurer)).width
    return IntrinsicSize(width: measurer.ceilToPixel(width), height: 44)
  }

  package func draw(on canvas: inout ControlCanvas) {
    let bounds = canvas.bounds
    let middle = bounds.midX
    let (tip, back) =
      isAlone
      ? (canvas.isRightToLeft ? (middle + 4, middle - 5) : (middle - 5, middle + 4))
      : canvas.isRightToLeft ? (bounds.maxX - 2, bounds.maxX - 11) : (bounds.minX + 2, bounds.minX + 11)
    let y = bounds.midY
    let chevron = Path(
      lines: [Point(x: back, y: y - 9), Point(x: tip, y: y), Point(x: back, y: y + 9)])
    canvas.stroke(.path(chevron), color, width: 2.6)
    let area = bounds.inset(by: EdgeInsets(top: 0, left: titleStart, bottom: 0, right: -0.01))
    canvas.draw(shownTitle(canvas.measurer), in: canvas.directed(area))
  }
}
