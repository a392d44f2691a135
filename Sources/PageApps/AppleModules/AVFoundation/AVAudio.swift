public import Foundation

/// The app's use of sound; pages are silent, and every call succeeds.
open class AVAudioSession: NSObject, @unchecked Sendable {
  private static let shared = AVAudioSession()
  open class func sharedInstance() -> AVAudioSession { shared }

  public enum Category: String, Sendable {
    case ambient, soloAmbient, playback, record, playAndRecord, multiRoute
  }
  public enum Mode: String, Sendable {
    case `default`, moviePlayback, measurement, spokenAudio, videoChat, videoRecording, voiceChat
  }
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 0x1)
    public static let duckOthers = CategoryOptions(rawValue: 0x2)
    public static let allowBluetooth = CategoryOptions(rawValue: 0x4)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 0x8)
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
    public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
  }
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
  /// The permission to record, with AVFoundation's raw values.
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }
  public enum PortOverride: UInt, Sendable {
    case none = 0
    case speaker = 0x7370_6B72
  }

  open private(set) var category = Category.soloAmbient
  open private(set) var mode = Mode.default
  open private(set) var categoryOptions: CategoryOptions = []
  open var recordPermission: RecordPermission { .undetermined }
  open var outputVolume: Float { 1 }
  open var isOtherAudioPlaying: Bool { false }
  open var secondaryAudioShouldBeSilencedHint: Bool { false }

  open func setCategory(_ category: Category, mode: Mode? = nil, options: CategoryOptions = []) throws {
    (self.category, self.mode, categoryOptions) = (category, mode ?? self.mode, options)
  }
  open func setMode(_ mode: Mode) throws { self.mode = mode }
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
  /// Answers that recording is not permitted.
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) { response(false) }
}

extension NSNotification.Name {
  public static let AVAudioSessionInterruption = AVAudioSession.interruptionNotification
  public static let AVAudioSessionRouteChange = AVAudioSession.routeChangeNotification
}

extension AVAudioSession {
  public static let interruptionNotification = NSNotification.Name("AVAudioSessionInterruptionNotification")
  public static let routeChangeNotification = NSNotification.Name("AVAudioSessionRouteChangeNotification")
}

/// A player of a sound, which stays silent.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  public let url: URL?
  public let data: Data?
  open private(set) var isPlaying = false
  open var volume: Float = 1
  open var pan: Float = 0
  open var rate: Float = 1
  open var enableRate = false
  open var numberOfLoops = 0
  open var currentTime: TimeInterval = 0
  open var isMeteringEnabled = false
  open var duration: TimeInterval { 0 }
  open var numberOfChannels: Int { 0 }

  /// - Throws: An error if there is no file.
  public init(contentsOf url: URL, fileTypeHint utiString: String? = nil) throws {
    guard FileManager.default.isReadableFile(atPath: url.path) else {
      throw AVError(.fileFormatNotRecognized)
    }
    (self.url, data) = (url, nil)
  }
  public init(data: Data, fileTypeHint utiString: String? = nil) throws { (url, self.data) = (nil, data) }

  @discardableResult open func prepareToPlay() -> Bool { true }
  @discardableResult open func play() -> Bool {
    isPlaying = true
    return true
  }
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }
  open func pause() { isPlaying = false }
  open func stop() { isPlaying = false }
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  open func updateMeters() {}
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

public protocol AVAudioPlayerDelegate: AnyObject {}

/// A recorder, which records nothing.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVAudioRecorderDelegate)?
  public let url: URL
  open var isRecording: Bool { false }
  open var currentTime: TimeInterval { 0 }
  open var isMeteringEnabled = false
  public init(url: URL, settings: [String: Any]) throws { self.url = url }
  @discardableResult open func prepareToRecord() -> Bool { false }
  @discardableResult open func record() -> Bool { false }
  open func pause() {}
  open func stop() {}
  @discardableResult open func deleteRecording() -> Bool { false }
  open func updateMeters() {}
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}

public protocol AVAudioRecorderDelegate: AnyObject {}

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D

public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 0x20
  case medium = 0x40
  case high = 0x60
  case max = 0x7F
}
