/// Breaks a paragraph into lines that fit a width, each as full as it can be.
struct LineBreaker {
  let paragraph: ShapedParagraph
  /// In points.
  let width: Double
  /// Where the next line begins.
  private(set) var start = 0
  private let breaksAnywhere: Bool
  /// The first opportunity that may lie after `start`; only ever moves forward.
  private var cursor = 0

  /// How much too wide a line may be: sums of advances differ in the last bits from the width that was
  /// measured from them.
  static let tolerance = 1e-6

  init(_ paragraph: ShapedParagraph, width: Double) {
    self.paragraph = paragraph
    self.width = width
    breaksAnywhere = paragraph.style.lineBreakMode == .byCharWrapping
  }

  /// The next line: all of it, with the white space that hangs at its end; `nil` after the last.
  mutating func next() -> Range<Int>? {
    guard start < paragraph.length else { return nil }
    let begin = start
    let end =
      breaksAnywhere
      ? lastFit(in: paragraph.graphemes.offsets, from: begin, keepsOne: true)
      : lastFit(in: paragraph.opportunities, from: begin, keepsOne: false)
    // A word wider than the line is broken between characters, of which a line has at least one.
    start = end ?? lastGraphemeFit(from: begin)
    return begin..<start
  }

  private func lastGraphemeFit(from begin: Int) -> Int {
    let offsets = paragraph.graphemes.offsets
    var index = offsets.partitioningIndex { $0 > begin }
    var best = index < offsets.count ? Int(offsets[index]) : paragraph.length
    while index < offsets.count, fits(begin, to: Int(offsets[index])) {
      best = Int(offsets[index])
      index += 1
    }
    return best
  }

  /// The last of the offsets at which the line that begins at `begin` fits. Where none does: `nil`, or the
  /// first of them with `keepsOne`.
  private mutating func lastFit(in offsets: [Int32], from begin: Int, keepsOne: Bool) -> Int? {
    while cursor < offsets.count, offsets[cursor] <= begin { cursor += 1 }
    var best: Int? = keepsOne && cursor < offsets.count ? Int(offsets[cursor]) : nil
    var index = cursor
    while index < offsets.count, fits(begin, to: Int(offsets[index])) {
      best = Int(offsets[index])
      index += 1
    }
    return best
  }

  private func fits(_ begin: Int, to end: Int) -> Bool {
    let range = begin..<paragraph.visibleEnd(from: begin, to: end)
    let limit = width + Self.tolerance
    if range.isEmpty { return limit >= 0 }
    let estimate = paragraph.estimatedWidth(of: range)
    // Breaking changes at most the glyphs at the two ends, so far from the limit the estimate decides.
    let uncertainty = paragraph.largestPointSize
    if paragraph.isExact(range) || abs(estimate - limit) > uncertainty { return estimate <= limit }
    return paragraph.width(of: range) <= limit
  }
}
