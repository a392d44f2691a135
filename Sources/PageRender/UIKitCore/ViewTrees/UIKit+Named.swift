public import Foundation
internal import PageLayout

extension UIImage {
  /// Makes the image or the symbol of a name in the asset catalogues that `AssetCatalogs.withCurrent` installs.
  ///
  /// If none has the image, the result is `nil` and the page has a warning.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, with: nil)
  }

  /// Makes an image as `init(named:)` does: each drawn environment picks the variant, whatever the traits.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Makes an image as `init(named:)` does: the bundle is ignored, and so is the configuration of an image that is
  /// no symbol.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    guard let catalogs = AssetCatalogs.current else { return nil }
    if !catalogs.hasImage(named: name), catalogs.symbol(named: name) != nil {
      self.init(systemName: name, withConfiguration: configuration)
      return
    }
    guard let artwork = catalogs.usedImage(named: name) else { return nil }
    self.init(artwork)
  }
}

extension UIColor {
  /// Makes the colour of a name in the asset catalogues that `AssetCatalogs.withCurrent` installs.
  ///
  /// If none has the colour, the result is `nil` and the page has a warning.
  public convenience init?(named name: String) {
    guard let color = AssetCatalogs.current?.usedColor(named: name) else { return nil }
    self.init(color)
  }

  /// The app's accent colour; `nil` if its catalogues have none, or one without a value as in Xcode's template.
  package static var accent: UIColor? {
    AssetCatalogs.current?.color(named: "AccentColor").map { UIColor($0) }
  }

  /// Makes a colour as `init(named:)` does: each drawn environment picks the appearance.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }
}
