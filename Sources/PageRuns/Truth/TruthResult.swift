internal import LayoutEngine
package import PageRender

/// The comparison of one recording with the screen that PageRender draws.
package struct TruthResult: Sendable {
  package var recording: TruthRecording
  package var environment: PageEnvironment
  /// The frames, lines and colours; `nil` for a recording of a picture only.
  package var views: TruthComparison?
  /// The pixels; `nil` for a recording without a picture.
  package var picture: Picture?

  /// The comparison of a recorded picture with the drawn one.
  package struct Picture: Sendable {
    package var passes: Bool
    /// The pixels that differ beyond the tolerance, of those that both pictures have.
    package var differentPixels: Int
    package var comparedPixels: Int
    /// The difference in words, such as `143 pixels differ, in 2 regions, …`.
    package var summary: String
    package var colors: [PictureComparison.ColorPair]

    package init(
      passes: Bool, differentPixels: Int, comparedPixels: Int, summary: String,
      colors: [PictureComparison.ColorPair] = []
    ) {
      self.passes = passes
      self.differentPixels = differentPixels
      self.comparedPixels = comparedPixels
      self.summary = summary
      self.colors = colors
    }
  }

  package init(
    recording: TruthRecording, environment: PageEnvironment, views: TruthComparison?, picture: Picture?
  ) {
    self.recording = recording
    self.environment = environment
    self.views = views
    self.picture = picture
  }

  package var isEqual: Bool { (views?.isEqual ?? true) && (picture?.passes ?? true) }
}

extension PageWorker {
  /// The most frequent pairs of colours that are told of a picture.
  private static let colorLimit = 3

  /// Draws a recording's page and compares it.
  func compare(
    _ page: PreparedPage, with recording: TruthRecording, in environment: PageEnvironment,
    tolerance: PictureTolerance, source: Int, file: String
  ) -> (result: TruthResult?, diagnostics: [Diagnostic]) {
    do {
      let renderer = try renderer(source)
      let solved = try renderer.solve(page, in: environment)
      let layout = environment.layoutEnvironment
      var result = TruthResult(recording: recording, environment: environment, views: nil, picture: nil)
      if recording.views != nil {
        result.views = TruthComparison(
          of: recording, with: PageNotes(of: page)?.views ?? solved.truthViews(in: environment),
          window: (layout.size, layout.safeArea))
      }
      var faults = diagnostics(of: solved, in: environment, file: file)
      if let path = recording.picture {
        switch Self.stored(path) {
        case .success(let expected):
          result.picture = try Self.compare(expected, renderer.picture(of: solved.scene), tolerance)
        case .failure(let error):
          // Half a comparison would count as equal.
          faults.append(
            Diagnostic(.error, file: path, error.message, exitCode: error.isLimit ? .limit : .badInput))
          return (nil, faults)
        }
      }
      return (result, faults)
    } catch {
      return (nil, [PageError(error).diagnostic(page: page, file: page.file ?? file)])
    }
  }

  private static func stored(_ path: String) -> Result<PixelImage, StoredPictureError> {
    Result { () throws(StoredPictureError) in try StoredPicture(contentsOf: path).decode() }
  }

  private static func compare(
    _ expected: PixelImage, _ actual: PixelImage, _ tolerance: PictureTolerance
  ) -> TruthResult.Picture {
    let comparison = PictureComparison(expected: expected, actual: actual)
    let passes = comparison.passes(tolerance)
    return TruthResult.Picture(
      passes: passes, differentPixels: comparison.pixels(beyond: tolerance),
      comparedPixels: comparison.comparedPixels, summary: comparison.summary(beyond: tolerance),
      colors: passes ? [] : comparison.colorPairs(of: expected, actual, atMost: colorLimit))
  }
}
