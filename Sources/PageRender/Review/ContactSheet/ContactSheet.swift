internal import Foundation
internal import LayoutEngine
public import PageBase
public import PageDrawing
internal import PageLayout
internal import UIKitCore

/// All screens of a run on one picture, page by page.
public struct ContactSheet: Sendable {
  let sheet: SheetPage
  private let fonts: [FontCatalog]
  /// The faults of screens that cannot be drawn, and conflicts between constraints.
  public let faults: [Diagnostic]

  private static let margin = 40.0
  /// The shares of the screens' natural size that are tried, the largest first.
  private static let shares = [0.75, 0.5, 0.4, 1.0 / 3, 0.25]
  /// The numbers of pixels per point that are tried. Captions are legible at 1 or more; the picture's limits
  /// may require less.
  private static let scales = [2, 1.5, 1, 0.75, 0.5, 0.25]
  /// The longest side of the sheet, in pixels.
  private static let sideLimit = 6000.0
  /// The largest area of the sheet, in pixels.
  private static let areaLimit = 24e6

  /// Lays out all screens of a review on one sheet.
  ///
  /// - Parameters:
  ///   - columns: The maximum number of screens in a row; `nil` for as many as make a good shape.
  ///   - shouldStop: Returns true to stop early, as after an interruption; the sheet is then incomplete.
  /// - Throws: `PageError` if fonts cannot be opened.
  @MainActor
  public init(
    _ review: Review, columns: Int? = nil, shouldStop: () -> Bool = { false }
  ) throws(PageError) {
    fonts = review.sources.map(\.fonts)
    let renderers = try SheetRenderers(own: FontCatalog(), fonts: fonts)
    let words = ReviewWords.in(review.settings.language)
    let maker = DeviceGridMaker(
      review: review, words: words, renderers: renderers, marks: FindingMarks(nil))
    let numbers = SheetNumber(review: review)
    var (blocks, faults): ([DeviceGrid.Block], [Diagnostic]) = ([], [])
    for (source, reviewed) in review.sources.enumerated() {
      for (place, entry) in reviewed.entries.enumerated() {
        let screens = reviewed.environments.prefix { _ in !shouldStop() }.map {
          maker.screen(ofPage: place, of: source, in: $0, namesLocale: reviewed.locales.count > 1).screen
        }
        faults += screens.compactMap(\.fault).filter { !faults.contains($0) } + screens.flatMap(\.conflicts)
        let name = numbers.page(entry, of: source)
        blocks += maker.grids(of: screens, languagesApart: false).flatMap(\.grid.blocks).map { block in
          let title = block.title.isEmpty ? name : "\(name)  ·  \(block.title)"
          return DeviceGrid.Block(title: title, cells: block.cells)
        }
      }
    }
    self.faults = faults
    var grid = DeviceGrid(blocks: blocks, style: review.settings.frame, words: words)
    grid.columns = columns
    let text = SheetText(renderers.own, language: review.settings.language.rawValue)
    let share = Self.share(of: grid, columns: columns, measuring: text)
    func views() -> SheetContent {
      let layout = ContactSheetLayout(grid, share: share, columns: columns, measuring: text)
      return Self.views(layout, title: review.settings.title, words: words)
    }
    // Lines end on whole pixels, so captions take more room the larger the pixels are.
    func size(at scale: Double) -> Size {
      UIView.measuring(atScale: scale) {
        let fitting = views().view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return Size(width: Double(fitting.width).rounded(.up), height: Double(fitting.height).rounded(.up))
      }
    }
    let rough = size(at: 1)
    let scale = Self.scales.first { Self.fits(rough, at: $0) } ?? 0.1
    let size = scale == 1 ? rough : size(at: scale)
    grid.pixelsPerPoint = scale
    sheet = SheetPage(
      views(), size: size, language: review.settings.language.rawValue, pixelsPerPoint: scale)
  }

  private static func fits(_ size: Size, at scale: Double) -> Bool {
    size.width * size.height * scale * scale <= areaLimit && max(size.width, size.height) * scale <= sideLimit
  }

  /// The largest share at which the sheet is within its limits with legible captions.
  private static func share(of grid: DeviceGrid, columns: Int?, measuring text: SheetText) -> Double {
    shares.first { share in
      let size = ContactSheetLayout(grid, share: share, columns: columns, measuring: text).size
      return fits(Size(width: size.width + 2 * margin, height: size.height + 2 * margin + 40), at: 1)
    } ?? shares.last ?? 1
  }

  @MainActor
  private static func views(_ layout: ContactSheetLayout, title: String, words: ReviewWords) -> SheetContent {
    let content = layout.content()
    let heading = SheetStyle.label(title, .heading, weight: .bold, lines: 0, isOfPage: true)
    heading.widthAnchor.constraint(lessThanOrEqualToConstant: max(layout.size.width, 240)).isActive = true
    let body = layout.bands.isEmpty ? SheetStyle.label(words.noPages, .subheading) : content.view
    let stack = SheetStyle.stack(.vertical, spacing: 20, alignment: .leading, [heading, body])
    stack.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView()
    root.backgroundColor = SheetStyle.uiColor(SheetStyle.ground)
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: margin),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -margin),
      stack.topAnchor.constraint(equalTo: root.topAnchor, constant: margin),
      stack.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -margin),
    ])
    return SheetContent(root, drawings: content.drawings)
  }

  /// Draws the sheet and writes it as a PNG file.
  ///
  /// - Parameter shouldStop: Returns true to stop early; nothing is written then.
  public func write(
    to path: String, with writer: AtomicFileWriter, shouldStop: () -> Bool = { false }
  ) throws(PageError) {
    let renderers = try SheetRenderers(own: FontCatalog(), fonts: fonts)
    let scene = try sheet.scene(by: renderers, shouldStop: shouldStop).scene
    if !shouldStop() { try renderers.own.writePNG(of: scene, to: path, with: writer) }
  }
}
