internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout
internal import UIKitCore

/// A page on its first device at the height of a sheet, with the turned screen, its texts and its samples
/// beside it if there is room.
struct LargeScreenSheet: Sendable {
  let words: ReviewWords
  /// The number of the sheet's points per point of the screen.
  var scale: Double { upright.scale }
  /// The small screens; `nil` if there is no room for all of them, or there are none.
  private(set) var overview: DeviceGrid.Overview?
  private let upright: Picture
  private let turned: Picture?
  private var texts: PageTextList?

  /// A large screen.
  private struct Picture: Sendable {
    let cell: DeviceGrid.Cell
    let style: ScreenFrame
    let scale: Double
    let size: Size

    /// - Parameters:
    ///   - style: The housing around the screen; ignored on a device with a home button, whose housing would
    ///     take a fifth of the height.
    ///   - room: The greatest size, in points of the sheet.
    init(_ cell: DeviceGrid.Cell, style: ScreenFrame, room: Size, largest: Double = 1) {
      self.cell = cell
      self.style = cell.environment.device.hasHomeIndicator ? style : .none
      let natural = ScreenDrawing.size(of: cell.environment, style: self.style, scale: 1)
      scale = min(room.height / natural.height, room.width / natural.width, largest)
      size = Size(width: natural.width * scale, height: natural.height * scale)
    }
  }

  private static let gap = 20.0
  private static let captionHeight = 22.0
  /// The share of a sheet's width that a screen may take.
  private static let widthShare = 0.62
  /// The share of a sheet's height that the turned screen may take.
  private static let turnedShare = 0.5
  private static let textWidth = PageTextList.leastWidth
  private static let leastOverview = 180.0
  /// The least share of the natural size of samples that have the texts beside them: a phone is 17 mm wide.
  private static let leastShare = 0.25

  /// - Parameters:
  ///   - turned: The screen in the other orientation; `nil` for none.
  ///   - style: The housing around the screens.
  ///   - samples: The small screens, shown only if all of them fit.
  init(
    _ cell: DeviceGrid.Cell, turned: DeviceGrid.Cell?, style: ScreenFrame, samples: DeviceGrid, room: Size,
    words: ReviewWords, measuring text: SheetText
  ) {
    self.words = words
    upright = Picture(
      cell, style: style,
      room: Size(width: room.width * Self.widthShare, height: room.height - Self.captionHeight))
    let rest = max(room.width - upright.size.width - Self.gap, 1)
    let largest = upright.scale
    self.turned = turned.map {
      Picture(
        $0, style: style, room: Size(width: rest, height: room.height * Self.turnedShare), largest: largest)
    }
    let height = room.height - (self.turned.map { $0.size.height + Self.captionHeight + Self.gap } ?? 0)
    let texts = cell.screen?.page.texts ?? []
    let beside = PageTextList(texts, room: Size(width: Self.textWidth, height: height), measuring: text)
    func fitting(_ free: Double) -> DeviceGrid.Overview? {
      guard free >= Self.leastOverview, !samples.blocks.isEmpty else { return nil }
      return samples.overview(
        in: Size(width: free, height: height - DeviceGrid.titleHeight), measuring: text)
    }
    let alone = fitting(rest)
    if let beside, let both = fitting(rest - Self.textWidth - Self.gap),
      both.share >= Self.leastShare || both.share == alone?.share
    {
      (overview, self.texts) = (both, beside)
    } else {
      overview = alone
      self.texts =
        alone == nil
        ? PageTextList(texts, room: Size(width: rest, height: height), measuring: text) : nil
    }
  }

  @MainActor
  func content() -> SheetContent {
    var drawings: [SheetDrawing] = []
    let main = view(of: upright, named: "large", &drawings)
    var lower: [UIView] = []
    if let texts { lower.append(texts.view(words)) }
    if let overview {
      let small = overview.grid.content(of: overview.sheet, share: overview.share)
      let heading = SheetStyle.label(
        "\(words.overview)  ·  \(words.scale(overview.share))", .subheading, weight: .semibold
      ).with(.heading(3))
      heading.heightAnchor.constraint(equalToConstant: DeviceGrid.titleHeight - 6).isActive = true
      lower.append(SheetStyle.stack(.vertical, spacing: 6, alignment: .leading, [heading, small.view]))
      drawings += small.drawings
    }
    var beside: [UIView] = lower.isEmpty ? [] : [SheetStyle.row(spacing: Self.gap, lower)]
    if let turned { beside.insert(view(of: turned, named: "turned", &drawings), at: 0) }
    let right = SheetStyle.stack(.vertical, spacing: Self.gap, alignment: .leading, beside)
    return SheetContent(SheetStyle.row(spacing: Self.gap, [main, right]), drawings: drawings)
  }

  /// The view of a large screen with its caption.
  @MainActor
  private func view(of picture: Picture, named name: String, _ drawings: inout [SheetDrawing]) -> UIView {
    let (cell, style) = (picture.cell, picture.style)
    let place = UIView().with(.place(name))
    if let fault = cell.fault { SheetFault.fill(place, with: fault) }
    NSLayoutConstraint.activate([
      place.widthAnchor.constraint(equalToConstant: picture.size.width),
      place.heightAnchor.constraint(equalToConstant: picture.size.height),
    ])
    let caption = SheetStyle.label(
      ([cell.title] + cell.details).joined(separator: "  ·  "), .caption, weight: .semibold, lines: 2)
    caption.widthAnchor.constraint(equalToConstant: max(picture.size.width, DeviceGrid.columnWidth))
      .isActive =
      true
    if let screen = cell.screen {
      let drawing = ScreenDrawing(screen: screen, style: style, marks: cell.marks)
      drawings.append(
        SheetDrawing(name, source: screen.source) { frame, renderer throws(PageError) in
          try drawing.items(in: frame, renderer: renderer)
        })
    }
    return SheetStyle.stack(.vertical, spacing: DeviceGrid.captionGap, alignment: .leading, [place, caption])
  }
}
