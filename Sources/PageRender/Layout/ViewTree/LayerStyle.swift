internal import LayoutEngine

/// What a layer adds to the look of its view, as a value.
struct LayerStyle: Sendable {
  var corners = Corners()
  /// In points, inside the view's edge.
  var borderWidth = 0.0
  var borderColor = Color.Dynamic(.black)
  /// `nil` where the view casts no shadow.
  var shadow: ShadowStyle?
  /// What the layer itself shows above its background, such as a gradient.
  var content: (any LayerContent)?
  /// The place in the layer's own coordinates that is its upper left corner.
  var boundsOrigin = Point.zero
  /// Layers in it that are no views', from back to front.
  var sublayers: [LayerNode] = []
  /// At most one: what is seen of the layer is where this is opaque.
  var mask: [LayerNode] = []
  /// Where everything of it is moved before it is drawn; frames know nothing of it.
  var transform = Transform.identity
  /// The point that `transform` moves around, in parts of the layer's size.
  var anchor = Point(x: 0.5, y: 0.5)
  /// Layers side by side are drawn by it, the smallest first.
  var zPosition = 0.0

  /// Whether it changes nothing.
  var isPlain: Bool {
    !corners.areRound && borderWidth == 0 && shadow == nil && content == nil && sublayers.isEmpty
      && mask.isEmpty && transform == .identity && zPosition == 0
  }

  struct ShadowStyle: Sendable {
    var color: Color.Dynamic
    /// 0…1.
    var opacity: Double
    /// In points, to the right and downwards.
    var offset: Point
    /// In points.
    var radius: Double
    /// In the layer's coordinates; `nil` where the shadow is that of what the layer shows.
    var path: Path?
  }
}

/// A layer that is no view's, as a value.
struct LayerNode: Sendable {
  /// In points, in the coordinates of the layer it is in, before its transform.
  var frame: Rect
  var backgroundColor: Color.Dynamic?
  /// 0…1.
  var opacity = 1.0
  var masksToBounds = false
  var style = LayerStyle()
  /// How many of the view's subviews are in front of it.
  var viewsAbove = 0
}

/// What a layer shows by itself, as a value.
protocol LayerContent: Sendable {
  /// In the layer's coordinates, with its size in points.
  func ink(in size: Size, corners: Corners) -> [Ink]
  /// The outline, if that and no more is what the layer shows, opaque.
  var opaqueOutline: Path? { get }
}

extension LayerContent {
  var opaqueOutline: Path? { nil }
}

/// A gradient over the whole layer.
struct GradientLayerContent: LayerContent {
  var stops: [(place: Double, color: Color.Dynamic)]
  var form: Gradient.Form

  func ink(in size: Size, corners: Corners) -> [Ink] {
    let frame = Rect(origin: .zero, size: size)
    guard !stops.isEmpty else { return [] }
    return [.gradient(corners.shape(of: frame), GradientStyle(stops: stops, form: form, frame: frame))]
  }
}

/// A path, filled and drawn along.
struct ShapeLayerContent: LayerContent {
  var path: Path
  var fill: Color.Dynamic?
  var line: LineStyle
  /// The outline that is drawn along: part of the path, or all of it.
  var outline: Path
  var stroke: Color.Dynamic?

  func ink(in size: Size, corners: Corners) -> [Ink] {
    var ink: [Ink] = []
    if let fill { ink.append(.fill(.path(path), fill)) }
    if let stroke, line.width > 0 { ink.append(.stroke(.path(outline), line, stroke)) }
    return ink
  }

  var opaqueOutline: Path? {
    guard let fill, fill.light.alpha == 1, fill.dark.alpha == 1, stroke == nil else { return nil }
    return path
  }
}

/// A picture placed in the layer.
struct ImageLayerContent: LayerContent {
  var image: ImageContent

  func ink(in size: Size, corners: Corners) -> [Ink] {
    let frame = image.mode.frame(of: image.size, in: Rect(origin: .zero, size: size))
    return [.image(image, in: frame)]
  }
}

/// Text from the layer's top.
struct TextLayerContent: LayerContent {
  var text: TextContent

  func ink(in size: Size, corners: Corners) -> [Ink] {
    [.text(text, in: Rect(origin: .zero, size: size))]
  }
}

/// What code drew.
struct DrawnLayerContent: LayerContent {
  var ink: [Ink]

  func ink(in size: Size, corners: Corners) -> [Ink] { ink }
}
