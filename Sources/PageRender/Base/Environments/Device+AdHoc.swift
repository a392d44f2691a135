package import LayoutEngine

extension Device {
  /// The range of a screen's sides, in points.
  static let sideRange = 1.0...10_000
  /// The range of a screen's scale, in pixels per point.
  static let scaleRange = 1.0...4

  /// Returns true if `text` is meant as a size (`390x844@3x`), well-formed or not.
  static func isAdHoc(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return false }
    return UInt8(ascii: "0")...UInt8(ascii: "9") ~= first && text.contains(where: { $0 == "x" || $0 == "@" })
  }

  /// A device without insets from its size in portrait and its scale, such as `390x844@3x`.
  ///
  /// Size classes and margins follow the rules of the recorded models. A screen whose shorter side has at
  /// least 600 points is an iPad's.
  init(adHoc text: String) throws(DeviceError) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].hasSuffix("x") else { throw .malformedSize(text) }
    let sides = parts[0].split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = Self.decimal(sides[0]), let height = Self.decimal(sides[1]),
      let scale = Self.decimal(parts[1].dropLast())
    else { throw .malformedSize(text) }
    let id = "\(Wording.number(width))x\(Wording.number(height))@\(Wording.number(scale))x"
    self.init(
      id: id, name: id, idiom: DeviceRules.idiom(of: Size(width: width, height: height)),
      size: Size(width: width, height: height), scale: scale)
    provenance = .adHoc
    if let fault = sizeFault { throw .impossibleSize(text, fault) }
  }

  /// A device of which only the size is known; the rest follows `DeviceRules`.
  package init(
    id: String, name: String, idiom: Idiom, size: Size, scale: Double,
    safeArea: ByOrientation<EdgeInsets> = ByOrientation(portrait: .zero, landscape: .zero)
  ) {
    let turned = Size(width: size.height, height: size.width)
    self.init(
      id: id, name: name, year: nil, idiom: idiom, size: size, scale: scale, safeArea: safeArea,
      rootMargins: ByOrientation(
        portrait: DeviceRules.rootMargin(idiom, size, safeArea: safeArea.portrait),
        landscape: DeviceRules.rootMargin(idiom, turned, safeArea: safeArea.landscape)),
      sizeClasses: ByOrientation(
        portrait: DeviceRules.sizeClasses(idiom, size), landscape: DeviceRules.sizeClasses(idiom, turned)),
      statusBarHeight: ByOrientation(
        portrait: safeArea.portrait.top, landscape: safeArea.landscape.top),
      hasHomeIndicator: safeArea.portrait.bottom > 0, cornerRadius: nil, provenance: .tables,
      confidence: .medium)
  }

  /// The fault that keeps the size from being drawn; `nil` if there is none.
  var sizeFault: SizeFault? {
    guard Self.sideRange.contains(size.width), Self.sideRange.contains(size.height) else {
      return .side
    }
    guard Self.scaleRange.contains(scale) else { return .scale }
    let width = size.width * scale
    let height = size.height * scale
    guard Self.isWhole(width), Self.isWhole(height) else { return .fractionOfPixel }
    guard width * height <= Double(Self.maximumPixels) else { return .tooManyPixels }
    return nil
  }

  enum SizeFault: Hashable, Sendable {
    case side, scale, fractionOfPixel, tooManyPixels

    var message: String {
      switch self {
      case .side: "a side must be from 1 to 10000 points"
      case .scale: "the scale must be from 1 to 4"
      case .fractionOfPixel: "a side times the scale must be a whole number of pixels"
      case .tooManyPixels: "the limit is 64 million pixels"
      }
    }

    var isLimit: Bool { self == .tooManyPixels }
  }

  /// Returns true if a length in pixels is a whole number to a millionth: lengths such as 1/3 point have no
  /// exact `Double`.
  private static func isWhole(_ pixels: Double) -> Bool {
    abs(pixels - pixels.rounded()) <= 1e-6
  }

  /// Parses digits with at most one decimal point between them; `nil` for signs, exponents and words such as
  /// `nan`.
  private static func decimal(_ text: Substring) -> Double? {
    let digits = text.split(separator: ".", omittingEmptySubsequences: false)
    guard digits.count <= 2,
      digits.allSatisfy({ part in
        !part.isEmpty && part.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      })
    else { return nil }
    return Double(text)
  }
}
