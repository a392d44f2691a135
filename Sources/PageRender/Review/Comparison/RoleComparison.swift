internal import LayoutEngine
internal import PageBase
internal import PageDrawing

/// The views that have the same name on several pages, with the values in which they may differ.
struct RoleComparison: Sendable {
  struct Page: Sendable {
    var title: String
    var callouts: [RedlineCallout]
  }

  /// A value of a view, such as its font.
  struct Value: Hashable, Sendable {
    var text: String
    /// True if more than half of the pages share another value.
    var isUnusual = false
  }

  /// The view on one page.
  struct Cell: Sendable {
    /// The view's frame, in points of the screen.
    var frame: Rect
    /// Font and colours.
    var look: [Value]
    /// Position and size.
    var place: [Value]

    var unusualCount: Int { (look + place).count(where: \.isUnusual) }
  }

  struct Role: Sendable {
    var name: String
    /// The view on each page; `nil` for a page without it.
    var cells: [Cell?]

    var pageCount: Int { cells.count { $0 != nil } }
    var unusualCount: Int { cells.reduce(0) { $0 + ($1?.unusualCount ?? 0) } }
    /// The greatest width and height of the views, in points.
    var size: Size {
      let frames = cells.compactMap { $0?.frame }
      return Size(width: frames.map(\.width).max() ?? 0, height: frames.map(\.height).max() ?? 0)
    }
    /// The upper edge of the first page's view, in points.
    var top: Double { cells.lazy.compactMap { $0?.frame.minY }.first ?? 0 }
  }

  let pages: [Page]
  /// The roles, those with the most unusual values first, then those on the most pages, then from the top of the
  /// screen down.
  private(set) var roles: [Role] = []

  /// The least number of pages with a role, below which there is no usual value.
  static let fewestPages = 3
  /// The largest height of a view, in points: pictures and containers are seen on the pages' own sheets.
  private static let largestHeight = 160.0

  init(_ pages: [Page], words: ReviewWords) {
    self.pages = pages
    let keyed = pages.map { Self.keyed($0.callouts.map(Self.drawn)) }
    var names: [String] = []
    for (name, _) in keyed.joined() where !names.contains(name) { names.append(name) }
    let found = names.compactMap { name -> Role? in
      let callouts = keyed.map { own in own.first { $0.0 == name }?.1 }
      guard callouts.count(where: { $0 != nil }) >= Self.fewestPages else { return nil }
      let role = Role(name: name, cells: Self.cells(of: callouts, words))
      return role.size.height > Self.largestHeight ? nil : role
    }
    roles = found.enumerated().sorted { a, b in
      (-a.element.unusualCount, -a.element.pageCount, a.element.top, Double(a.offset))
        < (-b.element.unusualCount, -b.element.pageCount, b.element.top, Double(b.offset))
    }.map(\.element)
  }

  /// The callout with the bounds of its ink as its frame, if it is a text in a higher view.
  private static func drawn(_ callout: RedlineCallout) -> RedlineCallout {
    let inks = callout.look.inks.compactMap { $0?.box }
    guard callout.frame.height > largestHeight, let first = inks.first else { return callout }
    var drawn = callout
    drawn.frame = inks.dropFirst().reduce(first) { $0.union($1) }
    return drawn
  }

  /// The callouts with their roles: names, and for views that are named by their texts, the class and the position
  /// among those of the class.
  private static func keyed(_ callouts: [RedlineCallout]) -> [(String, RedlineCallout)] {
    var numbers: [String: Int] = [:]
    return callouts.filter { !$0.isContainer && $0.frame.width > 0 && $0.frame.height > 0 }.map { callout in
      guard let quote = callout.name.firstRange(of: " “") else { return (callout.name, callout) }
      let word = String(callout.name[..<quote.lowerBound])
      let number = (numbers[word] ?? 0) + 1
      numbers[word] = number
      return (Wording.numbered(word, number), callout)
    }
  }

  // MARK: Values

  private static func cells(of callouts: [RedlineCallout?], _ words: ReviewWords) -> [Cell?] {
    let frames = callouts.map { $0?.frame }
    let level = edge(
      of: frames, [(words.left, { $0.minX }), (words.centre, { $0.midX }), (words.right, { $0.maxX })])
    let upright = edge(
      of: frames, [(words.top, { $0.minY }), (words.middle, { $0.midY }), (words.bottom, { $0.maxY })])
    func marked(_ value: (RedlineCallout) -> String) -> [Value] {
      marking(callouts.map { $0.map(value) })
    }
    let fonts = marked { callout in
      callout.look.texts.map { RedlineWords.name(of: $0) }.joined(separator: " / ")
    }
    let colors = marked { callout in
      callout.look.texts.map { NamedColor($0.color, name: $0.colorName).words }.joined(separator: " / ")
    }
    let grounds = marked { callout in
      callout.look.background.map { "\(words.ground) \($0.shortWords)" } ?? ""
    }
    let (xs, ys) = (
      marked { "\(level.word) \(RedlineWords.number(level.place($0.frame)))" },
      marked { "\(upright.word) \(RedlineWords.number(upright.place($0.frame)))" }
    )
    let widths = marked { RedlineWords.number($0.frame.width) }
    let heights = marked { "× \(RedlineWords.number($0.frame.height))" }
    return callouts.indices.map { index in
      guard let callout = callouts[index] else { return nil }
      return Cell(
        frame: callout.frame,
        look: [fonts[index], colors[index], grounds[index]].filter { !$0.text.isEmpty || $0.isUnusual },
        place: [xs[index], ys[index], widths[index], heights[index]])
    }
  }

  /// The edge or middle that most of the frames share; of equal ones, the first.
  private static func edge(
    of frames: [Rect?], _ edges: [(word: String, place: (Rect) -> Double)]
  ) -> (word: String, place: (Rect) -> Double) {
    var best = (edge: edges[0], count: 0)
    for edge in edges {
      let values = frames.compactMap { $0.map { RedlineWords.number(edge.place($0)) } }
      let count = counts(of: values).values.max() ?? 0
      if count > best.count { best = (edge, count) }
    }
    return best.edge
  }

  private static func counts(of values: [String]) -> [String: Int] {
    values.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// The values of all pages, the unusual ones marked.
  static func marking(_ values: [String?]) -> [Value] {
    let all = values.compactMap(\.self)
    let usual = counts(of: all).first { $0.value * 2 > all.count }?.key
    return values.map { value in
      Value(text: value ?? "", isUnusual: value != nil && usual != nil && value != usual)
    }
  }
}

extension ReviewWords {
  /// The title of the sheet that compares elements over all pages.
  var comparison: String { isJapanese ? "比較" : "Comparison" }
  /// The word before the colour behind a text.
  fileprivate var ground: String { isJapanese ? "背景" : "on" }
  fileprivate var left: String { isJapanese ? "左" : "left" }
  fileprivate var centre: String { isJapanese ? "中央" : "centre" }
  fileprivate var right: String { isJapanese ? "右" : "right" }
  fileprivate var top: String { isJapanese ? "上" : "top" }
  fileprivate var middle: String { isJapanese ? "中段" : "middle" }
  fileprivate var bottom: String { isJapanese ? "下" : "bottom" }
}
