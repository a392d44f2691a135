internal import LayoutEngine

/// Where findings are marked on screens: each where it is worst.
struct FindingMarks: Sendable {
  private var marks: [Key: [ScreenDrawing.Mark]] = [:]

  private struct Key: Hashable {
    var source: Int
    var page: String
    var step: String?
    var environment: PageEnvironment
  }

  init(_ report: LintReport?) {
    for (index, entry) in (report?.entries ?? []).enumerated() {
      guard let environment = entry.environments.first, let area = entry.finding.areas.first else { continue }
      let key = Key(
        source: entry.source, page: entry.finding.page, step: entry.finding.step, environment: environment)
      let mark = ScreenDrawing.Mark(
        area: area, color: Self.color(of: entry.severity), label: String(index + 1))
      marks[key, default: []].append(mark)
    }
  }

  func marks(on entry: PageEntry, of source: Int, in environment: PageEnvironment) -> [ScreenDrawing.Mark] {
    marks[Key(source: source, page: entry.id, step: entry.step, environment: environment)] ?? []
  }

  /// Told apart by lightness too: Apple's red, orange and blue for text on white, accessible variants.
  static func color(of severity: Diagnostic.Severity) -> Color {
    switch severity {
    case .error: Color(rgb: 0xD70015)
    case .warning: Color(rgb: 0xC93400)
    case .note: Color(rgb: 0x0040DD)
    }
  }
}
