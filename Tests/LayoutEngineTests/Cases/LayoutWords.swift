import LayoutEngine
import TestSupport

/// The words of a statement, one after the other; commas between them count for nothing.
struct LayoutWords {
  let line: String
  private var rest: ArraySlice<String>

  init(_ line: String) {
    self.init(line, line.split { $0 == " " || $0 == "," }.map(String.init)[...])
  }

  private init(_ line: String, _ rest: ArraySlice<String>) { (self.line, self.rest) = (line, rest) }

  func unread(_ word: String) -> CaseError { CaseError("cannot read \(word): \(line)") }

  func end() throws { if let word = rest.first { throw unread(word) } }

  mutating func optional() -> String? { rest.popFirst() }

  mutating func next() throws -> String {
    try rest.popFirst() ?? { throw CaseError("a word is missing: \(line)") }()
  }

  /// The words before a word, and those behind it.
  mutating func split(at word: String) throws -> ([String], [String]) {
    let place = rest.firstIndex(of: word) ?? rest.endIndex
    let halves = (Array(rest[..<place]), Array(rest[place...].dropFirst()))
    rest = []
    return halves
  }

  /// The words up to one that ends with a colon, and those behind it.
  mutating func split(atColon: Bool) throws -> (LayoutWords, LayoutWords) {
    guard let place = rest.firstIndex(where: { $0.hasSuffix(":") }) else {
      throw CaseError("no colon: \(line)")
    }
    var head = Array(rest[...place])
    head[head.count - 1].removeLast()
    if head.last == "" { head.removeLast() }
    let halves = (LayoutWords(line, head[...]), LayoutWords(line, Array(rest[(place + 1)...])[...]))
    rest = []
    return halves
  }

  // MARK: Numbers

  /// `12`, `-0.5`, or a quotient such as `118/3`.
  static func number(_ word: String) -> Double? {
    let parts = word.split(separator: "/").map { Double($0) }
    guard let first = parts.first, parts.count < 3 else { return nil }
    return parts.count == 1 ? first : first.flatMap { first in parts[1].map { first / $0 } }
  }

  func number(_ word: String) throws -> Double { try Self.number(word) ?? { throw unread(word) }() }

  mutating func number() throws -> Double { try number(next()) }

  /// A number, or `-` for none.
  mutating func gap() -> (number: Double?, Void)? {
    guard let word = rest.first, word == "-" || Self.number(word) != nil else { return nil }
    rest.removeFirst()
    return (Self.number(word), ())
  }

  mutating func insets() throws -> EdgeInsets {
    EdgeInsets(top: try number(), left: try number(), bottom: try number(), right: try number())
  }

  mutating func point() throws -> Point { Point(x: try number(), y: try number()) }

  mutating func rect() throws -> Rect {
    Rect(x: try number(), y: try number(), width: try number(), height: try number())
  }

  /// `40x20`, with `-` for none.
  mutating func intrinsicSize() throws -> IntrinsicSize {
    let word = try next()
    let parts = word.split(separator: "x").map(String.init)
    guard parts.count == 2 else { throw unread(word) }
    return IntrinsicSize(
      width: parts[0] == "-" ? nil : try number(parts[0]),
      height: parts[1] == "-" ? nil : try number(parts[1]))
  }

  mutating func size() throws -> Size {
    let size = try intrinsicSize()
    guard let width = size.width, let height = size.height else { throw CaseError("no size: \(line)") }
    return Size(width: width, height: height)
  }

  mutating func axis() throws -> Axis {
    let word = try next()
    guard ["horizontal", "vertical"].contains(word) else { throw unread(word) }
    return word == "horizontal" ? .horizontal : .vertical
  }

  /// `-` is any.
  mutating func sizeClass() throws -> SizeClass? {
    let word = try next()
    guard ["compact", "regular", "-"].contains(word) else { throw unread(word) }
    return word == "-" ? nil : word == "regular" ? .regular : .compact
  }

  // MARK: Views

  /// First and last baseline, from the top and from the bottom; none where no number follows.
  mutating func lines() throws -> Baselines? {
    guard !rest.isEmpty else { return nil }
    var lines = Baselines(firstFromTop: try number(), lastFromBottom: try number())
    if rest.first == "centred" {
      rest.removeFirst()
      lines.isCentred = true
    }
    return lines
  }

  /// A priority for an axis, `x` or `y`, or for both.
  mutating func priorities(_ present: AxisPriorities) throws -> AxisPriorities {
    let number = try number()
    let axis = optional()
    guard [nil, "x", "y"].contains(axis) else { throw unread(axis ?? "") }
    return AxisPriorities(
      horizontal: axis == "y" ? present.horizontal : number, vertical: axis == "x" ? present.vertical : number
    )
  }

  /// Top, leading, bottom and trailing, `-` for what is not set; then what else is said of margins.
  mutating func margins(_ margins: inout LayoutItem.Margins) throws {
    var numbers: [Double?] = []
    while let gap = gap() { numbers.append(gap.number) }
    if !numbers.isEmpty {
      guard numbers.count == 4 else { throw CaseError("four margins: \(line)") }
      (margins.top, margins.leading, margins.bottom, margins.trailing) = (
        numbers[0], numbers[1], numbers[2], numbers[3]
      )
    }
    while let word = optional() {
      switch word {
      case "bare": margins.includesSafeArea = false
      case "inherited": margins.preservesParent = true
      case "readable": margins.followsReadableWidth = true
      case "absolute": margins.isAbsolute = true
      default: throw unread(word)
      }
    }
  }

  /// A frame with what is flexible, set when the parent was `of` a size, 300 × 200 unless said.
  mutating func placement() throws -> LayoutItem.Placement {
    let masks: [String: AutoresizingMask] = [
      "left": .flexibleLeftMargin, "width": .flexibleWidth, "right": .flexibleRightMargin,
      "top": .flexibleTopMargin, "height": .flexibleHeight, "bottom": .flexibleBottomMargin,
    ]
    let frame = try rect()
    var (mask, size): (AutoresizingMask, Size) = ([], Size(width: 300, height: 200))
    while let word = optional() {
      if word == "of" {
        size = try self.size()
      } else {
        mask.insert(try masks[word] ?? { throw unread(word) }())
      }
    }
    return .autoresizing(frame: frame, mask: mask, parentSize: size)
  }

  mutating func scroll() throws -> ScrollArrangement {
    var scroll = ScrollArrangement()
    while let word = optional() {
      switch word {
      case "at": scroll.contentOffset = .points(try point())
      case "page": scroll.contentOffset = .page(try number(), try axis())
      case "inset": scroll.contentInset = try insets()
      case "size": scroll.contentSize = try size()
      case "never": scroll.adjustment = .never
      case "always": scroll.adjustment = .always
      case "automatic": scroll.adjustment = .automatic
      case "scrollableAxes": scroll.adjustment = .scrollableAxes
      case "main": scroll.isMainContent = true
      case "bounces": scroll.alwaysScrolls = (horizontal: true, vertical: false)
      default: throw unread(word)
      }
    }
    return scroll
  }
}
