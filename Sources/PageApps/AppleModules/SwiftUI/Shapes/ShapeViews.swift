public import Foundation

/// A shape, or a drawing of one that more may be drawn over.
nonisolated public protocol _Paintable {
  associatedtype _Form: Shape
  var _form: _Form { get }
  var _paints: _ShapePaints { get }
}

/// A shape with the fills and strokes drawn so far.
nonisolated public struct _ShapePaints: Sendable {
  var all: [ShapePaint] = []
}

extension Shape {
  public var _form: Self { self }
  public var _paints: _ShapePaints { _ShapePaints() }
}

/// A shape drawn with a style, over what was drawn of it before.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: _PrimitiveView, _Paintable {
  public let _form: Content
  public let _paints: _ShapePaints

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    [ShapeElement(_form, _paints.all, context.environment)]
  }
}

extension _Paintable {
  fileprivate func painted<S: ShapeStyle>(_ drawn: any Shape, _ style: S, eoFill: Bool = false) -> _ShapeView<
    _Form, S
  > {
    let paint = ShapePaint(shape: drawn, style: AnyShapeStyle(style), eoFill: eoFill)
    return _ShapeView(_form: _form, _paints: _ShapePaints(all: _paints.all + [paint]))
  }
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<_Form, S> { painted(_form, content, eoFill: style.isEOFilled) }
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<_Form, S> { painted(_form.stroke(style: style), content) }
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<_Form, S> { stroke(content, style: StrokeStyle(lineWidth: lineWidth)) }
}

extension _Paintable where _Form: InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<_Form, S> { painted(_form.inset(by: style.lineWidth / 2).stroke(style: style), content) }
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<_Form, S> { strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth)) }
}

extension View {
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { background(shape.fill(style, style: fillStyle), alignment: .center) }
  public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { overlay(shape.fill(style, style: fillStyle), alignment: .center) }
}
