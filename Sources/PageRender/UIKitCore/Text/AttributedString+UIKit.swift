public import Foundation

/// UIKit's attributes of an `AttributedString`: `title.font = .systemFont(ofSize: 17)`.
extension AttributeScopes {
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let ligature: LigatureAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let underlineColor: UnderlineColorAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let shadow: ShadowAttribute
    public let foundation: AttributeScopes.FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = "NSParagraphStyle"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }
    public enum LigatureAttribute: AttributedStringKey {
      public typealias Value = Int
      public static let name = "NSLigature"
    }
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "CTTracking"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSStrikethrough"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSUnderline"
    }
    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrikethroughColor"
    }
    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSUnderlineColor"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSBaselineOffset"
    }
    public enum ShadowAttribute: AttributedStringKey {
      public typealias Value = NSShadow
      public static let name = "NSShadow"
    }
  }

  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeContainer {
  /// The UIKit attributes and the link, by the keys of `NSAttributedString`.
  fileprivate var values: [NSAttributedString.Key: Any] {
    var values: [NSAttributedString.Key: Any] = [:]
    func add<Key: AttributedStringKey>(_ key: Key.Type) where Key.Value: Sendable {
      if let value = self[key] { values[NSAttributedString.Key(key.name)] = value }
    }
    add(AttributeScopes.UIKitAttributes.FontAttribute.self)
    add(AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self)
    add(AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self)
    add(AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self)
    add(AttributeScopes.UIKitAttributes.LigatureAttribute.self)
    add(AttributeScopes.UIKitAttributes.KernAttribute.self)
    add(AttributeScopes.UIKitAttributes.TrackingAttribute.self)
    add(AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self)
    add(AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self)
    add(AttributeScopes.UIKitAttributes.StrikethroughColorAttribute.self)
    add(AttributeScopes.UIKitAttributes.UnderlineColorAttribute.self)
    add(AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.self)
    add(AttributeScopes.UIKitAttributes.ShadowAttribute.self)
    if let link = self[AttributeScopes.FoundationAttributes.LinkAttribute.self] { values[.link] = link }
    return values
  }
}

extension AttributeContainer {
  /// Makes a container of UIKit's attributes among those of a range of an `NSAttributedString`.
  public init(_ values: [NSAttributedString.Key: Any]) {
    self.init()
    self.font = values[.font] as? UIFont
    self.paragraphStyle = values[.paragraphStyle] as? NSParagraphStyle
    self.foregroundColor = values[.foregroundColor] as? UIColor
    self.backgroundColor = values[.backgroundColor] as? UIColor
    self.strikethroughColor = values[.strikethroughColor] as? UIColor
    self.underlineColor = values[.underlineColor] as? UIColor
    self.shadow = values[.shadow] as? NSShadow
    self.kern = Self.number(values[.kern])
    self.baselineOffset = Self.number(values[.baselineOffset])
    self.ligature = Self.number(values[.ligature]).flatMap { Int(exactly: Double($0)) }
    self.underlineStyle = Self.line(values[.underlineStyle])
    self.strikethroughStyle = Self.line(values[.strikethroughStyle])
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    default: nil
    }
  }

  private static func line(_ value: Any?) -> NSUnderlineStyle? {
    if let style = value as? NSUnderlineStyle { return style }
    return number(value).flatMap { Int(exactly: Double($0)) }.map { NSUnderlineStyle(rawValue: $0) }
  }
}

extension AttributedString {
  /// Makes a string with the UIKit attributes; other attributes are left out.
  public init(_ string: NSAttributedString) {
    self.init()
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole) { values, range, _ in
      let part = string.attributedSubstring(from: range).string
      append(AttributedString(part, attributes: AttributeContainer(values)))
    }
  }
}

extension NSAttributedString {
  /// Makes a string with the UIKit attributes and links; attributes of other scopes are left out.
  public convenience init(_ attributedString: AttributedString) {
    let built = NSMutableAttributedString(string: "")
    for run in attributedString.runs {
      built.append(
        NSAttributedString(
          string: String(attributedString[run.range].characters), attributes: run.attributes.values))
    }
    self.init(attributedString: built)
  }
}
