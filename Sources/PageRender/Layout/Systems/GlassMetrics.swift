package import PageBase
package import PageDrawing

/// A material or glass: a filter of what lies below, and a translucent fill over it.
package struct MaterialLook: Hashable, Sendable {
  /// The standard deviation of the blur, in points.
  package var radius: Double
  /// The factors of the saturation of what lies below.
  package var saturation: ByAppearance
  package var fill: Color.Dynamic

  package init(radius: Double, saturation: ByAppearance, fill: Color.Dynamic) {
    self.radius = radius
    self.saturation = saturation
    self.fill = fill
  }

  /// A fill without a filter.
  package init(plain fill: Color.Dynamic) {
    self.init(radius: 0, saturation: ByAppearance(light: 1, dark: 1), fill: fill)
  }

  /// The filter; `nil` if it changes nothing, or the fill hides it.
  package func backdrop(_ appearance: Appearance) -> Backdrop? {
    let saturation = appearance == .dark ? saturation.dark : saturation.light
    guard radius > 0 || saturation != 1, fill.resolved(in: appearance).alpha < 1 else { return nil }
    return Backdrop(radius: radius, saturation: saturation)
  }
}

/// A number by appearance.
package struct ByAppearance: Hashable, Sendable {
  package var light: Double
  package var dark: Double

  package init(light: Double, dark: Double) {
    self.light = light
    self.dark = dark
  }
}

/// A pane of glass: a material, the light at its rim, and its shadow, which falls only outside.
package struct GlassLook: Hashable, Sendable {
  package var material: MaterialLook
  package var ring: Color.Dynamic
  package var ringWidth: Double
  package var shadow: KnobMetrics.Shadow?

  package init(
    material: MaterialLook, ring: Color.Dynamic, ringWidth: Double, shadow: KnobMetrics.Shadow? = nil
  ) {
    self.material = material
    self.ring = ring
    self.ringWidth = ringWidth
    self.shadow = shadow
  }
}

/// The looks of `UIGlassEffect`, and the blur of other materials.
package struct GlassMetrics: Hashable, Sendable {
  package var regular: GlassLook
  package var clear: GlassLook
}
