internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout
internal import UIKitCore

/// A page on its first device at the height of a sheet, with its texts beside it, and all devices small if
/// there is room.
struct LargeScreenSheet: Sendable {
  let cell: DeviceGrid.Cell
  let words: ReviewWords
  /// The number of the sheet's points per point of the screen.
  let scale: Double
  /// The small screens of all devices; `nil` if there is no room beside the large screen.
  private(set) var overview: DeviceGrid.Overview?
  private let style: ScreenFrame
  private let size: Size
  private var texts: PageTextList?

  private static let gap = 20.0
  private static let captionHeight = 22.0
  /// The share of a sheet's width that a screen may take.
  private static let widthShare = 0.62
  private static let textWidth = PageTextList.leastWidth
  private static let leastOverview = 180.0

  /// - Parameters:
  ///   - style: The housing around the screen; ignored on a device with a home button, whose housing would
  ///     take a fifth of the height.
  ///   - grids: The candidates for the overview; the first that fits beside the screen is shown.
  init(
    _ cell: DeviceGrid.Cell, style: ScreenFrame, grids: [DeviceGrid], room: Size, words: ReviewWords,
    measuring text: SheetText
  ) {
    (self.cell, self.words) = (cell, words)
    self.style = cell.environment.device.hasHomeIndicator ? style : .none
    let natural = ScreenDrawing.size(of: cell.environment, style: self.style, scale: 1)
    scale = min(
      (room.height - Self.captionHeight) / natural.height, room.width * Self.widthShare / natural.width, 1)
    size = Size(width: natural.width * scale, height: natural.height * scale)
    let texts = cell.screen?.page.texts ?? []
    let rest = room.width - size.width - Self.gap
    let beside = PageTextList(texts, room: Size(width: Self.textWidth, height: room.height), measuring: text)
    let free = rest - (beside == nil ? 0 : Self.textWidth + Self.gap)
    let small = Size(width: free, height: room.height - DeviceGrid.titleHeight)
    if free >= Self.leastOverview {
      overview = grids.lazy.compactMap { $0.overview(in: small, measuring: text) }.first
    }
    self.texts =
      overview == nil
      ? PageTextList(texts, room: Size(width: rest, height: room.height), measuring: text) : beside
  }

  @MainActor
  func content() -> SheetContent {
    let place = UIView().with(.place("large"))
    if let fault = cell.fault { SheetFault.fill(place, with: fault) }
    NSLayoutConstraint.activate([
      place.widthAnchor.constraint(equalToConstant: size.width),
      place.heightAnchor.constraint(equalToConstant: size.height),
    ])
    let caption = SheetStyle.label(
      ([cell.title] + cell.details).joined(separator: "  ·  "), .caption, weight: .semibold, lines: 2)
    caption.widthAnchor.constraint(equalToConstant: max(size.width, DeviceGrid.columnWidth)).isActive = true
    var views: [UIView] = [
      SheetStyle.stack(.vertical, spacing: DeviceGrid.captionGap, alignment: .leading, [place, caption])
    ]
    var drawings = [drawing].compactMap(\.self)
    if let texts { views.append(texts.view(words)) }
    if let overview {
      let small = overview.grid.content(of: overview.sheet, share: overview.share)
      let heading = SheetStyle.label(
        "\(words.overview)  ·  \(words.scale(overview.share))", .subheading, weight: .semibold
      ).with(.heading(3))
      heading.heightAnchor.constraint(equalToConstant: DeviceGrid.titleHeight - 6).isActive = true
      views.append(SheetStyle.stack(.vertical, spacing: 6, alignment: .leading, [heading, small.view]))
      drawings += small.drawings
    }
    return SheetContent(SheetStyle.row(spacing: Self.gap, views), drawings: drawings)
  }

  private var drawing: SheetDrawing? {
    cell.screen.map { screen in
      let drawing = ScreenDrawing(screen: screen, style: style, marks: cell.marks)
      return SheetDrawing("large", source: screen.source) { frame, renderer throws(PageError) in
        try drawing.items(in: frame, renderer: renderer)
      }
    }
  }
}
