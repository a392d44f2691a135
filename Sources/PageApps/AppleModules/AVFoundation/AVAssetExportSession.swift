public import CoreMedia
public import Foundation

/// A session that writes films; it fails at once, as there are none.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, waiting, exporting, completed, failed, cancelled }

  public let presetName: String
  public let asset: AVAsset
  open var outputURL: URL?
  open var outputFileType: AVFileType?
  open var shouldOptimizeForNetworkUse = false
  open var timeRange = CMTimeRange.zero
  open var metadata: [AVMetadataItem]?
  open private(set) var status = Status.unknown
  open var error: (any Error)? { nil }
  open var progress: Float { 0 }

  public init?(asset: AVAsset, presetName: String) {
    self.asset = asset
    self.presetName = presetName
  }

  open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
    status = .failed
    handler()
  }

  open func cancelExport() { status = .cancelled }
}

public typealias AVAssetExportSessionStatus = AVAssetExportSession.Status

/// The format of a file with a film or sound.
public enum AVFileType: String, Sendable { case mov, mp4, m4v, m4a, mp3, wav }

public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
