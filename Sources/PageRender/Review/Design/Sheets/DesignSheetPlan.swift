internal import LayoutEngine
internal import PageDrawing

/// The layout of a sheet that compares a screen with its artboard, in points.
struct DesignSheetPlan: Sendable {
  var arrangement: Arrangement
  /// The size of each picture, in points.
  var shown: Size
  /// The width of a column of sentences, in points.
  var textWidth: Double
  /// The sentences that fit, column by column.
  var columns: [[DesignNote]]
  /// The number of sentences that do not fit.
  var rest: Int

  var notes: [DesignNote] { columns.flatMap(\.self) }

  enum Arrangement: CaseIterable {
    /// The three pictures, with the sentences beside them.
    case beside
    /// The three pictures, with the sentences in columns below them.
    case below
    /// The pictures and the sentences two by two, the sentences last.
    case square
  }

  static let gap = 18.0
  static let spacing = 6.0
  static let captionHeight = 12.0
  static let legendHeight = 10.0
  /// The distance from the left edge of a sentence's number to the sentence, in points.
  static let numberWidth = 18.0
  private static let besideWidth = 196.0
  /// The height that is reserved for sentences below pictures, in points.
  private static let belowHeight = 104.0
  /// The height of the line with the number of sentences left out, in points.
  private static let restHeight = 20.0

  /// Chooses the arrangement in which the pictures are largest.
  init(_ notes: [DesignNote], screen: Size, room: Size, measuring text: SheetText) {
    let plans = Arrangement.allCases.map { arrangement in
      let area = Self.pictureRoom(arrangement, room)
      return (arrangement, scale: min(area.width / screen.width, area.height / screen.height))
    }
    let best = plans.reduce(plans[0]) { $1.scale > $0.scale ? $1 : $0 }
    arrangement = best.0
    shown = Size(width: screen.width * best.scale, height: screen.height * best.scale)
    let heads = Self.captionHeight + 2 * Self.spacing + Self.legendHeight
    let height: Double
    switch arrangement {
    case .beside:
      textWidth = room.width - 3 * shown.width - 3 * Self.gap
      height = room.height - Self.captionHeight - Self.spacing
    case .below:
      textWidth = (room.width - Self.gap) / 2
      height = room.height - heads - shown.height - Self.gap
    case .square:
      textWidth = room.width - shown.width - Self.gap
      height = shown.height
    }
    textWidth = min(textWidth, Self.widestText)
    (columns, rest) = ([[]], 0)
    fill(notes, height: height, columnCount: arrangement == .below ? 2 : 1, measuring: text)
  }

  /// The plan for an artboard that cannot be compared: its fault, with the page beside it.
  init(withoutArtboardOf screen: Size, room: Size) {
    arrangement = .beside
    let scale = min(
      (room.width - Self.gap) / 2 / screen.width,
      (room.height - Self.captionHeight - Self.spacing) / screen.height)
    shown = Size(width: screen.width * scale, height: screen.height * scale)
    (textWidth, columns, rest) = (0, [], 0)
  }

  /// The maximum width of a column of sentences, in points: longer lines are hard to read.
  private static let widestText = 380.0

  /// The room for one picture without its caption, in points.
  private static func pictureRoom(_ arrangement: Arrangement, _ room: Size) -> Size {
    let head = captionHeight + spacing
    let legend = legendHeight + spacing
    switch arrangement {
    case .beside:
      return Size(
        width: (room.width - besideWidth - 3 * gap) / 3, height: room.height - head - legend)
    case .below:
      return Size(
        width: (room.width - 2 * gap) / 3, height: room.height - head - legend - belowHeight - gap)
    case .square:
      return Size(width: (room.width - gap) / 2, height: (room.height - 2 * head - legend - gap) / 2)
    }
  }

  private mutating func fill(
    _ notes: [DesignNote], height: Double, columnCount: Int, measuring text: SheetText
  ) {
    var used = 0.0
    for (place, note) in notes.enumerated() {
      let own =
        text.height(of: note.sentence, .body, weight: .semibold, width: textWidth - Self.numberWidth)
        + Self.spacing
      let isLastColumn = columns.count == columnCount
      let reserve = isLastColumn && place + 1 < notes.count ? Self.restHeight : 0
      if used + own > height - reserve {
        guard !isLastColumn else {
          rest = notes.count - place
          return
        }
        columns.append([])
        used = 0
      }
      columns[columns.count - 1].append(note)
      used += own
    }
  }
}
