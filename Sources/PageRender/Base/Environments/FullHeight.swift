package import LayoutEngine

/// Pictures as high as the content of the scroll view that fills the screen, not as the screen.
package enum FullHeight {
  /// True while pages are drawn at their full height.
  package static let isWanted = Ambient<Bool>()

  /// The shares of the screen's width and height that a page's scroll view has at least.
  private static let leastWidth = 0.8
  private static let leastHeight = 0.5
  /// The height of pictures that cairo can draw, in pixels.
  private static let maximumPixels = 32_767.0
  /// The most rounds: a list measures rows only once they show.
  private static let roundLimit = 8

  /// A scroll view on a screen.
  package struct Scroll {
    package var frame: Size
    /// The height of its content with the insets around it, in points.
    package var content: Double

    package init(frame: Size, content: Double) { (self.frame, self.content) = (frame, content) }
  }

  /// The environment with a screen so high that the largest scroll view shows all of its content; the given one if no
  /// scroll view fills the screen, or if those grow no more than their content.
  ///
  /// - Parameter scrolls: Lays a page out in an environment, and returns its visible scroll views.
  package static func environment<Failure: Error>(
    for environment: PageEnvironment, _ scrolls: (PageEnvironment) throws(Failure) -> [Scroll]
  ) throws(Failure) -> PageEnvironment {
    var (shown, before) = (environment, Double.infinity)
    let screen = environment.layoutEnvironment.size
    for _ in 0..<roundLimit {
      let largest = try scrolls(shown).filter {
        $0.frame.width >= leastWidth * screen.width && $0.frame.height >= leastHeight * screen.height
      }.max { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }
      guard let largest, largest.content - largest.frame.height > 0.5 else { return shown }
      let overflow = largest.content - largest.frame.height
      guard overflow < before else { return environment }
      let former = shown
      before = overflow
      shown.grow(by: overflow, atMost: maximumPixels)
      if shown == former { return shown }
    }
    return shown
  }
}

extension PageEnvironment {
  /// Makes the screen higher, by whole points.
  fileprivate mutating func grow(by overflow: Double, atMost pixels: Double) {
    let (size, scale) = (device.size(in: orientation), device.scale)
    let limit = min(pixels / scale, Double(Device.maximumPixels) / (size.width * scale * scale))
    let height = max(min((size.height + overflow).rounded(.up), limit.rounded(.down)), size.height)
    switch orientation {
    case .portrait: device.size.height = height
    case .landscape: device.landscapeSize = Size(width: size.width, height: height)
    }
  }
}
