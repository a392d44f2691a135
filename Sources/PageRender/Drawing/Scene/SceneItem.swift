internal import LayoutEngine

/// A drawing operation, and the view that it belongs to.
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
    /// Fills the shape with a gradient.
    case gradient(Shape, Gradient)
    /// A line along the shape's outline, half of it on each side.
    case stroke(Shape, Stroke)
    /// Draws the blurred shadow of the shape.
    case shadow(Shape, Shadow)
    /// Replaces what lies inside the shape by a filtered copy of itself.
    case backdrop(Shape, Backdrop)
    /// Draws glyphs; their positions are in scene coordinates, and their colour is final.
    case glyphs(SceneGlyphs)
    case image(SceneImage)
    /// Draws the items inside the shape only.
    case clip(Shape, [SceneItem])
    /// Draws the items as one picture with this opacity, 0…1.
    case group(opacity: Double, [SceneItem])
    /// Draws the items as one picture, filtered.
    case filtered(Filter, [SceneItem])
    /// Draws the items, with their coordinates transformed.
    case transform(Transform, [SceneItem])
    /// Draws the items of the second list as one picture, masked by the alpha of the first list's items.
    case mask([SceneItem], [SceneItem])
    /// Draws the blurred shadow of all items together.
    case shadowOf([SceneItem], Shadow)
    /// Draws the items, which are one element of a document's structure.
    case tagged(StructureTag, [SceneItem])
  }
}
