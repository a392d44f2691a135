internal import LayoutEngine
internal import PageBase
package import PageDrawing
internal import PageLayout

/// Reads the values that views show as names and words, by reflection, for views of any kind.
///
/// Contents are plain structures whose members' names become the properties' names, so that a new kind of
/// control needs no code in this file. Colours, fonts, texts and pictures have words of their own.
package struct PropertyReader {
  let traits: ImageTraits
  let appearance: Appearance

  /// The greatest number of elements that are written one by one; a longer list is written as a hash.
  private static let longestList = 12

  /// Returns the view's properties, not sorted, without its frame and those of its layout item.
  func properties(of view: ViewNode) -> [FrameTree.Property] {
    var found = Found()
    if let color = view.backgroundColor { found.add("backgroundColor", words(color)) }
    if view.alpha != 1 { found.add("alpha", JSONOutput.format(view.alpha)) }
    if view.isHidden { found.add("isHidden", "true") }
    if view.behavior.isDisabled { found.add("isEnabled", "false") }
    if view.clipsToBounds { found.add("clipsToBounds", "true") }
    if let name = view.behavior.missingImage { found.add("image", "\(name), missing") }
    if let size = view.sizeAdjustment {
      found.add("sizeAdjustment", [size.width, size.height].map(Self.words).joined(separator: " × "))
    }
    if let direction = view.direction { found.add("direction", "\(direction)") }
    if let own = view.appearance { found.add("appearance", "\(own)") }
    switch view.content {
    case .none: break
    case .hairline: found.add("content", "hairline")
    case .text(let text): read(text, "", into: &found)
    case .image(let image): read(image, "", into: &found)
    case .pageControl(let dots): read(dots, "", into: &found)
    case .control(let content): read(content, "", into: &found)
    }
    if let layer = view.layer { read(layer, "layer", into: &found) }
    if !view.drawing.isEmpty { found.add("drawing", digest(of: view.drawing)) }
    return found.properties
  }

  private struct Found {
    var properties: [FrameTree.Property] = []

    mutating func add(_ name: String, _ value: String) {
      if PropertyDefaults.isUsual(value, of: name) { return }
      let name = FrameTree.Node.ownKeys.contains(name) ? "content.\(name)" : name
      properties.append(FrameTree.Property(name: name, value: value))
    }
  }

  // MARK: Walking

  /// - Parameter isSet: True for the value of an optional: zero and false are written too, as it could be
  ///   `nil`.
  private func read(_ value: Any, _ name: String, isSet: Bool = false, into found: inout Found) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      if let child = mirror.children.first { read(child.value, name, isSet: true, into: &found) }
      return
    }
    if let words = leaf(value) {
      let isTold = !words.isEmpty && (isSet || PropertyDefaults.hasUsual(name))
      if isTold || !Self.saysNothing(words) { found.add(name.isEmpty ? "content" : name, words) }
      return
    }
    if let text = value as? AttributedText { return read(text, name, into: &found) }
    if let font = value as? FontDescriptor { return read(font, name, into: &found) }
    switch mirror.displayStyle {
    case .enum:
      readCase(value, mirror, name, into: &found)
    case .collection, .set:
      let elements = Array(mirror.children)
      guard elements.count <= Self.longestList else { return found.add(name, digest(of: value)) }
      for (place, element) in elements.enumerated() {
        read(element.value, Self.join(name, String(place + 1)), into: &found)
      }
    default:
      // An option set is written as its raw value.
      if mirror.children.count == 1, let child = mirror.children.first, child.label == "rawValue" {
        return read(child.value, name, into: &found)
      }
      for child in mirror.children where child.label.map({ !Self.untold.contains($0) }) ?? true {
        read(child.value, Self.join(name, child.label ?? ""), into: &found)
      }
    }
  }

  /// The members that are left out as they follow from others, or from the version of iOS.
  private static let untold: Set<String> = ["metrics", "widestTitle", "role"]

  private func readCase(_ value: Any, _ mirror: Mirror, _ name: String, into found: inout Found) {
    guard let payload = mirror.children.first else { return found.add(name, "\(value)") }
    let label = payload.label ?? ""
    found.add(name, label)
    read(payload.value, Self.join(name, label), into: &found)
  }

  private static func join(_ name: String, _ part: String) -> String {
    // A tuple's members are called .0, .1; members without a label add no name.
    let part = part.hasPrefix(".") ? String(part.dropFirst()) : part
    return name.isEmpty ? part : part.isEmpty ? name : "\(name).\(part)"
  }

  /// Returns true for zero, false and empty values, which trees leave out to stay short.
  private static func saysNothing(_ words: String) -> Bool {
    words.isEmpty || words == "false" || words == "0" || words == "0 0" || words == "0 0 0 0"
  }

  /// Returns the words for a value without members of interest; `nil` for other values.
  private func leaf(_ value: Any) -> String? {
    switch value {
    case let value as String: value
    case let value as Bool: value ? "true" : "false"
    case let value as Int: String(value)
    case let value as UInt: String(value)
    case let value as Double: JSONOutput.format(value)
    case let value as Color.Dynamic: words(value)
    case let value as Color: Self.words(value)
    case let value as Rect: Self.words(value)
    case let value as EdgeInsets: Self.words(value)
    case let value as Point: "\(JSONOutput.format(value.x)) \(JSONOutput.format(value.y))"
    case let value as Size: "\(JSONOutput.format(value.width)) \(JSONOutput.format(value.height))"
    case let value as Transform:
      [value.a, value.b, value.c, value.d, value.tx, value.ty].map(JSONOutput.format).joined(separator: " ")
    case let value as Artwork: words(value)
    case let value as PixelImage: Self.words(value)
    case let value as LineBreakMode: "\(value)"
    case let value as CornerRule: value.fixedRadius.map(JSONOutput.format)
    default: nil
    }
  }

  // MARK: Texts

  /// Adds the string under `name`, and each attribute beside it. A text with named parts adds each part by
  /// itself. Another text with several styles adds the pieces from the second on, by number and beginning.
  private func read(_ text: AttributedText, _ name: String, into found: inout Found) {
    let parent = name == "text" ? "" : name.hasSuffix(".text") ? String(name.dropLast(5)) : name
    let pieces = text.pieces
    if text.parts.isEmpty || pieces.count > Self.longestList {
      if !text.isEmpty { found.add(name.isEmpty ? "text" : name, text.string) }
      if pieces.count > Self.longestList { found.add(Self.join(parent, "formatting"), digest(of: text.runs)) }
    }
    for (place, piece) in pieces.prefix(Self.longestList).enumerated() {
      var prefix = parent
      if let part = piece.part {
        prefix = Self.join(parent, PropertyWording.part(part, number: piece.number))
        found.add(Self.join(prefix, "text"), piece.text)
      } else if place > 0 {
        prefix = Self.join(parent, PropertyWording.part(String(place + 1), number: 1))
        found.add(Self.join(prefix, "begins"), PropertyWording.beginning(of: piece.text))
      }
      for child in Mirror(reflecting: piece.attributes).children {
        read(child.value, Self.join(prefix, child.label ?? ""), into: &found)
      }
    }
  }

  private func read(_ font: FontDescriptor, _ name: String, into found: inout Found) {
    let family =
      switch font.family {
      case .system: "system"
      case .systemDesign(let design): "system \(design)"
      case .named(let family), .preferred(let family): family
      }
    found.add(Self.join(name, "family"), family)
    found.add(Self.join(name, "size"), JSONOutput.format(font.pointSize))
    found.add(Self.join(name, "weight"), String(font.weight.rawValue))
    if font.isItalic { found.add(Self.join(name, "italic"), "true") }
    if font.leading != 0 { found.add(Self.join(name, "leading"), JSONOutput.format(font.leading)) }
    if !font.features.isEmpty { found.add(Self.join(name, "features"), digest(of: font.features)) }
    if !font.variations.isEmpty { found.add(Self.join(name, "variations"), digest(of: font.variations)) }
  }

  // MARK: Words

  private func words(_ color: Color.Dynamic) -> String { Self.words(color.resolved(in: appearance)) }

  /// Returns `#RRGGBB`, or `#RRGGBBAA` if the colour is not opaque.
  package static func words(_ color: Color) -> String {
    func byte(_ part: Double) -> String {
      let value = Int((min(max(part, 0), 1) * 255).rounded())
      return (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true)
    }
    let opaque = "#" + byte(color.red) + byte(color.green) + byte(color.blue)
    return color.alpha == 1 ? opaque : opaque + byte(color.alpha)
  }

  /// Returns the number, or `none`.
  static func words(_ number: Double?) -> String { number.map { JSONOutput.format($0) } ?? "none" }

  static func words(_ rect: Rect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map(JSONOutput.format).joined(separator: " ")
  }

  /// Returns the insets in the order top, left, bottom, right.
  static func words(_ insets: EdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(JSONOutput.format).joined(separator: " ")
  }

  /// Returns the picture's name if it has one, its size, and a hash of its pixels.
  private func words(_ artwork: Artwork) -> String {
    let variant = artwork.variant(for: traits)
    switch variant.source {
    case .pixels(let image): return Self.words(image)
    case .file(let reference, isShapes: true):
      let size = "\(JSONOutput.format(variant.size.width))×\(JSONOutput.format(variant.size.height)) pt"
      let number = (try? reference.pixels(of: variant.size, scale: 1)).map { " " + Self.number(of: $0) }
      return "\(reference.name) \(size)\(number ?? "")"
    case .file(let reference, isShapes: false):
      let pixels = try? reference.pixels()
      return ([reference.name] + (pixels.map { [Self.extent(of: $0), Self.number(of: $0)] } ?? []))
        .joined(separator: " ")
    case .drawing(let picture): return "drawn \(digest(of: picture))"
    }
  }

  private static func words(_ image: PixelImage) -> String {
    ((image.name.map { [$0] } ?? []) + [extent(of: image), number(of: image)]).joined(separator: " ")
  }

  private static func extent(of image: PixelImage) -> String { "\(image.width)×\(image.height)" }

  private static func number(of image: PixelImage) -> String {
    image.contentHash.shortText
  }

  /// Returns a hash of everything that a value holds.
  private func digest(of value: Any) -> String {
    var digest = Digest()
    add(value, to: &digest)
    return digest.text
  }

  private func add(_ value: Any, to digest: inout Digest) {
    if let words = leaf(value) { return digest.add(words) }
    let mirror = Mirror(reflecting: value)
    guard !mirror.children.isEmpty else { return digest.add("\(value)") }
    for child in mirror.children {
      digest.add(child.label ?? "")
      add(child.value, to: &digest)
    }
  }
}

extension CornerRule {
  /// The radius that is given as a number, in points.
  fileprivate var fixedRadius: Double? {
    if case .fixed(let radius) = self { radius } else { nil }
  }
}

/// A hash of texts.
private struct Digest {
  private var bytes: [UInt8] = []

  mutating func add(_ text: String) {
    bytes += text.utf8
    bytes.append(0)
  }

  var text: String { bytes.withUnsafeBytes { PictureHash(of: $0) }.shortText }
}

extension PictureHash {
  /// The first half of the hash, in 16 hexadecimal digits.
  var shortText: String {
    let digits = String(high, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
