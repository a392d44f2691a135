// Written by Scripts/uikit-names.
// swift-format-ignore-file

@_exported public import AppUIKit
@_exported public import Contacts
public import AVFoundation
public import UIKitCore

open class CHHapticEngine: NSObject {
  open var resetHandler: () -> Void = {}; open var stoppedHandler: (StoppedReason) -> Void = { _ in }; public override init() {}
  public convenience init(audioSession: AVAudioSession?) throws { self.init() }
  public enum StoppedReason: Int, Sendable { case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, systemError, notifyWhenFinished }
  open var playsHapticsOnly: Bool = false; open var isAutoShutdownEnabled: Bool = false
  @discardableResult open class func capabilitiesForHardware() -> CHHapticDeviceCapability { CHHapticDeviceCapability() }; open func start() throws {}
  open func start(completionHandler: ((any Error)?) -> Void) {}; open func stop(completionHandler: (((any Error)?) -> Void)? = nil) {}
  @discardableResult open func makePlayer(with pattern: CHHapticPattern) throws -> CHHapticPatternPlayer { CHHapticPatternPlayer() }
  @discardableResult open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> CHHapticPatternPlayer { CHHapticPatternPlayer() }
  open func playPattern(from fileURL: URL) throws {}
}
open class CHHapticDeviceCapability: NSObject { open var supportsHaptics: Bool { false }; open var supportsAudio: Bool { false } }
open class CHHapticPatternPlayer: NSObject {
  open func start(atTime time: TimeInterval) throws {}; open func stop(atTime time: TimeInterval) throws {}
}
open class CHHapticPattern: NSObject {
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}; public init(events: [CHHapticEvent], parameterCurves: [Any]) throws {}
}
open class CHHapticEvent: NSObject {
  public init(eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval, duration: TimeInterval = 0) {}
  public struct EventType: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue }; public static let hapticTransient = EventType(rawValue: "HapticTransient"); public static let hapticContinuous = EventType(rawValue: "HapticContinuous"); public static let audioContinuous = EventType(rawValue: "AudioContinuous") }
  public struct ParameterID: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue }; public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity"); public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness"); public static let attackTime = ParameterID(rawValue: "AttackTime"); public static let decayTime = ParameterID(rawValue: "DecayTime") }
}
open class CHHapticEventParameter: NSObject { public init(parameterID: CHHapticEvent.ParameterID, value: Float) {} }
open class CHHapticDynamicParameter: NSObject { }
open class LPLinkMetadata: NSObject {
  open var title: String?; open var originalURL: URL?; open var url: URL?; open var iconProvider: NSItemProvider?
  open var imageProvider: NSItemProvider?
}
open class LPMetadataProvider: NSObject {
  open var timeout: TimeInterval = 30
  open func startFetchingMetadata(for URL: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void) {}; open func cancel() {}
}
open class LPLinkView: UIView {
  open var metadata = LPLinkMetadata(); public convenience init(url URL: URL) { self.init(frame: .zero) }; public convenience init(metadata: LPLinkMetadata) { self.init(frame: .zero) }
}
open class EKEventStore: NSObject {
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  @discardableResult open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .notDetermined }
  open func requestAccess(to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void) {}
  open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {}
  open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {}
  @discardableResult open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  @discardableResult open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
  @discardableResult open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {}
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {}
}
public enum EKEntityType: UInt, Sendable { case event, reminder }
public enum EKAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, fullAccess, writeOnly }
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
open class EKCalendar: NSObject { open var title: String = "" }
open class EKAlarm: NSObject { public init(relativeOffset offset: TimeInterval) {} }
open class EKEvent: NSObject {
  open var title: String! = ""; open var notes: String?; open var location: String?; open var url: URL?; open var startDate: Date!
  open var endDate: Date!; open var isAllDay: Bool = false; open var calendar: EKCalendar!; open var eventIdentifier: String! { nil }
  public init(eventStore: EKEventStore) {}; open func addAlarm(_ alarm: EKAlarm) {}
}
public protocol EKEventEditViewDelegate: AnyObject { }
open class EKEventEditViewController: UINavigationController {
  open var event: EKEvent?; open var eventStore: EKEventStore!; open weak var editViewDelegate: (any EKEventEditViewDelegate)?
}
public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }
public protocol QLPreviewControllerDataSource: AnyObject { }
public protocol QLPreviewControllerDelegate: AnyObject { }
public protocol QLPreviewItem: NSObjectProtocol {}
extension NSURL: QLPreviewItem {}
open class QLPreviewController: UIViewController {
  open weak var dataSource: (any QLPreviewControllerDataSource)?; open weak var delegate: (any QLPreviewControllerDelegate)?; open var currentPreviewItemIndex = 0; open func reloadData() {}
}
open class PDFDocument: NSObject {
  open var pageCount: Int { 0 }; open var string: String? { nil }; open var documentURL: URL? { nil }
  public override init() {}; public convenience init?(url: URL) { self.init() }; public convenience init?(data: Data) { self.init() }
  @discardableResult open func page(at index: Int) -> PDFPage? { nil }; @discardableResult open func dataRepresentation() -> Data? { nil }
}
open class PDFPage: NSObject { open var label: String? { nil }; open var string: String? { nil } }
open class PDFView: UIView {
  open var document: PDFDocument?; open var autoScales = false; open var displayMode = PDFDisplayMode.singlePageContinuous; open var displayDirection = PDFDisplayDirection.vertical; open var scaleFactor: CGFloat = 1; open var minScaleFactor: CGFloat = 1; open var maxScaleFactor: CGFloat = 1; open var currentPage: PDFPage? { nil }; open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {}; open func go(to page: PDFPage) {}
}
public enum PDFDisplayMode: Int, Sendable { case singlePage, singlePageContinuous, twoUp, twoUpContinuous }
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }
open class SFSpeechRecognizer: NSObject {
  open var isAvailable: Bool { false }; public override init() {}; public convenience init?(locale: Locale) { self.init() }
  open class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) {}
  @discardableResult open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .notDetermined }
  @discardableResult open func recognitionTask(with request: SFSpeechRecognitionRequest, resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
}
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }
open class SFSpeechRecognitionRequest: NSObject { open var shouldReportPartialResults: Bool = true }
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}; open func endAudio() {}
}
open class SFSpeechRecognitionTask: NSObject { open func cancel() {}; open func finish() {} }
open class SFSpeechRecognitionResult: NSObject { open var isFinal: Bool { false }; open var bestTranscription: SFTranscription { SFTranscription() } }
open class SFTranscription: NSObject { open var formattedString: String { "" } }
public protocol SFSpeechRecognizerDelegate: AnyObject { }
open class BGTaskScheduler: NSObject {
  nonisolated(unsafe) public static let shared = BGTaskScheduler()
  @discardableResult open func register(forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void) -> Bool { true }
  open func submit(_ taskRequest: BGTaskRequest) throws {}; open func cancel(taskRequestWithIdentifier identifier: String) {}
  open func cancelAllTaskRequests() {}
}
open class BGTask: NSObject {
  open var identifier: String { "" }; open var expirationHandler: (() -> Void)?; open func setTaskCompleted(success: Bool) {}
}
open class BGAppRefreshTask: BGTask { }
open class BGProcessingTask: BGTask { }
open class BGTaskRequest: NSObject { open var earliestBeginDate: Date?; open var identifier: String { "" } }
open class BGAppRefreshTaskRequest: BGTaskRequest { public init(identifier: String) {} }
open class BGProcessingTaskRequest: BGTaskRequest {
  open var requiresNetworkConnectivity: Bool = false; open var requiresExternalPower: Bool = false; public init(identifier: String) {}
}
public protocol CNContactPickerDelegate: AnyObject { }
public protocol CNContactViewControllerDelegate: AnyObject { }
open class CNContactPickerViewController: UIViewController {
  open weak var delegate: (any CNContactPickerDelegate)?; open var displayedPropertyKeys: [String]?; open var predicateForEnablingContact: NSPredicate?; open var predicateForSelectionOfContact: NSPredicate?
}
open class CNContactViewController: UIViewController {
  open weak var delegate: (any CNContactViewControllerDelegate)?; open var allowsEditing = true; open var allowsActions = true; public convenience init(for contact: CNContact) { self.init(nibName: nil, bundle: nil) }; public convenience init(forNewContact contact: CNContact?) { self.init(nibName: nil, bundle: nil) }
}
open class MPNowPlayingInfoCenter: NSObject {
  nonisolated(unsafe) private static let only = MPNowPlayingInfoCenter(); public class func `default`() -> MPNowPlayingInfoCenter { only }
  open var nowPlayingInfo: [String: Any]?
}
open class MPRemoteCommandCenter: NSObject {
  nonisolated(unsafe) private static let only = MPRemoteCommandCenter(); public class func shared() -> MPRemoteCommandCenter { only }
  public let (playCommand, pauseCommand, stopCommand, togglePlayPauseCommand, nextTrackCommand, previousTrackCommand, skipForwardCommand, skipBackwardCommand, changePlaybackPositionCommand) = (MPRemoteCommand(), MPRemoteCommand(), MPRemoteCommand(), MPRemoteCommand(), MPRemoteCommand(), MPRemoteCommand(), MPRemoteCommand(), MPRemoteCommand(), MPRemoteCommand())
}
open class MPRemoteCommand: NSObject {
  open var isEnabled: Bool = true; open var preferredIntervals: [NSNumber] = []
  @discardableResult open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { self }
  open func removeTarget(_ target: Any?) {}
}
open class MPRemoteCommandEvent: NSObject { }
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent { open var positionTime: TimeInterval { 0 } }
public enum MPRemoteCommandHandlerStatus: Int, Sendable { case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, commandFailed = 200 }
open class MPMediaItemArtwork: NSObject { public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {} }
open class MPVolumeView: UIView { open var showsVolumeSlider = true; open var showsRouteButton = true }
public let (MPMediaItemPropertyTitle, MPMediaItemPropertyArtist, MPMediaItemPropertyAlbumTitle, MPMediaItemPropertyArtwork, MPMediaItemPropertyPlaybackDuration) = ("title", "artist", "albumTitle", "artwork", "playbackDuration")
public let (MPNowPlayingInfoPropertyElapsedPlaybackTime, MPNowPlayingInfoPropertyPlaybackRate, MPNowPlayingInfoPropertyIsLiveStream) = ("MPNowPlayingInfoPropertyElapsedPlaybackTime", "MPNowPlayingInfoPropertyPlaybackRate", "MPNowPlayingInfoPropertyIsLiveStream")
