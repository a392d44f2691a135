public import PageBase

/// A colour in sRGB, components 0…1, not premultiplied.
public struct Color: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public static let black = Color(red: 0, green: 0, blue: 0)
  public static let white = Color(red: 1, green: 1, blue: 1)
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A pair of colours, one for each appearance.
  public struct Dynamic: Hashable, Sendable {
    public var light: Color
    public var dark: Color
    /// The name in a catalogue or a deck, or of a system colour; `nil` for a colour of numbers. Equal colours may
    /// have different names.
    package var name: String?
    /// True for a document's own copy of a named colour whose catalogue was not found: `dark` repeats the light
    /// value.
    package var isLightCopy = false
    /// The system colours that a catalogue names for the appearances; `nil` for a colour of numbers alone.
    package var systemNames: SystemNames?

    public init(light: Color, dark: Color) {
      self.light = light
      self.dark = dark
    }

    public init(_ color: Color) {
      self.init(light: color, dark: color)
    }

    public func resolved(in appearance: Appearance) -> Color {
      appearance == .dark ? dark : light
    }

    /// The colour with a name, unless it has one.
    package func named(_ name: String) -> Dynamic {
      var color = self
      if color.name == nil { color.name = name }
      return color
    }

    public static func == (a: Dynamic, b: Dynamic) -> Bool { a.light == b.light && a.dark == b.dark }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(light)
      hasher.combine(dark)
    }
  }
}

extension Color {
  /// Names of system colours, such as `systemRedColor`; their values depend on the version of iOS that is drawn.
  package final class SystemNames: Sendable {
    package let light: String?
    package let dark: String?

    package init(light: String?, dark: String?) { (self.light, self.dark) = (light, dark) }
  }

  /// Makes a colour from `0xRRGGBB`.
  public init(rgb hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }
}
