@_exported public import AppUIKit

/// The permission to use photos, with Photos' raw values.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite
}

/// The photo library, which is empty and not permitted.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let only = PHPhotoLibrary()
  open class func shared() -> PHPhotoLibrary { only }
  open class func authorizationStatus(for accessLevel: PHAccessLevel = .readWrite) -> PHAuthorizationStatus {
    .notDetermined
  }
  open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    handler(.notDetermined)
  }
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { handler(.notDetermined) }
  open func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { completionHandler?(false, nil) }
}

open class PHObject: NSObject, @unchecked Sendable {
  open var localIdentifier: String { "" }
}

public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }

/// A photo or film; there is none.
open class PHAsset: PHObject, @unchecked Sendable {
  open var mediaType: PHAssetMediaType { .unknown }
  open var pixelWidth: Int { 0 }
  open var pixelHeight: Int { 0 }
  open var creationDate: Date? { nil }
  open var duration: TimeInterval { 0 }
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

open class PHFetchOptions: NSObject, @unchecked Sendable {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
}

/// The result of a search: nothing.
open class PHFetchResult<ObjectType>: NSObject, @unchecked Sendable {
  open var count: Int { 0 }
  open var firstObject: ObjectType? { nil }
  open var lastObject: ObjectType? { nil }
  open func object(at index: Int) -> ObjectType { fatalError("the photo library is empty in PageRender") }
  public subscript(index: Int) -> ObjectType { object(at: index) }
  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}

public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill
  public static let `default` = PHImageContentMode.aspectFit
}

public typealias PHImageRequestID = Int32

open class PHImageRequestOptions: NSObject, @unchecked Sendable {
  open var isSynchronous = false
  open var isNetworkAccessAllowed = false
}

open class PHImageManager: NSObject, @unchecked Sendable {
  private static let only = PHImageManager()
  open class func `default`() -> PHImageManager { only }
  /// Answers with no image.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?, resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil)
    return 0
  }
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

open class PHCachingImageManager: PHImageManager, @unchecked Sendable {}

open class PHAssetChangeRequest: NSObject, @unchecked Sendable {
  @discardableResult
  open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    PHAssetChangeRequest()
  }
}
