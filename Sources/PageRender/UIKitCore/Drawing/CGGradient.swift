public import Foundation
internal import LayoutEngine
internal import PageDrawing

/// The colours of a gradient and their locations.
public final class CGGradient: Sendable {
  let stops: [(place: Double, color: Color.Dynamic)]

  /// - Parameters:
  ///   - space: Ignored; colours are in sRGB.
  ///   - colors: `CGColor`s; without any the initialiser fails.
  ///   - locations: A location for each colour, 0…1; `nil` to spread the colours evenly.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    var last = 0.0
    stops = colors.enumerated().map { index, color in
      let even = Double(index) / Double(max(colors.count - 1, 1))
      let place = locations.map { Double($0[index]) } ?? even
      last = place > last ? min(place, 1) : last
      return (last, color.dynamic)
    }
  }
}

/// A colour space; PageRender takes all colours as sRGB.
public final class CGColorSpace: Sendable {
  init() {}
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
