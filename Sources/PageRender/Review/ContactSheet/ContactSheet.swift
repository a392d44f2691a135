internal import Foundation
internal import LayoutEngine
public import PageBase
public import PageDrawing
internal import PageLayout
internal import UIKitCore

/// All screens of a run on one picture, page by page; on several, where one would be too small to read.
public struct ContactSheet: Sendable {
  /// The sheets, each with its name, which tells their files apart; `nil` if there is one.
  let sheets: [(name: String?, page: SheetPage)]
  private let fonts: [FontCatalog]
  private let title: String
  private let language: String
  /// True if screens that belong on one sheet stand on several.
  public let isDivided: Bool
  /// The faults of screens that cannot be drawn, and conflicts between constraints.
  public let faults: [Diagnostic]

  /// The axis by which screens are divided over sheets.
  public enum Division: String, Hashable, Sendable, CaseIterable { case page, device, language }

  /// The kind of the files.
  public enum Format: Sendable {
    /// A PNG file for each sheet.
    case png
    /// One PDF document with a page for each sheet.
    case pdf
  }

  /// The number of sheets.
  public var count: Int { sheets.count }

  static let margin = 40.0

  /// Lays out all screens of a review.
  ///
  /// - Parameters:
  ///   - columns: The maximum number of screens in a row; `nil` for as many as make a good shape.
  ///   - longestSide: The largest width and height of a PNG file, in pixels; `nil` for as many as are readable.
  ///   - division: The axis of which each value has sheets of its own; `nil` divides only what does not fit.
  ///   - shouldStop: Returns true to stop early, as after an interruption; the sheets are then incomplete.
  /// - Throws: `PageError` if fonts cannot be opened.
  @MainActor
  public init(
    _ review: Review, columns: Int? = nil, longestSide: Int? = nil, by division: Division? = nil,
    format: Format = .png,
    shouldStop: () -> Bool = { false }
  ) throws(PageError) {
    fonts = review.sources.map(\.fonts)
    (title, language) = (review.settings.title, review.settings.language.rawValue)
    let renderers = try SheetRenderers(own: FontCatalog(), fonts: fonts)
    let words = ReviewWords.in(review.settings.language)
    let maker = DeviceGridMaker(
      review: review, words: words, renderers: renderers, marks: FindingMarks(nil))
    let numbers = SheetNumber(review: review)
    var (blocks, faults): ([ContactSheetBlock], [Diagnostic]) = ([], [])
    for (source, reviewed) in review.sources.enumerated() {
      for (place, entry) in reviewed.entries.enumerated() {
        let screens = reviewed.environments.prefix { _ in !shouldStop() }.map {
          maker.screen(ofPage: place, of: source, in: $0, namesLocale: reviewed.locales.count > 1).screen
        }
        faults += screens.compactMap(\.fault).filter { !faults.contains($0) } + screens.flatMap(\.conflicts)
        let name = numbers.page(entry, of: source)
        blocks += maker.grids(of: screens, languagesApart: false).flatMap(\.grid.blocks).map { block in
          let title = block.title.isEmpty ? name : "\(name)  ·  \(block.title)"
          return ContactSheetBlock(page: name, block: DeviceGrid.Block(title: title, cells: block.cells))
        }
      }
    }
    self.faults = faults
    var grid = DeviceGrid(blocks: [], style: review.settings.frame, words: words)
    grid.columns = columns
    let text = SheetText(renderers.own, language: language)
    let plan = ContactSheetPlan(
      ContactSheetBlock.aligned(blocks), by: division, grid: grid, columns: columns, measuring: text)
    isDivided = plan.isDivided
    let (title, language) = (title, language)
    sheets = plan.sheets.map { sheet in
      let heading = sheet.title.map { "\(title)  ·  \($0)" } ?? title
      // Lines end on whole pixels, so captions take more room the larger the pixels are.
      @MainActor func page(_ pixels: Double) -> (page: SheetPage, size: Size) {
        var grid = grid
        grid.blocks = sheet.blocks
        grid.pixelsPerPoint = format == .png ? pixels : nil
        let layout = ContactSheetLayout(grid, share: plan.share, columns: columns, measuring: text)
        return Self.page(layout, title: heading, words: words, language: language, pixels: pixels)
      }
      let large = page(format == .png ? plan.scale : SheetPage.scale)
      let side = max(large.size.width, large.size.height)
      guard format == .png, let longestSide, side * plan.scale > Double(longestSide) else {
        return (sheet.name, large.page)
      }
      // A line's height may grow by a pixel: a hundredth is left for them.
      return (sheet.name, page(Double(longestSide) / side * 0.99).page)
    }
  }

  /// A sheet that is as large as its content, measured at `pixels` per point.
  @MainActor
  private static func page(
    _ layout: ContactSheetLayout, title: String, words: ReviewWords, language: String, pixels: Double
  ) -> (page: SheetPage, size: Size) {
    let size = UIView.measuring(atScale: pixels) {
      let content = views(layout, title: title, words: words)
      let fitting = content.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      return Size(width: Double(fitting.width).rounded(.up), height: Double(fitting.height).rounded(.up))
    }
    let content = views(layout, title: title, words: words)
    let page = SheetPage(
      content, size: size, language: language, pixelsPerPoint: layout.grid.pixelsPerPoint)
    return (page, size)
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

  /// Draws the sheets and writes them: PNG files, with the sheets' names before the path's extension, or one
  /// PDF document.
  ///
  /// - Parameter shouldStop: Returns true to stop early; nothing further is written then.
  /// - Returns: The paths of the files.
  public func write(
    to path: String, as format: Format = .png, with writer: AtomicFileWriter,
    shouldStop: () -> Bool = { false }
  ) throws(PageError) -> [String] {
    let renderers = try SheetRenderers(own: FontCatalog(), fonts: fonts)
    var paths: [String] = []
    let document =
      try format == .pdf
      ? PDFWriter(
        fonts: FontCatalog(), information: DocumentInformation(title: title, language: language),
        pictures: PDFPictures(reduces: true)) : nil
    for sheet in sheets where !shouldStop() {
      let scene = try sheet.page.scene(by: renderers, shouldStop: shouldStop).scene
      guard !shouldStop() else { break }
      if let document {
        try document.add(DocumentPage(scene: scene, label: sheet.name))
      } else {
        let file = Self.path(path, named: sheet.name)
        try renderers.own.writePNG(of: scene, to: file, with: writer)
        paths.append(file)
      }
    }
    guard let document, !shouldStop() else { return paths }
    let bytes = try document.finish()
    do {
      try writer.write(bytes, to: path)
    } catch {
      throw .writing(error)
    }
    return [path]
  }

  /// Returns the path of a sheet's file: `sheet.de.png` for the name `de` and the path `sheet.png`.
  static func path(_ path: String, named name: String?) -> String {
    guard let name else { return path }
    // A device's name may contain any character.
    let safe = String(name.map { $0 == "/" || $0 == "\0" ? "-" : $0 })
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return "\(path).\(safe)" }
    return "\(path[..<dot]).\(safe)\(path[dot...])"
  }
}
