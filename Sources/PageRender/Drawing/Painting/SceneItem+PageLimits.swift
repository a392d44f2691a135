internal import LayoutEngine

/// Limits for documents, which store numbers as text. Items with NaN, or with numbers that readers reject,
/// are left out of documents; on pixels such items draw nothing or are cut off.
extension SceneItem {
  /// True if the item's own numbers are within the limits; items inside it are checked separately.
  var isWithinPages: Bool {
    switch kind {
    case .shape(let shape, let color): shape.isWithinPages && color.isColor
    case .gradient(let shape, let gradient): shape.isWithinPages && gradient.isWithinPages
    case .stroke(let shape, let stroke): shape.isWithinPages && stroke.isWithinPages
    case .shadow(let shape, let shadow): shape.isWithinPages && shadow.isWithinPages
    case .glyphs(let run):
      run.color.isColor && isLength(run.pointSize)
        && run.glyphs.allSatisfy { isWithin($0.x) && isWithin($0.y) }
    case .image(let image): image.isWithinPages
    case .clip(let shape, _): shape.isWithinPages
    case .backdrop(let shape, let backdrop):
      shape.isWithinPages && isWithin(backdrop.radius) && isWithin(backdrop.saturation)
    case .group(let opacity, _): isWithin(opacity)
    case .transform(let transform, _): transform.isDrawable
    case .shadowOf(let items, let shadow):
      shadow.isWithinPages && items.extent.map { $0.isWithinPages } ?? false
    case .filtered(.blur(let radius, _), _): isWithin(radius)
    case .mask, .tagged, .filtered: true
    }
  }
}

/// The limit of coordinates, in points: cairo's numbers of 24 bits, with which SVG documents and shadows are
/// drawn, end there. No page is as large.
private let limit = 1e6

private func isWithin(_ number: Double) -> Bool {
  // NaN fails this comparison too.
  abs(number) < limit
}

/// The shortest length, in points: shorter ones are invisible, and make matrices singular.
private let shortest = 1e-6

/// Returns true if a length is 0, or longer than `shortest` and within the limits.
private func isLength(_ length: Double) -> Bool {
  abs(length) < limit && (length == 0 || abs(length) > shortest)
}

extension Point {
  fileprivate var isWithinPages: Bool { isWithin(x) && isWithin(y) }
}

extension Size {
  fileprivate var isWithinPages: Bool { isLength(width) && isLength(height) }
}

extension Rect {
  fileprivate var isWithinPages: Bool { origin.isWithinPages && size.isWithinPages }
}

extension Color {
  fileprivate var isColor: Bool { isWithin(red) && isWithin(green) && isWithin(blue) && isWithin(alpha) }
}

extension Shape {
  fileprivate var isWithinPages: Bool {
    switch self {
    case .rectangle(let rect), .ellipse(let rect): rect.isWithinPages
    case .roundedRectangle(let rect, let radius): rect.isWithinPages && isWithin(radius)
    case .path(let path):
      path.elements.allSatisfy { element in
        switch element {
        case .move(let point), .line(let point): point.isWithinPages
        case .curve(let first, let second, let end):
          first.isWithinPages && second.isWithinPages && end.isWithinPages
        case .close: true
        }
      }
    }
  }
}

extension Gradient {
  fileprivate var isWithinPages: Bool {
    let isFormWithin =
      switch form {
      case .axial(let start, let end): start.isWithinPages && end.isWithinPages
      case .radial(let center, let radii):
        center.isWithinPages && radii.isWithinPages
      case .conic(let center, let towards): center.isWithinPages && towards.isWithinPages
      }
    return frame.isWithinPages && isFormWithin
      && stops.allSatisfy { isWithin($0.place) && $0.color.isColor }
  }
}

extension Stroke {
  /// The shortest dash of a line, in points. Shorter dashes look grey and take more memory than there is.
  private static var shortestDash: Double { 0.01 }

  fileprivate var isWithinPages: Bool {
    color.isColor && isLength(width) && isWithin(miterLimit) && isWithin(dashPhase)
      && dashes.allSatisfy { $0 == 0 || $0 >= Self.shortestDash && $0 < limit }
  }
}

extension Shadow {
  fileprivate var isWithinPages: Bool { color.isColor && offset.isWithinPages && isWithin(radius) }
}

extension SceneImage {
  fileprivate var isWithinPages: Bool {
    frame.isWithinPages && tile?.isWithinPages ?? true && tint?.isColor ?? true
  }
}
