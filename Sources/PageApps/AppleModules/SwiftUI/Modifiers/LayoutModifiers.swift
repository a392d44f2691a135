public import Foundation

extension View {
  // MARK: Padding and frames

  /// Room at edges, in points; 16 points where none is given.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    wrapped { element, _ in PaddingElement(element, EdgeInsets(length ?? 16, at: edges)) }
  }
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
  public func padding(_ insets: EdgeInsets) -> some View {
    wrapped { element, _ in PaddingElement(element, insets) }
  }
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    padding(edges, length)
  }

  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  {
    wrapped { element, _ in FixedFrameElement(element, width: width, height: height, alignment: alignment) }
  }

  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    wrapped { element, _ in
      FlexibleFrameElement(
        element, width: .init(least: minWidth, ideal: idealWidth, most: maxWidth),
        height: .init(least: minHeight, ideal: idealHeight, most: maxHeight), alignment: alignment)
    }
  }

  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    wrapped { element, _ in
      FixedSizeElement(element, [horizontal ? .horizontal : [], vertical ? .vertical : []])
    }
  }

  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    wrapped { element, _ in RatioElement(element, ratio: ratio, contentMode) }
  }
  public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(size.height > 0 ? size.width / size.height : 1, contentMode: contentMode)
  }
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  public func layoutPriority(_ value: Double) -> some View {
    wrapped { element, _ in PriorityElement(element, value) }
  }
  public func zIndex(_ value: Double) -> some View {
    wrapped { element, _ in TraitElement(element) { $0.zIndex = value } }
  }
  public func tag<V: Hashable>(_ tag: V) -> some View {
    wrapped { element, _ in TraitElement(element) { $0.tag = AnyHashable(tag) } }
  }

  // MARK: Places

  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    wrapped { element, _ in GuideElement(element, guide.key, computeValue) }
  }
  public func alignmentGuide(_ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat)
    -> some View
  {
    wrapped { element, _ in
      VerticalGuides.note(guide)
      return GuideElement(element, guide.key, computeValue)
    }
  }
  public func offset(_ offset: CGSize) -> some View {
    wrapped { element, _ in OffsetElement(element, offset) }
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }
  public func position(_ point: CGPoint) -> some View {
    wrapped { element, _ in PositionElement(element, point) }
  }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    wrapped { element, _ in regions.contains(.container) ? UnsafeElement(element, edges) : element }
  }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

  // MARK: Layers

  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    layered(overlay, "overlay", alignment)
  }
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View { layered(content(), "overlay", alignment) }
  @_disfavoredOverload
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    layered(StyleView(style: AnyShapeStyle(style)), "overlay", ignored: edges)
  }
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    // A colour or gradient is a style too, and those reach to the edges of the screen.
    layered(background, "background", alignment, ignored: background is any ShapeStyle ? .all : [])
  }
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View { layered(content(), "background", alignment) }
  @_disfavoredOverload
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  {
    layered(StyleView(style: AnyShapeStyle(style)), "background", ignored: edges)
  }
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  private func layered(
    _ layer: any View, _ name: String, _ alignment: Alignment = .center, ignored edges: Edge.Set = []
  ) -> some View {
    wrapped { element, context in
      LayeredElement(
        element, context.entered(name).element(layer), alignment, isBehind: name == "background",
        ignored: edges)
    }
  }
}

/// A rectangle of a style.
nonisolated struct StyleView: _PrimitiveView {
  let style: AnyShapeStyle

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    [StyleElement(style, context.environment)]
  }
}
