public import Foundation
internal import PageLayout

/// The name of an image in an asset catalogue, which Xcode writes as a symbol: `.hero`.
public struct ImageResource: Hashable, Sendable {
  package let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// The name of a colour in an asset catalogue, which Xcode writes as a symbol: `.brand`.
public struct ColorResource: Hashable, Sendable {
  package let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension UIImage {
  /// Makes the image of a name; an empty one, with a warning, if no catalogue has it.
  public convenience init(resource: ImageResource) { self.init(imageLiteralResourceName: resource.name) }
  public convenience init(_ resource: ImageResource) { self.init(resource: resource) }
}

extension UIColor {
  /// Makes the colour of a name; clear, with a warning, if no catalogue has it.
  public convenience init(resource: ColorResource) {
    self.init(AssetCatalogs.current?.usedColor(named: resource.name) ?? UIColor.clear.dynamic)
  }
  public convenience init(_ resource: ColorResource) { self.init(resource: resource) }
}
