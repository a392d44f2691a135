public import Foundation
internal import LayoutEngine
internal import PageBase

/// The screen of the device that a page is being built for; by default an iPhone 16 Pro in portrait.
@preconcurrency @MainActor
open class UIScreen: _UIScreenNames {
  /// The only screen object, whose properties are those of the page being built or laid out.
  public static let main = UIScreen()

  /// The screen's rectangle in the orientation of the device, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: PageScreen.current.size) }
  /// The screen's rectangle in portrait, in pixels.
  open var nativeBounds: CGRect {
    let (size, scale) = (PageScreen.current.size, PageScreen.current.scale)
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    return CGRect(x: 0, y: 0, width: short * scale, height: long * scale)
  }
  /// Pixels per point.
  open var scale: CGFloat { PageScreen.current.scale }
  open var nativeScale: CGFloat { scale }
  open var traitCollection: UITraitCollection { .current }
  /// The brightness, 0…1; without effect on pages.
  open var brightness: CGFloat = 0.5
  open var maximumFramesPerSecond: Int { 60 }

  private override init() {}

  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }
}

/// A page's screen before the page is in a window.
struct PageScreen: Sendable {
  /// The screen's size in the orientation of the device, in points.
  var size: CGSize
  /// Pixels per point.
  var scale: CGFloat

  /// The screen of the page being built; by default 402 × 874 pt at 3 pixels per point.
  @MainActor static var current: PageScreen {
    guard let environment = UITraitCollection.current.pageEnvironment?.layoutEnvironment else {
      return PageScreen(size: CGSize(width: 402, height: 874), scale: 3)
    }
    return PageScreen(size: CGSize(environment.size), scale: CGFloat(environment.scale))
  }
}

/// The device that a page is being built for.
@preconcurrency @MainActor
open class UIDevice: _UIDeviceNames {
  public static let current = UIDevice()

  open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var name: String { model }
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of iOS whose look pages have.
  open var systemVersion: String { "\(UITraitCollection.current.system.rawValue).0" }
  open var orientation: UIDeviceOrientation {
    let size = PageScreen.current.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  open var isMultitaskingSupported: Bool { true }

  private override init() {}
}

/// The orientation of a device, with UIKit's raw values.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The orientation of an interface, with UIKit's raw values.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The orientations that an interface supports, with UIKit's raw values.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.landscape, .portrait, .portraitUpsideDown]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.landscape, .portrait]
  public init(rawValue: UInt) { self.rawValue = rawValue }
}
