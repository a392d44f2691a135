internal import Foundation
internal import LayoutEngine

/// Sheets of redlines: a drawing at the left, and at the right what is behind each of its numbers, in columns. What has no
/// room goes on, with a drawing of its own, on the next sheet.
@MainActor
struct RedlineSheet {
  private let redlines: Redlines
  private let scene: Scene
  private let content: [Rect]
  private let size: Size
  private let alternative: String
  private let source: Int
  private let entries: RedlineEntries
  private let drawingSize: Size
  /// Where the list goes: beside the drawing, then what is left below it.
  private let columns: [Rect]

  /// Of a sheet: more markers are hard to find one's way among.
  static let calloutLimit = 24
  /// Narrower columns break too many lines.
  private static let leastColumn = 190.0
  /// Lower columns are not worth beginning.
  private static let leastHeight = 110.0
  /// Between callouts of a column.
  private static let spacing = 8.0

  /// The sheets of a page in one environment; none where nothing is measured.
  ///
  /// - Parameters:
  ///   - scene: The screen as it is drawn.
  ///   - content: What of it lines should not run across, in points of the screen.
  ///   - size: Of the room between a sheet's head and its foot, in points.
  ///   - alternative: What to say in place of the drawing.
  ///   - source: The place of the page's source among the review's.
  /// - Returns: What makes the views of each sheet when its turn comes.
  static func contents(
    of redlines: Redlines, scene: Scene, avoiding content: [Rect] = [], size: Size, alternative: String,
    source: Int = 0,
    language: ReviewLanguage = .english
  ) -> [@MainActor @Sendable () -> SheetContent] {
    guard !redlines.callouts.isEmpty, size.width > 0, size.height > 0 else { return [] }
    let sheet = RedlineSheet(redlines, scene, content, size, alternative, source, language)
    return sheet.parts().map { part in { sheet.content(of: part) } }
  }

  private init(
    _ redlines: Redlines, _ scene: Scene, _ content: [Rect], _ size: Size, _ alternative: String,
    _ source: Int, _ language: ReviewLanguage
  ) {
    (self.redlines, self.scene, self.content, self.size) = (redlines, scene, content, size)
    (self.alternative, self.source) = (alternative, source)
    // What stands beside and below a screen takes about as much as this.
    let (beside, below) = (84.0, 44.0)
    let ratio = redlines.size.width / max(redlines.size.height, 1)
    let width = min(max(size.width * 0.58, 1), ((size.height - below) * ratio + beside).rounded(.up))
    let height = min(size.height, (max(width - beside, 1) / max(ratio, 0.01) + below).rounded(.up))
    drawingSize = Size(width: width, height: height)
    let gap = SheetStyle.gutter * 2
    let room = Rect(
      x: width + gap, y: 0, width: max(size.width - width - gap, 1), height: size.height)
    let beneath = Rect(x: 0, y: height + gap, width: width, height: size.height - height - gap)
    let count = Self.columnCount(room.width)
    let column = (room.width - Double(count - 1) * SheetStyle.gutter) / Double(count)
    columns =
      Self.columns(count, of: column, in: room)
      + (beneath.height < Self.leastHeight
        ? [] : Self.columns(Self.columnCount(beneath.width, column), of: column, in: beneath))
    entries = RedlineEntries(
      words: RedlineWords(language: language), direction: redlines.direction, width: column)
  }

  /// How many columns a width has room for, one at least unless none is as narrow.
  private static func columnCount(_ width: Double, _ column: Double? = nil) -> Int {
    let fitting = (width + SheetStyle.gutter) / ((column ?? leastColumn) + SheetStyle.gutter)
    return max(column == nil ? 1 : 0, min(4, Int(max(0, min(fitting, 4)))))
  }

  private static func columns(_ count: Int, of width: Double, in room: Rect) -> [Rect] {
    (0..<count).map { index in
      Rect(
        x: room.minX + Double(index) * (width + SheetStyle.gutter), y: room.minY, width: width,
        height: room.height)
    }
  }

  /// The callouts of each column of a sheet.
  private typealias Part = [[RedlineCallout]]

  /// As many callouts as columns and markers have room for, sheet after sheet.
  private func parts() -> [Part] {
    let limit = min(Self.calloutLimit, RedlineDrawing.capacity(height: drawingSize.height))
    var parts: [Part] = []
    var (left, count) = (0.0, limit)
    for callout in redlines.callouts {
      let height = entries.height(of: callout) + Self.spacing
      while count == limit || left < height {
        let isFull = count == limit || (parts.last?.count ?? 0) == columns.count
        if isFull {
          parts.append([[]])
          count = 0
          left = columns[0].height - entries.headingHeight - Self.spacing
        } else {
          parts[parts.count - 1].append([])
          left = columns[parts[parts.count - 1].count - 1].height
        }
        // An entry higher than a column has one for itself.
        if height > columns[0].height - entries.headingHeight - Self.spacing { break }
      }
      let (part, column) = (parts.count - 1, parts[parts.count - 1].count - 1)
      parts[part][column].append(callout)
      left -= height
      count += 1
    }
    return parts
  }

  // MARK: Views

  private func content(of part: Part) -> SheetContent {
    let callouts = part.flatMap { $0 }
    let root = UIView()
    let place = "redlines \(callouts.first?.number ?? 0)"
    pin(UIView().with(.place(place)), in: root, at: Rect(origin: .zero, size: drawingSize), isHigh: true)
    for (index, column) in part.enumerated() {
      var views = column.map(entries.view)
      if index == 0 { views.insert(entries.heading(of: redlines), at: 0) }
      let stack = SheetStyle.stack(.vertical, spacing: Self.spacing, views)
      pin(stack, in: root, at: columns[index], isHigh: false)
    }
    return SheetContent(root, drawings: [drawing(of: callouts, in: place)])
  }

  /// - Parameter isHigh: Whether the view is as high as the frame, and not as what is in it.
  private func pin(_ view: UIView, in root: UIView, at frame: Rect, isHigh: Bool) {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: frame.minY),
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: frame.minX),
      view.widthAnchor.constraint(equalToConstant: frame.width),
    ])
    if isHigh { view.heightAnchor.constraint(equalToConstant: frame.height).isActive = true }
  }

  private func drawing(of callouts: [RedlineCallout], in place: String) -> SheetDrawing {
    let (redlines, scene, language, alternative) = (redlines, scene, entries.words.language, alternative)
    let content = content
    return SheetDrawing(place, source: source) { (frame, renderer) throws(PageError) in
      let lettering = RedlineLettering(renderer, language: language)
      let drawing = RedlineDrawing(
        of: redlines, callouts: callouts, in: frame, avoiding: content, lettering: lettering)
      let items = drawing.items(of: scene, lettering: lettering)
      return [SceneItem(.tagged(.figure(alternative: alternative), items), source: 0)]
    }
  }
}
