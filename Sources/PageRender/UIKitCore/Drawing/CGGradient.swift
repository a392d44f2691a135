public import Foundation
internal import LayoutEngine
internal import PageDrawing

/// Colours and their places.
public final class CGGradient: Sendable {
  let stops: [(place: Double, color: Color.Dynamic)]

  /// - Parameters:
  ///   - space: Colours are in sRGB, whatever it is.
  ///   - colors: `CGColor`s; `nil` comes back where there is none.
  ///   - locations: As many places as there are colours, 0…1; `nil` spreads them evenly.
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

/// Core Foundation's arrays, as far as gradients take them: `colors as CFArray` says what it does on iOS.
public typealias CFArray = [Any]

/// The drawing of a gradient beyond its ends, with Core Graphics' raw values.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// A space of colours; all colours are in sRGB here.
public final class CGColorSpace: Sendable {
  init() {}
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
