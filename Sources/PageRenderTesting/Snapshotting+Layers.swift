public import PageRender

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// A layer as large as its bounds.
  public static var image: Snapshotting { .image() }

  /// A layer as large as its bounds, with the layers in it.
  ///
  /// - Parameters:
  ///   - traits: Their `displayScale` is the pixels per point, 3 unless set; their `userInterfaceStyle` chooses colours.
  ///   - tolerance: Further limits; what the two precisions say goes before what it says of them.
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
