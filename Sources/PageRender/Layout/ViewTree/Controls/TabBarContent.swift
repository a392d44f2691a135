internal import LayoutEngine
package import PageDrawing

/// A tab bar with tabs of equal widths. A tab's title is below its picture, or beside it on wide and on low
/// screens.
package struct TabBarContent: ControlContent {
  package var background: BarBackgroundContent
  package var tabs: [Tab]
  package var layout = Layout.stacked
  /// The platter of the tabs; `nil` for tabs on the bar's ground.
  package var platter: TabBarMetrics.Platter?
  /// The index of the selected tab, which a platter marks by a capsule.
  package var selected: Int?

  package init(background: BarBackgroundContent, tabs: [Tab], layout: Layout = Layout.stacked) {
    self.background = background
    self.tabs = tabs
    self.layout = layout
  }

  /// The arrangement of a tab's picture and title, by the names of `UITabBarAppearance`.
  package enum Layout: Sendable {
    case stacked
    /// Picture and title side by side, on wide screens.
    case inline
    /// Picture and title side by side, on iPhones in landscape.
    case compactInline
    /// Titles alone, in the middle of a bar at the top.
    case top
  }

  package struct Tab: Sendable {
    package var title: AttributedText
    package var image: ImageContent?
    package var badge: AttributedText?
    package var badgeColor: Color.Dynamic

    package init(
      title: AttributedText, image: ImageContent? = nil, badge: AttributedText? = nil,
      badgeColor: Color.Dynamic
    ) {
      self.title = title
      self.image = image
      self.badge = badge
      self.badgeColor = badgeColor
    }
  }

  package func draw(on canvas: inout ControlCanvas) {
    background.draw(on: &canvas)
    if let platter { return draw(on: platter, &canvas) }
    guard layout == .stacked else { return drawInline(on: &canvas) }
    let bounds = canvas.bounds
    let width = bounds.width / Double(max(tabs.count, 1))
    for (index, tab) in tabs.enumerated() {
      let frame = Rect(x: bounds.minX + width * Double(index), y: bounds.minY, width: width, height: 49)
      draw(tab, in: canvas.directed(frame), on: &canvas)
    }
  }

  /// Draws a stacked tab. The title's line is 12 pt high, 35⅓ pt below the bar's top (recorded from UIKit); the
  /// picture's middle is 18.5 pt below it (by eye).
  private func draw(_ tab: Tab, in frame: Rect, on canvas: inout ControlCanvas) {
    let line = Rect(
      x: frame.minX + 2, y: frame.minY + 35 + 1 / 3.0, width: max(0, frame.width - 4), height: 12)
    canvas.draw(tab.title, in: line)
    let middle = tab.title.isEmpty ? frame.minY + 24.5 : frame.minY + 18.5
    if let image = tab.image {
      canvas.draw(
        image,
        in: canvas.snapped(
          Rect(
            x: frame.midX - image.size.width / 2, y: middle - image.size.height / 2, width: image.size.width,
            height: image.size.height)))
    }
    drawBadge(of: tab, at: Point(x: frame.midX, y: frame.minY + 3), on: &canvas)
  }

  /// Draws the tab's badge at the trailing side of a point.
  private func drawBadge(of tab: Tab, at point: Point, on canvas: inout ControlCanvas) {
    guard let badge = tab.badge else { return }
    let width = max(18, canvas.measurer.lineSize(badge).width.rounded(.down) + 10)
    // Without a picture 11 pt from the middle (cashapp/AccessibilitySnapshot, testTabBars on iOS 18.5).
    let offset = tab.image == nil ? 11.0 : 6
    let left = canvas.isRightToLeft ? point.x - offset - width : point.x + offset
    let pill = Rect(x: left, y: point.y, width: width, height: 18)
    canvas.fill(.roundedRectangle(pill, radius: 9), tab.badgeColor)
    canvas.draw(badge, in: pill)
  }

  // MARK: Side by side

  /// Draws each tab's image and title side by side. In compact height the tabs share the width, and images
  /// are scaled from 25 pt to 18 pt. On wide screens the tabs are grouped in the middle. Gaps are by eye.
  private func drawInline(on canvas: inout ControlCanvas) {
    let bounds = canvas.bounds
    let (isCompact, gap) = (layout == .compactInline, layout == .compactInline ? 5.0 : 8.0)
    let pieces = tabs.map { tab in
      let scale = isCompact ? 0.72 : 1
      let image = tab.image.map { Size(width: $0.size.width * scale, height: $0.size.height * scale) }
      let title = tab.title.isEmpty ? 0 : canvas.measurer.lineSize(tab.title).width.rounded(.up) + 1
      return (tab: tab, image: image, title: title, gap: image == nil || title == 0 ? 0 : gap)
    }
    let widest = pieces.map { ($0.image?.width ?? 0) + $0.gap + $0.title }.max() ?? 0
    let share = bounds.width / Double(max(tabs.count, 1))
    let slot = isCompact ? share : min(share, max(widest + 40, 110))
    let start = bounds.midX - slot * Double(tabs.count) / 2
    for (index, piece) in pieces.enumerated() {
      let width = (piece.image?.width ?? 0) + piece.gap + piece.title
      var x = start + slot * (Double(index) + 0.5) - width / 2
      if let size = piece.image, let image = piece.tab.image {
        let frame = Rect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        let placed = canvas.snapped(canvas.directed(frame))
        canvas.draw(image, in: placed)
        drawBadge(of: piece.tab, at: Point(x: placed.midX, y: bounds.minY + 1), on: &canvas)
        x += size.width + piece.gap
      }
      let line = Rect(x: x, y: bounds.minY, width: min(piece.title, bounds.maxX - x), height: bounds.height)
      canvas.draw(piece.tab.title, in: canvas.directed(line))
    }
  }
}
