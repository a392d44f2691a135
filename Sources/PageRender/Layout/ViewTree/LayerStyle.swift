package import LayoutEngine
package import PageDrawing

/// The appearance that a layer adds to its view, as a value.
package struct LayerStyle: Sendable {
  package var corners = Corners()
  /// The rule that replaces the corners' radius once the size is known; `nil` for none.
  package var cornerRule: CornerRule?
  /// The width of the border, in points, which lies inside the view's edge.
  package var borderWidth = 0.0
  package var borderColor = Color.Dynamic(.black)
  /// The layer's shadow; `nil` if it casts none.
  package var shadow: ShadowStyle?
  /// The layer's own content above its background, such as a gradient.
  package var content: (any LayerContent)?
  /// The origin of the layer's bounds: its upper left corner in its own coordinates.
  package var boundsOrigin = Point.zero
  /// Sublayers without views, from back to front.
  package var sublayers: [LayerNode] = []
  /// The mask, at most one layer, by whose alpha the layer is shown.
  package var mask: [LayerNode] = []
  /// The transform applied when the layer is drawn; frames do not include it.
  package var transform = Transform.identity
  /// The anchor point of `transform`, as fractions of the layer's size.
  package var anchor = Point(x: 0.5, y: 0.5)
  /// The depth by which siblings are drawn, the smallest first.
  package var zPosition = 0.0
  /// The filters of the layer with all that is in it, first to last, before its opacity.
  package var filters: [Filter] = []
  /// True if opacity fades each item of the layer for itself, so that what one covers shows through.
  package var fadesApart = false

  package init() {}

  /// The style in a frame, in which the corner rule has become a radius.
  ///
  /// - Parameter container: The nearest view around that has round corners; `nil` without any.
  func resolved(in frame: Rect, of container: CornerContainer?) -> LayerStyle {
    guard let cornerRule else { return self }
    var style = self
    style.corners.radius = cornerRule.radius(in: frame.size)
    if case .concentric = cornerRule, let container {
      let half = min(frame.width, frame.height) / 2
      style.corners.radius = min(half, max(style.corners.radius, container.radius(inside: frame)))
    }
    return style
  }

  /// True if the style changes nothing that is drawn.
  package var isPlain: Bool {
    !corners.areRound && cornerRule == nil && borderWidth == 0 && shadow == nil && content == nil
      && sublayers.isEmpty
      && mask.isEmpty && transform == .identity && zPosition == 0 && filters.isEmpty && !fadesApart
  }

  package struct ShadowStyle: Sendable {
    package var color: Color.Dynamic
    /// The opacity of the shadow, 0…1.
    package var opacity: Double
    /// The offset of the shadow, in points, to the right and downwards.
    package var offset: Point
    /// The blur radius of the shadow, in points.
    package var radius: Double
    /// The outline that casts the shadow, in the layer's coordinates; `nil` uses the outline of what the
    /// layer shows.
    package var path: Path?

    package init(color: Color.Dynamic, opacity: Double, offset: Point, radius: Double, path: Path? = nil) {
      self.color = color
      self.opacity = opacity
      self.offset = offset
      self.radius = radius
      self.path = path
    }
  }
}

/// A layer without a view, as a value.
package struct LayerNode: Sendable {
  /// The frame in the superlayer's coordinates, in points, before the layer's transform.
  package var frame: Rect
  package var backgroundColor: Color.Dynamic?
  /// The opacity of the layer, 0…1.
  package var opacity = 1.0
  package var masksToBounds = false
  package var style = LayerStyle()
  /// The number of the view's subviews that are in front of the layer.
  package var viewsAbove = 0

  package init(
    frame: Rect, backgroundColor: Color.Dynamic? = nil, opacity: Double = 1.0, masksToBounds: Bool = false,
    style: LayerStyle = LayerStyle(), viewsAbove: Int = 0
  ) {
    self.frame = frame
    self.backgroundColor = backgroundColor
    self.opacity = opacity
    self.masksToBounds = masksToBounds
    self.style = style
    self.viewsAbove = viewsAbove
  }
}

/// A layer's own content, as a value.
package protocol LayerContent: Sendable {
  /// The drawing of the content in the layer's coordinates, for the layer's size in points.
  func ink(in size: Size, corners: Corners) -> [Ink]
  /// The outline if the content is this outline alone, filled with an opaque colour; else `nil`.
  var opaqueOutline: Path? { get }
}

extension LayerContent {
  package var opaqueOutline: Path? { nil }
}

/// A gradient over the whole layer.
package struct GradientLayerContent: LayerContent {
  package var stops: [(place: Double, color: Color.Dynamic)]
  package var form: Gradient.Form

  package init(stops: [(place: Double, color: Color.Dynamic)], form: Gradient.Form) {
    self.stops = stops
    self.form = form
  }

  package func ink(in size: Size, corners: Corners) -> [Ink] {
    let frame = Rect(origin: .zero, size: size)
    guard !stops.isEmpty else { return [] }
    return [.gradient(corners.shape(of: frame), GradientStyle(stops: stops, form: form, frame: frame))]
  }
}

/// An image placed in the layer.
package struct ImageLayerContent: LayerContent {
  package var image: ImageContent

  package init(image: ImageContent) {
    self.image = image
  }

  package func ink(in size: Size, corners: Corners) -> [Ink] {
    let frame = image.mode.frame(of: image.size, in: Rect(origin: .zero, size: size))
    return [.image(image, in: frame)]
  }
}

/// Text that begins at the layer's top.
package struct TextLayerContent: LayerContent {
  package var text: TextContent

  package init(text: TextContent) {
    self.text = text
  }

  package func ink(in size: Size, corners: Corners) -> [Ink] {
    [.text(text, in: Rect(origin: .zero, size: size))]
  }
}

/// Content that code drew.
package struct DrawnLayerContent: LayerContent {
  package var ink: [Ink]

  package init(ink: [Ink]) {
    self.ink = ink
  }

  package func ink(in size: Size, corners: Corners) -> [Ink] { ink }
}
