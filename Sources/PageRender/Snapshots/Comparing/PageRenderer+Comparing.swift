public import PageDrawing
public import PageLayout

/// The result of comparing a drawn page with a recorded picture.
public enum PictureVerification: Sendable {
  /// Equal pixels and equal size, apart from ignored areas.
  case same
  case different(PictureComparison, expected: PixelImage, actual: PixelImage)
}

extension PageRenderer {
  /// Draws a scene and compares it with a recorded picture. The recording is decoded only if it has no pixel
  /// hash or another one; the pixels of an unchanged page are never copied.
  ///
  /// ```swift
  /// func check(_ solved: SolvedPage, by renderer: PageRenderer) throws {
  ///   let recorded = try StoredPicture(contentsOf: "Snapshots/welcome/iphone-x.png")
  ///   let clock = PixelRectangle(x: 60..<180, y: 40..<90)
  ///   switch try renderer.verify(solved.scene, against: recorded, ignoring: [clock]) {
  ///   case .same: print("as recorded")
  ///   case .different(let comparison, _, _): print(comparison.summary())
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter ignored: Rectangles to leave out of the comparison, in pixels.
  /// - Throws: `PageError` if the page cannot be drawn, `StoredPictureError` if the recording cannot be
  ///   decoded.
  public func verify(
    _ scene: Scene, against stored: StoredPicture, ignoring ignored: [PixelRectangle] = []
  ) throws -> PictureVerification {
    var (expected, drawn): (PixelImage?, PixelImage?)
    let comparison = try withRows(of: scene) { actual -> PictureComparison? in
      if stored.matches(actual) == true { return nil }
      let picture = try stored.decode()
      expected = picture
      let comparison = picture.withRows { expected in
        PictureComparison(expected: expected, actual: actual, ignoring: ignored)
      }
      guard !comparison.isEqual else { return nil }
      drawn = try actual.copied(isOpaque: true)
      return comparison
    }
    guard let comparison, let expected, let drawn else { return .same }
    return .different(comparison, expected: expected, actual: drawn)
  }

  /// Draws a scene and hashes its pixels.
  public func pictureHash(of scene: Scene) throws(PageError) -> PictureHash {
    do {
      return try withRows(of: scene) { PictureHash(of: $0) }
    } catch {
      throw PageError(error)
    }
  }
}
