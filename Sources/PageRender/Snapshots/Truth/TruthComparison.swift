package import LayoutEngine
internal import PageBase

/// The differences between a recorded screen and the screen that PageRender draws.
package struct TruthComparison: Sendable {
  /// The greatest distance of two edges or sides that counts as equal, in points.
  package static let nearness = 0.5

  /// How many of the compared values are equal.
  package struct Count: Hashable, Sendable {
    package var equal = 0
    package var compared = 0

    package init(equal: Int = 0, compared: Int = 0) {
      self.equal = equal
      self.compared = compared
    }

    mutating func add(_ isEqual: Bool) {
      compared += 1
      if isEqual { equal += 1 }
    }

    package static func + (one: Count, other: Count) -> Count {
      Count(equal: one.equal + other.equal, compared: one.compared + other.compared)
    }
  }

  /// A value that differs.
  package struct Difference: Hashable, Sendable {
    package var kind: Kind
    /// The view's name; the screen's window for its safe area.
    package var view: String
    package var recorded: String
    /// The drawn value; `nil` for a view that is not drawn.
    package var drawn: String?
    /// The size of the difference, in words; `nil` if the values tell it.
    package var amount: String?

    package enum Kind: String, Hashable, Sendable { case frame, lines, color, missing }
  }

  /// Frames of views that both sides have, and the window's safe area.
  package private(set) var frames = Count()
  /// Views whose line breaks are recorded.
  package private(set) var lines = Count()
  /// Colours of backgrounds and texts.
  package private(set) var colors = Count()
  /// The recorded views that are not drawn, without parts of controls.
  package private(set) var missing = 0
  /// The differences in the order of the recording.
  package private(set) var differences: [Difference] = []

  /// - Parameter window: The drawn window's size and safe area, in points.
  package init(
    of recording: TruthRecording, with drawn: [TruthView], window: (size: Size, safeArea: EdgeInsets)
  ) {
    if let safeArea = recording.safeArea {
      compare(
        Self.values(safeArea), Self.values(window.safeArea), of: "safe area",
        edges: ["top", "left", "bottom", "right"])
    }
    if let size = recording.size {
      compare(
        [size.width, size.height], [window.size.width, window.size.height], of: "window",
        edges: ["width", "height"])
    }
    let views = recording.views ?? []
    let matching = TruthMatching(views, drawn)
    for (view, partner) in zip(views, matching.drawn) {
      guard let partner else {
        if !view.isPart { lack(view) }
        continue
      }
      compare(view, drawn[partner])
    }
  }

  /// True if every recorded value is drawn within half a point.
  package var isEqual: Bool { differences.isEmpty }

  static func isNear(_ one: Rect, _ other: Rect) -> Bool { isNear(values(one), values(other)) }

  private static func isNear(_ one: [Double], _ other: [Double]) -> Bool {
    // Rounding of binary fractions is no distance.
    zip(one, other).allSatisfy { abs($0 - $1) <= nearness + 1e-6 }
  }

  private static func values(_ frame: Rect) -> [Double] {
    [frame.minX, frame.minY, frame.width, frame.height]
  }

  private static func values(_ insets: EdgeInsets) -> [Double] {
    [insets.top, insets.left, insets.bottom, insets.right]
  }

  /// A recorded view without a partner counts unless it is a bare container, which shows nothing itself.
  private mutating func lack(_ view: TruthView) {
    let isBare =
      view.className == "UIView" && view.identifier == nil
      && view.colors.background.flatMap(TruthColor.init).map { $0.channels[3] == 0 } ?? true
    guard !isBare else { return }
    missing += 1
    differences.append(
      Difference(kind: .missing, view: view.name, recorded: Self.words(Self.values(view.frame)), drawn: nil))
  }

  private mutating func compare(_ view: TruthView, _ drawn: TruthView) {
    compare(
      Self.values(view.frame), Self.values(drawn.frame), of: view.name, edges: ["x", "y", "width", "height"])
    if let recorded = view.lines {
      let (own, its) = (recorded.map(Self.trimmed), (drawn.lines ?? []).map(Self.trimmed))
      lines.add(own == its)
      if own != its { differences.append(Self.lineDifference(of: view.name, own, its)) }
    }
    compare(view.colors.background, drawn.colors.background, of: view.name, "background")
    compare(view.colors.text, drawn.colors.text, of: view.name, "text")
  }

  private mutating func compare(_ recorded: [Double], _ drawn: [Double], of name: String, edges: [String]) {
    let isEqual = Self.isNear(recorded, drawn)
    frames.add(isEqual)
    guard !isEqual else { return }
    let amounts = zip(edges, zip(recorded, drawn)).compactMap { edge, values -> String? in
      let distance = values.1 - values.0
      guard abs(distance) > Self.nearness + 1e-6 else { return nil }
      return "\(edge) \(distance < 0 ? "−" : "+")\(JSONOutput.format(abs(distance)))"
    }
    differences.append(
      Difference(
        kind: .frame, view: name, recorded: Self.words(recorded), drawn: Self.words(drawn),
        amount: amounts.joined(separator: ", ")))
  }

  /// Compares two colours; a recording without one says nothing of it.
  private mutating func compare(_ recorded: String?, _ drawn: String?, of name: String, _ part: String) {
    guard let recorded, let own = TruthColor(recorded) else { return }
    // A view without a background is clear.
    let its = drawn.flatMap { TruthColor($0) }
    guard let its = its ?? (part == "background" ? TruthColor("#00000000") : nil) else { return }
    colors.add(own.isNear(its))
    guard !own.isNear(its) else { return }
    differences.append(
      Difference(kind: .color, view: name, recorded: "\(part) \(own.text)", drawn: its.text))
  }

  /// A difference of lines, from the first line that differs on.
  private static func lineDifference(of name: String, _ recorded: [String], _ drawn: [String]) -> Difference {
    let same = zip(recorded, drawn).prefix { $0 == $1 }.count
    func count(_ lines: [String]) -> String { Wording.count(lines.count, "line") }
    func line(_ lines: [String]) -> String {
      lines.indices.contains(same) ? "line \(same + 1) \(Wording.quoted(lines[same]))" : count(lines)
    }
    let amount = recorded.count == drawn.count ? nil : "\(count(recorded)), drawn \(drawn.count)"
    return Difference(
      kind: .lines, view: name, recorded: line(recorded), drawn: line(drawn), amount: amount)
  }

  private static func words(_ values: [Double]) -> String {
    values.map(JSONOutput.format).joined(separator: " ")
  }

  /// A line without white space and line separators at its ends and before an ellipsis, which one side counts to
  /// the line.
  private static func trimmed(_ line: String) -> String {
    var scalars: [Unicode.Scalar] = []
    for scalar in line.unicodeScalars {
      if scalar == "…" { while let last = scalars.last, isSpace(last) { scalars.removeLast() } }
      if !scalars.isEmpty || !isSpace(scalar) { scalars.append(scalar) }
    }
    while let last = scalars.last, isSpace(last) { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars))
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }
}
