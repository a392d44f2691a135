public import Foundation
internal import PageDrawing

/// An immutable description from which fonts are made.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  let font: ScalingFont

  private var descriptor: FontDescriptor { font.descriptor }

  init(_ font: ScalingFont) {
    self.font = font
  }

  /// Makes the descriptor of the 12 pt system font, with properties replaced by attributes.
  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    self.init(ScalingFont(FontDescriptor(pointSize: 12)).adding(attributes))
  }

  /// Makes a descriptor by the name of a family or of one face.
  public convenience init(name: String, size: CGFloat) {
    self.init(fontAttributes: [.name: name, .size: size])
  }

  /// The descriptor of a text style, at the content size that pages are being built for.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).fontDescriptor
  }

  // MARK: Properties

  open var pointSize: CGFloat { CGFloat(descriptor.pointSize) }

  open var postscriptName: String { UIFont(font).fontName }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if descriptor.isItalic { traits.insert(.traitItalic) }
    if descriptor.weight >= .semibold { traits.insert(.traitBold) }
    if descriptor.family == .systemDesign(.monospaced) { traits.insert(.traitMonoSpace) }
    if case .textStyle(_, let leading) = font.scaling {
      if leading < 0 { traits.insert(.traitTightLeading) }
      if leading > 0 { traits.insert(.traitLooseLeading) }
    }
    return traits
  }

  /// The name, family, size or traits of the font; `nil` for any other attribute.
  open func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }
  open var fontAttributes: [AttributeName: Any] {
    let font = UIFont(font)
    return [
      .name: font.fontName, .family: font.familyName, .size: pointSize,
      .traits: [
        TraitKey.symbolic: symbolicTraits.rawValue, .weight: UIFont.Weight(descriptor.weight).rawValue,
        .slant: descriptor.isItalic ? 1 : 0,
      ] as [TraitKey: Any],
    ]
  }
  open var matrix: CGAffineTransform { .identity }
  open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
    Effectless.say("UIFontDescriptor.withMatrix(_:)", "letters are upright and as wide as the font has them")
    return self
  }
  open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?)
    -> [UIFontDescriptor]
  {
    [self]
  }

  // MARK: Others like it

  open func withSize(_ size: CGFloat) -> UIFontDescriptor {
    guard size > 0, size.isFinite else { return self }
    var resized = descriptor
    resized.pointSize = Double(size)
    resized.leading = 0
    return UIFontDescriptor(ScalingFont(resized))
  }

  /// A copy with exactly these traits; `nil` for unsupported traits.
  ///
  /// Unsupported are condensed and expanded traits, and monospacing of any font but the system font.
  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    guard traits.isDisjoint(with: [.traitCondensed, .traitExpanded]) else { return nil }
    return UIFontDescriptor(font.with(traits)).checked(traits)
  }

  private func checked(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    traits.contains(.traitMonoSpace) && !symbolicTraits.contains(.traitMonoSpace) ? nil : self
  }

  /// A copy in a design of the system font; `nil` for a font that is not the system's.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    switch descriptor.family {
    case .system, .systemDesign: break
    case .named, .preferred: return nil
    }
    var changed = font
    switch design {
    case .rounded: changed.descriptor.family = .systemDesign(.rounded)
    case .serif: changed.descriptor.family = .systemDesign(.serif)
    case .monospaced: changed.descriptor.family = .systemDesign(.monospaced)
    default: changed.descriptor.family = .system
    }
    return UIFontDescriptor(changed)
  }

  open func withFamily(_ family: String) -> UIFontDescriptor { addingAttributes([.family: family]) }

  /// A copy with the weight and slant of a style name, such as `Bold Italic`.
  open func withFace(_ face: String) -> UIFontDescriptor { addingAttributes([.face: face]) }

  open func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    UIFontDescriptor(font.adding(attributes))
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.font == font
  }

  open override var hash: Int { font.hashValue }
}

extension ScalingFont {
  /// The change of leading in tight and loose variants of text styles, in points, from Apple's guidelines.
  private static let leadingStep = 2.0

  /// The font with these and no other symbolic traits.
  fileprivate func with(_ traits: UIFontDescriptor.SymbolicTraits) -> ScalingFont {
    var changed = self
    changed.descriptor.isItalic = traits.contains(.traitItalic)
    let isBold = descriptor.weight >= .semibold
    if traits.contains(.traitBold) != isBold { changed.descriptor.weight = isBold ? .regular : boldWeight }
    switch descriptor.family {
    case .system where traits.contains(.traitMonoSpace):
      changed.descriptor.family = .systemDesign(.monospaced)
    case .systemDesign(.monospaced) where !traits.contains(.traitMonoSpace):
      changed.descriptor.family = .system
    default: break
    }
    if case .textStyle(let style, let leading) = scaling {
      let wanted =
        traits.contains(.traitTightLeading)
        ? -Self.leadingStep : traits.contains(.traitLooseLeading) ? Self.leadingStep : 0
      changed.scaling = .textStyle(style, leading: wanted)
      changed.descriptor.leading += wanted - leading
    }
    return changed
  }

  /// The weight of the bold variant; a text style has its own, and the system font's is semibold, as
  /// `boldSystemFont` is.
  private var boldWeight: FontWeight {
    if case .textStyle(let style, _) = scaling { return style.emphasizedWeight }
    return switch descriptor.family {
    case .system, .systemDesign: .semibold
    case .named, .preferred: .bold
    }
  }
}
