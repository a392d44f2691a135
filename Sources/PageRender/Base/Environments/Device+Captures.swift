extension Device.Idiom {
  /// The name of such a device, such as `iPhone`.
  public var title: String { self == .phone ? "iPhone" : "iPad" }

  /// The kind of device whose screen a captured picture shows, in portrait or landscape; `nil` for pictures
  /// that are no whole screen.
  ///
  /// The sides' ratio is 1.33 to 1.53 for iPads and 1.77 to 2.18 for iPhones since the fifth; earlier ones are
  /// known by their pixels. No screen has fewer than 320 pixels at the short side.
  public init?(ofCapture pixels: StoreSize.Pixels) {
    let (short, long) = (min(pixels.width, pixels.height), max(pixels.width, pixels.height))
    guard short >= 320 else { return nil }
    if let group = StoreSize.group(of: pixels) {
      self = group.idiom
      return
    }
    switch Double(long) / Double(short) {
    case 1.3..<1.6: self = .pad
    case 1.6..<2.3: self = .phone
    default: return nil
    }
  }
}
