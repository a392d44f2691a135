internal import LayoutEngine
internal import PageDrawing

/// Tabs on a platter.
extension TabBarContent {
  func draw(on platter: TabBarMetrics.Platter, _ canvas: inout ControlCanvas) {
    guard !tabs.isEmpty else { return }
    switch layout {
    case .stacked, .inline: drawStacked(platter, &canvas)
    case .compactInline: drawRow(platter, &canvas)
    case .top: drawTitles(platter, &canvas)
    }
  }

  /// A tab's width beside its title, and what a badge without a picture adds: 74 for titles that are 32 wide here among six tabs, 98 with
  /// badges among four (cashapp/AccessibilitySnapshot, testTabBars on iOS 26.2); five tabs of 76.75 have room for one of 33⅓
  /// (joxan2137/NoTomorrow, iOS 26.1).
  private static let titleRoom = 42.0
  private static let badgeRoom = 24.0

  /// The width that the widest tab needs.
  private func leastWidth(_ measurer: ViewMeasurer) -> Double {
    tabs.map { tab in
      measurer.lineSize(tab.title).width + Self.titleRoom
        + (tab.badge != nil && tab.image == nil ? Self.badgeRoom : 0)
    }.max() ?? 0
  }

  /// The platter's frame, and the frames of its tabs, which overlap and are `least` wide or wider.
  func frames(
    on platter: TabBarMetrics.Platter, in bounds: Rect, least: Double = 0
  ) -> (platter: Rect, tabs: [Rect]) {
    let count = Double(tabs.count)
    let tabWidth = max(platter.tabWidth, least - 2 * platter.inset)
    let width = max(0, min(tabWidth * count + platter.extraWidth, bounds.width - platter.sideRoom))
    let ground = Rect(
      x: bounds.midX - width / 2, y: bounds.minY, width: width, height: platter.height)
    // The tabs end `inset` before the platter's ends.
    let room = max(0, width - 2 * platter.inset)
    let item = min(room, max(least, (room - platter.overlap) / count + platter.overlap))
    let pitch = (room - item) / max(1, count - 1)
    return (
      ground,
      tabs.indices.map { index in
        Rect(
          x: ground.minX + platter.inset + Double(index) * pitch, y: ground.minY + platter.inset,
          width: item, height: platter.height - 2 * platter.inset)
      }
    )
  }

  private func drawStacked(_ platter: TabBarMetrics.Platter, _ canvas: inout ControlCanvas) {
    let (ground, frames) = self.frames(
      on: platter, in: canvas.bounds, least: leastWidth(canvas.measurer))
    canvas.draw(platter.look, in: ground)
    for (index, tab) in tabs.enumerated() {
      let frame = canvas.directed(frames[index])
      if index == selected { canvas.capsule(frame, platter.selectedFill) }
      canvas.draw(
        tab.title,
        in: Rect(
          x: frame.minX + 2, y: ground.minY + platter.titleTop, width: max(0, frame.width - 4), height: 12))
      let middle = tab.title.isEmpty ? ground.midY : ground.minY + platter.imageMiddle
      if let image = tab.image {
        canvas.draw(
          image,
          in: canvas.snapped(
            Rect(
              x: frame.midX - image.size.width / 2, y: middle - image.size.height / 2,
              width: image.size.width, height: image.size.height)))
      }
      drawBadge(of: tab, x: frame.midX, top: ground.minY + platter.badgeTop, platter, &canvas)
    }
  }

  private func drawBadge(
    of tab: Tab, x: Double, top: Double, _ platter: TabBarMetrics.Platter, _ canvas: inout ControlCanvas
  ) {
    guard let badge = tab.badge else { return }
    // Without a picture: 18 high, from 4 before the tab's middle on (cashapp/AccessibilitySnapshot, testTabBars on iOS 26.2).
    let (size, offset) = tab.image == nil ? (18, -4) : (platter.badgeSize, platter.badgeOffset)
    let width = max(size, canvas.measurer.lineSize(badge).width.rounded(.down) + 10)
    let left = canvas.isRightToLeft ? x - offset - width : x + offset
    let pill = Rect(x: left, y: top, width: width, height: size)
    canvas.capsule(pill, tab.badgeColor)
    canvas.draw(badge, in: pill)
  }

  /// Draws images and titles side by side, packed on a low platter, as on a phone in landscape.
  private func drawRow(_ platter: TabBarMetrics.Platter, _ canvas: inout ControlCanvas) {
    let gap = platter.inset
    let scale = 0.72
    let pieces = tabs.map { tab in
      let image = tab.image.map { Size(width: $0.size.width * scale, height: $0.size.height * scale) }
      let title = tab.title.isEmpty ? 0 : canvas.measurer.lineSize(tab.title).width.rounded(.up) + 1
      return (tab: tab, image: image, title: title, gap: image == nil || title == 0 ? 0 : gap)
    }
    let padding = platter.pad.itemPadding
    let widths = pieces.map { ($0.image?.width ?? 0) + $0.gap + $0.title + 2 * padding }
    let total = widths.reduce(0, +) + gap * Double(tabs.count - 1) + 2 * platter.inset
    let bounds = canvas.bounds
    let ground = Rect(
      x: bounds.midX - total / 2, y: bounds.minY, width: total, height: platter.compactHeight)
    canvas.draw(platter.look, in: ground)
    var x = ground.minX + platter.inset
    for (index, piece) in pieces.enumerated() {
      let frame = Rect(
        x: x, y: ground.minY + platter.inset, width: widths[index],
        height: platter.compactHeight - 2 * platter.inset)
      if index == selected { canvas.capsule(canvas.directed(frame), platter.selectedFill) }
      var start = frame.minX + padding
      if let size = piece.image, let image = piece.tab.image {
        let place = Rect(x: start, y: frame.midY - size.height / 2, width: size.width, height: size.height)
        canvas.draw(image, in: canvas.snapped(canvas.directed(place)))
        start += size.width + piece.gap
      }
      let line = Rect(x: start, y: frame.minY, width: piece.title, height: frame.height)
      canvas.draw(piece.tab.title, in: canvas.directed(line))
      x += widths[index] + gap
    }
  }

  /// Draws titles in the middle of a bar at the top of an iPad's screen.
  private func drawTitles(_ platter: TabBarMetrics.Platter, _ canvas: inout ControlCanvas) {
    let (pad, bounds) = (platter.pad, canvas.bounds)
    let widths = tabs.map { canvas.measurer.lineSize($0.title).width.rounded(.up) + pad.itemPadding }
    let total = widths.reduce(0, +) + 2 * platter.inset
    let ground = Rect(x: bounds.midX - total / 2, y: bounds.minY, width: total, height: pad.height)
    canvas.draw(platter.look, in: ground)
    var x = ground.minX + platter.inset
    for (index, tab) in tabs.enumerated() {
      let frame = canvas.directed(
        Rect(x: x, y: ground.midY - pad.itemHeight / 2, width: widths[index], height: pad.itemHeight))
      if index == selected { canvas.capsule(frame, platter.selectedFill) }
      canvas.draw(tab.title, in: frame)
      x += widths[index]
    }
  }
}

extension ControlCanvas {
  /// Fills a rectangle whose shorter sides are round.
  fileprivate mutating func capsule(_ frame: Rect, _ color: Color.Dynamic) {
    fill(.roundedRectangle(frame, radius: min(frame.width, frame.height) / 2), color)
  }
}
