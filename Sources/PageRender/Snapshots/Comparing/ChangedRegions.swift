public import PageDrawing

/// A part of a picture in which pixels changed.
public struct ChangedRegion: Hashable, Sendable {
  /// The smallest rectangle around the changed pixels, in pixels.
  public var bounds: PixelRectangle
  public var pixelCount: Int
}

extension PictureComparison {
  /// Returns the regions whose pixels differ beyond the tolerance: at most ten, the one with the most pixels
  /// first. Changed areas near each other count as one region.
  public func regions(beyond tolerance: PictureTolerance = .exact) -> [ChangedRegion] {
    let judge = Judge(tolerance)
    let counted = differences.filter { !judge.excuses($0) }
    guard !counted.isEmpty else { return [] }
    // Pixels belong together that are in the same square of a grid or in squares that touch. Where this
    // leaves too many regions the squares are made larger; in the end one holds everything.
    var side = 8
    while true {
      let regions = Self.regions(of: counted, side: side)
      if regions.count <= Self.maximumRegions { return Self.joined(regions) }
      side *= 2
    }
  }

  private static let maximumRegions = 10

  /// Joins regions whose rectangles overlap.
  private static func joined(_ regions: [ChangedRegion]) -> [ChangedRegion] {
    var joined: [ChangedRegion] = []
    for region in regions {
      var region = region
      while let other = joined.firstIndex(where: { $0.bounds.overlaps(region.bounds) }) {
        let removed = joined.remove(at: other)
        region.bounds = region.bounds.union(removed.bounds)
        region.pixelCount += removed.pixelCount
      }
      joined.append(region)
    }
    return joined.sorted { $0.isListed(before: $1) }
  }

  private static func regions(of differences: [Difference], side: Int) -> [ChangedRegion] {
    var squares: [Square] = []
    let columns = (differences.reduce(0) { max($0, $1.columns.upperBound - 1) }) / side + 3
    let rows = (differences.last.map { Int($0.y) } ?? 0) / side + 3
    // The index in `squares` of each cell of the grid, −1 for a cell without changes. One row and column of
    // empty cells surround the grid.
    var grid = Array(repeating: -1, count: columns * rows)
    var places: [Int] = []
    for difference in differences {
      let (y, end) = (Int(difference.y), difference.columns.upperBound)
      var x = Int(difference.x)
      while x < end {
        let place = (y / side + 1) * columns + x / side + 1
        let next = min((x / side + 1) * side, end)
        if grid[place] < 0 {
          grid[place] = squares.count
          places.append(place)
          squares.append(Square(left: x, right: next, top: y, bottom: y + 1, pixelCount: next - x))
        } else {
          squares[grid[place]].add(from: x, to: next, y)
        }
        x = next
      }
    }
    let around = [-columns - 1, -columns, -columns + 1, -1, 1, columns - 1, columns, columns + 1]
    var regions: [ChangedRegion] = []
    for start in places where grid[start] >= 0 {
      var region = squares[grid[start]].region
      grid[start] = -1
      var pending = [start]
      while let place = pending.popLast() {
        for neighbour in around.map({ place + $0 }) where grid[neighbour] >= 0 {
          let square = squares[grid[neighbour]].region
          region.bounds = region.bounds.union(square.bounds)
          region.pixelCount += square.pixelCount
          grid[neighbour] = -1
          pending.append(neighbour)
        }
      }
      regions.append(region)
    }
    return regions
  }
}

/// The changed part of a square of the grid; edges in pixels.
private struct Square {
  var left: Int
  var right: Int
  var top: Int
  var bottom: Int
  var pixelCount: Int

  /// Adds the pixels `start..<end` of row `y`, which is not above the rows added before.
  mutating func add(from start: Int, to end: Int, _ y: Int) {
    left = min(left, start)
    right = max(right, end)
    bottom = y + 1
    pixelCount += end - start
  }

  var region: ChangedRegion {
    ChangedRegion(bounds: PixelRectangle(x: left..<right, y: top..<bottom), pixelCount: pixelCount)
  }
}

extension ChangedRegion {
  /// Returns true if the region comes before `other`: it has more pixels, else it is further up, else further
  /// left.
  fileprivate func isListed(before other: Self) -> Bool {
    (-pixelCount, bounds.y.lowerBound, bounds.x.lowerBound)
      < (-other.pixelCount, other.bounds.y.lowerBound, other.bounds.x.lowerBound)
  }
}
