@_exported public import AppUIKit

/// A screen for choosing pictures, which pages show empty, as there are none to choose.
open class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { return nil }
}

/// The media that may be chosen.
public struct PHPickerConfiguration: Sendable {
  public var selectionLimit = 1
  public var filter: PHPickerFilter?
  public init() {}
}

/// The kinds of pictures that may be chosen.
public struct PHPickerFilter: Hashable, Sendable {
  private let kinds: [String]
  public static let images = PHPickerFilter(kinds: ["images"])
  public static let videos = PHPickerFilter(kinds: ["videos"])
  public static let livePhotos = PHPickerFilter(kinds: ["livePhotos"])
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(kinds: subfilters.flatMap(\.kinds))
  }
}

/// A chosen picture; in pages, none is ever chosen.
public struct PHPickerResult: Hashable, Sendable {
  public let assetIdentifier: String?
  public var itemProvider: NSItemProvider { NSItemProvider() }
}

@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
