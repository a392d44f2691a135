internal import AppUIKit
public import CoreGraphics
public import Foundation

/// A font that is found where it is used, by the size of text there.
public struct Font: Hashable, Sendable {
  private enum Base: Hashable, Sendable {
    case style(TextStyle, Design?, Weight?)
    case system(CGFloat, Weight?, Design?)
    case named(String, CGFloat, relativeTo: TextStyle?, isFixed: Bool)
    case given(UIFont)
  }

  private var base: Base
  var weight: Weight?
  var design: Design?
  var isItalic = false
  var isMonospacedDigit = false

  private init(_ base: Base) { self.base = base }

  public init(_ font: UIFont) { base = .given(font) }

  // MARK: Styles

  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    var style: UIFont.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption1
      case .caption2: .caption2
      }
    }
  }

  public static let largeTitle = Font(.style(.largeTitle, nil, nil))
  public static let title = Font(.style(.title, nil, nil))
  public static let title2 = Font(.style(.title2, nil, nil))
  public static let title3 = Font(.style(.title3, nil, nil))
  public static let headline = Font(.style(.headline, nil, nil))
  public static let subheadline = Font(.style(.subheadline, nil, nil))
  public static let body = Font(.style(.body, nil, nil))
  public static let callout = Font(.style(.callout, nil, nil))
  public static let footnote = Font(.style(.footnote, nil, nil))
  public static let caption = Font(.style(.caption, nil, nil))
  public static let caption2 = Font(.style(.caption2, nil, nil))

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style, design, weight))
  }
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size, weight, design))
  }

  /// A font by its name, which grows with the size of text as body does.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.named(name, size, relativeTo: .body, isFixed: false))
  }
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(.named(name, size, relativeTo: style, isFixed: false))
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.named(name, fixedSize, relativeTo: nil, isFixed: true))
  }

  public struct Weight: Hashable, Sendable {
    let weight: UIFont.Weight
    public func hash(into hasher: inout Hasher) { hasher.combine(weight.rawValue) }
    public static func == (a: Weight, b: Weight) -> Bool { a.weight.rawValue == b.weight.rawValue }
    public static let ultraLight = Weight(weight: .ultraLight)
    public static let thin = Weight(weight: .thin)
    public static let light = Weight(weight: .light)
    public static let regular = Weight(weight: .regular)
    public static let medium = Weight(weight: .medium)
    public static let semibold = Weight(weight: .semibold)
    public static let bold = Weight(weight: .bold)
    public static let heavy = Weight(weight: .heavy)
    public static let black = Weight(weight: .black)
  }

  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  // MARK: Changes

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }

  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }
  public func bold() -> Font { weight(.bold) }
  public func italic() -> Font { changed { $0.isItalic = true } }
  public func monospaced() -> Font { changed { $0.design = .monospaced } }
  public func monospacedDigit() -> Font { changed { $0.isMonospacedDigit = true } }

  // MARK: UIKit's font

  /// The font at a size of text.
  @MainActor func font(_ size: DynamicTypeSize) -> UIFont {
    let traits = UITraitCollection(preferredContentSizeCategory: size.category)
    var (font, design) = base(traits)
    design = self.design ?? design
    if isMonospacedDigit, case .system = base {
      font = .monospacedDigitSystemFont(ofSize: font.pointSize, weight: (weight ?? .regular).weight)
    } else if let weight {
      font = font.weighing(weight.weight)
    }
    if let design, design != .default, let other = font.fontDescriptor.withDesign(design.design) {
      font = UIFont(descriptor: other, size: 0)
    }
    if isItalic,
      let other = font.fontDescriptor.withSymbolicTraits(
        font.fontDescriptor.symbolicTraits.union(.traitItalic))
    {
      font = UIFont(descriptor: other, size: 0)
    }
    return font
  }

  @MainActor private func base(_ traits: UITraitCollection) -> (UIFont, Design?) {
    switch base {
    case .style(let style, let design, let weight):
      let font = UIFont.preferredFont(forTextStyle: style.style, compatibleWith: traits)
      return (self.weight == nil ? weight.map { font.weighing($0.weight) } ?? font : font, design)
    case .system(let size, let weight, let design):
      return (.systemFont(ofSize: size, weight: (self.weight ?? weight ?? .regular).weight), design)
    case .named(let name, let size, let style, let isFixed):
      let font = UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
      guard !isFixed, let style else { return (font, nil) }
      return (UIFontMetrics(forTextStyle: style.style).scaledFont(for: font, compatibleWith: traits), nil)
    case .given(let font): return (font, nil)
    }
  }
}

extension UIFont {
  fileprivate func weighing(_ weight: Weight) -> UIFont {
    let traits = [UIFontDescriptor.AttributeName.traits: [UIFontDescriptor.TraitKey.weight: weight]]
    return UIFont(descriptor: fontDescriptor.addingAttributes(traits), size: 0)
  }
}

extension Font.Design {
  var design: UIFontDescriptor.SystemDesign {
    switch self {
    case .default: .default
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}
