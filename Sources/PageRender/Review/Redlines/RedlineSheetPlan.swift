internal import LayoutEngine

/// The layout of sheets of redlines, in points: the drawing at the upper left, the list in columns beside it,
/// then below.
struct RedlineSheetPlan {
  let drawing: Size
  let columns: [Rect]
  /// The entries of each sheet, column by column.
  private(set) var parts: [Part] = []

  /// The entries of a sheet, column by column.
  typealias Part = [[RedlineEntry]]

  /// The maximum number of callouts on a sheet; readers get lost among more.
  static let calloutLimit = 24
  /// The spacing between entries of a column, in points.
  static let spacing = 8.0
  /// The minimum width of a column, in points; narrower ones break too many lines.
  private static let leastColumn = 190.0
  /// The minimum height of columns below the drawing, in points.
  private static let leastHeight = 110.0
  private static let mostColumns = 4
  /// The shares of a sheet's width that are tried for the drawing, the largest first.
  private static let shares = [0.58, 0.56, 0.54, 0.52, 0.5, 0.47, 0.44, 0.42]

  /// Chooses the largest drawing with which the callouts take the fewest sheets.
  ///
  /// - Parameter alike: The lines above the first entry.
  init(of redlines: Redlines, size: Size, words: RedlineWords, alike: [String] = []) {
    let entries = redlines.callouts.map { RedlineEntry($0, words, direction: redlines.direction) }
    let screen = redlines.size
    var best = Self(entries, of: screen, size, share: Self.shares[0], alike)
    for share in Self.shares.dropFirst() where best.parts.count > 1 {
      let other = Self(entries, of: screen, size, share: share, alike)
      if other.parts.count < best.parts.count { best = other }
    }
    self = best
  }

  private init(_ entries: [RedlineEntry], of screen: Size, _ size: Size, share: Double, _ alike: [String]) {
    // The approximate space for numbers beside and below the screen.
    let (beside, below) = (84.0, 44.0)
    let ratio = screen.width / max(screen.height, 1)
    let width = min(max(size.width * share, 1), ((size.height - below) * ratio + beside).rounded(.up))
    let height = min(size.height, (max(width - beside, 1) / max(ratio, 0.01) + below).rounded(.up))
    drawing = Size(width: width, height: height)
    let gap = SheetStyle.gutter * 2
    let room = Rect(
      x: width + gap, y: 0, width: max(size.width - width - gap, 1), height: size.height)
    let beneath = Rect(x: 0, y: height + gap, width: width, height: size.height - height - gap)
    columns = Self.frames(in: room) + (beneath.height < Self.leastHeight ? [] : Self.frames(in: beneath))
    place(entries, below: alike)
  }

  /// The frames of as many columns as fit side by side, at least one.
  private static func frames(in room: Rect) -> [Rect] {
    let fitting = (room.width + SheetStyle.gutter) / (leastColumn + SheetStyle.gutter)
    let count = max(1, Int(min(max(fitting, 1), Double(mostColumns))))
    let share = (room.width - Double(count - 1) * SheetStyle.gutter) / Double(count)
    // Whole half points: a text is measured in its column's width, and drawn between edges that are rounded to pixels.
    let width = max((share * 2).rounded(.down) / 2, 1)
    return (0..<count).map { index in
      Rect(
        x: room.minX + Double(index) * (width + SheetStyle.gutter), y: room.minY, width: width,
        height: room.height)
    }
  }

  // MARK: Entries

  /// Distributes the entries over sheets: on each as many as columns and markers have room for.
  private mutating func place(_ entries: [RedlineEntry], below alike: [String]) {
    let limit = min(Self.calloutLimit, RedlineDrawing.capacity(height: drawing.height))
    var (used, count) = (0.0, limit)
    for entry in entries {
      if count == limit {
        (used, count) = (beginSheet(), 0)
        if parts.count == 1 { used += RedlineEntry.height(of: alike, width: column.width) }
      }
      var height = entry.height(width: column.width)
      // An entry higher than a column gets a column of its own.
      while count > 0, used + height > column.height {
        if parts[parts.count - 1].count < columns.count {
          parts[parts.count - 1].append([])
          used = 0
        } else {
          (used, count) = (beginSheet(), 0)
        }
        height = entry.height(width: column.width)
      }
      parts[parts.count - 1][parts[parts.count - 1].count - 1].append(entry)
      used += height + Self.spacing
      count += 1
    }
  }

  /// Begins a sheet, and returns the height of its heading in the first column.
  private mutating func beginSheet() -> Double {
    parts.append([[]])
    return RedlineEntry.headingHeight + Self.spacing
  }

  /// The frame of the column that is being filled.
  private var column: Rect { columns[(parts.last?.count ?? 1) - 1] }
}
