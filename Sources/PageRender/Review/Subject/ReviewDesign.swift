public import PageBase
public import PageLayout

/// The artboards that the pages of a source are compared with.
public struct ReviewDesign: Sendable {
  public var folder: String
  /// The name that `render` gives a screen's picture below its folder, without the extension:
  /// `{page}/{device}`.
  public var name: @Sendable (PageEntry, PageEnvironment) -> String

  public init(folder: String, name: @escaping @Sendable (PageEntry, PageEnvironment) -> String) {
    self.folder = folder
    self.name = name
  }
}
