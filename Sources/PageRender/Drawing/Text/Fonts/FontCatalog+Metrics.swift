internal import PageBase
internal import Synchronization

/// A cache of the metrics of fonts for code that builds pages, outside of a task with fonts of its own.
final class FontMetricsCache: Sendable {
  private let known = Mutex<[FontDescriptor: FontMetrics]>([:])

  /// The most fonts that are cached; apps have some dozens.
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
  /// The metrics of a font, in points. The stand-in for the system font needs no file; other fonts are opened
  /// when their metrics are first asked for.
  public func metrics(for font: FontDescriptor) throws(FontError) -> FontMetrics {
    if let metrics = standInMetrics(for: font) { return metrics }
    return try metrics.metrics(for: font) { () throws(FontError) in
      try FontStore(catalog: self).metrics(for: font)
    }
  }

  /// SF's metrics for the system font, if Inter is its stand-in; `nil` for other fonts.
  func standInMetrics(for font: FontDescriptor) -> FontMetrics? {
    guard font.family == .system, settings.systemFamily == nil else { return nil }
    return FontMetrics(.sanFrancisco, of: font)
  }

  /// Returns true if this and another catalogue are copies of one, which share their open files.
  package func isSame(as other: FontCatalog) -> Bool { files === other.files }

  /// The catalogue for pages that are being built: the installed fonts unless a run has set others.
  package static var building: FontCatalog { ambient.value ?? installed }
  private static let ambient = Ambient<FontCatalog>()
  private static let installed = FontCatalog()

  /// Builds pages with a catalogue, from which `UIFont` has its names and metrics.
  @MainActor
  package static func withCurrent<Result>(
    _ catalog: FontCatalog, build: @MainActor () -> Result
  ) -> Result {
    ambient.with(catalog) { build() }
  }

  /// Builds pages with a catalogue, in a body that may suspend.
  @MainActor
  package static func withCurrent<Result>(
    _ catalog: FontCatalog, build: @MainActor () async -> Result
  ) async -> Result {
    await ambient.with(catalog) { await build() }
  }
}
