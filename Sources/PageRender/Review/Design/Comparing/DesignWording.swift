internal import LayoutEngine
internal import PageBase

/// The differences between an artboard and a page, in words: a sentence for each difference, or for several
/// that are alike.
struct DesignWording {
  /// The sentences, the most informative first, with the areas that each is about.
  private(set) var notes: [DesignNote] = []

  /// - Parameter names: The names of the page's colours.
  init(_ differences: [DesignDifference], names: ColorNames? = nil) {
    let ordered = differences.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }.map(\.element)
    var groups: [[DesignDifference]] = []
    for difference in ordered {
      let place = groups.firstIndex { Self.isTold(difference, with: $0[0]) }
      if let place { groups[place].append(difference) } else { groups.append([difference]) }
    }
    notes = groups.map {
      DesignNote(
        sentence: Self.sentence($0, names), here: Self.places($0, \.here), there: Self.places($0, \.there))
    }
  }

  /// The distinct areas of a group's differences.
  private static func places(_ group: [DesignDifference], _ place: KeyPath<DesignDifference, Rect?>) -> [Rect]
  {
    group.compactMap { $0[keyPath: place] }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func isTold(_ difference: DesignDifference, with other: DesignDifference) -> Bool {
    switch difference.kind {
    case .moved, .textColor, .color, .lineSpacing, .notFound: difference.kind == other.kind
    case .text, .pointSize, .weight:
      difference.isOfText && other.isOfText && difference.element == other.element
    case .size, .picture, .missing: difference.kind == other.kind && difference.name == other.name
    default: false
    }
  }

  private static func sentence(_ group: [DesignDifference], _ colors: ColorNames?) -> String {
    /// A colour of the page, its name first.
    func own(_ color: SampledColor) -> String {
      colors?.name(of: color.hex).map { "\($0) \(color.hex)" } ?? color.hex
    }
    let first = group[0]
    let names = group.map(\.name).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let (subject, count) = (list(names), names.count)
    switch first.kind {
    case .background(let here, let there):
      return "background is \(there.hex) in the design, \(own(here)) here"
    case .added:
      guard let area = first.there else { return "the design has something that no view has" }
      let place = "\(points(area.minX)), \(points(area.minY))"
      return "the design has something of \(size(area)) at \(place) that no view has"
    case .missing: return "\(subject) is missing in the design"
    case .notFound: return "\(subject) \(Wording.form(count, "was", "were")) not found in the design"
    case .text, .pointSize, .weight:
      let said = group.map { Self.said(ofText: $0.kind) }
      let last = said.count > 1 ? ", and \(said[said.count - 1])" : ""
      return "text of \(subject) \(said.prefix(max(said.count - 1, 1)).joined(separator: ", "))\(last)"
    case .size:
      guard let here = first.here, let there = first.there else {
        return "\(subject) has another size in the design"
      }
      return "\(subject) is \(size(there)) in the design, \(size(here)) here"
    case .lineSpacing(let spread):
      let way = "\(points(abs(spread))) pt \(spread > 0 ? "further apart" : "closer together")"
      return "lines of \(subject) stand \(way) in the design"
    case .picture: return "\(subject) looks different in the design"
    case .textColor(let here, let there, let isAbout):
      return "text of \(subject) is \(isAbout ? "about " : "")\(there.hex) in the design, \(own(here)) here"
    case .color(let here, let there):
      return "\(subject) \(Wording.form(count, "is", "are")) \(there.hex) in the design, \(own(here)) here"
    case .moved(let x, let y):
      let ways = [way(y, "lower", "higher"), way(x, "further right", "further left")].compactMap(\.self)
      return "\(subject) \(Wording.form(count, "stands", "stand")) \(Wording.list(ways)) in the design"
    }
  }

  /// A clause about one of several differences of a text.
  private static func said(ofText kind: DesignDifference.Kind) -> String {
    switch kind {
    case .pointSize(let here, let there):
      "is about \(points(there)) pt in the design, \(points(here)) pt here"
    case .weight(let isHeavier): "looks \(isHeavier ? "bolder" : "lighter") in the design"
    default: "differs"
    }
  }

  private static func list(_ names: [String]) -> String {
    switch names.count {
    case 0: "the page"
    case 1: names[0]
    case 2: "\(names[0]) and \(names[1])"
    default: "\(names[0]) and \(names.count - 1) more"
    }
  }

  private static func way(_ distance: Double, _ more: String, _ less: String) -> String? {
    distance == 0 ? nil : "\(points(abs(distance))) pt \(distance > 0 ? more : less)"
  }

  private static func size(_ area: Rect) -> String { "\(points(area.width)) × \(points(area.height))" }

  /// A number of points, rounded to halves, the precision of the pictures.
  private static func points(_ value: Double) -> String { Wording.number((value * 2).rounded() / 2) }
}

extension DesignDifference {
  /// True if the difference is about a text's characters or its font.
  fileprivate var isOfText: Bool {
    switch kind {
    case .text, .pointSize, .weight: true
    default: false
    }
  }
}

/// A sentence about an artboard and a page.
struct DesignNote: Hashable, Sendable {
  var sentence: String
  /// The areas on the page, in points of the screen. `there` are the areas in the artboard.
  var here: [Rect] = []
  var there: [Rect] = []
  /// True if the note is about the artboard's own size, not about its content.
  var isAboutArtboard = false
}
