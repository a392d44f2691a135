internal import LayoutEngine

/// A group of picture sizes of the App Store, named for a display.
///
/// The sizes are those of Apple's "Screenshot specifications" (App Store Connect Help), in portrait.
public struct StoreSize: Hashable, Sendable {
  public var idiom: Device.Idiom
  /// The display's diagonal in inches, as the store names it, such as `6.9`.
  public var inches: String
  /// The sizes in pixels, in portrait; the first is the newest device's.
  public var sizes: [Pixels]

  /// A width and a height, in pixels.
  public struct Pixels: Hashable, Sendable {
    public var width: Int
    public var height: Int

    public init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }

    /// The size in words, such as `1320 × 2868`.
    public var text: String { "\(width) × \(height)" }
  }

  /// The name, such as `6.9-inch iPhone`.
  public var name: String { "\(inches)-inch \(idiom == .phone ? "iPhone" : "iPad")" }

  private init(_ idiom: Device.Idiom, _ inches: String, _ sizes: [(Int, Int)]) {
    self.idiom = idiom
    self.inches = inches
    self.sizes = sizes.map { Pixels(width: $0, height: $1) }
  }

  /// All groups, phones first, the largest display first.
  public static let all = [
    StoreSize(.phone, "6.9", [(1320, 2868), (1290, 2796), (1260, 2736)]),
    StoreSize(.phone, "6.5", [(1284, 2778), (1242, 2688)]),
    StoreSize(.phone, "6.3", [(1206, 2622), (1179, 2556)]),
    StoreSize(.phone, "6.1", [(1170, 2532), (1125, 2436), (1080, 2340)]),
    StoreSize(.phone, "5.5", [(1242, 2208)]),
    StoreSize(.phone, "4.7", [(750, 1334)]),
    StoreSize(.phone, "4", [(640, 1136)]),
    StoreSize(.phone, "3.5", [(640, 960)]),
    StoreSize(.pad, "13", [(2064, 2752), (2048, 2732)]),
    StoreSize(.pad, "11", [(1668, 2420), (1668, 2388), (1640, 2360), (1488, 2266)]),
    StoreSize(.pad, "10.5", [(1668, 2224)]),
    StoreSize(.pad, "9.7", [(1536, 2048), (768, 1024)]),
  ]

  /// Sizes without the status bar, which the store takes in this orientation only.
  private static let withoutStatusBar: [(Pixels, inches: String)] = [
    (Pixels(width: 640, height: 1096), "4"), (Pixels(width: 640, height: 920), "3.5"),
    (Pixels(width: 1536, height: 2008), "9.7"), (Pixels(width: 768, height: 1004), "9.7"),
    (Pixels(width: 1136, height: 600), "4"), (Pixels(width: 960, height: 600), "3.5"),
    (Pixels(width: 2048, height: 1496), "9.7"), (Pixels(width: 1024, height: 748), "9.7"),
  ]

  /// The group that takes pictures of a size, in portrait or landscape; `nil` if the store refuses the size.
  public static func group(of pixels: Pixels) -> StoreSize? {
    if let other = withoutStatusBar.first(where: { $0.0 == pixels }) {
      return all.first { $0.inches == other.inches }
    }
    let upright = Pixels(
      width: min(pixels.width, pixels.height), height: max(pixels.width, pixels.height))
    return all.first { $0.sizes.contains(upright) }
  }

  /// The ids of the devices whose pictures the store asks for.
  public static let standardDevices = ["iphone-17-pro-max", "ipad-pro-13-m5"]
}

extension Device {
  /// The screen's size in an orientation, in pixels.
  public func pixels(in orientation: Orientation) -> StoreSize.Pixels {
    let size = size(in: orientation)
    return StoreSize.Pixels(
      width: Int(exactly: (size.width * scale).rounded()) ?? 0,
      height: Int(exactly: (size.height * scale).rounded()) ?? 0)
  }
}
