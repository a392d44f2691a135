// Written by Scripts/uikit-names.
// swift-format-ignore-file

@_exported public import AppUIKit

open class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration; open weak var delegate: (any PHPickerViewControllerDelegate)?
  public init(configuration: PHPickerConfiguration) { self.configuration = configuration; super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { return nil }
}
public struct PHPickerConfiguration: Sendable { public var selectionLimit = 1; public var filter: PHPickerFilter?; public init() {} }
public struct PHPickerFilter: Hashable, Sendable { private let kinds: [String]; public static let images = PHPickerFilter(kinds: ["images"]); public static let videos = PHPickerFilter(kinds: ["videos"]); public static let livePhotos = PHPickerFilter(kinds: ["livePhotos"]); public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(kinds: subfilters.flatMap(\.kinds)) } }
public struct PHPickerResult: Hashable, Sendable { public let assetIdentifier: String?; public var itemProvider: NSItemProvider { NSItemProvider() } }
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject { func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) }
extension PHPickerConfiguration { public init(photoLibrary: Any) { self.init() }; public enum Selection: Int, Sendable { case `default`, ordered, people, continuous, continuousAndOrdered }; public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }; public enum Mode: Int, Sendable { case `default`, compact }; public var selection: Selection { get { .default } set {} }; public var preferredAssetRepresentationMode: AssetRepresentationMode { get { .automatic } set {} }; public var preselectedAssetIdentifiers: [String] { get { [] } set {} }; public var mode: Mode { get { .default } set {} } }
extension PHPickerFilter { public static let screenshots = any(of: [.images]); public static let depthEffectPhotos = any(of: [.images]); public static let panoramas = any(of: [.images]); public static let bursts = any(of: [.images]); public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { any(of: subfilters) }; public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { any(of: []) } }
extension PHPickerViewController { public func deselectAssets(withIdentifiers identifiers: [String]) {} }
