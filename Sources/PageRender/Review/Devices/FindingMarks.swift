internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout
internal import PageLint

/// The marks of errors and warnings on screens: loud on the screen where a finding is worst, quiet on the
/// others and on the other pages that the finding names. Notes have no marks.
struct FindingMarks: Sendable {
  private var found: [Key: [(number: Int, entry: LintReport.Entry, isElsewhere: Bool)]] = [:]

  private struct Key: Hashable {
    var source: Int
    var page: String
    var step: String?
  }

  init(_ report: LintReport?) {
    for (index, entry) in (report?.entries ?? []).enumerated() where entry.severity != .note {
      let own = Key(source: entry.source, page: entry.finding.page, step: entry.finding.step)
      found[own, default: []].append((index + 1, entry, false))
      let others = entry.otherPages + entry.otherPlaces.map(\.page)
      for page in Set(others).sorted() {
        let key = Key(source: entry.source, page: page)
        if key != own { found[key, default: []].append((index + 1, entry, true)) }
      }
    }
  }

  /// Returns the marks on a page as laid out in an environment; findings about one place share a mark.
  func marks(
    on solved: SolvedPage, _ entry: PageEntry, of source: Int, in environment: PageEnvironment
  ) -> [ScreenDrawing.Mark] {
    let all = found[Key(source: source, page: entry.id, step: entry.step)] ?? []
    let marks = all.compactMap { number, entry, isElsewhere -> ScreenDrawing.Mark? in
      let isWorst = !isElsewhere && entry.environments.first == environment
      guard isWorst || entry.environments.contains(environment),
        let area = Self.area(of: entry.finding, on: solved, isWorst: isWorst)
      else { return nil }
      var mark = ScreenDrawing.Mark(
        area: area, color: Self.color(of: entry.severity), label: String(number), findings: [number])
      if isWorst { mark.worst = [number] }
      mark.isQuiet = !isWorst
      return mark
    }
    return marks.reduce(into: []) { joined, next in
      if let place = joined.firstIndex(where: { Self.isOnePlace($0.area, next.area) }) {
        joined[place].take(next)
      } else {
        joined.append(next)
      }
    }
  }

  /// The least share of two areas together that they have in common if they are one control.
  private static let commonShare = 0.6

  /// Returns true if two areas are those of one control.
  private static func isOnePlace(_ one: Rect, _ two: Rect) -> Bool {
    guard let common = one.intersection(two) else { return false }
    func area(_ rect: Rect) -> Double { rect.width * rect.height }
    return area(common) >= commonShare * (area(one) + area(two) - area(common))
  }

  /// The area at fault: all lines of a text, else the view. On the worst screen, the finding's own area is
  /// used or added.
  private static func area(of finding: LintFinding, on solved: SolvedPage, isWorst: Bool) -> Rect? {
    let own = isWorst ? finding.areas.first : nil
    if let place = finding.text, let view = view(place.view, of: finding, on: solved),
      let text = solved.lines(ofText: view, part: place.part)
    {
      return own.map(text.union) ?? text
    }
    if let own { return own }
    return finding.viewIndices.first.flatMap { view($0, of: finding, on: solved) }.flatMap { view -> Rect? in
      guard solved.drawnFrames.indices.contains(view) else { return nil }
      return solved.drawnFrames[view].map { solved.shown($0, in: view) }
    }
  }

  /// The index of a finding's first view on a page, which may have been built for other traits than on the
  /// worst screen; `nil` if the page has no such view.
  private static func view(_ index: Int, of finding: LintFinding, on solved: SolvedPage) -> Int? {
    let views = solved.page.tree.views
    guard let name = finding.views.first else { return views.indices.contains(index) ? index : nil }
    if views.indices.contains(index), views[index].identifier == name { return index }
    return views.firstIndex { $0.identifier == name }
  }

  /// The colour of a severity: Apple's accessible red, orange and blue for text on white, which differ in
  /// lightness too.
  static func color(of severity: Diagnostic.Severity) -> Color {
    switch severity {
    case .error: Color(rgb: 0xD70015)
    case .warning: Color(rgb: 0xC93400)
    case .note: Color(rgb: 0x0040DD)
    }
  }
}

extension ScreenDrawing.Mark {
  /// Adds the findings of a mark of the same place, less severe than the mark's own.
  fileprivate mutating func take(_ other: Self) {
    area = area.union(other.area)
    label += ", " + other.label
    findings += other.findings
    worst += other.worst
    isQuiet = isQuiet && other.isQuiet
  }
}
