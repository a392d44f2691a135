internal import LayoutEngine

/// Tabs of equal widths: a picture, and a title of 10 pt below it.
struct TabBarContent: ControlContent {
  var background: BarBackgroundContent
  var tabs: [Tab]

  struct Tab: Sendable {
    var title: AttributedText
    var image: ImageContent?
    var badge: AttributedText?
    var badgeColor: Color.Dynamic
  }

  func draw(on canvas: inout ControlCanvas) {
    background.draw(on: &canvas)
    let bounds = canvas.bounds
    let width = bounds.width / Double(max(tabs.count, 1))
    for (index, tab) in tabs.enumerated() {
      let frame = Rect(x: bounds.minX + width * Double(index), y: bounds.minY, width: width, height: 49)
      draw(tab, in: canvas.directed(frame), on: &canvas)
    }
  }

  /// The title's line is 12 pt high and 35 pt below the bar's top, the picture's middle 18.5 pt (by eye).
  private func draw(_ tab: Tab, in frame: Rect, on canvas: inout ControlCanvas) {
    let line = Rect(x: frame.minX + 2, y: frame.minY + 35, width: max(0, frame.width - 4), height: 12)
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
    if let badge = tab.badge {
      let width = max(18, canvas.measurer.lineSize(badge).width.rounded(.up) + 10)
      let left = canvas.isRightToLeft ? frame.midX - 6 - width : frame.midX + 6
      let pill = Rect(x: left, y: frame.minY + 3, width: width, height: 18)
      canvas.fill(.roundedRectangle(pill, radius: 9), tab.badgeColor)
      canvas.draw(badge, in: pill)
    }
  }
}
