/// The hyphens of lines that end at soft hyphens.
struct Hyphens {
  private let paragraph: ShapedParagraph
  /// The shaped hyphen of each run that has soft hyphens, by the run's end, ascending.
  private var shaped: [(end: Int, hyphen: ShapedParagraph)] = []

  /// - Parameter shape: Shapes a hyphen with the attributes of the text before it.
  init(
    _ paragraph: ShapedParagraph, shape: (TextAttributes) throws(TextError) -> ShapedParagraph
  ) throws(TextError) {
    self.paragraph = paragraph
    guard let last = paragraph.softHyphens.last else { return }
    var index = 0
    for run in paragraph.runs where run.item.range.lowerBound <= Int(last) {
      let range = run.item.range
      while index < paragraph.softHyphens.count, paragraph.softHyphens[index] < range.lowerBound {
        index += 1
      }
      guard index < paragraph.softHyphens.count, paragraph.softHyphens[index] < range.upperBound else {
        continue
      }
      shaped.append((range.upperBound, try shape(run.item.attributes)))
    }
  }

  /// The hyphen of a line that ends at an offset; `nil` if the line does not end at a soft hyphen, or ends
  /// the paragraph.
  func hyphen(at end: Int) -> ShapedParagraph? {
    guard !shaped.isEmpty, end > 0, end < paragraph.length,
      paragraph.source[end - 1] == UnitClass.softHyphen
    else { return nil }
    let index = shaped.partitioningIndex { $0.end >= end }
    return index < shaped.count ? shaped[index].hyphen : nil
  }

  /// The width of the hyphen at a line's end, in points; 0 if it has none.
  func width(at end: Int) -> Double {
    guard let hyphen = hyphen(at: end) else { return 0 }
    return hyphen.width(of: 0..<hyphen.length)
  }
}
