/// Four characters that name a feature or an axis of a font, such as `tnum` or `wght`.
public struct FontTag: RawRepresentable, Hashable, Comparable, Sendable {
  /// The characters' ASCII codes, the first in the highest byte, as in OpenType tables.
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A tag of four printable ASCII characters; `nil` for any other text.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 4, bytes.allSatisfy({ (0x20...0x7E).contains($0) }) else { return nil }
    rawValue = bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }

  public static func < (a: FontTag, b: FontTag) -> Bool { a.rawValue < b.rawValue }

  // OpenType's registered axes, and the features that PageRender refers to.
  static let weight = FontTag(rawValue: 0x7767_6874)  // wght
  static let opticalSize = FontTag(rawValue: 0x6F70_737A)  // opsz
  static let italic = FontTag(rawValue: 0x6974_616C)  // ital
  static let slant = FontTag(rawValue: 0x736C_6E74)  // slnt
  package static let tabularNumbers = FontTag(rawValue: 0x746E_756D)  // tnum
}

extension FontTag: CustomStringConvertible {
  public var description: String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> UInt32($0)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// An OpenType feature and its value: on, off or an alternate.
public struct FontFeature: Hashable, Sendable {
  public var tag: FontTag
  /// The value: 0 for off, 1 for on; features with alternates number them from 1.
  public var value: UInt32

  public init(_ tag: FontTag, value: UInt32 = 1) {
    self.tag = tag
    self.value = value
  }
}

/// A position on an axis of a variable font.
public struct FontVariation: Hashable, Sendable {
  public var axis: FontTag
  /// The value on the axis's own scale: 100…900 for `wght`, points for `opsz`, degrees for `slnt`.
  public var value: Double

  public init(_ axis: FontTag, value: Double) {
    self.axis = axis
    self.value = value
  }
}

extension [FontFeature] {
  /// A copy with one feature set; sorted by tag, each once, so that equal settings are equal values.
  func setting(_ feature: FontFeature) -> [FontFeature] {
    (filter { $0.tag != feature.tag } + [feature]).sorted { $0.tag < $1.tag }
  }
}

extension [FontVariation] {
  /// A copy with one axis set; sorted by axis, each once, so that equal settings are equal values.
  func setting(_ variation: FontVariation) -> [FontVariation] {
    guard variation.value.isFinite else { return self }
    return (filter { $0.axis != variation.axis } + [variation]).sorted { $0.axis < $1.axis }
  }
}
