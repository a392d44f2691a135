package import LayoutEngine
package import PageDrawing

/// The dots of a page control, in the look of iOS 14 to 18.
package struct PageControlContent: Sendable {
  package var pageCount: Int
  package var currentPage: Int
  package var currentColor: Color.Dynamic
  package var otherColor: Color.Dynamic
  /// The image in place of each dot, in the dot's colour if it is a template; `nil` for dots.
  package var image: ImageContent?
  /// The images of pages with an image of their own, sorted by page.
  package var pageImages: [PageImage] = []
  /// The direction from the first dot to the last; `nil` for the direction of the text.
  package var direction: Direction?
  /// The colour of the capsule behind the dots; `nil` for none.
  package var platter: Color.Dynamic?
  /// The side of a dot's symbol and the dot's diameter, in points; `nil` for UIKit's.
  package var ownDotSize: (side: Double, diameter: Double)?

  package var dotSize: (side: Double, diameter: Double) { ownDotSize ?? (Self.symbolSide, Self.dotDiameter) }

  package struct PageImage: Sendable {
    var page: Int
    var image: ImageContent

    package init(page: Int, image: ImageContent) {
      self.page = page
      self.image = image
    }
  }

  func image(of page: Int) -> ImageContent? { pageImages.first { $0.page == page }?.image ?? image }

  /// A direction from the first dot to the last that does not depend on the language.
  package enum Direction: Sendable {
    case leftToRight, rightToLeft, topToBottom, bottomToTop

    var isVertical: Bool { self == .topToBottom || self == .bottomToTop }
  }

  package init(pageCount: Int, currentPage: Int, currentColor: Color.Dynamic, otherColor: Color.Dynamic) {
    self.pageCount = pageCount
    self.currentPage = currentPage
    self.currentColor = currentColor
    self.otherColor = otherColor
  }

  // Lengths in points. A slot is as large as a dot's symbol, whose sides end at pixels: recorded from UIKit are 10 pt
  // at 2× (iOS 26.1), and 9⅔ at 3× (iOS 17.5 to 26.2). The dot's diameter was fitted to its ink.
  static let symbolSide = 9.6
  static let gap = 8.0
  static let firstSlotInset = 14.0
  static let margin = 8.0
  static let dotDiameter = 7.6

  /// The side of a slot at a scale of pixels.
  static func slot(_ scale: Double, side: Double = symbolSide) -> Double {
    (side * scale - 1e-6).rounded(.up) / scale
  }

  /// The intrinsic size, in points: at 2× 18 n + 20 along the row of n dots, and 26 across it.
  package func size(scale: Double) -> Size { size(forPages: pageCount, scale: scale) }

  /// The intrinsic size for a number of pages, in points.
  package func size(forPages count: Int, scale: Double) -> Size {
    let slot = Self.slot(scale, side: dotSize.side)
    let slots = Double(max(count, 1) - 1) * (slot + Self.gap) + slot
    let length = count == 0 ? 0 : slots + 2 * Self.firstSlotInset
    let height = slot + 2 * Self.margin
    let isVertical = direction?.isVertical ?? false
    return Size(width: isVertical ? height : length, height: isVertical ? length : height)
  }

  /// A page's dot: its slot, and its scale in the slot.
  struct Dot: Hashable {
    var page: Int
    var slot: Rect
    /// The scale of the dot: 1, or less at an end of the row beyond which there are more pages.
    var scale: Double
  }

  /// The scale of a dot at an end of the row beyond which there are more pages. Such dots shrink since iOS
  /// 14; the scale is by eye.
  static let furtherPagesScale = 0.6

  /// The capsule behind a number of shown dots, centred in `bounds`: as large as the control is for so many.
  func platterArea(dots: Int, in bounds: Rect, scale: Double = 2) -> Rect {
    let size = size(forPages: dots, scale: scale)
    return Rect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The dots from the first page to the last, centred in `bounds`. If they do not fit, only the dots around
  /// the current page are shown, as on iOS 14 and later.
  func dots(in bounds: Rect, direction textDirection: LayoutDirection, scale: Double = 2) -> [Dot] {
    let side = Self.slot(scale, side: dotSize.side)
    let pitch = side + Self.gap
    let direction = direction ?? (textDirection == .leftToRight ? .leftToRight : .rightToLeft)
    let length = direction.isVertical ? bounds.height : bounds.width
    let room = (length - 2 * Self.firstSlotInset - side) / pitch + 1
    let shownCount = min(pageCount, max(Int(min(max(room, 1), 1000)), 1))
    let first = min(max(currentPage - shownCount / 2, 0), pageCount - shownCount)
    let start = -(Double(shownCount - 1) * pitch + side) / 2
    return (first..<first + shownCount).map { page in
      let isForward = direction == .leftToRight || direction == .topToBottom
      let place = isForward ? page - first : first + shownCount - 1 - page
      let along = start + Double(place) * pitch
      let slot = Rect(
        x: bounds.midX + (direction.isVertical ? -side / 2 : along),
        y: bounds.midY + (direction.isVertical ? along : -side / 2), width: side, height: side)
      let isFurther = (page == first && first > 0) || (page == first + shownCount - 1 && page < pageCount - 1)
      return Dot(page: page, slot: slot, scale: isFurther ? Self.furtherPagesScale : 1)
    }
  }
}
