internal import Foundation
internal import PageDrawing

extension UIFontDescriptor {
  /// An attribute of a font descriptor.
  ///
  /// Attributes that are not listed, such as a matrix or a cascade list, have no effect.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// A family's name.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of one face.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The words of a style, such as `Bold Italic`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// A number, in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// A list of dictionaries by `FeatureKey`.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// A `UIFont.TextStyle`, or the name of one.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// Core Text's `kCTFontVariationAttribute`: a dictionary of axis values by axis tag.
    ///
    /// The tag is a string of four characters, or these characters as a number.
    static let variation = AttributeName(rawValue: "NSCTFontVariationAttribute")

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// A number of `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A `UIFont.Weight` or its number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// A number; above 0 is italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The keys of a font feature by Apple's numbers of its type and selector (`SFNTLayoutTypes.h`).
  ///
  /// A feature by its OpenType tag has the keys `CTFeatureOpenTypeTag` and `CTFeatureOpenTypeValue` instead.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The older name of `type`.
    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The older name of `selector`.
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")

    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension ScalingFont {
  /// The font with properties replaced by attributes.
  func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> ScalingFont {
    var font = self
    if let style = attributes[.textStyle].flatMap(namedStyle) {
      font = .textStyle(style, at: UITraitCollection.current.preferredContentSizeCategory.contentSize)
    }
    // The name of a face takes precedence over that of a family.
    for key in [UIFontDescriptor.AttributeName.family, .name] {
      if let name = attributes[key] as? String, !name.isEmpty { font.descriptor.family = .named(name) }
    }
    if let size = attributes[.size].flatMap(number), size > 0, size.isFinite {
      font = ScalingFont(font.descriptor)
      font.descriptor.pointSize = size
      font.descriptor.leading = 0
    }
    if let face = attributes[.face] as? String {
      let style = FontStyleName(face.filter { $0 != " " })
      font.descriptor.weight = style.weight
      font.descriptor.isItalic = style.isItalic
    }
    if let traits = attributes[.traits] as? [AnyHashable: Any] { font.add(traits: traits) }
    if let settings = attributes[.featureSettings] as? [[AnyHashable: Any]] {
      for feature in settings.flatMap(FontFeature.features) { font.descriptor.set(feature) }
    }
    if let variations = attributes[.variation] as? [AnyHashable: Any] { font.add(variations: variations) }
    return font
  }

  private mutating func add(traits: [AnyHashable: Any]) {
    func value(_ key: UIFontDescriptor.TraitKey) -> Any? {
      traits[AnyHashable(key)] ?? traits[AnyHashable(key.rawValue)]
    }
    if let symbolic = value(.symbolic) {
      let bits = (symbolic as? UIFontDescriptor.SymbolicTraits)?.rawValue
      let traits = bits ?? number(symbolic).flatMap { UInt32(exactly: $0) }
      if let traits, let font = UIFontDescriptor(self).withSymbolicTraits(.init(rawValue: traits)) {
        self = font.font
      }
    }
    if let weight = value(.weight) {
      let own = weight as? UIFont.Weight
      if let weight = own ?? number(weight).map({ UIFont.Weight(rawValue: CGFloat($0)) }) {
        descriptor.weight = weight.fontWeight
      }
    }
    if let slant = value(.slant).flatMap(number) { descriptor.isItalic = slant > 0 }
  }

  private mutating func add(variations: [AnyHashable: Any]) {
    for (axis, value) in variations {
      let tag = (axis.base as? String).flatMap { FontTag($0) }
      let code = number(axis.base).flatMap { UInt32(exactly: $0) }.map { FontTag(rawValue: $0) }
      // `set` sorts, so that the dictionary's order is not seen.
      if let axis = tag ?? code, let value = number(value) {
        descriptor.set(FontVariation(axis, value: value))
      }
    }
  }
}

private func namedStyle(_ value: Any) -> TextStyle? {
  if let style = value as? UIFont.TextStyle { return style.style }
  return (value as? String).flatMap { TextStyle(uiKitName: $0) }
}

/// The value of a number of any Swift type; `nil` for other values.
private func number(_ value: Any) -> Double? {
  switch value {
  case let value as CGFloat: Double(value)
  case let value as any BinaryFloatingPoint: Double(value)
  case let value as any BinaryInteger: Double(value)
  case let value as NSNumber: value.doubleValue
  default: nil
  }
}

extension FontFeature {
  /// The features of one entry of `featureSettings`; empty for an unknown entry.
  fileprivate static func features(_ entry: [AnyHashable: Any]) -> [FontFeature] {
    func value(_ key: String) -> Any? {
      entry[AnyHashable(UIFontDescriptor.FeatureKey(rawValue: key))] ?? entry[AnyHashable(key)]
    }
    if let tag = (value("CTFeatureOpenTypeTag") as? String).flatMap({ FontTag($0) }) {
      let setting = value("CTFeatureOpenTypeValue").flatMap(number) ?? 1
      return [FontFeature(tag, value: UInt32(exactly: setting) ?? 1)]
    }
    guard let type = value("CTFeatureTypeIdentifier").flatMap(number).flatMap({ Int(exactly: $0) }),
      let selector = value("CTFeatureSelectorIdentifier").flatMap(number).flatMap({ Int(exactly: $0) })
    else { return [] }
    return FeatureSelector.features(type: type, selector: selector)
  }
}
