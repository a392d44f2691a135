public import Foundation
internal import PageBase
package import PageDrawing

/// An immutable font request, which the font catalogue resolves to files when text is measured.
open class UIFont: NSObject, @unchecked Sendable {
  let header = AttributeValueHeader()
  let font: ScalingFont

  var descriptor: FontDescriptor { font.descriptor }

  init(_ font: ScalingFont) {
    self.font = font
  }

  package convenience init(_ descriptor: FontDescriptor) {
    self.init(ScalingFont(descriptor))
  }

  /// The font at the content size that pages are being built for.
  package convenience init(following font: ScalingFont) {
    self.init(font.scaled(to: UITraitCollection.current.preferredContentSizeCategory.contentSize))
  }

  /// Makes a font by the name of its family (`Inter Display`) or of one face (`InterDisplay-Bold`).
  ///
  /// The system font replaces a font of iOS that the run does not have. The result is `nil` for a size not
  /// above 0 and, with a warning, for a name that neither the run's fonts nor iOS have.
  public convenience init?(name: String, size: CGFloat) {
    guard size > 0, size.isFinite, !name.isEmpty else { return nil }
    let named = FontDescriptor(family: .named(name), pointSize: Double(size))
    if FontCatalog.building.font(named: name) != nil {
      self.init(named)
    } else if let standIn = DeviceFonts.descriptor(named: name, size: Double(size)) {
      self.init(standIn)
    } else {
      var missing = Diagnostic(
        .warning,
        "UIFont(name: \(Wording.quoted(name))) is nil: no font of the app and none of iOS has this name")
      missing.topic = Self.missingTopic(of: name)
      CodeFaults.current?.append(missing)
      return nil
    }
  }

  /// Makes the font of a descriptor at a size in points; 0 is the descriptor's size.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(size > 0 && size.isFinite ? descriptor.withSize(size).font : descriptor.font)
  }

  /// A weight on UIKit's scale, -1…1, where 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: CGFloat

    // UIFontDescriptor.h's constants, as UIKit prints them.
    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static func < (a: Weight, b: Weight) -> Bool { a.rawValue < b.rawValue }
  }

  // MARK: System fonts

  open class func systemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .regular)
  }

  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescriptor(weight: weight.fontWeight, pointSize: Double(size)))
  }

  /// The system font at its standard width; any other width causes a warning.
  open class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
    if width != .standard {
      Effectless.say("the width of a system font", "its letters are as wide as the standard's")
    }
    return systemFont(ofSize: size, weight: weight)
  }

  /// The semibold system font: on iOS this font is named `.SFUI-Semibold`, and its texts are as wide as those of
  /// `weight: .semibold`.
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .semibold)
  }

  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(FontDescriptor(isItalic: true, pointSize: Double(size)))
  }

  /// The system font with digits of one width.
  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    var descriptor = FontDescriptor(weight: weight.fontWeight, pointSize: Double(size))
    descriptor.set(FontFeature(.tabularNumbers))
    return UIFont(descriptor)
  }

  /// The monospaced system font, SF Mono, which DejaVu Sans Mono replaces.
  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      FontDescriptor(
        family: .systemDesign(.monospaced), weight: weight.fontWeight, pointSize: Double(size)))
  }

  // UIFont.h's class properties, as UIKit prints them on iOS.
  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var systemFontSize: CGFloat { 14 }

  // MARK: Properties

  open var pointSize: CGFloat { CGFloat(descriptor.pointSize) }

  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font) }

  /// A copy at a fixed size, which does not follow the content size.
  open func withSize(_ size: CGFloat) -> UIFont {
    UIFont(descriptor: fontDescriptor, size: size)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.font == font
  }

  open override var hash: Int { font.hashValue }
}

extension UIFont.Weight {
  private static let named: [(weight: UIFont.Weight, fontWeight: FontWeight)] = [
    (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
    (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
  ]

  /// The weight on OpenType's scale, interpolated between named weights and clamped to the outermost ones.
  var fontWeight: FontWeight {
    guard rawValue.isFinite, let next = Self.named.firstIndex(where: { $0.weight.rawValue >= rawValue })
    else { return rawValue > 0 ? .black : .regular }
    guard next > 0 else { return .ultraLight }
    let (low, high) = (Self.named[next - 1], Self.named[next])
    let share = (rawValue - low.weight.rawValue) / (high.weight.rawValue - low.weight.rawValue)
    let gap = Double(high.fontWeight.rawValue - low.fontWeight.rawValue)
    return FontWeight(rawValue: low.fontWeight.rawValue + Int((Double(share) * gap).rounded()))
  }

  /// Makes the named weight nearest to a weight on OpenType's scale.
  package init(_ weight: FontWeight) {
    let nearest = Self.named.min {
      abs($0.fontWeight.rawValue - Self.clamped(weight)) < abs($1.fontWeight.rawValue - Self.clamped(weight))
    }
    self = nearest?.weight ?? .regular
  }

  private static func clamped(_ weight: FontWeight) -> Int { min(max(weight.rawValue, 0), 1000) }
}
