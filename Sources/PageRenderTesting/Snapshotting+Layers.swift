public import PageRender

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// A layer in the size of its bounds.
  public static var image: Snapshotting { .image() }

  /// A layer in the size of its bounds, with its sublayers.
  ///
  /// - Parameters:
  ///   - traits: The traits: `displayScale` is the pixels per point, 3 unless set, and `userInterfaceStyle`
  ///     chooses colours.
  ///   - tolerance: Further limits. The two precisions override its own if they are below 1.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = UITraitCollection(),
    tolerance: PictureTolerance = .exact
  ) -> Snapshotting {
    .drawn(
      Drawing(
        tolerance: tolerance.with(precision: precision, perceptualPrecision: perceptualPrecision),
        ignored: []
      ) { layer in
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        return try Screens.screen(drawing: layer.bounds, traits: traits) { layer.render(in: $0) }
      })
  }
}
