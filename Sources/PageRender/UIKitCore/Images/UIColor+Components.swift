public import Foundation
internal import PageDrawing

/// The type of `#colorLiteral(red:green:blue:alpha:)`.
public typealias _ColorLiteralType = UIColor

extension UIColor {
  /// Makes a colour of hue, saturation, brightness and alpha, each 0…1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (hue, saturation, brightness) = (part(hue), part(saturation), part(brightness))
    // Smith, "Color gamut transform pairs", 1978: the channel at 5, 3 and 1 sixths of the way round.
    func channel(_ sector: Double) -> CGFloat {
      let place = (sector + hue * 6).truncatingRemainder(dividingBy: 6)
      return CGFloat(brightness - brightness * saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// The colour in the appearance of traits; light if unspecified.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let own = dynamic
    var color = Color.Dynamic(traitCollection.userInterfaceStyle == .dark ? own.dark : own.light)
    color.name = own.name
    return UIColor(color)
  }

  /// The colour in the appearance the page is being built for.
  private var shown: Color { resolvedColor(with: .current).dynamic.light }

  /// Gets the sRGB components, 0…1, in the appearance the page is being built for; returns `true`.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = shown
    red?.pointee = CGFloat(color.red)
    green?.pointee = CGFloat(color.green)
    blue?.pointee = CGFloat(color.blue)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Gets white and alpha of a grey, 0…1; returns `false` for other colours, as in UIKit.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool
  {
    let color = shown
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = CGFloat(color.red)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Gets hue, saturation, brightness and alpha, 0…1, in the appearance of the page being built.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = shown
    let (most, least) = (max(color.red, color.green, color.blue), min(color.red, color.green, color.blue))
    let range = most - least
    var turn = 0.0
    if range > 0 {
      if most == color.red {
        turn = (color.green - color.blue) / range
      } else if most == color.green {
        turn = (color.blue - color.red) / range + 2
      } else {
        turn = (color.red - color.green) / range + 4
      }
    }
    hue?.pointee = CGFloat((turn < 0 ? turn + 6 : turn) / 6)
    saturation?.pointee = CGFloat(most > 0 ? range / most : 0)
    brightness?.pointee = CGFloat(most)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }
}

/// The value clamped to 0…1; 0 for NaN.
private func part(_ value: CGFloat) -> Double {
  value > 0 ? Double(min(value, 1)) : 0
}
