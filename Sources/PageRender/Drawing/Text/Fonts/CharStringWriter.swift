/// A glyph's outline as a charstring (Adobe Technical Note 5177), being written, in thousandths of the em; the y
/// axis points up.
struct CharStringWriter {
  private(set) var bytes: [UInt8] = []
  /// The left, bottom, right and top edges of all points so far; `nil` without points.
  private(set) var edges: (minX: Int, minY: Int, maxX: Int, maxY: Int)?
  private var (x, y) = (0, 0)
  /// The operator of the operands that are written since the last operator, and their number.
  private var pending: (code: Operator, count: Int)?

  private enum Operator: UInt8 {
    case line = 5
    case curve = 8
    case end = 14
    case move = 21
  }

  /// The most operands of an operator (appendix B).
  private static let limit = 48

  /// - Parameter width: The advance width; `nil` for the font's default.
  init(width: Int?) { if let width { add(width) } }

  /// Begins a contour, which the next one's beginning closes, or the end.
  mutating func move(toX x: Int, y: Int) {
    flush()
    add(x, y)
    pending = (.move, 2)
    flush()
  }

  mutating func line(toX x: Int, y: Int) {
    prepare(.line, 2)
    add(x, y)
  }

  /// Adds a cubic Bézier curve: its two control points, then its end.
  mutating func curve(
    _ first: (x: Int, y: Int), _ second: (x: Int, y: Int), to end: (x: Int, y: Int)
  ) {
    prepare(.curve, 6)
    add(first.x, first.y)
    add(second.x, second.y)
    add(end.x, end.y)
  }

  /// Ends the glyph.
  mutating func end() {
    flush()
    bytes.append(Operator.end.rawValue)
  }

  /// Makes room for operands, as further ones of the last operator if it is the same.
  private mutating func prepare(_ code: Operator, _ count: Int) {
    if let last = pending, last.code == code, last.count + count <= Self.limit {
      pending = (code, last.count + count)
    } else {
      flush()
      pending = (code, count)
    }
  }

  private mutating func flush() {
    if let pending { bytes.append(pending.code.rawValue) }
    pending = nil
  }

  /// Adds a point, relative to the last one.
  private mutating func add(_ x: Int, _ y: Int) {
    add(x - self.x)
    add(y - self.y)
    (self.x, self.y) = (x, y)
    if let known = edges {
      edges = (min(known.minX, x), min(known.minY, y), max(known.maxX, x), max(known.maxY, y))
    } else {
      edges = (x, y, x, y)
    }
  }

  /// Adds an operand of at most 16 bits (section 3.2).
  private mutating func add(_ number: Int) {
    switch number {
    case -107...107: bytes.append(UInt8(number + 139))
    case 108...1131:
      bytes.append(UInt8(247 + (number - 108) >> 8))
      bytes.append(UInt8((number - 108) & 255))
    case -1131 ... -108:
      bytes.append(UInt8(251 + (-number - 108) >> 8))
      bytes.append(UInt8((-number - 108) & 255))
    default:
      let number = Int16(clamping: number)
      bytes.append(28)
      bytes.append(UInt8(truncatingIfNeeded: number >> 8))
      bytes.append(UInt8(truncatingIfNeeded: number))
    }
  }
}
