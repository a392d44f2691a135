public import Foundation
internal import PageLayout

extension UIImage {
  /// Makes the image of a name in the asset catalogues that `AssetCatalogs.withCurrent` installs.
  ///
  /// If none has the image, the result is `nil` and the page has a warning.
  public convenience init?(named name: String) {
    guard let artwork = AssetCatalogs.current?.usedImage(named: name) else { return nil }
    self.init(artwork)
  }

  /// Makes an image as `init(named:)` does: each drawn environment picks the variant, whatever the traits.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Makes an image as `init(named:)` does: bundle and configuration are ignored.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name)
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

  /// Makes a colour as `init(named:)` does: each drawn environment picks the appearance.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }
}
