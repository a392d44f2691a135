internal import LayoutEngine

/// A gradient's stops in ascending order, the first at 0 and the last at 1.
struct PDFGradientStops {
  let stops: [Gradient.Stop]

  init(_ stops: [Gradient.Stop]) {
    var ordered: [Gradient.Stop] = []
    for stop in stops {
      let stop = Gradient.Stop(min(max(stop.place, 0), 1), stop.color)
      let index = ordered.firstIndex { $0.place > stop.place } ?? ordered.count
      ordered.insert(stop, at: index)
    }
    if let first = ordered.first, first.place > 0 { ordered.insert(Gradient.Stop(0, first.color), at: 0) }
    if let last = ordered.last, last.place < 1 { ordered.append(Gradient.Stop(1, last.color)) }
    self.stops = ordered
  }

  var areOpaque: Bool { stops.allSatisfy { $0.color.alpha >= 1 } }

  /// The colour, or the opacity, as a function of the position along the gradient (ISO 32000-1, 7.10).
  func function(isOpacity: Bool) -> PDFValue {
    let pairs = zip(stops, stops.dropFirst()).filter { $0.place < $1.place }
    let pieces = pairs.map { from, to in
      PDFValue.dictionary([
        ("FunctionType", .integer(2)), ("Domain", .array([.integer(0), .integer(1)])), ("N", .integer(1)),
        ("C0", Self.color(from.color, isOpacity)), ("C1", Self.color(to.color, isOpacity)),
      ])
    }
    if pieces.count == 1 { return pieces[0] }
    let bounds = pairs.dropFirst().map { PDFValue.fine($0.0.place) }
    return .dictionary([
      ("FunctionType", .integer(3)), ("Domain", .array([.integer(0), .integer(1)])),
      ("Functions", .array(pieces)), ("Bounds", .array(bounds)),
      ("Encode", .array(pieces.flatMap { _ in [PDFValue.integer(0), .integer(1)] })),
    ])
  }

  private static func color(_ color: Color, _ isOpacity: Bool) -> PDFValue {
    let parts = isOpacity ? [color.alpha] : [color.red, color.green, color.blue]
    return .array(parts.map { .fine(min(max($0, 0), 1)) })
  }
}
