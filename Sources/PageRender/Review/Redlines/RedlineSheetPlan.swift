internal import LayoutEngine

/// Where things go on sheets of redlines, in points: the drawing at the upper left, the list in columns beside it, then below.
@MainActor
struct RedlineSheetPlan {
  let drawing: Size
  private(set) var columns: [Column]
  /// The callouts of each column, sheet after sheet.
  private(set) var parts: [Part] = []

  /// The callouts of each column of a sheet.
  typealias Part = [[RedlineCallout]]

  struct Column {
    var frame: Rect
    /// The entries of a list as wide.
    var entries: RedlineEntries
  }

  /// Of a sheet: more markers are hard to find one's way among.
  static let calloutLimit = 24
  /// Between callouts of a column.
  static let spacing = 8.0
  /// Narrower columns break too many lines.
  private static let leastColumn = 190.0
  /// Lower columns are not worth beginning.
  private static let leastHeight = 110.0
  private static let mostColumns = 4
  /// The shares of a sheet's width that a drawing may take.
  private static let shares = [0.58, 0.56, 0.54, 0.52, 0.5, 0.47, 0.44, 0.42]

  /// The largest drawing beside and below which the callouts take the fewest sheets.
  init(of redlines: Redlines, size: Size, words: RedlineWords) {
    var best = Self(redlines, size, share: Self.shares[0], words)
    for share in Self.shares.dropFirst() where best.parts.count > 1 {
      let other = Self(redlines, size, share: share, words)
      if other.parts.count < best.parts.count { best = other }
    }
    self = best
  }

  private init(_ redlines: Redlines, _ size: Size, share: Double, _ words: RedlineWords) {
    // What stands beside and below a screen takes about as much as this.
    let (beside, below) = (84.0, 44.0)
    let ratio = redlines.size.width / max(redlines.size.height, 1)
    let width = min(max(size.width * share, 1), ((size.height - below) * ratio + beside).rounded(.up))
    let height = min(size.height, (max(width - beside, 1) / max(ratio, 0.01) + below).rounded(.up))
    drawing = Size(width: width, height: height)
    let gap = SheetStyle.gutter * 2
    let room = Rect(
      x: width + gap, y: 0, width: max(size.width - width - gap, 1), height: size.height)
    let beneath = Rect(x: 0, y: height + gap, width: width, height: size.height - height - gap)
    let frames = Self.frames(in: room) + (beneath.height < Self.leastHeight ? [] : Self.frames(in: beneath))
    columns = frames.map { frame in
      Column(
        frame: frame,
        entries: RedlineEntries(words: words, direction: redlines.direction, width: frame.width))
    }
    place(redlines.callouts)
  }

  /// As many columns as have room beside each other, one at least.
  private static func frames(in room: Rect) -> [Rect] {
    let fitting = (room.width + SheetStyle.gutter) / (leastColumn + SheetStyle.gutter)
    let count = max(1, Int(min(max(fitting, 1), Double(mostColumns))))
    let width = (room.width - Double(count - 1) * SheetStyle.gutter) / Double(count)
    return (0..<count).map { index in
      Rect(
        x: room.minX + Double(index) * (width + SheetStyle.gutter), y: room.minY, width: width,
        height: room.height)
    }
  }

  // MARK: Callouts

  /// Puts as many callouts on each sheet as columns and markers have room for.
  private mutating func place(_ callouts: [RedlineCallout]) {
    let limit = min(Self.calloutLimit, RedlineDrawing.capacity(height: drawing.height))
    var (used, count) = (0.0, limit)
    for callout in callouts {
      if count == limit { (used, count) = (beginSheet(), 0) }
      var height = column.entries.height(of: callout)
      // An entry higher than a column has one for itself.
      while count > 0, used + height > column.frame.height {
        if parts[parts.count - 1].count < columns.count {
          parts[parts.count - 1].append([])
          used = 0
        } else {
          (used, count) = (beginSheet(), 0)
        }
        height = column.entries.height(of: callout)
      }
      parts[parts.count - 1][parts[parts.count - 1].count - 1].append(callout)
      used += height + Self.spacing
      count += 1
    }
  }

  /// - Returns: How much of the first column is taken.
  private mutating func beginSheet() -> Double {
    parts.append([[]])
    return columns[0].entries.headingHeight + Self.spacing
  }

  /// The one that is being filled.
  private var column: Column { columns[(parts.last?.count ?? 1) - 1] }
}
