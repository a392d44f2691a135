public import Foundation
public import PageRender

/// The limits within which two pictures count as equal, so that tests need not import PageRender.
public typealias PictureTolerance = PageRender.PictureTolerance

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A controller's screen, as large as its view.
  public static var image: Snapshotting { .image() }

  /// A controller's screen on a device.
  ///
  /// ```swift
  /// let dark = UITraitCollection(userInterfaceStyle: .dark)
  /// assertSnapshot(
  ///   of: SettingsController(),
  ///   as: .image(on: .iPhoneX, perceptualPrecision: 0.98, traits: dark, ignoring: ["clock"]))
  /// ```
  ///
  /// - Parameters:
  ///   - precision: The share of all bytes, or with `perceptualPrecision` of all pixels, that has to be
  ///     equal.
  ///   - perceptualPrecision: The required closeness of two colours: a pixel passes if its ΔE is at most
  ///     `100 · (1 − perceptualPrecision)`.
  ///   - size: The screen's size, in points; `nil` is the device's.
  ///   - traits: The traits that override the device's.
  ///   - ignored: The accessibility identifiers of views that are left out of the comparison.
  ///   - tolerance: Further limits. The two precisions override its own if they are below 1.
  public static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection(), ignoring ignored: [String] = [],
    tolerance: PictureTolerance = .exact
  ) -> Snapshotting {
    .drawn(
      Drawing(
        tolerance: tolerance.with(precision: precision, perceptualPrecision: perceptualPrecision),
        ignored: ignored
      ) { try Screens.screen(of: $0, on: config.with(size: size), traits: traits) })
  }

  /// A controller's screen of a size, without a safe area.
  ///
  /// - Parameter drawHierarchyInKeyWindow: Has no effect, as everything is drawn in a window.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection(), ignoring ignored: [String] = [],
    tolerance: PictureTolerance = .exact
  ) -> Snapshotting {
    .image(
      on: ViewImageConfig(), precision: precision, perceptualPrecision: perceptualPrecision, size: size,
      traits: traits, ignoring: ignored, tolerance: tolerance)
  }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A view in the size of its frame, or of its content.
  public static var image: Snapshotting { .image() }

  /// A view by itself.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Has no effect, as everything is drawn in a window.
  ///   - size: The view's size, in points; by default its frame's, or if that is empty the size of its
  ///     content and constraints.
  ///   - ignored: The accessibility identifiers of views that are left out of the comparison.
  ///   - tolerance: Further limits. The two precisions override its own if they are below 1.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection(), ignoring ignored: [String] = [],
    tolerance: PictureTolerance = .exact
  ) -> Snapshotting {
    .drawn(
      Drawing(
        tolerance: tolerance.with(precision: precision, perceptualPrecision: perceptualPrecision),
        ignored: ignored
      ) { try Screens.screen(of: $0, size: size, traits: traits) })
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// A picture at its own scale.
  public static var image: Snapshotting { .image() }

  /// - Parameters:
  ///   - scale: The pixels per point; `nil` or 0 is the picture's own scale.
  ///   - tolerance: Further limits. The two precisions override its own if they are below 1.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil,
    tolerance: PictureTolerance = .exact
  ) -> Snapshotting {
    .drawn(
      Drawing(
        tolerance: tolerance.with(precision: precision, perceptualPrecision: perceptualPrecision),
        ignored: []
      ) { try Screens.screen(of: $0, scale: scale ?? 0) })
  }
}

extension Snapshotting where Format == UIImage {
  /// Makes a strategy that compares drawn screens. Other code that uses the strategy gets its pictures as
  /// `UIImage`.
  static func drawn(_ drawing: Drawing<Value>) -> Snapshotting {
    var strategy = Snapshotting(pathExtension: "png", diffing: .image(tolerance: drawing.tolerance)) {
      value in
      nonisolated(unsafe) let value = value
      return MainThread.run {
        (try? drawing.draw(value)).flatMap { try? $0.image() } ?? UIImage()
      }
    }
    strategy.drawing = drawing
    return strategy
  }
}

extension Screen {
  /// Draws the screen at its scale.
  @MainActor
  func image() throws -> UIImage {
    let picture = try Screens.withRenderer { try $0.picture(of: page.scene) }
    return UIImage(picture, scale: CGFloat(page.scene.scale))
  }
}

extension Diffing where Value == UIImage {
  /// Compares pictures pixel by pixel, without tolerance.
  public static var image: Diffing { .image() }

  /// - Parameter scale: The pixels per point of pictures from files; `nil` or 0 is 1.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    .image(
      tolerance: PictureTolerance.exact.with(precision: precision, perceptualPrecision: perceptualPrecision),
      scale: scale)
  }

  static func image(tolerance: PictureTolerance, scale: CGFloat? = nil) -> Diffing {
    Diffing(
      toData: { image in Data(Self.pixels(image).flatMap { try? $0.snapshotBytes() } ?? []) },
      fromData: { UIImage(data: $0, scale: max(scale ?? 1, 1)) ?? UIImage() },
      diff: { old, new in
        guard let expected = Self.pixels(old), let actual = Self.pixels(new) else {
          return ("the picture has no pixels", [])
        }
        let comparison = PictureComparison(expected: expected, actual: actual)
        guard !comparison.passes(tolerance) else { return nil }
        let difference = try? comparison.picture(over: expected, beyond: tolerance).snapshotBytes()
        var attachment = difference.map { XCTAttachment(data: Data($0)) }
        attachment?.name = "difference.png"
        let advice = comparison.advice(for: tolerance) { $0.swiftArgument }
        return (
          ([comparison.summary(beyond: tolerance)] + (advice.map { [$0] } ?? [])).joined(separator: "\n"),
          attachment.map { [$0] } ?? []
        )
      })
  }

  private static func pixels(_ image: UIImage) -> PixelImage? {
    MainThread.run {
      try? Screens.withRenderer { renderer in
        try renderer.picture(of: Screens.screen(of: image, scale: 0).page.scene)
      }
    }
  }
}
