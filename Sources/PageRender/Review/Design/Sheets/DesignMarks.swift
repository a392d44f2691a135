internal import LayoutEngine

/// The marks of differences on one of the pictures, with their numbers where they hide nothing.
struct DesignMarks {
  private(set) var marks: [ScreenDrawing.Mark] = []
  /// The leader lines from numbers to marks that are not adjacent, in points of the screen.
  private(set) var leaders: [Leader] = []

  struct Leader: Hashable {
    var start: Point
    var end: Point
  }

  /// - Parameters:
  ///   - notes: The notes, in order; those with an area are numbered from 1.
  ///   - room: The free space for numbers.
  ///   - scale: The number of the sheet's points per point of the screen.
  init(
    _ notes: [DesignNote], _ areas: KeyPath<DesignNote, [Rect]>, in room: FreeRoom, scale: Double,
    measuring text: SheetText
  ) {
    for (number, note) in zip(DesignNote.numbers(of: notes), notes) {
      for (place, area) in note[keyPath: areas].enumerated() {
        let label = place == 0 ? number.map(String.init) ?? "" : ""
        // Several notes about one area share a mark.
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
      let gap = (ScreenDrawing.Mark.reach + 1) / scale
      let area = marks[index].area
      func isFree(_ place: Rect, _ least: FreeRoom.Content) -> Bool {
        room.holds(place, hiding: least) && !taken.contains { $0.intersection(place) != nil }
      }
      let beside = Self.places(around: area, size, gap: gap)
      // A picture has a gap of 18 pt beside it on the sheet, half of which numbers may take.
      let sheet = Rect(origin: .zero, size: room.size).inset(x: -8.5 / scale, y: 0)
      let others = taken.enumerated().filter { $0.offset != index }.map(\.element)
      func isNear(_ place: Rect) -> Bool {
        isFree(place, .edge)
          && Leader(from: place, to: area.inset(by: -gap)).isFree(in: room, avoiding: others)
      }
      let far = {
        Self.places(farFrom: area, size, gap: gap, in: sheet, step: 3 / scale).first(where: isNear)
      }
      let near = beside.first { isFree($0, .nothing) } ?? beside.first { isFree($0, .edge) }
      guard let free = near ?? far() else { continue }
      marks[index].labelPlace = Point(x: free.midX, y: free.midY)
      taken.append(free)
      if near == nil { leaders.append(Leader(from: free, to: area.inset(by: -gap))) }
    }
  }

  /// The positions for a number adjacent to an area, the best first: left, right, above, below.
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

extension DesignMarks {
  /// A copy shifted to the right, in points of the screen.
  func moved(x: Double) -> DesignMarks {
    var moved = self
    for index in marks.indices {
      moved.marks[index].area = marks[index].area.offsetBy(x: x, y: 0)
      moved.marks[index].labelPlace = marks[index].labelPlace.map { Point(x: $0.x + x, y: $0.y) }
    }
    for index in leaders.indices {
      moved.leaders[index].start.x += x
      moved.leaders[index].end.x += x
    }
    return moved
  }

  /// The positions for a number farther away, the nearest first: on a grid around the area.
  private static func places(
    farFrom area: Rect, _ size: Size, gap: Double, in sheet: Rect, step: Double
  ) -> [Rect] {
    let columns = 12
    let around = area.inset(by: -gap)
    var places: [(place: Rect, distance: Double)] = []
    for row in -columns...columns {
      for column in -columns...columns {
        // The grid begins at the area's edges; within its extent, at its middle.
        let x = area.midX - size.width / 2 + Double(column) * step
        let y = area.midY - size.height / 2 + Double(row) * step
        let beyond = (x: column.signum(), y: row.signum())
        let place = Rect(
          x: x + Double(beyond.x) * (area.width + size.width) / 2,
          y: y + Double(beyond.y) * (area.height + size.height) / 2, width: size.width, height: size.height)
        guard sheet.covers(place) else { continue }
        let leader = Leader(from: place, to: around)
        let (across, down) = (leader.end.x - leader.start.x, leader.end.y - leader.start.y)
        places.append((place, across * across + down * down))
      }
    }
    // Of equally near positions the first wins.
    return places.enumerated().sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
      .map(\.element.place)
  }
}

extension DesignMarks.Leader {
  /// The shortest line from one box to another.
  init(from box: Rect, to other: Rect) {
    func ends(_ low: Double, _ high: Double, _ otherLow: Double, _ otherHigh: Double) -> (Double, Double) {
      if high < otherLow { return (high, otherLow) }
      if low > otherHigh { return (low, otherHigh) }
      let middle = (max(low, otherLow) + min(high, otherHigh)) / 2
      return (middle, middle)
    }
    let (x, otherX) = ends(box.minX, box.maxX, other.minX, other.maxX)
    let (y, otherY) = ends(box.minY, box.maxY, other.minY, other.maxY)
    self.init(start: Point(x: x, y: y), end: Point(x: otherX, y: otherY))
  }

  /// Returns true if the line crosses neither ink nor any of the boxes.
  func isFree(in room: FreeRoom, avoiding boxes: [Rect]) -> Bool {
    (0...20).allSatisfy { step in
      let share = Double(step) / 20
      let point = Rect(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share, width: 0.01,
        height: 0.01)
      return room.holds(point, hiding: .edge) && !boxes.contains { $0.intersection(point) != nil }
    }
  }
}

extension DesignNote {
  /// The numbers of notes on pictures, from 1; `nil` for a note without an area.
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
  /// Returns true if every edge is within 6 points of the other rectangle's.
  fileprivate func isNear(_ other: Rect) -> Bool {
    max(abs(minX - other.minX), abs(minY - other.minY), abs(maxX - other.maxX), abs(maxY - other.maxY)) < 6
  }
}
