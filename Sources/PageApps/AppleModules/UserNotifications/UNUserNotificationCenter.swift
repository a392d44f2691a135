@_exported public import AppUIKit

/// The kinds of notifications that a user may permit.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}

/// The permission, with UserNotifications' raw values.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// A setting, with UserNotifications' raw values.
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

/// The centre of notifications. Nobody is asked for permission, and none is ever delivered.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()
  private let lock = NSLock()
  private var pending: [UNNotificationRequest] = []

  open class func current() -> UNUserNotificationCenter { shared }

  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  open var supportsContentExtensions: Bool { false }

  /// Answers that nothing is permitted.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }
  @discardableResult
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) { completionHandler(UNNotificationSettings()) }
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    lock.withLock {
      pending.removeAll { $0.identifier == request.identifier }
      pending.append(request)
    }
    completionHandler?(nil)
  }
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { completionHandler(lock.withLock { pending }) }
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { lock.withLock { pending } }
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { pending.removeAll { identifiers.contains($0.identifier) } }
  }
  open func removeAllPendingNotificationRequests() { lock.withLock { pending = [] } }
  open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) { completionHandler([]) }
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  open func removeAllDeliveredNotifications() {}
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
}

public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {}

/// The user's settings before anything is asked.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
  open var alertSetting: UNNotificationSetting { .disabled }
  open var badgeSetting: UNNotificationSetting { .disabled }
  open var soundSetting: UNNotificationSetting { .disabled }
  open var lockScreenSetting: UNNotificationSetting { .disabled }
  open var notificationCenterSetting: UNNotificationSetting { .disabled }
}
