package import LayoutEngine
package import PageBase

/// The environments a variant of an image is meant for; `nil` is any.
package struct ImageConditions: Hashable, Sendable {
  /// Pixels per point; `nil` for shapes, which suit every scale.
  package var scale: Double?
  package var idiom: Device.Idiom?
  package var appearance: Appearance?
  /// BCP 47.
  package var locale: String?
  package var direction: LayoutDirection?
  package var horizontalSizeClass: SizeClass?
  package var verticalSizeClass: SizeClass?
  /// True if it is for what is never drawn here: increased contrast, or screens of the P3 gamut.
  package var isForElsewhere = false

  package init(
    scale: Double? = nil, idiom: Device.Idiom? = nil, appearance: Appearance? = nil, locale: String? = nil,
    direction: LayoutDirection? = nil, horizontalSizeClass: SizeClass? = nil,
    verticalSizeClass: SizeClass? = nil, isForElsewhere: Bool = false
  ) {
    self.scale = scale
    self.idiom = idiom
    self.appearance = appearance
    self.locale = locale
    self.direction = direction
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.isForElsewhere = isForElsewhere
  }

  /// How well the variant suits: greater, compared from the first number on, is better.
  ///
  /// Variants that nothing speaks against come first. Among those a variant that asks for the appearance beats
  /// one for any; then count locale, idiom, direction of reading, size classes and last the scale: the same, else
  /// the next larger, else the largest of the smaller ones.
  package func rank(in traits: ImageTraits) -> [Double] {
    let wishes = [
      Self.rank(appearance, traits.appearance), localeRank(traits.locale), Self.rank(idiom, traits.idiom),
      Self.rank(direction, traits.direction), Self.rank(horizontalSizeClass, traits.horizontalSizeClass),
      Self.rank(verticalSizeClass, traits.verticalSizeClass),
    ]
    let faults = wishes.count { $0 < 0 } + (isForElsewhere ? 1 : 0)
    return [-Double(faults)] + wishes + [scaleRank(traits.scale)]
  }

  /// -1 for another value than is wanted, 0 for any, 1 for the wanted one.
  private static func rank<Value: Equatable>(_ own: Value?, _ wanted: Value) -> Double {
    guard let own else { return 0 }
    return own == wanted ? 1 : -1
  }

  /// A variant for a language serves its regions; one for the region serves it better.
  private func localeRank(_ wanted: String) -> Double {
    guard let locale else { return 0 }
    let (own, wanted) = (Self.folded(locale), Self.folded(wanted))
    if own == wanted { return 2 }
    return wanted.hasPrefix(own + "-") ? 1 : -1
  }

  private static func folded(_ tag: String) -> String {
    tag.replacing("_", with: "-").lowercased()
  }

  private func scaleRank(_ wanted: Double) -> Double {
    guard let scale, scale != wanted else { return 1000 }
    return scale > wanted ? 500 - scale : scale
  }
}
