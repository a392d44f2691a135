@_exported public import AppUIKit
@_exported public import AudioToolbox
@_exported public import CoreMedia

/// A player of films and sounds, which never begins: pages are at rest.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// The state of playing, with AVFoundation's raw values.
  public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
  /// The state of the player, with AVFoundation's raw values.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  /// The action at the item's end, with AVFoundation's raw values.
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  open private(set) var currentItem: AVPlayerItem?
  open var rate: Float = 0
  open var defaultRate: Float = 1
  open var volume: Float = 1
  open var isMuted = false
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var automaticallyWaitsToMinimizeStalling = true
  open var allowsExternalPlayback = true
  open var preventsDisplaySleepDuringVideoPlayback = true
  open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic
  open var status: Status { .unknown }
  open var timeControlStatus: TimeControlStatus { .paused }
  open var reasonForWaitingToPlay: WaitingReason? { nil }
  open var error: (any Error)? { nil }

  public override init() {}
  public init(url URL: URL) { currentItem = AVPlayerItem(url: URL) }
  public init(playerItem item: AVPlayerItem?) { currentItem = item }

  /// Sets the rate of a film that stays at its first picture.
  open func play() { rate = defaultRate }
  open func pause() { rate = 0 }
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  open func currentTime() -> CMTime { .zero }
  open func seek(
    to time: CMTime, toleranceBefore: CMTime = .zero, toleranceAfter: CMTime = .zero,
    completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) { completionHandler?(true) }
  /// Returns a token of an observer that is never called.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
  ) -> Any { NSObject() }
  open func removeTimeObserver(_ observer: Any) {}
}

public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
  case automatic = 1
  case pauses, continuesIfPossible
}

/// A player of several items in turn.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var queue: [AVPlayerItem] = []
  public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
  }
  public override init() { super.init() }
  public override init(url URL: URL) { super.init(url: URL) }
  public override init(playerItem item: AVPlayerItem?) {
    queue = item.map { [$0] } ?? []
    super.init(playerItem: item)
  }
  open func items() -> [AVPlayerItem] { queue }
  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    replaceCurrentItem(with: queue.first)
  }
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !queue.contains { $0 === item }
  }
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let place = queue.firstIndex { $0 === afterItem }.map { $0 + 1 }
    queue.insert(item, at: place ?? queue.endIndex)
    if currentItem == nil { replaceCurrentItem(with: queue.first) }
  }
  open func remove(_ item: AVPlayerItem) { queue.removeAll { $0 === item } }
  open func removeAllItems() {
    queue = []
    replaceCurrentItem(with: nil)
  }
}

/// A repetition of an item, which never begins.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
  public init(
    player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange = .invalid
  ) {
    if player.currentItem == nil { player.insert(itemToLoop, after: nil) }
  }
  open var loopCount: Int { 0 }
  open func disableLooping() {}
}

/// A film or sound to be played, which is never loaded.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// The state of the item, with AVFoundation's raw values.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public let asset: AVAsset
  open var preferredForwardBufferDuration: TimeInterval = 0
  open var preferredPeakBitRate: Double = 0
  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  open var duration: CMTime { .indefinite }
  open var presentationSize: CGSize { .zero }
  open var loadedTimeRanges: [NSValue] { [] }
  open var isPlaybackLikelyToKeepUp: Bool { false }
  open var isPlaybackBufferEmpty: Bool { true }
  open var isPlaybackBufferFull: Bool { false }

  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]? = nil) { self.asset = asset }
  open func currentTime() -> CMTime { .zero }
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(true) }
  open func cancelPendingSeeks() {}
}

extension NSNotification.Name {
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  public static let AVPlayerItemPlaybackStalled = NSNotification.Name(
    "AVPlayerItemPlaybackStalledNotification")
  public static let AVPlayerItemTimeJumped = NSNotification.Name("AVPlayerItemTimeJumpedNotification")
}

extension AVPlayerItem {
  public static let didPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemDidPlayToEndTime
}

/// A layer for a player's film, which shows its background alone.
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForDisplay: Bool { false }
  open var videoRect: CGRect { .zero }
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}

/// How a film fills its layer.
public enum AVLayerVideoGravity: String, Sendable { case resize, resizeAspect, resizeAspectFill }
