public import CoreMedia
public import Foundation
public import UIKitCore

/// A film or sound, of which nothing is known.
open class AVAsset: NSObject, @unchecked Sendable {
  public convenience init(url URL: URL) { self.init() }
  open var duration: CMTime { .indefinite }
  open var isPlayable: Bool { false }
  open var tracks: [AVAssetTrack] { [] }
  open var metadata: [AVMetadataItem] { [] }
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  open func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil
  ) { handler?() }
}

open class AVURLAsset: AVAsset, @unchecked Sendable {
  public let url: URL
  public init(url URL: URL, options: [String: Any]? = nil) { url = URL }
}

open class AVAssetTrack: NSObject, @unchecked Sendable {
  open var naturalSize: CGSize { .zero }
  open var preferredTransform: CGAffineTransform { .identity }
  open var timeRange: CMTimeRange { .zero }
}

open class AVMetadataItem: NSObject, @unchecked Sendable {
  open var stringValue: String? { nil }
}

/// A kind of media.
public enum AVMediaType: String, Sendable { case video, audio, text, metadata }

/// A maker of pictures of a film; every attempt fails.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  open var appliesPreferredTrackTransform = false
  open var maximumSize = CGSize.zero
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity
  public init(asset: AVAsset) {}
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws
    -> CGImage
  { throw AVError(.operationNotSupportedForAsset) }
}

/// An error of AVFoundation.
public struct AVError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = -11800
    case fileFormatNotRecognized = -11828
    case operationNotSupportedForAsset = -11838
    case applicationIsNotAuthorizedToUseDevice = -11852
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// The largest rectangle of an aspect ratio in a bounding one, in its middle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
  let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
    height: size.height)
}
