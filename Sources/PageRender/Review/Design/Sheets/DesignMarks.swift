internal import LayoutEngine

/// The marks of what differs on one of the pictures, their numbers where they hide nothing.
struct DesignMarks {
  private(set) var marks: [ScreenDrawing.Mark] = []

  /// - Parameters:
  ///   - notes: Those that are told, in order; those with a place are numbered from 1.
  ///   - room: Where numbers may be.
  ///   - scale: Points of the sheet for a point of the screen.
  init(
    _ notes: [DesignNote], _ areas: KeyPath<DesignNote, [Rect]>, in room: FreeRoom, scale: Double,
    measuring text: SheetText
  ) {
    for (number, note) in zip(DesignNote.numbers(of: notes), notes) {
      for (place, area) in note[keyPath: areas].enumerated() {
        let label = place == 0 ? number.map(String.init) ?? "" : ""
        // Several things told of one place are one mark.
        if let known = marks.firstIndex(where: { $0.area.isNear(area) }) {
          marks[known].label = [marks[known].label, label].filter { !$0.isEmpty }.joined(separator: ", ")
        } else {
          marks.append(ScreenDrawing.Mark(area: area, color: SheetStyle.change, label: label))
        }
      }
    }
    var taken = marks.map { $0.area.inset(by: -ScreenDrawing.Mark.reach / scale) }
    for index in marks.indices where !marks[index].label.isEmpty {
      let own = marks[index].badgeSize(text)
      let size = Size(width: own.width / scale, height: own.height / scale)
      let places = Self.places(around: marks[index].area, size, gap: (ScreenDrawing.Mark.reach + 1) / scale)
      guard
        let free = places.first(where: { place in
          room.holds(place) && !taken.contains { $0.intersection(place) != nil }
        })
      else { continue }
      marks[index].labelPlace = Point(x: free.midX, y: free.midY)
      taken.append(free)
    }
  }

  /// Where the number of an area may be, the best first: left of it, right, above and below.
  private static func places(around area: Rect, _ size: Size, gap: Double) -> [Rect] {
    let (left, right) = (area.minX - gap - size.width, area.maxX + gap)
    let (above, below) = (area.minY - gap - size.height, area.maxY + gap)
    let middle = area.midY - size.height / 2
    let beside = [middle, area.minY, area.maxY - size.height]
    let across = [area.minX, area.midX - size.width / 2, area.maxX - size.width]
    let places =
      beside.map { (left, $0) } + beside.map { (right, $0) } + across.map { ($0, above) }
      + across.map { ($0, below) }
    return places.map { Rect(x: $0, y: $1, width: size.width, height: size.height) }
  }
}

extension DesignNote {
  /// What each of some sentences is called on pictures: those without a place have no number.
  static func numbers(of notes: [DesignNote]) -> [Int?] {
    var last = 0
    return notes.map { note in
      guard !note.here.isEmpty || !note.there.isEmpty else { return nil }
      last += 1
      return last
    }
  }
}

extension Rect {
  /// Whether all edges are within a few points.
  fileprivate func isNear(_ other: Rect) -> Bool {
    max(abs(minX - other.minX), abs(minY - other.minY), abs(maxX - other.maxX), abs(maxY - other.maxY)) < 6
  }
}
