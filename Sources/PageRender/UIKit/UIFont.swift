public import Foundation

/// A font at a size: a wish that the font catalogue answers with files when text is measured. Never changes.
open class UIFont: NSObject, @unchecked Sendable {
  let header = AttributeValueHeader()
  let descriptor: FontDescriptor

  init(_ descriptor: FontDescriptor) {
    self.descriptor = descriptor
  }

  /// A font of a family by the name in its files; `nil` for sizes that are not above 0.
  public convenience init?(name: String, size: CGFloat) {
    guard size > 0, size.isFinite, !name.isEmpty else { return nil }
    self.init(FontDescriptor(family: .named(name), pointSize: Double(size)))
  }

  /// A weight on UIKit's scale, -1…1, where 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
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

    /// The nearest named weight on OpenType's scale.
    var fontWeight: FontWeight {
      let named: [(Weight, FontWeight)] = [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
        (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
      ]
      let nearest = named.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }
      return nearest?.1 ?? .regular
    }
  }

  open class func systemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .regular)
  }

  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescriptor(weight: weight.fontWeight, pointSize: Double(size)))
  }

  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(FontDescriptor(isItalic: true, pointSize: Double(size)))
  }

  open var pointSize: CGFloat { CGFloat(descriptor.pointSize) }

  open func withSize(_ size: CGFloat) -> UIFont {
    var resized = descriptor
    resized.pointSize = Double(size)
    return UIFont(resized)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.descriptor == descriptor
  }

  open override var hash: Int { descriptor.hashValue }
}
