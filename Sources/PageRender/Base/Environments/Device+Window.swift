internal import LayoutEngine

extension Device {
  /// The text between a device's id and the size of a window: `ipad-pro-13-m4@window=half`.
  static let windowMark = "@window="

  /// The first version of iOS that shows the device's apps in windows of any size: 26 on iPads, 27 on iPhones.
  var firstSystemWithWindows: SystemVersion { idiom == .pad ? .ios26 : .ios27 }

  /// The reason why a version cannot show the window; `nil` if it can, and for a whole screen.
  package func windowFault(on system: SystemVersion) -> String? {
    guard isWindow, system < firstSystemWithWindows else { return nil }
    let first = firstSystemWithWindows
    return
      "\(id): \(system.title) has no windows on \(idiom == .pad ? "iPads" : "iPhones"); draw \(first.title) or "
      + "later, with --ios \(first.rawValue) or \"ios\": \(first.rawValue)"
  }

  /// An app's window on a screen.
  ///
  /// - Parameter text: `half` or `third` for a part of the screen's width at its full height, or a size such as
  ///   `375x700`, in points. A size is to fit one of the screen's orientations; in the other one it is reduced
  ///   to the screen.
  ///
  /// An iPad's window has its controls in the inset at its top, 32 pt as that of iPadOS 26.2's status bar
  /// (erik-sutton95/OpenZCine, pull request 91). Apple publishes no other insets: a window that reaches the
  /// screen's bottom keeps the bottom inset, others have none, and an iPhone's windows have none at all.
  func window(_ text: String) throws(DeviceError) -> Device {
    let turned = size(in: .landscape)
    let sizes: ByOrientation<Size>
    switch text {
    case "half", "third":
      let parts = text == "half" ? 2.0 : 3
      func part(_ screen: Size) -> Size {
        Size(width: (screen.width / parts * scale).rounded(.down) / scale, height: screen.height)
      }
      sizes = ByOrientation(portrait: part(size), landscape: part(turned))
    default:
      let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
      guard sides.count == 2, let width = sides[0], let height = sides[1], width.isFinite, height.isFinite,
        text.utf8.allSatisfy({ $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "e") })
      else { throw .malformedWindow(text) }
      let window = Size(width: width, height: height)
      guard [size, turned].contains(where: { window.width <= $0.width && window.height <= $0.height }) else {
        throw .largeWindow(text, on: name)
      }
      func fitted(_ screen: Size) -> Size {
        Size(width: min(width, screen.width), height: min(height, screen.height))
      }
      sizes = ByOrientation(portrait: fitted(size), landscape: fitted(turned))
    }
    var window = self
    let reachesBottom = sizes.portrait.height == size.height
    let screen = running(firstSystemWithWindows).safeArea
    func insets(_ orientation: Orientation) -> EdgeInsets {
      guard idiom == .pad else { return .zero }
      return EdgeInsets(
        top: Self.windowControlsHeight, left: 0, bottom: reachesBottom ? screen[orientation].bottom : 0,
        right: 0)
    }
    window.id += Self.windowMark + text
    window.name += " window \(text)"
    window.size = sizes.portrait
    window.landscapeSize = sizes.landscape
    window.safeArea = ByOrientation(portrait: insets(.portrait), landscape: insets(.landscape))
    window.newerSafeArea = nil
    window.rootMargins = ByOrientation(
      portrait: DeviceRules.windowMargin(sizes.portrait), landscape: DeviceRules.windowMargin(sizes.landscape)
    )
    window.sizeClasses = ByOrientation(
      portrait: DeviceRules.windowClasses(idiom, sizes.portrait),
      landscape: DeviceRules.windowClasses(idiom, sizes.landscape))
    window.statusBarHeight = ByOrientation(portrait: 0, landscape: 0)
    window.hasHomeIndicator = false
    window.cornerRadius = nil
    window.confidence = .low
    if let fault = window.sizeFault { throw .impossibleSize(text, fault) }
    return window
  }

  /// True for an app's window, which is less than the device's screen.
  public var isWindow: Bool { landscapeSize != nil }

  /// The height of the band with the window's controls, in points.
  static let windowControlsHeight = 32.0

  /// The controls of an iPad's window: three dots in its top left corner, estimated at 68 pt in width, in the
  /// inset at the top; `nil` for a whole screen and on iPhones.
  package var windowControls: TakenArea? {
    guard isWindow, idiom == .pad else { return nil }
    return TakenArea(
      kind: .windowControls, frame: Rect(x: 0, y: 0, width: 68, height: Self.windowControlsHeight))
  }
}

extension DeviceRules {
  /// The least width at which a window is horizontally regular. Apple's table of Split View calls 639 pt compact
  /// and 678 pt regular.
  static let regularWindowWidth = 650.0
  /// The least height at which an iPhone's window is vertically regular: between the widest screen that is
  /// turned, 440 pt, and the lowest upright one, 480 pt.
  static let regularWindowHeight = 460.0

  static func windowClasses(_ idiom: Device.Idiom, _ size: Size) -> Device.SizeClasses {
    Device.SizeClasses(
      horizontal: size.width >= regularWindowWidth ? .regular : .compact,
      vertical: idiom == .pad || size.height >= regularWindowHeight ? .regular : .compact)
  }

  /// The side margins of a window's root view: those of an upright phone of the width.
  static func windowMargin(_ size: Size) -> Double { size.width < largePhoneWidth ? 16 : 20 }
}
