@_exported public import AppUIKit

/// The pictures of a file or of bytes: the first one only.
public final class CGImageSource: @unchecked Sendable {
  fileprivate let image: UIImage?
  init(_ image: UIImage?) { self.image = image }
}

public func CGImageSourceCreateWithData(_ data: Data, _ options: [AnyHashable: Any]?) -> CGImageSource? {
  CGImageSource(UIImage(data: data))
}
public func CGImageSourceCreateWithData(_ data: NSData, _ options: NSDictionary?) -> CGImageSource? {
  CGImageSource(UIImage(data: data as Data))
}
public func CGImageSourceCreateWithURL(_ url: URL, _ options: [AnyHashable: Any]?) -> CGImageSource? {
  UIImage(contentsOfFile: url.path).map { CGImageSource($0) }
}
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: NSDictionary?) -> CGImageSource? {
  url.path.flatMap { UIImage(contentsOfFile: $0) }.map { CGImageSource($0) }
}

/// 1 for a picture that can be read, whatever its number of frames, else 0.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.image == nil ? 0 : 1 }

public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: [AnyHashable: Any]?
) -> CGImage? { index == 0 ? isrc.image?.cgImage : nil }
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: NSDictionary?
) -> CGImage? { index == 0 ? isrc.image?.cgImage : nil }

/// The whole picture.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: [AnyHashable: Any]?
) -> CGImage? { CGImageSourceCreateImageAtIndex(isrc, index, options) }
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: NSDictionary?
) -> CGImage? { CGImageSourceCreateImageAtIndex(isrc, index, options) }

/// The width and height in pixels.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: [AnyHashable: Any]?
) -> [AnyHashable: Any]? {
  CGImageSourceCreateImageAtIndex(isrc, index, options).map {
    [kCGImagePropertyPixelWidth: $0.width, kCGImagePropertyPixelHeight: $0.height]
  }
}

/// The type of the file that the source was read from is not kept.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { nil }

/// A picture file that is not written.
public final class CGImageDestination {}
public func CGImageDestinationCreateWithData(
  _ data: Any, _ type: CFString, _ count: Int, _ options: [AnyHashable: Any]?
) -> CGImageDestination? { nil }
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: [AnyHashable: Any]?
) {}
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { false }

public let kCGImageSourceTypeIdentifierHint = "kCGImageSourceTypeIdentifierHint"
public let kCGImageSourceCreateThumbnailFromImageIfAbsent = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
public let kCGImageDestinationLossyCompressionQuality = "kCGImageDestinationLossyCompressionQuality"
public let kCGImagePropertyGIFLoopCount = "LoopCount"
public let kCGImagePropertyPixelWidth = "PixelWidth"
public let kCGImagePropertyPixelHeight = "PixelHeight"
public let kCGImagePropertyOrientation = "Orientation"
public let kCGImagePropertyGIFDictionary = "{GIF}"
public let kCGImagePropertyGIFDelayTime = "DelayTime"
public let kCGImagePropertyGIFUnclampedDelayTime = "UnclampedDelayTime"
public let kCGImageSourceShouldCache = "kCGImageSourceShouldCache"
public let kCGImageSourceShouldCacheImmediately = "kCGImageSourceShouldCacheImmediately"
public let kCGImageSourceCreateThumbnailFromImageAlways = "kCGImageSourceCreateThumbnailFromImageAlways"
public let kCGImageSourceCreateThumbnailWithTransform = "kCGImageSourceCreateThumbnailWithTransform"
public let kCGImageSourceThumbnailMaxPixelSize = "kCGImageSourceThumbnailMaxPixelSize"
