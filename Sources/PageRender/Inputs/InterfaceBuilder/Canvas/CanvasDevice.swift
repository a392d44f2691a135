internal import LayoutEngine
internal import PageBase

/// The device that Interface Builder's canvas showed when the document was saved.
struct CanvasDevice: Hashable, Sendable {
  /// Interface Builder's name, such as `retina4_7`.
  var id: String
  /// The screen's size in its orientation, in points.
  var size: Size
  /// Device pixels per point, the grid of the saved frames.
  var scale: Double
  var isLandscape: Bool
  var isPad: Bool
  /// True if the screen has rounded corners and a home indicator.
  var isRounded: Bool

  /// Creates the device of `<device id="retina4_7" orientation="portrait"/>`; returns `nil` for a device that
  /// the table does not have.
  init?(_ element: DocumentElement) {
    guard let id = element.id, let entry = Self.table[id] else { return nil }
    self.id = id
    isLandscape = element["orientation"] == "landscape"
    size =
      isLandscape
      ? Size(width: entry.height, height: entry.width) : Size(width: entry.width, height: entry.height)
    scale = entry.scale
    isPad = id.hasPrefix("ipad")
    isRounded = entry.isRounded
  }

  /// Creates a device that the table does not have, with the size of a document's root view.
  init(unknown id: String, size: Size) {
    self.id = id
    self.size = size
    isLandscape = size.width > size.height
    isPad = id.hasPrefix("ipad")
    // Screens more than twice as long as wide have rounded corners; newer iPhones than the table's have 3
    // pixels per point.
    isRounded = id.hasSuffix("rounded") || max(size.width, size.height) > 2 * min(size.width, size.height)
    scale = isPad || !isRounded ? 2 : 3
  }

  /// The devices by the names that documents use, with their sizes in portrait, in points, as in
  /// `Devices/devices.json`.
  private static let table: [String: (width: Double, height: Double, scale: Double, isRounded: Bool)] = [
    "retina3_5": (320, 480, 2, false), "retina4_0": (320, 568, 2, false),
    "retina4_7": (375, 667, 2, false), "retina5_5": (414, 736, 3, false),
    "retina5_4": (375, 812, 3, true), "retina5_9": (375, 812, 3, true),
    "retina6_0": (390, 844, 3, true), "retina6_1": (414, 896, 2, true),
    "retina6_12": (393, 852, 3, true), "retina6_3": (402, 874, 3, true),
    "retina6_5": (414, 896, 3, true), "retina6_7": (428, 926, 3, true),
    "retina6_72": (430, 932, 3, true), "retina6_9": (440, 956, 3, true),
    "ipad7_9": (768, 1024, 2, false), "ipad9_7": (768, 1024, 2, false),
    "ipad10_2": (810, 1080, 2, false), "ipad10_5": (834, 1112, 2, false),
    "ipad12_9": (1024, 1366, 2, false), "ipad8_3rounded": (744, 1133, 2, true),
    "ipad10_9rounded": (820, 1180, 2, true), "ipad11_0rounded": (834, 1194, 2, true),
    "ipad12_9rounded": (1024, 1366, 2, true), "appleTV": (1080, 1920, 1, false),
  ]

  /// Returns true if a root view of this size fills a phone's or tablet's screen, in either orientation.
  static func isScreen(_ size: Size) -> Bool {
    table.values.contains {
      (size.width == $0.width && size.height == $0.height)
        || (size.width == $0.height && size.height == $0.width)
    }
  }

  var horizontalSizeClass: SizeClass {
    if isPad { return .regular }
    // Phones 414 points wide and more are regular in landscape.
    return isLandscape && min(size.width, size.height) >= 414 ? .regular : .compact
  }

  var verticalSizeClass: SizeClass { isPad || !isLandscape ? .regular : .compact }
}
