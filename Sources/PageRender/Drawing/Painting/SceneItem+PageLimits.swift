internal import LayoutEngine

/// Documents have numbers in the text they are made of. What is no number, or one that readers do not take, is left out there;
/// on pixels such things draw nothing or are cut off.
extension SceneItem {
  /// True if everything the item itself says is within the limits; what is inside it is asked by itself.
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
    case .group(let opacity, _): isWithin(opacity)
    case .transform(let transform, _): transform.isDrawable
    case .shadowOf(let items, let shadow):
      shadow.isWithinPages && items.extent.map { $0.isWithinPages } ?? false
    case .mask, .tagged: true
    }
  }
}

/// Beyond this many points cairo's numbers of 24 bits end, which SVG documents and shadows are drawn with; no page is as large.
private let limit = 1e6

private func isWithin(_ number: Double) -> Bool {
  // Not a number is not less either.
  abs(number) < limit
}

/// Shorter lengths, in points, are nothing to see, and matrices with them have no way back.
private let shortest = 1e-6

/// Returns true if a length is within the limits and, unless it is none, something.
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
  /// The shortest dash of a line, in points. A line of shorter dashes looks grey and takes more memory than there is.
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
