// Written by Scripts/uikit-names.
// swift-format-ignore-file

public import Foundation

extension ProcessInfo {
  public var isLowPowerModeEnabled: Bool { false }; public var isiOSAppOnMac: Bool { false }; public var isMacCatalystApp: Bool { false }
  public var thermalState: ThermalState { .nominal }; public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }
  public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {}
  @discardableResult public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol { NSObject() }
  public func endActivity(_ activity: any NSObjectProtocol) {}
  public struct ActivityOptions: OptionSet, Hashable, Sendable { public let rawValue: UInt64; public init(rawValue: UInt64) { self.rawValue = rawValue }; public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 0); public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 1); public static let userInitiated = ActivityOptions(rawValue: 1 << 2); public static let background = ActivityOptions(rawValue: 1 << 3); public static let latencyCritical = ActivityOptions(rawValue: 1 << 4) }
  public static let thermalStateDidChangeNotification: Notification.Name = Notification.Name("NSProcessInfoThermalStateDidChangeNotification")
}
extension NSNotification.Name {
  public static let NSProcessInfoPowerStateDidChange: NSNotification.Name = NSNotification.Name("NSProcessInfoPowerStateDidChangeNotification")
  public static let NSUbiquityIdentityDidChange: NSNotification.Name = NSNotification.Name("NSUbiquityIdentityDidChangeNotification")
}
extension FileManager {
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
  @discardableResult public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? { temporaryDirectory }
  @discardableResult public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  public func trashItem(at url: URL, resultingItemURL outResultingURL: UnsafeMutablePointer<NSURL?>?) throws { try removeItem(at: url) }
}
extension URL {
  public static var documentsDirectory: URL { FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0] }
  public static var cachesDirectory: URL { FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0] }
  public static var libraryDirectory: URL { FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask)[0] }
  public static var applicationSupportDirectory: URL { FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0] }
  @discardableResult public func startAccessingSecurityScopedResource() -> Bool { true }; public func stopAccessingSecurityScopedResource() {}
  @discardableResult public func bookmarkData(options: Int = 0) throws -> Data { Data() }
}
extension UserDefaults { public func setNilValueForKey(_ key: String) { removeObject(forKey: key) } }
extension NotificationCenter {
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> AsyncStream<Notification> { AsyncStream { _ in } }
}
extension RunLoop.Mode { public static let tracking: RunLoop.Mode = RunLoop.Mode(rawValue: "UITrackingRunLoopMode") }
open class ValueTransformer: NSObject {
  open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {}
  @discardableResult open class func transformedValueClass() -> AnyClass { NSObject.self }
  @discardableResult open class func allowsReverseTransformation() -> Bool { false }
  @discardableResult open func transformedValue(_ value: Any?) -> Any? { value }
  @discardableResult open func reverseTransformedValue(_ value: Any?) -> Any? { value }
}
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer { open class var allowedTopLevelClasses: [AnyClass] { [] } }
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue }; public init(_ rawValue: String) { self.rawValue = rawValue }; public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData") }
open class NSUbiquitousKeyValueStore: NSObject {
  nonisolated(unsafe) public static let `default`: NSUbiquitousKeyValueStore = NSUbiquitousKeyValueStore()
  public static let didChangeExternallyNotification: Notification.Name = Notification.Name("NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
  open var dictionaryRepresentation: [String: Any] { [:] }; @discardableResult open func object(forKey aKey: String) -> Any? { nil }
  @discardableResult open func string(forKey aKey: String) -> String? { nil }
  @discardableResult open func array(forKey aKey: String) -> [Any]? { nil }
  @discardableResult open func dictionary(forKey aKey: String) -> [String: Any]? { nil }
  @discardableResult open func data(forKey aKey: String) -> Data? { nil }; @discardableResult open func bool(forKey aKey: String) -> Bool { false }
  @discardableResult open func double(forKey aKey: String) -> Double { 0 }; @discardableResult open func longLong(forKey aKey: String) -> Int64 { 0 }
  open func set(_ anObject: Any?, forKey aKey: String) {}; open func removeObject(forKey aKey: String) {}
  @discardableResult open func synchronize() -> Bool { true }
}
open class NSFileCoordinator: NSObject {
  open func coordinate(readingItemAt url: URL, options: ReadingOptions = [], error outError: UnsafeMutablePointer<NSError?>?, byAccessor reader: (URL) -> Void) { reader(url) }
  open func coordinate(writingItemAt url: URL, options: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL) -> Void) { writer(url) }
  public struct ReadingOptions: OptionSet, Hashable, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }; public static let withoutChanges = ReadingOptions(rawValue: 1 << 0); public static let resolvesSymbolicLink = ReadingOptions(rawValue: 1 << 1); public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 1 << 2); public static let forUploading = ReadingOptions(rawValue: 1 << 3) }
  public struct WritingOptions: OptionSet, Hashable, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }; public static let forDeleting = WritingOptions(rawValue: 1 << 0); public static let forMoving = WritingOptions(rawValue: 1 << 1); public static let forMerging = WritingOptions(rawValue: 1 << 2); public static let forReplacing = WritingOptions(rawValue: 1 << 3) }
}
extension NSTextCheckingResult {
  public var url: URL? { nil }; public var phoneNumber: String? { nil }; public var date: Date? { nil }
  public var addressComponents: [String: String]? { nil }
}
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private var kept: [Weak<ObjectType>] = []; public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable() }
  open var allObjects: [ObjectType] { kept.compactMap(\.object) }; open var count: Int { allObjects.count }
  open var anyObject: ObjectType? { allObjects.first }
  open func add(_ object: ObjectType?) { if let object, !contains(object) { kept.append(Weak(object)) } }
  open func remove(_ object: ObjectType?) { kept.removeAll { $0.object === object } }; open func removeAllObjects() { kept = [] }
  @discardableResult open func contains(_ anObject: ObjectType?) -> Bool { kept.contains { $0.object === anObject } }
}
struct Weak<Object: AnyObject> { weak var object: Object?; init(_ object: Object) { self.object = object } }
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private var kept: [(key: KeyType, object: ObjectType)] = []; public class func strongToWeakObjects() -> NSMapTable { NSMapTable() }
  public class func weakToStrongObjects() -> NSMapTable { NSMapTable() }; public class func weakToWeakObjects() -> NSMapTable { NSMapTable() }
  public class func strongToStrongObjects() -> NSMapTable { NSMapTable() }; open var count: Int { kept.count }
  private func isKey(_ one: KeyType, _ other: KeyType?) -> Bool { one === other || (one as? NSObject).map { $0.isEqual(other) } == true }
  @discardableResult open func object(forKey aKey: KeyType?) -> ObjectType? { kept.first { isKey($0.key, aKey) }?.object }
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) { removeObject(forKey: aKey); if let aKey, let anObject { kept.append((aKey, anObject)) } }
  open func removeObject(forKey aKey: KeyType?) { kept.removeAll { isKey($0.key, aKey) } }; open func removeAllObjects() { kept = [] }
}
public func objc_sync_enter(_ obj: Any) -> Int32 { 0 }
public func objc_sync_exit(_ obj: Any) -> Int32 { 0 }
extension NSString { public static func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString { NSString(string: String(format: "\(format)", arguments: args)) } }
public func NSStringFromProtocol(_ proto: Any.Type) -> String { "\(proto)" }
