// Written by Scripts/uikit-names.
// swift-format-ignore-file

@_exported public import AppUIKit
public import Foundation

public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }
open class PHPhotoLibrary: NSObject {
  nonisolated(unsafe) private static let only = PHPhotoLibrary(); @discardableResult open class func shared() -> PHPhotoLibrary { only }
  @discardableResult open class func authorizationStatus(for accessLevel: PHAccessLevel = .readWrite) -> PHAuthorizationStatus { .notDetermined }
  open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) { handler(.notDetermined) }
  open class func requestAuthorization(for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) { handler(.notDetermined) }
  open func performChanges(_ changeBlock: @escaping @Sendable () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil) { completionHandler?(false, nil) }
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}
open class PHObject: NSObject { open var localIdentifier: String { "" } }
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
open class PHAsset: PHObject {
  open var mediaType: PHAssetMediaType { .unknown }; open var pixelWidth: Int { 0 }; open var pixelHeight: Int { 0 }
  open var creationDate: Date? { nil }; open var duration: TimeInterval { 0 }
  @discardableResult open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  @discardableResult open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  public class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  public class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open var isFavorite: Bool { false }; open var modificationDate: Date? { nil }
}
open class PHFetchOptions: NSObject { open var predicate: NSPredicate?; open var sortDescriptors: [NSSortDescriptor]?; open var fetchLimit: Int = 0 }
open class PHFetchResult<ObjectType>: NSObject {
  open var count: Int { 0 }; open var firstObject: ObjectType? { nil }; open var lastObject: ObjectType? { nil }
  @discardableResult open func object(at index: Int) -> ObjectType { fatalError("the photo library is empty in PageRender") }
  public subscript(index: Int) -> ObjectType { object(at: index) }
  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}
public enum PHImageContentMode: Int, Sendable { case aspectFit, aspectFill; public static let `default` = PHImageContentMode.aspectFit }
public typealias PHImageRequestID = Int32
open class PHImageRequestOptions: NSObject {
  open var isSynchronous: Bool = false; open var isNetworkAccessAllowed: Bool = false
  open var deliveryMode: PHImageRequestOptionsDeliveryMode = .opportunistic; open var resizeMode: PHImageRequestOptionsResizeMode = .fast
}
open class PHImageManager: NSObject {
  nonisolated(unsafe) private static let only = PHImageManager(); open class func `default`() -> PHImageManager { only }
  @discardableResult open func requestImage(for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?, resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void) -> PHImageRequestID { resultHandler(nil, nil); return 0 }
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
  @discardableResult open func requestImageDataAndOrientation(for asset: PHAsset, options: PHImageRequestOptions?, resultHandler: @escaping (Data?, String?, UInt32, [AnyHashable: Any]?) -> Void) -> PHImageRequestID { 0 }
}
open class PHCachingImageManager: PHImageManager {
  open func startCachingImages(for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?) {}
  open func stopCachingImages(for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?) {}
  open func stopCachingImagesForAllAssets() {}
}
open class PHAssetChangeRequest: NSObject {
  @discardableResult open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest { PHAssetChangeRequest() }
}
public protocol PHPhotoLibraryChangeObserver: AnyObject { }
open class PHChange: NSObject { public func changeDetails<T>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil } }
open class PHFetchResultChangeDetails<ObjectType>: NSObject {
  open var fetchResultAfterChanges: PHFetchResult<ObjectType> { PHFetchResult() }
  open var fetchResultBeforeChanges: PHFetchResult<ObjectType> { PHFetchResult() }; open var hasIncrementalChanges: Bool { false }
  open var removedIndexes: IndexSet? { nil }; open var insertedIndexes: IndexSet? { nil }; open var changedIndexes: IndexSet? { nil }
  open var insertedObjects: [ObjectType] { [] }; open var removedObjects: [ObjectType] { [] }
}
open class PHAssetCollection: NSObject {
  open var localIdentifier: String { "" }; open var localizedTitle: String? { nil }; open var estimatedAssetCount: Int { 0 }
  open var assetCollectionSubtype: PHAssetCollectionSubtype { .any }
  @discardableResult open class func fetchAssetCollections(with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum }
public enum PHAssetCollectionSubtype: Int, Sendable { case albumRegular = 2, smartAlbumGeneric = 200, smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses, smartAlbumAllHidden, smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary, smartAlbumSelfPortraits, smartAlbumScreenshots, any = 1000 }
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
