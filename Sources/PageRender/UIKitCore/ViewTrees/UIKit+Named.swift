public import Foundation
internal import PageLayout

extension UIImage {
  /// The image of this name in the asset catalogues that are installed while a page is built
  /// (`AssetCatalogs.withCurrent`); `nil`, and one warning with the page, where none has it.
  public convenience init?(named name: String) {
    guard let artwork = AssetCatalogs.current?.usedImage(named: name) else { return nil }
    self.init(artwork)
  }

  /// As `init(named:)`: there is one bundle, and the variant is chosen in each environment that is drawn.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// As `init(named:)`; a symbol of the catalogue in the configuration's size and weight.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name)
  }
}

extension UIColor {
  /// The colour of this name in the asset catalogues that are installed while a page is built
  /// (`AssetCatalogs.withCurrent`); `nil`, and one warning with the page, where none has it.
  public convenience init?(named name: String) {
    guard let color = AssetCatalogs.current?.usedColor(named: name) else { return nil }
    self.init(color)
  }

  /// As `init(named:)`: there is one bundle, and the appearance is chosen in each environment that is drawn.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }
}
