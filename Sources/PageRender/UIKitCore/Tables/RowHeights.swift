internal import Foundation

/// The known and estimated heights of a section's rows, in points.
///
/// With one estimate for all rows, unknown rows are not computed, so a million cost no more than ten.
struct RowHeights {
  let count: Int
  private let estimates: Estimates
  /// The known heights, sorted by row.
  private var known: [Known] = []

  enum Estimates {
    case same(CGFloat)
    /// The start of each row, plus the end of the last row as one more element.
    case own(starts: [CGFloat])

    init(_ heights: [CGFloat]) {
      var end: CGFloat = 0
      self = .own(
        starts: [0]
          + heights.map { height in
            end += height
            return end
          })
    }
  }

  private struct Known {
    var row: Int
    var height: CGFloat
    var isFixed: Bool
    /// The sum of the known heights less their estimates, for all known rows up to and including this one.
    var difference: CGFloat
  }

  init(count: Int, estimates: Estimates) {
    self.count = count
    self.estimates = estimates
  }

  var total: CGFloat { start(of: count) }

  func height(of row: Int) -> CGFloat {
    knownHeight(of: row) ?? estimatedStart(of: row + 1) - estimatedStart(of: row)
  }

  /// The known height of a row; `nil` if it is only estimated.
  func knownHeight(of row: Int) -> CGFloat? {
    let place = place(of: row)
    return place < known.count && known[place].row == row ? known[place].height : nil
  }

  /// Returns true if a row's height is known and was set by the delegate or the table, not measured.
  func isFixed(_ row: Int) -> Bool {
    let place = place(of: row)
    return place < known.count && known[place].row == row && known[place].isFixed
  }

  /// The distance of a row's top from the first row's top, in points.
  func start(of row: Int) -> CGFloat {
    let place = place(of: row)
    return estimatedStart(of: row) + (place > 0 ? known[place - 1].difference : 0)
  }

  /// The first row that ends below a distance from the first row's top, in points; `count` if none does.
  func row(reaching distance: CGFloat) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if start(of: middle + 1) > distance { high = middle } else { low = middle + 1 }
    }
    return low
  }

  mutating func learn(_ height: CGFloat, of row: Int, isFixed: Bool) {
    let change = height - self.height(of: row)
    let place = place(of: row)
    if place < known.count, known[place].row == row {
      known[place].height = height
      known[place].isFixed = isFixed
    } else {
      let before = place > 0 ? known[place - 1].difference : 0
      known.insert(Known(row: row, height: height, isFixed: isFixed, difference: before), at: place)
    }
    for index in place..<known.count { known[index].difference += change }
  }

  private func estimatedStart(of row: Int) -> CGFloat {
    switch estimates {
    case .same(let height): CGFloat(row) * height
    case .own(let starts): starts[min(max(row, 0), starts.count - 1)]
    }
  }

  /// The number of known rows before a row, which is the index in `known` of the row if it is known.
  private func place(of row: Int) -> Int {
    var (low, high) = (0, known.count)
    while low < high {
      let middle = (low + high) / 2
      if known[middle].row < row { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
