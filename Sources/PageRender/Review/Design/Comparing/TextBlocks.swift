internal import LayoutEngine
internal import PageDrawing

/// Joins rectangles of words into lines and paragraphs; a rectangle too high for a line stays separate.
struct TextBlocks {
  /// The maximum height of a line, in pixels.
  let highestLine: Double
  private var words: [PixelRectangle] = []

  /// The widest gap between two words of a line, as a share of the line's height; `lineGap` is that between
  /// two lines. Words are a quarter of an em apart, and the ink of lines up to an em.
  private static let wordGap = 0.9
  private static let lineGap = 1.4
  /// The largest ratio of line heights in a paragraph: all lines have one font, but not all have ascenders.
  private static let likeHeights = 1.8

  init(highestLine: Double) { self.highestLine = highestLine }

  mutating func add(_ word: PixelRectangle) { words.append(word) }

  /// The blocks in order of their positions: from the top, then from the left.
  var blocks: [PixelRectangle] {
    let lines = Self.joined(words.map { Block(bounds: $0, line: Double($0.height)) }) { a, b in
      max(a.line, b.line) <= highestLine && a.isLevel(with: b)
        && Double(a.bounds.x.gap(to: b.bounds.x)) <= Self.wordGap * max(a.line, b.line)
    }
    let paragraphs = Self.joined(lines) { a, b in
      max(a.line, b.line) <= min(highestLine, Self.likeHeights * min(a.line, b.line))
        && a.bounds.x.overlaps(b.bounds.x)
        && Double(a.bounds.y.gap(to: b.bounds.y)) <= Self.lineGap * max(a.line, b.line)
    }
    return paragraphs.map(\.bounds)
  }

  private struct Block {
    var bounds: PixelRectangle
    /// The height of the block's highest line, in pixels.
    var line: Double

    /// Returns true if two blocks overlap by at least half the height of the lower one.
    func isLevel(with other: Block) -> Bool {
      let (a, b) = (bounds.y, other.bounds.y)
      let common = min(a.upperBound, b.upperBound) - max(a.lowerBound, b.lowerBound)
      return common * 2 >= min(a.count, b.count)
    }
  }

  /// Joins blocks that belong together, until no two do.
  private static func joined(_ blocks: [Block], where belong: (Block, Block) -> Bool) -> [Block] {
    var (joined, pending) = ([Block](), blocks)
    while !pending.isEmpty {
      var block = pending.removeFirst()
      // A joined block may be near further blocks.
      while true {
        let other: Block
        if let place = joined.firstIndex(where: { belong(block, $0) }) {
          other = joined.remove(at: place)
        } else if let place = pending.firstIndex(where: { belong(block, $0) }) {
          other = pending.remove(at: place)
        } else {
          break
        }
        block = Block(bounds: block.bounds.union(other.bounds), line: max(block.line, other.line))
      }
      joined.append(block)
    }
    return joined.sorted {
      ($0.bounds.y.lowerBound, $0.bounds.x.lowerBound) < ($1.bounds.y.lowerBound, $1.bounds.x.lowerBound)
    }
  }
}

extension Range<Int> {
  /// Returns the gap between two ranges; 0 if they overlap.
  fileprivate func gap(to other: Range<Int>) -> Int {
    Swift.max(0, other.lowerBound - upperBound, lowerBound - other.upperBound)
  }
}
