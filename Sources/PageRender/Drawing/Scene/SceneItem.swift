internal import LayoutEngine

/// One thing to draw, and the view it came from.
public struct SceneItem: Sendable {
  public var kind: Kind
  /// The index of the view in its tree (the layout item's index).
  public var source: Int

  public init(_ kind: Kind, source: Int) {
    self.kind = kind
    self.source = source
  }

  public enum Kind: Sendable {
    case shape(Shape, Color)
    /// Fills the shape with colours that change from place to place.
    case gradient(Shape, Gradient)
    /// A line along the shape's outline, half of it on each side.
    case stroke(Shape, Stroke)
    /// A blurred picture of the shape, as if it stood above what is below.
    case shadow(Shape, Shadow)
    /// Glyph positions are in scene coordinates; the colour is final.
    case glyphs(SceneGlyphs)
    case image(SceneImage)
    /// Draws the items inside the shape only.
    case clip(Shape, [SceneItem])
    /// Draws the items as one picture with this opacity, 0…1.
    case group(opacity: Double, [SceneItem])
    /// Draws the items, whose coordinates are those before the transform.
    case transform(Transform, [SceneItem])
    /// Draws the items as one picture, each point as opaque as the mask's items are there together.
    case mask([SceneItem], [SceneItem])
    /// A blurred picture of what the items cover.
    case shadowOf([SceneItem], Shadow)
    /// Draws the items, which are one element of a document's structure.
    case tagged(StructureTag, [SceneItem])
  }
}
