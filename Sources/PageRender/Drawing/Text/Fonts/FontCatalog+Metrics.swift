internal import PageBase
internal import Synchronization

/// The metrics of fonts that were asked for while pages were built, and not by a task with fonts of its own.
final class FontMetricsCache: Sendable {
  private let known = Mutex<[FontDescriptor: FontMetrics]>([:])

  /// More fonts than these are not remembered; apps have some dozens.
  private static let capacity = 1000

  func metrics(
    for font: FontDescriptor, make: () throws(FontError) -> FontMetrics
  ) throws(FontError) -> FontMetrics {
    if let metrics = known.withLock({ $0[font] }) { return metrics }
    let metrics = try make()
    known.withLock { if $0.count < Self.capacity { $0[font] = metrics } }
    return metrics
  }
}

extension FontCatalog {
  /// The metrics of a font, in points. Those of the stand-in for the system font need no file; others open the
  /// font's file when they are first asked for.
  public func metrics(for font: FontDescriptor) throws(FontError) -> FontMetrics {
    if let metrics = standInMetrics(for: font) { return metrics }
    return try metrics.metrics(for: font) { () throws(FontError) in
      try FontStore(catalog: self).metrics(for: font)
    }
  }

  /// SF's, where Inter stands in for it.
  func standInMetrics(for font: FontDescriptor) -> FontMetrics? {
    guard font.family == .system, settings.systemFamily == nil else { return nil }
    return FontMetrics(.sanFrancisco, of: font)
  }

  /// Returns true if two are copies of one catalogue, which share what they have opened.
  package func isSame(as other: FontCatalog) -> Bool { files === other.files }

  /// The fonts of the pages that are being built: the installed ones unless a run has others.
  package static var building: FontCatalog { ambient.value ?? installed }
  private static let ambient = Ambient<FontCatalog>()
  private static let installed = FontCatalog()

  /// Builds pages with these fonts: what `UIFont` says of its metrics and of names is theirs.
  @MainActor
  package static func withCurrent<Result>(
    _ catalog: FontCatalog, build: @MainActor () -> Result
  ) -> Result {
    ambient.with(catalog) { build() }
  }

  /// Runs a body that may suspend with the catalogue as the current one.
  @MainActor
  package static func withCurrent<Result>(
    _ catalog: FontCatalog, build: @MainActor () async -> Result
  ) async -> Result {
    await ambient.with(catalog) { await build() }
  }
}
