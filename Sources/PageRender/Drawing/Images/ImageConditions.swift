package import LayoutEngine
package import PageBase

/// The environments that a variant of an image is for; `nil` allows any value of a trait.
package struct ImageConditions: Hashable, Sendable {
  /// The pixels per point; `nil` for shapes, which suit every scale.
  package var scale: Double?
  package var idiom: Device.Idiom?
  package var appearance: Appearance?
  /// The locale's BCP 47 tag.
  package var locale: String?
  package var direction: LayoutDirection?
  package var horizontalSizeClass: SizeClass?
  package var verticalSizeClass: SizeClass?
  /// True if the variant is for environments that PageRender never draws: increased contrast, or screens of
  /// the P3 gamut.
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

  /// The variant's rank: of two ranks, compared number by number from the first, the greater suits better.
  ///
  /// Variants without a contradicting condition come first. Among these a variant for the wanted appearance
  /// beats one for any appearance. Locale, idiom, reading direction, size classes and scale follow in this
  /// order. The best scale is the wanted one, then the next larger, then the largest smaller one.
  package func rank(in traits: ImageTraits) -> [Double] {
    let wishes = [
      Self.rank(appearance, traits.appearance), localeRank(traits.locale), Self.rank(idiom, traits.idiom),
      Self.rank(direction, traits.direction), Self.rank(horizontalSizeClass, traits.horizontalSizeClass),
      Self.rank(verticalSizeClass, traits.verticalSizeClass),
    ]
    let faults = wishes.count { $0 < 0 } + (isForElsewhere ? 1 : 0)
    return [-Double(faults)] + wishes + [scaleRank(traits.scale)]
  }

  /// The rank of a condition: -1 for another value than the wanted one, 0 for any value, 1 for the wanted
  /// value.
  private static func rank<Value: Equatable>(_ own: Value?, _ wanted: Value) -> Double {
    guard let own else { return 0 }
    return own == wanted ? 1 : -1
  }

  /// The rank of the locale: 2 for the wanted tag, 1 for a language of which it is a region, 0 for any, -1
  /// for another.
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
