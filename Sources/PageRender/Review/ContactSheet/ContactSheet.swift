internal import Foundation
internal import LayoutEngine

/// All screens of a run on one picture, page by page, for a look at the whole.
public struct ContactSheet: Sendable {
  private let sheet: SheetPage
  private let fonts: [FontCatalog]
  /// What is wrong with screens that cannot be drawn.
  public let faults: [Diagnostic]

  /// The longest row, in points of the sheet.
  private static let rowWidth = 2000.0
  private static let margin = 40.0
  /// Of the natural size at most; less where rows get longer than high.
  private static let share = 0.75
  /// Pixels for a point, as far as a picture may have them.
  private static let scales = [2, 1.5, 1, 0.75, 0.5, 0.25]

  /// - Parameters:
  ///   - title: Above everything.
  ///   - columns: How many screens a row has at most; `nil` is as many as fit.
  /// - Throws: `PageError` where fonts cannot be opened.
  @MainActor
  public init(_ review: Review, columns: Int? = nil) throws(PageError) {
    fonts = review.sources.map(\.fonts)
    let renderers = try SheetRenderers(own: FontCatalog(), fonts: fonts)
    let words = ReviewWords.in(review.settings.language)
    let maker = DeviceGridMaker(
      review: review, words: words, renderers: renderers, marks: FindingMarks(nil))
    let numbers = SheetNumber(review: review)
    var (blocks, faults): ([DeviceGrid.Block], [Diagnostic]) = ([], [])
    for (source, reviewed) in review.sources.enumerated() {
      for (place, entry) in reviewed.entries.enumerated() {
        let (grid, problems) = maker.grid(ofPage: place, of: source, locale: nil)
        faults += problems.filter { !faults.contains($0) }
        let name = numbers.page(entry, of: source)
        blocks += grid.blocks.map { block in
          let title = block.title.isEmpty ? name : "\(name)  ·  \(block.title)"
          return DeviceGrid.Block(title: title, cells: block.cells)
        }
      }
    }
    self.faults = faults
    var grid = DeviceGrid(blocks: blocks, style: review.settings.frame, words: words)
    grid.columns = columns
    let content = Self.views(grid, title: review.settings.title, words: words)
    let fitting = content.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let size = Size(width: Double(fitting.width).rounded(.up), height: Double(fitting.height).rounded(.up))
    let limit = Double(Device.maximumPixels)
    let scale =
      Self.scales.first {
        size.width * size.height * $0 * $0 <= limit
          && max(size.width, size.height) * $0 <= Double(PixelBuffer.sideLimit)
      } ?? 0.1
    grid.pixelsPerPoint = scale
    sheet = SheetPage(
      Self.views(grid, title: review.settings.title, words: words), size: size,
      language: review.settings.language.rawValue, pixelsPerPoint: scale)
  }

  @MainActor
  private static func views(_ grid: DeviceGrid, title: String, words: ReviewWords) -> SheetContent {
    let content = grid.content(of: grid.rows(share: share, width: rowWidth), share: share)
    let heading = SheetStyle.label(title, .heading, weight: .bold, lines: 3)
    heading.widthAnchor.constraint(lessThanOrEqualToConstant: rowWidth).isActive = true
    let body = grid.blocks.isEmpty ? SheetStyle.label(words.noPages, .subheading) : content.view
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
  public func write(to path: String, with writer: AtomicFileWriter) throws(PageError) {
    let renderers = try SheetRenderers(own: FontCatalog(), fonts: fonts)
    try renderers.own.writePNG(of: try sheet.scene(by: renderers).scene, to: path, with: writer)
  }
}
