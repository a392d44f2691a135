/// The runs of a text with their fonts, each made when it is first needed, paragraph by paragraph.
struct StyledRuns {
  private let runs: [AttributedText.Run]
  private let language: String
  private let store: FontStore
  private var styled: [StyledRun?]
  /// The index of the run in which the last answer ended; `start` is the offset at which that run begins.
  private var index = 0
  private var start = 0

  /// A part of the text in one run.
  struct Stretch {
    var utf16Length: Int
    var run: StyledRun
  }

  init(_ runs: [AttributedText.Run], language: String, store: FontStore) {
    self.runs = runs
    self.language = language
    self.store = store
    styled = [StyledRun?](repeating: nil, count: runs.count)
  }

  /// The runs of a range, cut to the range. Ranges are asked for in ascending order.
  mutating func slice(_ range: Range<Int>) throws(TextError) -> [Stretch] {
    var found: [Stretch] = []
    move(to: range.lowerBound)
    while index < runs.count, start < range.upperBound {
      let end = start + runs[index].utf16Length
      let part = (start..<end).clamped(to: range)
      if !part.isEmpty { found.append(Stretch(utf16Length: part.count, run: try run(index))) }
      if end > range.upperBound { break }
      start = end
      index += 1
    }
    return found
  }

  /// The run of the unit at an offset; at the end of the text, the run of the last unit.
  mutating func run(at offset: Int) throws(TextError) -> StyledRun? {
    move(to: offset)
    return runs.isEmpty ? nil : try run(min(index, runs.count - 1))
  }

  private mutating func run(_ index: Int) throws(TextError) -> StyledRun {
    if let known = styled[index] { return known }
    let made = try StyledRun(runs[index].attributes, language: language, store: store)
    styled[index] = made
    return made
  }

  private mutating func move(to offset: Int) {
    while index < runs.count, start + runs[index].utf16Length <= offset {
      start += runs[index].utf16Length
      index += 1
    }
  }
}
