// Written by Scripts/uikit-names.
// swift-format-ignore-file

@_exported public import AppUIKit
@_exported public import AudioToolbox
@_exported public import CoreMedia
public import CoreMedia
public import Foundation
public import UIKitCore

open class AVAsset: NSObject {
  public convenience init(url URL: URL) { self.init() }; open var duration: CMTime { .indefinite }; open var isPlayable: Bool { false }
  open var tracks: [AVAssetTrack] { [] }; open var metadata: [AVMetadataItem] { [] }
  @discardableResult open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil) { handler?() }
}
open class AVURLAsset: AVAsset { public let url: URL; public init(url URL: URL, options: [String: Any]? = nil) { url = URL } }
open class AVAssetTrack: NSObject {
  open var naturalSize: CGSize { .zero }; open var preferredTransform: CGAffineTransform { .identity }; open var timeRange: CMTimeRange { .zero }
}
open class AVMetadataItem: NSObject { open var stringValue: String? { nil } }
public enum AVMediaType: String, Sendable { case video, audio, text, metadata }
open class AVAssetImageGenerator: NSObject {
  open var appliesPreferredTrackTransform: Bool = false; open var maximumSize: CGSize = .zero
  open var requestedTimeToleranceBefore: CMTime = .positiveInfinity; open var requestedTimeToleranceAfter: CMTime = .positiveInfinity
  public init(asset: AVAsset) {}
  @discardableResult open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage { throw AVError(.operationNotSupportedForAsset) }
}
public struct AVError: Error, Hashable, Sendable { public enum Code: Int, Sendable { case unknown = -11800; case fileFormatNotRecognized = -11828; case operationNotSupportedForAsset = -11838; case applicationIsNotAuthorizedToUseDevice = -11852 }; public let code: Code; public init(_ code: Code) { self.code = code } }
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect { guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }; let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height); let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale); return CGRect(x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width, height: size.height) }
open class AVAssetExportSession: NSObject {
  public enum Status: Int, Sendable { case unknown, waiting, exporting, completed, failed, cancelled }; public let presetName: String
  public let asset: AVAsset; open var outputURL: URL?; open var outputFileType: AVFileType?; open var shouldOptimizeForNetworkUse: Bool = false
  open var timeRange: CMTimeRange = .zero; open var metadata: [AVMetadataItem]?; open private(set) var status = Status.unknown
  open var error: (any Error)? { nil }; open var progress: Float { 0 }
  public init?(asset: AVAsset, presetName: String) { self.asset = asset; self.presetName = presetName }
  open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) { status = .failed; handler() }
  open func cancelExport() { status = .cancelled }
}
public typealias AVAssetExportSessionStatus = AVAssetExportSession.Status
public enum AVFileType: String, Sendable { case mov, mp4, m4v, m4a, mp3, wav }
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
open class AVAudioSession: NSObject {
  nonisolated(unsafe) private static let shared = AVAudioSession(); @discardableResult open class func sharedInstance() -> AVAudioSession { shared }
  public enum Category: String, Sendable { case ambient, soloAmbient, playback, record, playAndRecord, multiRoute }
  public enum Mode: String, Sendable { case `default`, moviePlayback, measurement, spokenAudio, videoChat, videoRecording, voiceChat }
  public struct CategoryOptions: OptionSet, Hashable, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }; public static let mixWithOthers = CategoryOptions(rawValue: 0x1); public static let duckOthers = CategoryOptions(rawValue: 0x2); public static let allowBluetooth = CategoryOptions(rawValue: 0x4); public static let defaultToSpeaker = CategoryOptions(rawValue: 0x8); public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11); public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20); public static let allowAirPlay = CategoryOptions(rawValue: 0x40) }
  public struct SetActiveOptions: OptionSet, Hashable, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }; public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1) }
  public enum RecordPermission: UInt, Sendable { case undetermined = 0x756E_6474, denied = 0x6465_6E79, granted = 0x6772_6E74 }
  public enum PortOverride: UInt, Sendable { case none = 0, speaker = 0x7370_6B72 }; open private(set) var category = Category.soloAmbient
  open private(set) var mode = Mode.default; open private(set) var categoryOptions: CategoryOptions = []
  open var recordPermission: RecordPermission { .undetermined }; open var outputVolume: Float { 1 }; open var isOtherAudioPlaying: Bool { false }
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  open func setCategory(_ category: Category, mode: Mode? = nil, options: CategoryOptions = []) throws { (self.category, self.mode, categoryOptions) = (category, mode ?? self.mode, options) }
  open func setMode(_ mode: Mode) throws { self.mode = mode }; open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) { response(false) }
  public struct Port: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue }; public static let builtInSpeaker = Port(rawValue: "Speaker"); public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn"); public static let headphones = Port(rawValue: "Headphones"); public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput"); public static let bluetoothHFP = Port(rawValue: "BluetoothHFP"); public static let builtInReceiver = Port(rawValue: "Receiver"); public static let airPlay = Port(rawValue: "AirPlay") }
  open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
  open var availableInputs: [AVAudioSessionPortDescription]? { nil }; open var sampleRate: Double { 44_100 }
  open var isInputAvailable: Bool { false }; open func setPreferredSampleRate(_ sampleRate: Double) throws {}
  open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
}
extension NSNotification.Name { public static let AVAudioSessionInterruption = AVAudioSession.interruptionNotification; public static let AVAudioSessionRouteChange = AVAudioSession.routeChangeNotification }
extension AVAudioSession { public static let interruptionNotification = NSNotification.Name("AVAudioSessionInterruptionNotification"); public static let routeChangeNotification = NSNotification.Name("AVAudioSessionRouteChangeNotification") }
open class AVAudioPlayer: NSObject {
  open weak var delegate: (any AVAudioPlayerDelegate)?; public let url: URL?; public let data: Data?; open private(set) var isPlaying = false
  open var volume: Float = 1; open var pan: Float = 0; open var rate: Float = 1; open var enableRate: Bool = false; open var numberOfLoops: Int = 0
  open var currentTime: TimeInterval = 0; open var isMeteringEnabled: Bool = false; open var duration: TimeInterval { 0 }
  open var numberOfChannels: Int { 0 }
  public init(contentsOf url: URL, fileTypeHint utiString: String? = nil) throws { guard FileManager.default.isReadableFile(atPath: url.path) else { throw AVError(.fileFormatNotRecognized) }; (self.url, data) = (url, nil) }
  public init(data: Data, fileTypeHint utiString: String? = nil) throws { (url, self.data) = (nil, data) }
  @discardableResult open func prepareToPlay() -> Bool { true }; @discardableResult open func play() -> Bool { isPlaying = true; return true }
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }; open func pause() { isPlaying = false }
  open func stop() { isPlaying = false }; open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  open func updateMeters() {}; @discardableResult open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  @discardableResult open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}
public protocol AVAudioPlayerDelegate: AnyObject { }
open class AVAudioRecorder: NSObject {
  open weak var delegate: (any AVAudioRecorderDelegate)?; public let url: URL; open var isRecording: Bool { false }
  open var currentTime: TimeInterval { 0 }; open var isMeteringEnabled: Bool = false
  public init(url: URL, settings: [String: Any]) throws { self.url = url }; @discardableResult open func prepareToRecord() -> Bool { false }
  @discardableResult open func record() -> Bool { false }; open func pause() {}; open func stop() {}
  @discardableResult open func deleteRecording() -> Bool { false }; open func updateMeters() {}
  @discardableResult open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { false }
  @discardableResult open func record(atTime time: TimeInterval) -> Bool { false }
  @discardableResult open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}
public protocol AVAudioRecorderDelegate: AnyObject { }
public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
public enum AVAudioQuality: Int, Sendable { case min = 0, low = 0x20, medium = 0x40, high = 0x60, max = 0x7F }
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
open class AVCaptureDevice: NSObject {
  public enum Position: Int, Sendable { case unspecified, back, front }; public enum TorchMode: Int, Sendable { case off, on, auto }
  public enum FlashMode: Int, Sendable { case off, on, auto }; public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
  public enum DeviceType: String, Sendable { case builtInWideAngleCamera, builtInUltraWideCamera, builtInTelephotoCamera, builtInDualCamera, builtInTrueDepthCamera }
  open class DiscoverySession: NSObject { public init(deviceTypes: [AVCaptureDevice.DeviceType], mediaType: AVMediaType?, position: AVCaptureDevice.Position) {}; open var devices: [AVCaptureDevice] { [] } }
  init(unavailable: Void) {}; open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  open class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position) -> AVCaptureDevice? { nil }
  @discardableResult open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  @discardableResult open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
  open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void) { handler(false) }
  @discardableResult open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }; open var position: Position { .unspecified }
  open var uniqueID: String { "" }; open var localizedName: String { "" }; open var hasTorch: Bool { false }; open var hasFlash: Bool { false }
  open var isTorchAvailable: Bool { false }; open var torchMode: TorchMode = .off; open var focusMode: FocusMode = .locked
  @discardableResult open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  open func lockForConfiguration() throws { throw AVError(.applicationIsNotAuthorizedToUseDevice) }; open func unlockForConfiguration() {}
  open var videoZoomFactor: CGFloat = 1; open var focusPointOfInterest: CGPoint = .zero; open var exposurePointOfInterest: CGPoint = .zero
  open var isFocusPointOfInterestSupported: Bool { false }; open var isExposurePointOfInterestSupported: Bool { false }
}
open class AVCaptureInput: NSObject { }
open class AVCaptureDeviceInput: AVCaptureInput {
  public let device: AVCaptureDevice; public init(device: AVCaptureDevice) throws { self.device = device }
}
open class AVCaptureOutput: NSObject { @discardableResult open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil } }
open class AVCaptureConnection: NSObject {
  open var isVideoOrientationSupported: Bool { false }; open var isVideoMirrored: Bool = false
  open var videoOrientation: AVCaptureVideoOrientation = .portrait; open var videoRotationAngle: CGFloat = 0
  @discardableResult open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
}
public enum AVCaptureVideoOrientation: Int, Sendable { case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft }
open class AVCaptureSession: NSObject {
  public enum Preset: String, Sendable { case photo, high, medium, low, hd1280x720, hd1920x1080, vga640x480 }; open var sessionPreset: Preset = .high
  open private(set) var inputs: [AVCaptureInput] = []; open private(set) var outputs: [AVCaptureOutput] = []; open var isRunning: Bool { false }
  @discardableResult open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  @discardableResult open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  @discardableResult open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }; open func beginConfiguration() {}
  open func commitConfiguration() {}; open func startRunning() {}; open func stopRunning() {}
}
open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?; open var videoGravity: AVLayerVideoGravity = .resizeAspect; open var connection: AVCaptureConnection? { nil }
  public convenience init(session: AVCaptureSession) { self.init(); self.session = session }
  @discardableResult open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect { rectInLayerCoordinates }
  @discardableResult open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint { pointInLayer }
}
open class AVCapturePhotoOutput: AVCaptureOutput {
  open var isHighResolutionCaptureEnabled: Bool = false
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {}
}
open class AVCapturePhotoSettings: NSObject {
  open var flashMode = AVCaptureDevice.FlashMode.off; public override init() {}; public convenience init(format: [String: Any]?) { self.init() }
}
open class AVCapturePhoto: NSObject { @discardableResult open func fileDataRepresentation() -> Data? { nil } }
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol { }
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  open var videoSettings: [String: Any]! = [:]; open var alwaysDiscardsLateVideoFrames: Bool = true
  open func setSampleBufferDelegate(_ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue sampleBufferCallbackQueue: DispatchQueue?) {}
}
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol { }
open class AVCaptureMovieFileOutput: AVCaptureOutput { open var isRecording: Bool { false }; open func stopRecording() {} }
open class AVCaptureMetadataOutput: AVCaptureOutput {
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []; open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  open func setMetadataObjectsDelegate(_ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?) {}
}
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol { }
open class AVMetadataObject: NSObject {
  public enum ObjectType: String, Sendable { case qr, ean8, ean13, code128, code39, pdf417, aztec, upce, dataMatrix, face }
  open var type: ObjectType { .qr }; open var bounds: CGRect { .zero }
}
open class AVMetadataMachineReadableCodeObject: AVMetadataObject { open var stringValue: String? { nil }; open var corners: [CGPoint] { [] } }
open class AVPlayer: NSObject {
  public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }; public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  public struct WaitingReason: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue } }
  open private(set) var currentItem: AVPlayerItem?; open var rate: Float = 0; open var defaultRate: Float = 1; open var volume: Float = 1
  open var isMuted: Bool = false; open var actionAtItemEnd: ActionAtItemEnd = .pause; open var automaticallyWaitsToMinimizeStalling: Bool = true
  open var allowsExternalPlayback: Bool = true; open var preventsDisplaySleepDuringVideoPlayback: Bool = true
  open var audiovisualBackgroundPlaybackPolicy: AVPlayerAudiovisualBackgroundPlaybackPolicy = .automatic; open var status: Status { .unknown }
  open var timeControlStatus: TimeControlStatus { .paused }; open var reasonForWaitingToPlay: WaitingReason? { nil }
  open var error: (any Error)? { nil }; public override init() {}; public init(url URL: URL) { currentItem = AVPlayerItem(url: URL) }
  public init(playerItem item: AVPlayerItem?) { currentItem = item }; open func play() { rate = defaultRate }; open func pause() { rate = 0 }
  open func playImmediately(atRate rate: Float) { self.rate = rate }; open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  @discardableResult open func currentTime() -> CMTime { .zero }
  open func seek(to time: CMTime, toleranceBefore: CMTime = .zero, toleranceAfter: CMTime = .zero, completionHandler: (@Sendable (Bool) -> Void)? = nil) { completionHandler?(true) }
  @discardableResult open func addPeriodicTimeObserver(forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void) -> Any { NSObject() }
  @discardableResult open func addBoundaryTimeObserver(forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void) -> Any { NSObject() }
  open func removeTimeObserver(_ observer: Any) {}
}
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable { case automatic = 1, pauses, continuesIfPossible }
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem] = []; public init(items: [AVPlayerItem]) { queue = items; super.init(playerItem: items.first) }
  public override init() { super.init() }; public override init(url URL: URL) { super.init(url: URL) }
  public override init(playerItem item: AVPlayerItem?) { queue = item.map { [$0] } ?? []; super.init(playerItem: item) }
  @discardableResult open func items() -> [AVPlayerItem] { queue }
  open func advanceToNextItem() { if !queue.isEmpty { queue.removeFirst() }; replaceCurrentItem(with: queue.first) }
  @discardableResult open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { !queue.contains { $0 === item } }
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) { let place = queue.firstIndex { $0 === afterItem }.map { $0 + 1 }; queue.insert(item, at: place ?? queue.endIndex); if currentItem == nil { replaceCurrentItem(with: queue.first) } }
  open func remove(_ item: AVPlayerItem) { queue.removeAll { $0 === item } }; open func removeAllItems() { queue = []; replaceCurrentItem(with: nil) }
}
open class AVPlayerLooper: NSObject {
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange = .invalid) { if player.currentItem == nil { player.insert(itemToLoop, after: nil) } }
  open var loopCount: Int { 0 }; open func disableLooping() {}
}
open class AVPlayerItem: NSObject {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }; public let asset: AVAsset
  open var preferredForwardBufferDuration: TimeInterval = 0; open var preferredPeakBitRate: Double = 0; open var status: Status { .unknown }
  open var error: (any Error)? { nil }; open var duration: CMTime { .indefinite }; open var presentationSize: CGSize { .zero }
  open var loadedTimeRanges: [NSValue] { [] }; open var isPlaybackLikelyToKeepUp: Bool { false }; open var isPlaybackBufferEmpty: Bool { true }
  open var isPlaybackBufferFull: Bool { false }; public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]? = nil) { self.asset = asset }
  @discardableResult open func currentTime() -> CMTime { .zero }
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(true) }; open func cancelPendingSeeks() {}
}
extension NSNotification.Name { public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification"); public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name("AVPlayerItemFailedToPlayToEndTimeNotification"); public static let AVPlayerItemPlaybackStalled = NSNotification.Name("AVPlayerItemPlaybackStalledNotification"); public static let AVPlayerItemTimeJumped = NSNotification.Name("AVPlayerItemTimeJumpedNotification") }
extension AVPlayerItem { public static let didPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemDidPlayToEndTime }
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?; open var videoGravity: AVLayerVideoGravity = .resizeAspect; open var isReadyForDisplay: Bool { false }
  open var videoRect: CGRect { .zero }; public convenience init(player: AVPlayer?) { self.init(); self.player = player }
}
public enum AVLayerVideoGravity: String, Sendable { case resize, resizeAspect, resizeAspectFill }
open class AVSpeechSynthesizer: NSObject {
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?; open var isSpeaking: Bool { false }; open var isPaused: Bool { false }
  open func speak(_ utterance: AVSpeechUtterance) {}; @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult open func continueSpeaking() -> Bool { false }
}
public protocol AVSpeechSynthesizerDelegate: AnyObject { }
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }
open class AVSpeechUtterance: NSObject {
  public let speechString: String; open var voice: AVSpeechSynthesisVoice?; open var rate: Float = AVSpeechUtteranceDefaultSpeechRate
  open var pitchMultiplier: Float = 1; open var volume: Float = 1; open var preUtteranceDelay: TimeInterval = 0
  open var postUtteranceDelay: TimeInterval = 0; public init(string: String) { speechString = string }
}
open class AVSpeechSynthesisVoice: NSObject {
  public let language: String; public init?(language languageCode: String?) { language = languageCode ?? "en-US" }
  @discardableResult open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
}
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
open class AVAudioNode: NSObject {
  open var numberOfInputs: Int { 0 }; open var numberOfOutputs: Int { 0 }
  @discardableResult open func outputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }
  @discardableResult open func inputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }
  open func installTap(onBus bus: Int, bufferSize: UInt32, format: AVAudioFormat?, block tapBlock: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void) {}
  open func removeTap(onBus bus: Int) {}; open func reset() {}
}
open class AVAudioInputNode: AVAudioNode { open var isVoiceProcessingEnabled: Bool = false }
open class AVAudioOutputNode: AVAudioNode { }
open class AVAudioMixerNode: AVAudioNode { open var outputVolume: Float = 1; open var volume: Float = 1; open var pan: Float = 0 }
open class AVAudioPlayerNode: AVAudioNode {
  open var volume: Float = 1; open var pan: Float = 0; open var rate: Float = 1; open var isPlaying: Bool { false }; open func play() {}
  open func play(at when: AVAudioTime?) {}; open func pause() {}; open func stop() {}
  open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, at when: AVAudioTime? = nil, options: AVAudioPlayerNodeBufferOptions = [], completionHandler: (@Sendable () -> Void)? = nil) {}
  open func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (@Sendable () -> Void)? = nil) {}
}
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1 << 0)
  public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 1 << 1)
  public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 1 << 2)
}
open class AVAudioUnit: AVAudioNode { open var bypass: Bool = false }
open class AVAudioUnitTimePitch: AVAudioUnit { open var pitch: Float = 0; open var rate: Float = 1; open var overlap: Float = 8 }
open class AVAudioUnitVarispeed: AVAudioUnit { open var rate: Float = 1 }
open class AVAudioUnitReverb: AVAudioUnit { open var wetDryMix: Float = 0; open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {} }
open class AVAudioUnitDelay: AVAudioUnit { open var delayTime: TimeInterval = 1; open var feedback: Float = 50; open var wetDryMix: Float = 100 }
open class AVAudioUnitDistortion: AVAudioUnit { open var wetDryMix: Float = 50; open var preGain: Float = 0 }
open class AVAudioUnitEQ: AVAudioUnit { open var globalGain: Float = 0; public init(numberOfBands: Int) { super.init() } }
public enum AVAudioUnitReverbPreset: Int, Sendable { case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral }
open class AVAudioFormat: NSObject {
  public override init() {}; public init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {}; public init?(settings: [String: Any]) {}
  open var sampleRate: Double { 44_100 }; open var channelCount: UInt32 { 1 }; open var settings: [String: Any] { [:] }
}
open class AVAudioTime: NSObject { }
open class AVAudioPCMBuffer: NSObject {
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: UInt32) {}; open var frameLength: UInt32 = 0; open var frameCapacity: UInt32 { 0 }
  open var format: AVAudioFormat { AVAudioFormat() }; open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { nil }
}
open class AVAudioFile: NSObject {
  open var length: Int64 { 0 }; open var processingFormat: AVAudioFormat { AVAudioFormat() }; open var fileFormat: AVAudioFormat { AVAudioFormat() }
  public init(forReading fileURL: URL) throws { throw CocoaError(.fileReadUnknown) }
  public init(forWriting fileURL: URL, settings: [String: Any]) throws { throw CocoaError(.fileWriteUnknown) }
  open func read(into buffer: AVAudioPCMBuffer) throws {}; open func write(from buffer: AVAudioPCMBuffer) throws {}
}
open class AVAudioEngine: NSObject {
  open var inputNode: AVAudioInputNode { AVAudioInputNode() }; open var outputNode: AVAudioOutputNode { AVAudioOutputNode() }
  open var mainMixerNode: AVAudioMixerNode { AVAudioMixerNode() }; open var isRunning: Bool { false }; open func attach(_ node: AVAudioNode) {}
  open func detach(_ node: AVAudioNode) {}; open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  open func disconnectNodeOutput(_ node: AVAudioNode) {}; open func prepare() {}; open func start() throws {}; open func pause() {}
  open func stop() {}; open func reset() {}
}
open class AVAudioSessionPortDescription: NSObject { open var portType: AVAudioSession.Port { .builtInSpeaker }; open var portName: String { "" } }
open class AVAudioSessionRouteDescription: NSObject {
  open var inputs: [AVAudioSessionPortDescription] { [] }; open var outputs: [AVAudioSessionPortDescription] { [] }
}
open class AVAudioApplication: NSObject {
  open class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) { response(false) }
  @discardableResult open class func requestRecordPermission() async -> Bool { false }
}
public let (AVAudioSessionRouteChangeReasonKey, AVAudioSessionInterruptionTypeKey, AVAudioSessionInterruptionOptionKey) = ("AVAudioSessionRouteChangeReasonKey", "AVAudioSessionInterruptionTypeKey", "AVAudioSessionInterruptionOptionKey")
public protocol AVCaptureFileOutputRecordingDelegate: AnyObject { }
public protocol AVAssetResourceLoaderDelegate: AnyObject { }
