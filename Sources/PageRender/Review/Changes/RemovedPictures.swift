internal import Foundation
internal import LayoutEngine
internal import UIKitCore

/// Rows of pictures of removed pages: as high as fits, with about equally many pictures in each row.
struct RemovedPictures {
  private let pages: [RemovedPage]
  private let words: ReviewWords

  private static let captionHeight = 14.0
  /// The gap between pictures of a row, in points.
  private static let gap = 18.0
  /// The space above a row, in points.
  private static let space = 10.0
  /// The minimum height of a picture before another sheet is begun, in points.
  private static let leastHeight = 150.0

  /// Makes the rows; pages without a picture are left out.
  init(of pages: [RemovedPage], words: ReviewWords) {
    self.pages = pages.filter { $0.size.width > 0 && $0.size.height > 0 }
    self.words = words
  }

  /// Makes a block for each row.
  ///
  /// - Parameters:
  ///   - room: The size of a sheet's content area, in points.
  ///   - rest: The height that is left on the previous sheet, in points.
  func blocks(room: Size, rest: Double) -> [SheetBlock] {
    let ratios = pages.map { $0.size.width / $0.size.height }
    var blocks: [SheetBlock] = []
    for sheet in Self.sheets(ratios, room: room, rest: rest) {
      for (index, row) in sheet.rows.enumerated() {
        let (pages, words, name) = (Array(pages[row]), words, "removed \(blocks.count)")
        blocks.append(
          SheetBlock(
            height: sheet.height + Self.captionHeight + Self.space, beginsSheet: sheet.isNew && index == 0
          ) { Self.view(of: pages, height: sheet.height, named: name, words) })
      }
    }
    return blocks
  }

  // MARK: Rows

  /// The rows of pictures on one sheet.
  struct Rows: Equatable {
    var rows: [Range<Int>]
    /// The height of each picture, in points.
    var height: Double
    /// True if the rows begin a new sheet.
    var isNew: Bool
  }

  /// Returns the rows with the highest pictures: on the sheet of the list if the pictures are large enough
  /// there, else on as few new sheets as keep them large enough.
  ///
  /// - Parameter ratios: The pictures' aspect ratios, width to height.
  static func sheets(_ ratios: [Double], room: Size, rest: Double) -> [Rows] {
    if let found = highest(ratios, in: Size(width: room.width, height: rest)), found.height >= leastHeight {
      return [Rows(rows: found.rows, height: found.height, isNew: false)]
    }
    for count in 1...max(ratios.count, 1) {
      let parts = even(0..<ratios.count, count).compactMap { part in
        highest(Array(ratios[part]), in: room).map {
          (start: part.lowerBound, rows: $0.rows, height: $0.height)
        }
      }
      guard let height = parts.map(\.height).min() else { return [] }
      guard height >= leastHeight || count == ratios.count else { continue }
      return parts.map { part in
        Rows(
          rows: part.rows.map { part.start + $0.lowerBound..<part.start + $0.upperBound }, height: height,
          isNew: true)
      }
    }
    return []
  }

  /// The even rows in which pictures of equal height are highest; `nil` if there is no room or no picture.
  private static func highest(_ ratios: [Double], in size: Size) -> (rows: [Range<Int>], height: Double)? {
    var best: (rows: [Range<Int>], height: Double)?
    for count in 1...max(ratios.count, 1) where !ratios.isEmpty {
      let rows = even(0..<ratios.count, count)
      let down = Double(count)
      let fixed = down * (captionHeight + space) + (down - 1) * SheetListEntry.gap
      let widest = rows.map { (size.width - Double($0.count - 1) * gap) / ratios[$0].reduce(0, +) }
      let height = min((size.height - fixed) / down, widest.min() ?? 0).rounded(.down)
      if height > best?.height ?? 0 { best = (rows, height) }
    }
    return best
  }

  /// Splits a range into parts whose lengths differ by at most one.
  private static func even(_ range: Range<Int>, _ count: Int) -> [Range<Int>] {
    let (size, larger) = range.count.quotientAndRemainder(dividingBy: count)
    var start = range.lowerBound
    return (0..<count).map { index in
      defer { start += size + (index < larger ? 1 : 0) }
      return start..<start + size + (index < larger ? 1 : 0)
    }
  }

  // MARK: Views

  @MainActor
  private static func view(
    of row: [RemovedPage], height: Double, named name: String, _ words: ReviewWords
  ) -> SheetContent {
    var drawings: [SheetDrawing] = []
    let columns = row.enumerated().map { index, page -> UIView in
      let place = UIView().with(.place("\(name) \(index)"))
      NSLayoutConstraint.activate([
        place.widthAnchor.constraint(equalToConstant: height * page.size.width / page.size.height),
        place.heightAnchor.constraint(equalToConstant: height),
      ])
      drawings +=
        page.before.drawing(
          in: "\(name) \(index)", source: page.source, size: page.size,
          alternative: words.pageWasRemoved(page.name)
        ).map { [$0] } ?? []
      let (caption, label) = caption(page.name)
      let stack = SheetStyle.stack(.vertical, spacing: 4, alignment: .leading, [caption, place])
      NSLayoutConstraint.activate([
        caption.widthAnchor.constraint(equalTo: place.widthAnchor),
        label.widthAnchor.constraint(lessThanOrEqualTo: place.widthAnchor, constant: gap - 4),
      ])
      return stack
    }
    let space = UIView()
    space.heightAnchor.constraint(equalToConstant: Self.space).isActive = true
    let pictures = SheetStyle.row(spacing: gap, alignment: .bottom, columns)
    return SheetContent(SheetStyle.stack(.vertical, spacing: 0, [space, pictures]), drawings: drawings)
  }

  /// Makes a caption that may be wider than its picture, into the gap beside it.
  @MainActor
  private static func caption(_ name: String) -> (view: UIView, label: UIView) {
    let label = SheetStyle.label(name, .caption, weight: .semibold)
    label.translatesAutoresizingMaskIntoConstraints = false
    let caption = UIView()
    caption.addSubview(label)
    NSLayoutConstraint.activate([
      caption.heightAnchor.constraint(equalToConstant: captionHeight - 4),
      label.leadingAnchor.constraint(equalTo: caption.leadingAnchor),
      label.topAnchor.constraint(equalTo: caption.topAnchor),
    ])
    return (caption, label)
  }
}
