public import Foundation

extension UIApplication {
  private nonisolated static func event(_ name: String) -> Notification.Name {
    Notification.Name("UIApplication\(name)Notification")
  }

  // Posted when an app is launched (`AppLaunch`).
  nonisolated public static let didFinishLaunchingNotification = event("DidFinishLaunching")
  nonisolated public static let didBecomeActiveNotification = event("DidBecomeActive")

  // PageRender never posts these: an app is never left, and its process does not end while it is drawn.
  nonisolated public static let willEnterForegroundNotification = event("WillEnterForeground")
  nonisolated public static let didEnterBackgroundNotification = event("DidEnterBackground")
  nonisolated public static let willResignActiveNotification = event("WillResignActive")
  nonisolated public static let willTerminateNotification = event("WillTerminate")
  nonisolated public static let didReceiveMemoryWarningNotification = event("DidReceiveMemoryWarning")
  nonisolated public static let significantTimeChangeNotification = event("SignificantTimeChange")
  nonisolated public static let backgroundRefreshStatusDidChangeNotification = event(
    "BackgroundRefreshStatusDidChange")
  nonisolated public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  nonisolated public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  nonisolated public static let userDidTakeScreenshotNotification = event("UserDidTakeScreenshot")
  nonisolated public static let willChangeStatusBarOrientationNotification = event(
    "WillChangeStatusBarOrientation")
  nonisolated public static let didChangeStatusBarOrientationNotification = event(
    "DidChangeStatusBarOrientation")
  nonisolated public static let willChangeStatusBarFrameNotification = event("WillChangeStatusBarFrame")
  nonisolated public static let didChangeStatusBarFrameNotification = event("DidChangeStatusBarFrame")

  nonisolated public static let openSettingsURLString = "app-settings:"
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"
  nonisolated public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  nonisolated public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
  nonisolated public static let invalidInterfaceOrientationException =
    "UIApplicationInvalidInterfaceOrientation"

  /// A key of the dictionary that says why the app was launched. PageRender always passes `nil` for that
  /// dictionary.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private static func key(_ name: String) -> Self { Self(rawValue: "UIApplicationLaunchOptions\(name)Key") }
    public static let url = key("URL")
    public static let sourceApplication = key("SourceApplication")
    public static let remoteNotification = key("RemoteNotification")
    public static let localNotification = key("LocalNotification")
    public static let annotation = key("Annotation")
    public static let location = key("Location")
    public static let newsstandDownloads = key("NewsstandDownloads")
    public static let bluetoothCentrals = key("BluetoothCentrals")
    public static let bluetoothPeripherals = key("BluetoothPeripherals")
    public static let shortcutItem = key("ShortcutItem")
    public static let userActivityDictionary = key("UserActivityDictionary")
    public static let userActivityType = key("UserActivityType")
    public static let cloudKitShareMetadata = key("CloudKitShareMetadata")
  }

  /// A key of the options passed with a URL that the app is to open.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// A key of the options with which another app is to open a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// A kind of app extension.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }
}

/// The identifier of a background task; always `invalid`, since no task begins.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The permission to refresh in the background, with UIKit's raw values.
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }

/// The result of a background fetch, with UIKit's raw values.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

/// A Home Screen quick action: an entry in the menu of an app's icon. No page shows it.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  public let type: String
  public let localizedTitle: String
  public let localizedSubtitle: String?
  public let icon: UIApplicationShortcutIcon?
  public let userInfo: [String: any NSSecureCoding]?

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }

  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// The icon of a Home Screen quick action; no page shows it.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
  /// A standard icon of a shortcut item, with UIKit's raw values.
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite,
      love,
      cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task,
      taskCompleted,
      alarm, bookmark, shuffle, audio, update
  }

  public convenience init(type: IconType) { self.init() }
  public convenience init(templateImageName: String) { self.init() }
  public convenience init(systemImageName: String) { self.init() }
}

/// An activity of the user that other devices can continue; PageRender only stores its properties.
open class NSUserActivity: NSObject, @unchecked Sendable {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  open var needsSave = false
  open var keywords: Set<String> = []
  open var persistentIdentifier: String?
  open var requiredUserInfoKeys: Set<String>?

  public init(activityType: String) { self.activityType = activityType }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
}

/// The type of the `NSUserActivity` of opening one of the app's universal links.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An object that restores its state from an `NSUserActivity`.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: AnyObject {}

extension UIResponder: UIUserActivityRestoring {}
