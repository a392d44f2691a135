// Written by Scripts/uikit-names.
// swift-format-ignore-file

@_exported public import AppUIKit
public import Foundation

open class UNNotificationContent: NSObject {
  open var title: String = ""; open var subtitle: String = ""; open var body: String = ""; open var badge: NSNumber?
  open var sound: UNNotificationSound?; open var userInfo: [AnyHashable: Any] = [:]; open var attachments: [UNNotificationAttachment] = []
  open var categoryIdentifier: String = ""; open var threadIdentifier: String = ""; open var launchImageName: String = ""
  open var interruptionLevel: UNNotificationInterruptionLevel = .active
}
open class UNMutableNotificationContent: UNNotificationContent {
  open var relevanceScore: Double = 0; open var targetContentIdentifier: String?; open var filterCriteria: String?
}
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue }; public init(_ rawValue: String) { self.rawValue = rawValue } }
open class UNNotificationSound: NSObject {
  public override init() {}; public init(named name: UNNotificationSoundName) {}
  nonisolated(unsafe) public static let `default` = UNNotificationSound()
  nonisolated(unsafe) private static let defaultCritical = UNNotificationSound()
}
open class UNNotificationAttachment: NSObject {
  public let identifier: String; public let url: URL
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws { (self.identifier, url) = (identifier, URL) }
}
open class UNNotificationTrigger: NSObject { public let repeats: Bool; init(repeats: Bool) { self.repeats = repeats } }
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  public let timeInterval: TimeInterval
  public init(timeInterval: TimeInterval, repeats: Bool) { self.timeInterval = timeInterval; super.init(repeats: repeats) }
  @discardableResult open func nextTriggerDate() -> Date? { Date().addingTimeInterval(timeInterval) }
}
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  public let dateComponents: DateComponents
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) { self.dateComponents = dateComponents; super.init(repeats: repeats) }
  @discardableResult open func nextTriggerDate() -> Date? { Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime) }
}
open class UNPushNotificationTrigger: UNNotificationTrigger { }
open class UNNotificationRequest: NSObject {
  public let identifier: String; public let content: UNNotificationContent; public let trigger: UNNotificationTrigger?
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) { (self.identifier, self.content, self.trigger) = (identifier, content, trigger) }
}
open class UNNotification: NSObject {
  public let request: UNNotificationRequest; public let date: Date
  init(_ request: UNNotificationRequest, at date: Date) { (self.request, self.date) = (request, date) }
}
open class UNNotificationResponse: NSObject {
  public let notification: UNNotification; public let actionIdentifier: String
  init(_ notification: UNNotification, _ action: String) { (self.notification, actionIdentifier) = (notification, action) }
}
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
  public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}
open class UNNotificationAction: NSObject {
  public let identifier: String; public let title: String; public let options: UNNotificationActionOptions
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) { (self.identifier, self.title, self.options) = (identifier, title, options) }
}
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
}
open class UNNotificationCategory: NSObject {
  public let identifier: String; public let actions: [UNNotificationAction]
  public init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions = []) { (self.identifier, self.actions) = (identifier, actions) }
}
extension NSString { public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String { String(format: Bundle.main.localizedString(forKey: key, value: nil, table: nil), arguments: (arguments ?? []).compactMap { $0 as? any CVarArg }) } }
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0); public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2); public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}
public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}
open class UNUserNotificationCenter: NSObject {
  nonisolated(unsafe) private static let shared = UNUserNotificationCenter(); private let lock = NSLock()
  private var pending: [UNNotificationRequest] = []; @discardableResult open class func current() -> UNUserNotificationCenter { shared }
  open weak var delegate: (any UNUserNotificationCenterDelegate)?; open var supportsContentExtensions: Bool { false }
  open func requestAuthorization(options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) { completionHandler(false, nil) }
  @discardableResult open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
  open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) { completionHandler(UNNotificationSettings()) }
  @discardableResult open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  open func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { lock.withLock { pending.removeAll { $0.identifier == request.identifier }; pending.append(request) }; completionHandler?(nil) }
  open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) { completionHandler(lock.withLock { pending }) }
  @discardableResult open func pendingNotificationRequests() async -> [UNNotificationRequest] { lock.withLock { pending } }
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) { lock.withLock { pending.removeAll { identifiers.contains($0.identifier) } } }
  open func removeAllPendingNotificationRequests() { lock.withLock { pending = [] } }
  open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) { completionHandler([]) }
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}; open func removeAllDeliveredNotifications() {}
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  open func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
}
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol { }
open class UNNotificationSettings: NSObject {
  open var authorizationStatus: UNAuthorizationStatus { .notDetermined }; open var alertSetting: UNNotificationSetting { .disabled }
  open var badgeSetting: UNNotificationSetting { .disabled }; open var soundSetting: UNNotificationSetting { .disabled }
  open var lockScreenSetting: UNNotificationSetting { .disabled }; open var notificationCenterSetting: UNNotificationSetting { .disabled }
}
