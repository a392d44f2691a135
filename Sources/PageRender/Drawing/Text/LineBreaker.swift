/// Breaks a paragraph into lines, each as full as its room allows.
struct LineBreaker {
  let paragraph: ShapedParagraph
  /// The room of the paragraph's first line, and of its other lines.
  private let rooms: (first: LineRoom, rest: LineRoom)
  private let hyphens: Hyphens
  /// The offset at which the next line begins.
  private(set) var start = 0
  private let breaksAnywhere: Bool
  /// The index of the first opportunity that may be after `start`; it never decreases.
  private var cursor = 0
  /// The tab advances of the current line; `nil` in a paragraph without tabs.
  private var tabs: TabAdvances?
  /// The number of times that the current line may still be shaped for its exact width.
  private var trials = 0

  /// The most trials for a line. Lines of a page need a few.
  ///
  /// After that, text without width or without end is measured in the unbroken paragraph: shaping ever longer
  /// lines would take quadratic time.
  private static let maximumTrials = 64
  /// The most soft hyphens in a row at which a line is tried although there is no room for a hyphen.
  private static let maximumMisses = 8

  /// The width, in points, by which a line may be too wide: sums of advances differ in the last bits from the
  /// width that was measured from them.
  static let tolerance = 1e-6

  init(_ paragraph: ShapedParagraph, first: LineRoom, rest: LineRoom, hyphens: Hyphens) {
    self.paragraph = paragraph
    rooms = (first, rest)
    self.hyphens = hyphens
    breaksAnywhere = paragraph.style.lineBreakMode == .byCharWrapping
  }

  /// The room of the next line.
  var room: LineRoom { start == 0 ? rooms.first : rooms.rest }

  /// The range of the next line, including the white space that hangs at its end; `nil` after the last line.
  mutating func next() -> Range<Int>? {
    guard start < paragraph.length else { return nil }
    let begin = start
    trials = Self.maximumTrials
    if !paragraph.tabs.isEmpty { tabs = TabAdvances(paragraph, from: begin, indent: room.indent) }
    let end =
      breaksAnywhere
      ? lastFit(in: paragraph.graphemes.offsets, from: begin, keepsOne: true)
      : lastFit(in: paragraph.opportunities, from: begin, keepsOne: false)
    // A word wider than the line is broken between grapheme clusters, of which a line has at least one.
    start = end ?? lastGraphemeFit(from: begin)
    return begin..<start
  }

  /// The paragraph's next lines, at most `count`. With `LineBreakStrategy.pushOut`, a word that would be alone on the
  /// paragraph's last line gets the word before it.
  mutating func lines(upTo count: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    while lines.count < count, let line = next() { lines.append(line) }
    guard paragraph.style.lineBreakStrategy.contains(.pushOut), !breaksAnywhere, start == paragraph.length,
      lines.count > 1, let last = lines.last, isWord(last)
    else { return lines }
    let before = lines[lines.count - 2]
    let end = paragraph.opportunities.last { before.contains(Int($0)) && paragraph.hangs(before: Int($0)) }
    if let end = end.map(Int.init), end > before.lowerBound, fits(end, to: last.upperBound) {
      lines[lines.count - 2] = before.lowerBound..<end
      lines[lines.count - 1] = end..<last.upperBound
    }
    return lines
  }

  /// Returns true if a line shows a single word.
  private func isWord(_ line: Range<Int>) -> Bool {
    !(line.lowerBound..<paragraph.visibleEnd(from: line.lowerBound, to: line.upperBound)).contains {
      paragraph.hangs(before: $0 + 1)
    }
  }

  private mutating func lastGraphemeFit(from begin: Int) -> Int {
    let offsets = paragraph.graphemes.offsets
    var index = offsets.partitioningIndex { $0 > begin }
    var best = index < offsets.count ? Int(offsets[index]) : paragraph.length
    while index < offsets.count, fits(begin, to: Int(offsets[index])) {
      best = Int(offsets[index])
      index += 1
    }
    return best
  }

  /// The last of the offsets at which the line from `begin` fits. If none fits, it is `nil`, or with
  /// `keepsOne` the first offset.
  private mutating func lastFit(in offsets: [Int32], from begin: Int, keepsOne: Bool) -> Int? {
    while cursor < offsets.count, offsets[cursor] <= begin { cursor += 1 }
    var best: Int? = keepsOne && cursor < offsets.count ? Int(offsets[cursor]) : nil
    var index = cursor
    // If only the hyphen is too wide, a later offset may fit without a hyphen.
    var misses = 0
    while index < offsets.count, misses < Self.maximumMisses {
      let end = Int(offsets[index])
      if fits(begin, to: end) {
        best = end
        misses = 0
      } else if hyphens.width(at: end) > 0, fits(begin, to: end, hyphenates: false) {
        misses += 1
      } else {
        break
      }
      index += 1
    }
    return best
  }

  private mutating func fits(_ begin: Int, to end: Int, hyphenates: Bool = true) -> Bool {
    guard let width = room.width else { return true }
    let range = begin..<paragraph.visibleEnd(from: begin, to: end)
    var limit = width + Self.tolerance
    if range.isEmpty { return limit >= 0 }
    if !paragraph.tabs.isEmpty { limit -= tabs?.total(to: range.upperBound) ?? 0 }
    if hyphenates { limit -= hyphens.width(at: end) }
    let estimate = paragraph.estimatedWidth(of: range)
    // Breaking changes at most the glyphs at the two ends, so the estimate is enough if it is far from the
    // limit.
    let uncertainty = paragraph.largestPointSize
    // Text without any width needs no shaping either.
    if paragraph.isExact(range) || abs(estimate - limit) > uncertainty || trials == 0 || estimate == 0 {
      return estimate <= limit
    }
    trials -= 1
    return paragraph.width(of: range) <= limit
  }
}
